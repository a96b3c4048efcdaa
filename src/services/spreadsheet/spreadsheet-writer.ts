/** A cell: text stays text (leading zeros, formula signs), numbers and dates get a format. */
export type SpreadsheetCell = string | number | null;

export type SpreadsheetColumn = {
  readonly header: string;
  /** Width in characters. */
  readonly width: number;
  /** `date` cells arrive as ISO dates and become real dates shown dd/MM/yyyy; `money` are integer đồng, `decimal` has up to two decimals. */
  readonly kind: 'text' | 'number' | 'decimal' | 'money' | 'date';
};

export type Spreadsheet = {
  readonly sheetName: string;
  readonly columns: readonly SpreadsheetColumn[];
  readonly rows: readonly (readonly SpreadsheetCell[])[];
  /** Sheets behind the first one. */
  readonly furtherSheets?: readonly Omit<Spreadsheet, 'furtherSheets'>[];
};

/** Makes an .xlsx file away from the page's thread. */
export type SpreadsheetWriter = {
  /**
   * @param moreRows Slices of rows behind those of the first sheet, each made when it is sent, so that no amount of them
   * holds up the page.
   * @throws {AppError} `export.failed`, or `request.cancelled` once `signal` is aborted.
   */
  readonly write: (
    spreadsheet: Spreadsheet,
    signal: AbortSignal,
    moreRows?: Iterable<Spreadsheet['rows']>,
  ) => Promise<Blob>;
  /** Hands a finished file to the person as a download; the name is made safe for every file system. */
  readonly save: (file: Blob, fileName: string) => void;
};
