import { AppError } from '@/domain/errors/app-error';
import type { ErrorCode } from '@/domain/errors/error-catalogue';
import type { SpreadsheetFormat } from '@/domain/files/spreadsheet-format';
import type { SheetRequest, SheetRows } from '@/domain/import/sheet';

import { csvBytes } from './csv-table';
import { readWorkbook } from './read-workbook';
import type { Spreadsheet } from './spreadsheet-writer';
import { withMoreRows, workbookBytes } from './workbook';

/**
 * What the worker is asked for: a file of rows, or the rows of a file. A long file is begun with its first rows, gets the
 * others slice by slice, and is finished.
 */
export type SpreadsheetRequest =
  | ({ readonly kind: 'write' } & WantedFile)
  | ({ readonly kind: 'begin' } & WantedFile)
  | { readonly kind: 'rows'; readonly rows: Spreadsheet['rows'] }
  | { readonly kind: 'finish' }
  | { readonly kind: 'read'; readonly bytes: Uint8Array<ArrayBuffer>; readonly request: SheetRequest };

type WantedFile = { readonly spreadsheet: Spreadsheet; readonly format: SpreadsheetFormat };

/** What it answers: the result, why the file is refused, or what broke. */
export type SpreadsheetAnswer =
  | { readonly kind: 'written'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'read'; readonly sheet: SheetRows }
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      readonly params: AppError['params'];
      readonly detail: string | undefined;
    }
  | { readonly kind: 'failed'; readonly detail: string };

declare const self: DedicatedWorkerGlobalScope;

/** The file that was begun; a worker makes one. */
let begun: (WantedFile & { readonly moreRows: Spreadsheet['rows'][number][] }) | undefined;

self.onmessage = ({ data }: MessageEvent<SpreadsheetRequest>) => {
  if (data.kind === 'begin') {
    begun = { spreadsheet: data.spreadsheet, format: data.format, moreRows: [] };
    return;
  }
  if (data.kind === 'rows') {
    begun?.moreRows.push(...data.rows);
    return;
  }
  answerOf(data).then(
    (answer) => self.postMessage(answer, { transfer: answer.kind === 'written' ? [answer.bytes.buffer] : [] }),
    (error: unknown) => self.postMessage(failureOf(error)),
  );
};

type Answered = Exclude<SpreadsheetRequest, { readonly kind: 'begin' } | { readonly kind: 'rows' }>;

async function answerOf(request: Answered): Promise<SpreadsheetAnswer> {
  switch (request.kind) {
    case 'write':
      return { kind: 'written', bytes: await fileBytes(request) };
    case 'finish':
      return { kind: 'written', bytes: await fileBytes(finished()) };
    case 'read':
      return { kind: 'read', sheet: await readWorkbook(request.bytes, request.request) };
  }
}

async function fileBytes({ spreadsheet, format }: WantedFile): Promise<Uint8Array<ArrayBuffer>> {
  switch (format) {
    case 'xlsx':
      return workbookBytes(spreadsheet);
    case 'csv':
      return csvBytes(spreadsheet);
  }
}

function finished(): WantedFile {
  if (begun === undefined) {
    throw new Error('No file was begun.');
  }
  return { spreadsheet: withMoreRows(begun.spreadsheet, begun.moreRows), format: begun.format };
}

/** Errors lose their class on the way out of a worker, so they travel as data. */
function failureOf(error: unknown): SpreadsheetAnswer {
  if (error instanceof AppError) {
    const { code, params, detail } = error;
    return { kind: 'refused', code, params, detail };
  }
  return { kind: 'failed', detail: error instanceof Error ? error.message : 'unknown' };
}
