import { workbookBytes } from './workbook';
import type { Spreadsheet } from './spreadsheet-writer';

/** What the worker answers: the finished bytes, or why there are none. */
export type SpreadsheetAnswer = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly failure: string };

declare const self: DedicatedWorkerGlobalScope;

self.onmessage = ({ data }: MessageEvent<Spreadsheet>) => {
  workbookBytes(data).then(
    (bytes) => self.postMessage({ bytes }, { transfer: [bytes.buffer] }),
    (error: unknown) => self.postMessage({ failure: error instanceof Error ? error.message : 'unknown' }),
  );
};
