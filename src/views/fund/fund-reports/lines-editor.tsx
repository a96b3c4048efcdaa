import { Alert } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useRef, useState } from 'react';

import { errorTexts } from '@/domain/errors/error-texts';
import { judgeLines, mostReportLines } from '@/domain/fund-reports/line-checks';
import { blankLine, isBlankLine } from '@/domain/fund-reports/line-input';
import { refusalOf, warningCounts, type EditedLine } from '@/domain/fund-reports/report-edit';
import { validationText } from '@/domain/validation/validation-message';
import type { FundReportEditRef } from '@/machines/fund-report-edit-machine';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { describeError } from '@/views/shared/errors/describe-error';
import { LineTable } from '@/views/shared/line-table/line-table';
import { newUuid } from '@/domain/text/uuid';

import { lineTexts } from './line-texts';
import { useLineColumns } from './use-line-columns';

type LinesEditorProps = { readonly editRef: FundReportEditRef; readonly isLocked: boolean };

/** The lines of a report as a table that is typed in; what is wrong is marked, and stored once it is right. */
export function LinesEditor({ editRef, isLocked }: LinesEditorProps) {
  const texts = useTexts(lineTexts);
  const columns = useLineColumns(isLocked);
  const lines = useSelector(editRef, ({ context }) => context.lines);
  const isNil = useSelector(editRef, ({ context }) => context.head.khongPhatSinh);
  const { errorOf, wrongCells, leave, noteTyping } = useLineErrors(editRef);
  const warnings = useMemo(() => warningCounts(lines), [lines]);

  const change = useCallback(
    (changed: readonly EditedLine[]) => {
      const keyed = changed.map((line) => (line.key === '' ? { ...line, key: newUuid() } : line));
      noteTyping(keyed);
      editRef.send({ type: 'lines.change', lines: keyed });
    },
    [editRef, noteTyping],
  );

  return (
    <>
      {warnings.length > 0 ? (
        <Alert severity="warning" variant="outlined">
          {warnings.map(([warning, count]) => (
            <div key={warning}>{texts('lines.warned', { warning: texts(`warn.${warning}`), n: count })}</div>
          ))}
        </Alert>
      ) : null}
      <LineTable<EditedLine>
        label={texts('line.table')}
        lines={lines}
        columns={columns}
        onChange={change}
        newLine={newLine}
        isBlank={isBlankLine}
        nameOf={nameOf}
        errorOf={isLocked ? undefined : errorOf}
        wrongCells={isLocked ? undefined : wrongCells}
        onLeave={leave}
        isLocked={isLocked}
        isFixed={isNil}
        mostLines={mostReportLines}
        addLabel={texts('line.add')}
        emptyText={texts('line.empty')}
      />
    </>
  );
}

/** Lines get their key when they join the others. */
function newLine(): EditedLine {
  return { ...blankLine(), key: '', stored: undefined };
}

function nameOf({ hoTen }: EditedLine): string {
  return hoTen ?? '';
}

/**
 * What is wrong with which cell, in words. Of the line that is being typed only cells that were left are judged, so that
 * nobody is told what they have not come to yet.
 */
function useLineErrors(editRef: FundReportEditRef) {
  const localizer = useLocalizer();
  const texts = useTexts(lineTexts);
  const translateError = useTexts(errorTexts);
  const context = useSelector(editRef, (snapshot) => snapshot.context);
  const { lines, judge } = context;
  const known = useRef(lines);
  const [typing, setTyping] = useState<string>();
  const [left, setLeft] = useState<ReadonlySet<string>>(noCells);

  const errors = useMemo(
    () =>
      judgeLines(lines, judge).map((found, row) => {
        const line = lines[row];
        const refusal = line === undefined ? undefined : refusalOf(context, line);
        const shown = found.filter(({ field }) => line?.key !== typing || left.has(field));
        const byField = new Map(shown.map(({ field, ...message }) => [field, validationText(message, localizer)]));
        return refusal === undefined
          ? byField
          : byField.set('hoTen', texts('line.refused', { message: describeError(refusal, translateError).details }));
      }),
    [context, lines, judge, typing, left, localizer, texts, translateError],
  );

  const wrongCells = useMemo(
    () => errors.flatMap((fields, index) => [...fields.keys()].map((field) => ({ index, field }))),
    [errors],
  );

  const errorOf = useCallback((index: number, field: string) => errors[index]?.get(field), [errors]);

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
