import { AppError } from '@/domain/errors/app-error';
import type { ErrorCode } from '@/domain/errors/error-catalogue';
import type { SheetRequest, SheetRows } from '@/domain/import/sheet';

import { readWorkbook } from './read-workbook';
import type { Spreadsheet } from './spreadsheet-writer';
import { workbookBytes } from './workbook';

/** What the worker is asked for: a file of rows, or the rows of a file. */
export type SpreadsheetRequest =
  | { readonly kind: 'write'; readonly spreadsheet: Spreadsheet }
  | { readonly kind: 'read'; readonly bytes: Uint8Array<ArrayBuffer>; readonly request: SheetRequest };

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

self.onmessage = ({ data }: MessageEvent<SpreadsheetRequest>) => {
  answerOf(data).then(
    (answer) => self.postMessage(answer, { transfer: answer.kind === 'written' ? [answer.bytes.buffer] : [] }),
    (error: unknown) => self.postMessage(failureOf(error)),
  );
};

async function answerOf(request: SpreadsheetRequest): Promise<SpreadsheetAnswer> {
  return request.kind === 'write'
    ? { kind: 'written', bytes: await workbookBytes(request.spreadsheet) }
    : { kind: 'read', sheet: await readWorkbook(request.bytes, request.request) };
}

/** Errors lose their class on the way out of a worker, so they travel as data. */
function failureOf(error: unknown): SpreadsheetAnswer {
  if (error instanceof AppError) {
    const { code, params, detail } = error;
    return { kind: 'refused', code, params, detail };
  }
  return { kind: 'failed', detail: error instanceof Error ? error.message : 'unknown' };
}
