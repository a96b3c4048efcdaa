import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useRef, useState } from 'react';

import { errorTexts } from '@/domain/errors/error-texts';
import { judgedSoFar } from '@/domain/fund-reports/lines-in-turn';
import { refusalOf, type EditedLine } from '@/domain/fund-reports/report-edit';
import { validationText } from '@/domain/validation/validation-message';
import type { FundReportEditRef } from '@/machines/records/fund-report-edit-machine';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { describeError } from '@/views/shared/errors/describe-error';

import { lineTexts } from './line-texts';

/** The words of a line's faults, by field. */
type LineErrors = ReadonlyMap<string, string>;

/**
 * What is wrong with which cell, in words, as far as lines are judged. Of the line that is being typed only cells that
 * were left are judged, so that nobody is told what they have not come to yet.
 */
export function useLineErrors(editRef: FundReportEditRef, isLocked: boolean) {
  const localizer = useLocalizer();
  const texts = useTexts(lineTexts);
  const translateError = useTexts(errorTexts);
  const lines = useSelector(editRef, ({ context }) => context.lines);
  const judged = useSelector(editRef, ({ context }) => context.judged);
  const judge = useSelector(editRef, ({ context }) => context.judge);
  const refused = useSelector(editRef, ({ context }) => context.refused);
  const known = useRef(lines);
  const [typing, setTyping] = useState<string>();
  const [left, setLeft] = useState<ReadonlySet<string>>(noCells);

  const errors = useMemo(() => {
    const wrong = new Map<number, LineErrors>();
    const found = isLocked ? [] : judgedSoFar(lines, judged, judge);
    for (const [row, line] of lines.entries()) {
      const refusal = refusalOf({ refused }, line);
      const shown = (found[row] ?? []).filter(({ field }) => line.key !== typing || left.has(field));
      const byField = new Map(shown.map(({ field, ...message }) => [field, validationText(message, localizer)]));
      if (refusal !== undefined) {
        byField.set('hoTen', texts('line.refused', { message: describeError(refusal, translateError).details }));
      }
      if (byField.size > 0) {
        wrong.set(row, byField);
      }
    }
    // The same object where nothing is wrong, so that judging on draws no line anew.
    return wrong.size === 0 ? noErrors : wrong;
  }, [isLocked, lines, judged, judge, refused, typing, left, localizer, texts, translateError]);

  const wrongCells = useMemo(
    () => [...errors].flatMap(([index, fields]) => [...fields.keys()].map((field) => ({ index, field }))),
    [errors],
  );

  const errorOf = useCallback((index: number, field: string) => errors.get(index)?.get(field), [errors]);

  const leave = useCallback(
    (index: number, field: string) => {
      const key = known.current[index]?.key;
      setTyping((current) => (current === key ? current : undefined));
      setLeft((fields) => (fields.has(field) ? fields : new Set([...fields, field])));
    },
    [setTyping],
  );

  const noteTyping = useCallback((changed: readonly EditedLine[]) => {
    const before = new Map(known.current.map((line) => [line.key, line]));
    const touched = changed.filter((line) => before.get(line.key) !== line);
    const [only] = touched;
    known.current = changed;
    const key = touched.length === 1 && only?.stored === undefined ? only?.key : undefined;
    setTyping((current) => {
      if (current !== key) {
        setLeft(noCells);
      }
      return key;
    });
  }, []);

  return { errorOf, wrongCells, leave, noteTyping };
}

const noCells: ReadonlySet<string> = new Set();
const noErrors: ReadonlyMap<number, LineErrors> = new Map();
