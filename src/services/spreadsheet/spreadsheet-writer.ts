import type { SpreadsheetFormat } from '@/domain/files/spreadsheet-format';

/**
 * A cell: text stays text (leading zeros, formula signs), numbers and dates get a format. A `date` (ISO) is a real date
 * in a column of any kind.
 */
export type SpreadsheetCell = string | number | { readonly date: string } | null;

export type SpreadsheetColumn = {
  readonly header: string;
  /** Width in characters. */
  readonly width: number;
  /**
   * `date` cells arrive as ISO dates and become real dates shown dd/MM/yyyy; `money` are integer đồng, `decimal` has up to
   * two decimals, `share` always one.
   */
  readonly kind: 'text' | 'number' | 'decimal' | 'share' | 'money' | 'date';
};

/** A text above or below the table of a sheet, over one or more columns counted from 0. */
export type SheetText = {
  readonly column: number;
  readonly span: number;
  readonly text: string;
  readonly look?: 'title' | 'bold' | 'italic';
  readonly align?: 'left' | 'center' | 'right';
};

/** What makes a sheet a paper: lines around its table, titles over several columns, bold rows. */
export type SheetPaper = {
  readonly heading: readonly (readonly SheetText[])[];
  /** Above the headers of the columns that they cover. */
  readonly groups: readonly SheetText[];
  /** Indexes of the rows that are set in bold. */
  readonly boldRows: readonly number[];
  readonly closing: readonly (readonly SheetText[])[];
};

export type Spreadsheet = {
  readonly sheetName: string;
  readonly columns: readonly SpreadsheetColumn[];
  readonly rows: readonly (readonly SpreadsheetCell[])[];
  /** Absent for a plain table with a filter on every column. */
  readonly paper?: SheetPaper;
  /** Sheets behind the first one. */
  readonly furtherSheets?: readonly Omit<Spreadsheet, 'furtherSheets'>[];
};

type SpreadsheetOptions = {
  /** A workbook unless said otherwise. Text holds the table of the last sheet alone. */
  readonly format?: SpreadsheetFormat;
  /**
   * Slices of rows behind those of the last sheet, each made when it is sent, so that no amount of them holds up the page.
   */
  readonly moreRows?: Iterable<Spreadsheet['rows']>;
};

/** Makes a file of a table away from the page's thread. */
export type SpreadsheetWriter = {
  /**
   * @throws {AppError} `export.failed`, or `request.cancelled` once `signal` is aborted.
   */
  readonly write: (spreadsheet: Spreadsheet, signal: AbortSignal, options?: SpreadsheetOptions) => Promise<Blob>;
  /** Hands a finished file to the person as a download; the name is made safe for every file system. */
  readonly save: (file: Blob, fileName: string) => void;
};
