import { AppError } from '@/domain/errors/app-error';
import { saveFile } from '@/services/files/save-file';

import { callSpreadsheetWorker, startSpreadsheetWorker } from './spreadsheet-call';
import type { SpreadsheetRequest } from './spreadsheet-worker';
import type { Spreadsheet, SpreadsheetWriter } from './spreadsheet-writer';

const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Writes spreadsheets in a worker of their own, which ends with its file or when nobody wants it any more. */
export function createSpreadsheetWriter(startWorker: () => Worker = startSpreadsheetWorker): SpreadsheetWriter {
  return {
    write: async (spreadsheet, signal, moreRows) => {
      const answer = await callSpreadsheetWorker(startWorker, {
        ...(moreRows === undefined
          ? { request: { kind: 'write', spreadsheet } }
          : { request: { kind: 'begin', spreadsheet }, further: furtherRequests(moreRows) }),
        signal,
        failure: 'export.failed',
      });
      if (answer.kind !== 'written') {
        throw new AppError('export.failed', { detail: 'The worker answered something else.' });
      }
      return new Blob([answer.bytes], { type: spreadsheetType });
    },
    save: saveFile,
  };
}

function* furtherRequests(slices: Iterable<Spreadsheet['rows']>): Iterable<SpreadsheetRequest> {
  for (const rows of slices) {
    yield { kind: 'rows', rows };
  }
  yield { kind: 'finish' };
}
