import type { SheetRequest, SheetRows } from '@/domain/import/sheet';

/** Reads the rows of an .xlsx file away from the page's thread. */
export type SpreadsheetReader = {
  /**
   * @throws {AppError} `import.*` for a file that is not taken, each reason by its own code; `request.cancelled` once
   * `signal` is aborted.
   */
  readonly read: (file: Blob, request: SheetRequest, signal: AbortSignal) => Promise<SheetRows>;
};
