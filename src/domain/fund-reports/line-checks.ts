import { daysBetween } from '../format/calendar';
import { validationErrorsOf, type FieldError } from '../validation/schema-errors';
import { validationMessage } from '../validation/validation-message';
import { agreesWithPerson } from '../identity/citizen-id';
import { otherRows, rowsInWords } from '../import/rows-in-words';
import { createContractIndex, type ContractMark } from './contract-index';
import type { FundReportLineInput, LineWarning } from './fund-report';
import { isBlankLine, lineFields, normalizeLine, type TypedLine } from './line-input';
import { fundReportLineSchema } from './line-schema';
import { placeInPeriod, type Period } from './period';

/** Units report a departure within so many days (domain dictionary §5.1). */
const reportingDays = 5;

/** Most lines of one report (domain dictionary §5.1). */
export const mostReportLines = 2_000;

/** Most lines that one call stores. */
export const mostLinesPerCall = 200;

/** Lines as different as these are remembered by a judge; what was typed long ago is forgotten. */
const mostRemembered = 5 * mostReportLines;

/**
 * Judges single lines by the rules of a period. Neither a line that was judged before nor one that says the same costs
 * anything: a line that was stored is another object, with the same in it.
 */
export function createLineJudge(period: Period): (line: TypedLine) => readonly FieldError[] {
  const schema = fundReportLineSchema(period);
  const byLine = new WeakMap<TypedLine, readonly FieldError[]>();
  const byContent = new Map<string, readonly FieldError[]>();
  return (line) => {
    const known = byLine.get(line);
    if (known !== undefined) {
      return known;
    }
    const content = JSON.stringify(lineFields.map((field) => line[field]));
    const errors = byContent.get(content) ?? (isBlankLine(line) ? [] : validationErrorsOf(schema, normalizeLine(line)));
    if (byContent.size >= mostRemembered) {
      byContent.clear();
    }
    byContent.set(content, errors);
    byLine.set(line, errors);
    return errors;
  };
}

/**
 * The first other rows that say the same worker with the same contract (`otherRows`), by 0-based place
 * (`QuyHoTro:01007`); a row without such others is left out.
 */
export function duplicateRows(lines: readonly ContractMark[]): ReadonlyMap<number, readonly number[]> {
  const known = duplicatesOf.get(lines) ?? findDuplicates(lines);
  duplicatesOf.set(lines, known);
  return known;
}

/** Asked for whenever something about the lines is shown; a list of lines never changes. */
const duplicatesOf = new WeakMap<object, ReadonlyMap<number, readonly number[]>>();

function findDuplicates(lines: readonly ContractMark[]): ReadonlyMap<number, readonly number[]> {
  const rows = createContractIndex<number>();
  for (const [row, line] of lines.entries()) {
    rows.add(line, row);
  }
  const found = lines.map((line, row) => [row, otherRows(rows.sameAs(line), row)] as const);
  return new Map(found.filter(([, others]) => others.length > 0));
}

/** The error of a line that says the same as others. @param others 0-based places. */
export function duplicateError(others: readonly number[]): FieldError {
  const rows = rowsInWords(others.map((row) => row + 1));
  return { field: 'soCccd', ...validationMessage('duplicateContract', { rows }) };
}

/**
 * What the line's departure shows to be worth a look: reported late, or of an earlier period. What needs the database (an
 * unfinished contract, other personal data) is the back end's.
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

/** A service fee of more than this many monthly wages is worth a look (domain dictionary §5.1). */
const mostWages = 3;

/**
 * What the line's other fields show to be worth a look: a service fee of more than three monthly wages, and an identity
 * number that contradicts the person, as far as it was explained; unexplained it is an error.
 */
export function plausibilityWarnings({
  luongThang,
  tienDichVu,
  lyDoCccd,
  soCccd,
  gioiTinh,
  ngaySinh,
}: Pick<
  FundReportLineInput,
  'luongThang' | 'tienDichVu' | 'lyDoCccd' | 'soCccd' | 'gioiTinh' | 'ngaySinh'
>): readonly LineWarning[] {
  const isDear = luongThang !== null && tienDichVu !== null && tienDichVu > mostWages * luongThang;
  const contradicts = lyDoCccd !== null && !agreesWithPerson(soCccd, gioiTinh, ngaySinh);
  return [...(isDear ? (['tien-dich-vu-cao'] as const) : []), ...(contradicts ? (['cccd-khong-khop'] as const) : [])];
}
