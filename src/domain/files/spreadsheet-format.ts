/** The kinds of file that a table is handed over in, by the end of the file's name; the first unless somebody chooses. */
export const spreadsheetFormats = ['xlsx', 'csv'] as const;

export type SpreadsheetFormat = (typeof spreadsheetFormats)[number];
