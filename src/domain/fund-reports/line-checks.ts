import { daysBetween } from '../format/calendar';
import { validationErrorsOf, type FieldError } from '../validation/schema-errors';
import { validationMessage } from '../validation/validation-message';
import type { LineWarning } from './fund-report';
import { isBlankLine, normalizeLine, type TypedLine } from './line-input';
import { fundReportLineSchema } from './line-schema';
import { placeInPeriod, type Period } from './period';

/** Units report a departure within so many days (domain dictionary §5.1). */
const reportingDays = 5;

/** Most lines of one report (domain dictionary §5.1). */
export const mostReportLines = 2_000;

/** Most lines that one call stores. */
export const mostLinesPerCall = 200;

/** Judges single lines by the rules of a period; a line that was judged before costs nothing, since lines never change. */
export function createLineJudge(period: Period): (line: TypedLine) => readonly FieldError[] {
  const schema = fundReportLineSchema(period);
  const judged = new WeakMap<TypedLine, readonly FieldError[]>();
  return (line) => {
    const known = judged.get(line);
    if (known !== undefined) {
      return known;
    }
    const errors = isBlankLine(line) ? [] : validationErrorsOf(schema, normalizeLine(line));
    judged.set(line, errors);
    return errors;
  };
}

/**
 * The other rows that say the same worker with the same contract, by 0-based place (`QuyHoTro:01007`); a row without
 * such others is left out. Numbers of contracts are compared without regard to case; lines without a citizen id number
 * are no one's.
 */
export function duplicateRows(
  lines: readonly Pick<TypedLine, 'soCccd' | 'soHopDong'>[],
): ReadonlyMap<number, readonly number[]> {
  const rowsByKey = new Map<string, number[]>();
  lines.forEach((line, row) => {
    const key = contractKey(line);
    if (key !== undefined) {
      rowsByKey.set(key, [...(rowsByKey.get(key) ?? []), row]);
    }
  });
  const groups = [...rowsByKey.values()].filter(({ length }) => length > 1);
  return new Map(groups.flatMap((rows) => rows.map((row) => [row, rows.filter((other) => other !== row)] as const)));
}

/** What is wrong with each line of a report, all rules together, in the order of the lines. */
export function judgeLines(
  lines: readonly TypedLine[],
  judge: (line: TypedLine) => readonly FieldError[],
): readonly (readonly FieldError[])[] {
  const duplicates = duplicateRows(lines);
  return lines.map((line, row) => {
    const others = duplicates.get(row);
    return others === undefined ? judge(line) : [...judge(line), duplicateError(others)];
  });
}

/** The error of a line that says the same as others. @param others 0-based places. */
export function duplicateError(others: readonly number[]): FieldError {
  const rows = others.map((row) => row + 1).join(', ');
  return { field: 'soCccd', ...validationMessage('duplicateContract', { rows }) };
}

/** Names worker and contract of a line; `undefined` for a line without a citizen id number. */
export function contractKey({ soCccd, soHopDong }: Pick<TypedLine, 'soCccd' | 'soHopDong'>): string | undefined {
  const [citizenId, contract] = [plain(soCccd), plain(soHopDong)];
  return citizenId === '' ? undefined : `${citizenId}|${contract}`;
}

/**
 * What the line itself shows to be worth a look: a departure reported late, or one of an earlier period. What needs the
 * database (an unfinished contract, other personal data, a fee of more than three wages) is the back end's.
 *
 * @param enteredOn ISO date on which the line was first entered.
 */
export function departureWarnings(
  { ngayXuatCanh }: Pick<TypedLine, 'ngayXuatCanh'>,
  period: Period,
  enteredOn: string,
): readonly LineWarning[] {
  const day = ngayXuatCanh ?? '';
  return [
    ...(daysBetween(day, enteredOn) > reportingDays ? (['khai-muon'] as const) : []),
    ...(placeInPeriod(period, day) === 'before' ? (['ky-truoc'] as const) : []),
  ];
}

function plain(text: string | null): string {
  return (text ?? '').replaceAll(/\s/gu, '').toUpperCase();
}
