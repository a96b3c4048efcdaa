import type { CellValue, Workbook } from 'hucre/xlsx';
import { readXlsx } from 'hucre/xlsx';

import { shortDetail } from '@/domain/auth/callback-answer';
import { importMostRows } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import { isIsoDate } from '@/domain/format/calendar';
import {
  matchHeadings,
  type HeadingMatch,
  type SheetCell,
  type SheetColumn,
  type SheetRequest,
  type SheetRow,
  type SheetRows,
} from '@/domain/import/sheet';

import { isText, textTable } from './text-table';
import { refuseUnlessWorkbook } from './xlsx-archive';

/** Rows above the headings may hold a title and remarks. */
const mostRowsAboveHeadings = 20;

/** Cells further right belong to no template; without a bound two cells far apart would fill the memory. */
const readRange = 'A1:IV1048576';

/**
 * A day as Excel's «Strict Open XML» and databases write it, with a time that means nothing. One in another zone may be the
 * day before, so it stays a text.
 */
const isoMoment = /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0+)?)?$/u;

/** A bare number below this is no day that anybody means, rather a year: 01/01/1920 in Excel's count. */
const firstSerial = 7_306;
const lastSerial = 73_050;
const dayMs = 86_400_000;
/** Excel's day 0, and how many days later the count of old Macintosh files begins. */
const serialStart = Date.UTC(1899, 11, 30);
const macintoshShift = 1_462;

/**
 * Reads the rows of the first visible sheet that has the wanted headings with rows below. Formulas count as the values that
 * Excel has kept for them; days become ISO dates, whether the cell is formatted as a date or holds a bare day number.
 *
 * @throws {AppError} always of `import.*`, whatever the bytes are.
 */
export async function readWorkbook(bytes: Uint8Array, request: SheetRequest): Promise<SheetRows> {
  const workbook = await opened(bytes, request);
  const [{ match, rows, hiddenRows }, ...others] = tablesOf(workbook, request);
  if (match.missing.length > 0) {
    throw new AppError('import.headingsMissing', { params: { headings: match.missing.join(', ') } });
  }
  if (match.doubled.length > 0) {
    throw new AppError('import.headingsDoubled', { params: { headings: match.doubled.join('; ') } });
  }
  refuseCount(rows);
  const ignoredSheets = others.filter((other) => other.rows.length > 0).map(({ name }) => name);
  return { rows, remarks: { ignoredHeadings: match.ignored, ignoredSheets, hiddenRows } };
}

async function opened(bytes: Uint8Array, request: SheetRequest): Promise<OpenedWorkbook> {
  if (request.acceptsText === true && isText(bytes)) {
    const lackOf = (rows: OpenedSheet['rows']) =>
      headedBest({ name: '', rows }, request)[0]?.match.missing.length ?? Infinity;
    return { sheets: [{ name: '', rows: textTable(bytes, lackOf) }] };
  }
  refuseUnlessWorkbook(bytes);
  try {
    return await readXlsx(bytes, { range: readRange });
  } catch (cause) {
    throw new AppError('import.broken', {
      cause,
      detail: shortDetail(cause instanceof Error ? cause.message : 'unknown'),
    });
  }
}

type OpenedSheet = {
  readonly name: string;
  /** What is known of a cell beside its value, by `row,column`, both from 0. */
  readonly cells?: ReadonlyMap<string, { readonly formula?: string }>;
  readonly rows: readonly (readonly CellValue[])[];
  /** What is known of a row beside its cells, by its place from 0. */
  readonly rowDefs?: ReadonlyMap<number, { readonly hidden?: boolean }>;
  readonly hidden?: boolean;
  readonly veryHidden?: boolean;
};

type OpenedWorkbook = { readonly sheets: readonly OpenedSheet[]; readonly dateSystem?: Workbook['dateSystem'] };

type Table = {
  readonly name: string;
  readonly match: HeadingMatch;
  readonly rows: readonly SheetRow[];
  readonly hiddenRows: number;
};

/** The sheets with all columns, those with rows first; or the one that comes nearest, to say what it lacks. */
function tablesOf({ sheets, dateSystem }: OpenedWorkbook, request: SheetRequest): readonly [Table, ...Table[]] {
  const headed = sheets
    .filter(({ hidden, veryHidden }) => hidden !== true && veryHidden !== true)
    .flatMap((sheet) => headedBest(sheet, request));
  const nearest = headed.sort((one, other) => one.match.missing.length - other.match.missing.length);
  const tables = nearest
    .filter(({ match }, place) => place === 0 || match.missing.length === 0)
    .map(({ sheet, firstRow, match }) => {
      const rows = rowsOf(sheet, firstRow, wantedColumns(match, request), dateSystem === '1904');
      const hiddenRows = rows.filter(({ rowNumber }) => sheet.rowDefs?.get(rowNumber - 1)?.hidden === true).length;
      return { name: sheet.name, match, rows, hiddenRows };
    });
  const [first, ...others] = tables.sort((one, other) => Math.sign(other.rows.length) - Math.sign(one.rows.length));
  if (first === undefined) {
    throw new AppError('import.empty');
  }
  return [first, ...others];
}

/**
 * Where a sheet comes nearest to the wanted headings, and where the rows below them begin; none in a sheet without rows.
 *
 * Headings of two rows, «Số tiền» above «Nợ» and «Có», go before their upper row alone: its «Số tiền» would be what was paid out.
 */
function headedBest(sheet: OpenedSheet, request: SheetRequest) {
  return sheet.rows
    .slice(0, mostRowsAboveHeadings)
    .flatMap((cells, index) => {
      const upper = cells.map(headingOf);
      const lower = sheet.rows[index + 1]?.map(headingOf) ?? [];
      const one = { sheet, firstRow: index + 1, match: matchHeadings(upper, request) };
      const areTwo = [one.match, matchHeadings(lower, request)].every(hasColumn);
      return areTwo
        ? [{ sheet, firstRow: index + 2, match: matchHeadings(laidOver(upper, lower), request) }, one]
        : [one];
    })
    .sort((one, other) => one.match.missing.length - other.match.missing.length)
    .slice(0, 1);
}

function hasColumn({ fields }: HeadingMatch): boolean {
  return fields.some((field) => field !== undefined);
}

/** A heading of the lower row hides the one above it, which spans several columns. */
function laidOver(upper: readonly string[], lower: readonly string[]): readonly string[] {
  return Array.from(
    { length: Math.max(upper.length, lower.length) },
    (_, index) => (lower[index] ?? '').trim() || (upper[index] ?? ''),
  );
}

function wantedColumns({ fields }: HeadingMatch, { columns }: SheetRequest): readonly (SheetColumn | undefined)[] {
  const columnByField = new Map(columns.map((column) => [column.field, column]));
  return fields.map((field) => columnByField.get(field ?? ''));
}

function rowsOf(
  { rows, cells: known }: OpenedSheet,
  firstRow: number,
  columns: readonly (SheetColumn | undefined)[],
  isMacintosh: boolean,
): readonly SheetRow[] {
  const cellAt = (values: readonly CellValue[], row: number, index: number, column: SheetColumn): SheetCell => {
    const value = values[index] ?? null;
    // A program that reckons nothing has written the file: the cell is not empty, its value is not known.
    return value === null && known?.get(`${row},${index}`)?.formula !== undefined
      ? '#CALC!'
      : cellOf(value, column, isMacintosh);
  };
  return rows
    .map((values, row) => ({
      rowNumber: row + 1,
      cells: Object.fromEntries(
        columns.flatMap((column, index) =>
          column === undefined ? [] : [[column.field, cellAt(values, row, index, column)]],
        ),
      ),
    }))
    .slice(firstRow)
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== null));
}

function headingOf(value: CellValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

function refuseCount(rows: readonly SheetRow[]): void {
  if (rows.length === 0) {
    throw new AppError('import.empty');
  }
  if (rows.length > importMostRows) {
    throw new AppError('import.tooManyRows', { params: { n: rows.length, limit: importMostRows } });
  }
}

function cellOf(value: CellValue, { kind }: SheetColumn, isMacintosh: boolean): SheetCell {
  if (value instanceof Date) {
    return dateCell(value.getTime());
  }
  // As Excel itself shows a number that is none.
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return '#NUM!';
  }
  if (typeof value === 'number' && kind === 'date') {
    const serial = isMacintosh ? value + macintoshShift : value;
    return serial >= firstSerial && serial < lastSerial ? dateCell(serialStart + Math.floor(serial) * dayMs) : value;
  }
  if (typeof value === 'boolean') {
    return String(value).toUpperCase();
  }
  if (typeof value !== 'string') {
    return value;
  }
  const day = kind === 'date' ? isoMoment.exec(value.trim())?.[1] : undefined;
  return day !== undefined && isIsoDate(day) ? { date: day } : value.trim() === '' ? null : value;
}

/** A day of a year with more than four digits is none of Excel's. */
function dateCell(milliseconds: number): SheetCell {
  const iso = Number.isNaN(milliseconds) ? '' : new Date(milliseconds).toISOString();
  return /^\d{4}-/u.test(iso) ? { date: iso.slice(0, 10) } : '#VALUE!';
}
