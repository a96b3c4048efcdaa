import { AppError } from '@/domain/errors/app-error';
import type { SpreadsheetFormat } from '@/domain/files/spreadsheet-format';
import { saveFile } from '@/services/files/save-file';

import { callSpreadsheetWorker, startSpreadsheetWorker } from './spreadsheet-call';
import type { SpreadsheetRequest } from './spreadsheet-worker';
import type { Spreadsheet, SpreadsheetWriter } from './spreadsheet-writer';

const mediaTypes: Readonly<Record<SpreadsheetFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
};

/** Writes spreadsheets in a worker of their own, which ends with its file or when nobody wants it any more. */
export function createSpreadsheetWriter(startWorker: () => Worker = startSpreadsheetWorker): SpreadsheetWriter {
  return {
    write: async (spreadsheet, signal, { format = 'xlsx', moreRows } = {}) => {
      const answer = await callSpreadsheetWorker(startWorker, {
        ...(moreRows === undefined
          ? { request: { kind: 'write', spreadsheet, format } }
          : { request: { kind: 'begin', spreadsheet, format }, further: furtherRequests(moreRows) }),
        signal,
        failure: 'export.failed',
      });
      if (answer.kind !== 'written') {
        throw new AppError('export.failed', { detail: 'The worker answered something else.' });
      }
      return new Blob([answer.bytes], { type: mediaTypes[format] });
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
