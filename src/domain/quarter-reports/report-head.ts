import type { AnySchema } from 'yup';

import { isPhone, normalizePhone } from '../identity/phone';
import { normalizeName, normalizeNote } from '../text/names';
import {
  checkedText,
  mustBeGiven,
  mustBeWhole,
  optionalNumber,
  optionalText,
  requiredText,
  type NumberField,
} from '../validation/yup-fields';
import { firstReportYear, type Quarter } from './quarter';

/** What every report of a quarter says about itself; `null` while a number has not been entered. */
export type ReportHead = {
  readonly nam: number | null;
  readonly quy: number | null;
  readonly nguoiLap: string;
  readonly dienThoaiLap: string;
  readonly ghiChu: string | null;
};

export function emptyHead({ nam, quy }: Quarter): ReportHead {
  return { nam, quy, nguoiLap: '', dienThoaiLap: '', ghiChu: null };
}

/** What was typed, in the form in which it is checked, sent and stored. Answers a copy. */
export function normalizeHead<Input extends ReportHead>(input: Input): Input {
  return {
    ...input,
    nguoiLap: normalizeName(input.nguoiLap),
    dienThoaiLap: normalizePhone(input.dienThoaiLap),
    ghiChu: normalizeNote(input.ghiChu),
  };
}

/** Rules of a head (domain dictionary §5.1 tab 2, §5.6). @param today ISO date; its year is the last one. */
export function headFields(today: string) {
  return {
    nam: requiredCount({ min: firstReportYear, max: Number(today.slice(0, 4)) }),
    quy: requiredCount({ min: 1, max: 4 }),
    nguoiLap: requiredText({ max: 100 }),
    dienThoaiLap: checkedText(requiredText({ max: 20 }), 'phone', (text) => isPhone(normalizePhone(text))),
    ghiChu: optionalText({ max: 1_000 }),
  } satisfies Record<keyof ReportHead, AnySchema>;
}

/** A whole number that must be there. */
export function requiredCount(bounds: { readonly min: number; readonly max: number }): NumberField {
  return mustBeWhole(mustBeGiven(optionalNumber(bounds)));
}

/** The number of the line, from 1, that an earlier one already is; `undefined` for the first of its kind. */
export function earlierTwin<Line>(
  lines: readonly Line[],
  line: Line,
  keyOf: (line: Line) => string,
): number | undefined {
  const place = lines.findIndex((other) => keyOf(other) === keyOf(line));
  return place < 0 || lines[place] === line ? undefined : place + 1;
}

/** The lines up to the last one that something was entered into. */
export function withoutBlankEnd<Line>(lines: readonly Line[], isBlank: (line: Line) => boolean): readonly Line[] {
  const last = lines.findLastIndex((line) => !isBlank(line));
  return lines.slice(0, last + 1);
}
