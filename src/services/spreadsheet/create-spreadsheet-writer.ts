import { AppError } from '@/domain/errors/app-error';

import { safeFileName } from './safe-file-name';
import { callSpreadsheetWorker, startSpreadsheetWorker } from './spreadsheet-call';
import type { SpreadsheetWriter } from './spreadsheet-writer';

const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Long enough for every browser to have begun the download. Milliseconds. */
const downloadStartMs = 60_000;

/** Writes spreadsheets in a worker of their own, which ends with its file or when nobody wants it any more. */
export function createSpreadsheetWriter(startWorker: () => Worker = startSpreadsheetWorker): SpreadsheetWriter {
  return {
    write: async (spreadsheet, signal) => {
      const answer = await callSpreadsheetWorker(startWorker, {
        request: { kind: 'write', spreadsheet },
        signal,
        failure: 'export.failed',
      });
      if (answer.kind !== 'written') {
        throw new AppError('export.failed', { detail: 'The worker answered something else.' });
      }
      return new Blob([answer.bytes], { type: spreadsheetType });
    },
    save: (file, fileName) => {
      const address = URL.createObjectURL(file);
      const link = document.createElement('a');
      link.href = address;
      link.download = safeFileName(fileName);
      document.body.append(link);
      link.click();
      link.remove();
      setTimeout(() => URL.revokeObjectURL(address), downloadStartMs);
    },
  };
}
