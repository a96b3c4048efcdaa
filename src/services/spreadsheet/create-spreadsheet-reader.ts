import { importMostMegabytes, importReadTimeoutMs } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';

import { callSpreadsheetWorker, startSpreadsheetWorker } from './spreadsheet-call';
import type { SpreadsheetReader } from './spreadsheet-reader';

const megabyte = 1024 * 1024;

/** Reads spreadsheets in a worker of their own, which is ended with its file, whatever that file does to it. */
export function createSpreadsheetReader(startWorker: () => Worker = startSpreadsheetWorker): SpreadsheetReader {
  return {
    read: async (file, request, signal) => {
      if (file.size > importMostMegabytes * megabyte) {
        throw new AppError('import.tooLarge', { params: { limit: importMostMegabytes } });
      }
      const bytes = await bytesOf(file);
      const answer = await callSpreadsheetWorker(startWorker, {
        request: { kind: 'read', bytes, request },
        transfer: [bytes.buffer],
        signal,
        failure: 'import.unreadable',
        limit: { milliseconds: importReadTimeoutMs, failure: 'import.tooSlow' },
      });
      if (answer.kind !== 'read') {
        throw new AppError('import.unreadable', { detail: 'The worker answered something else.' });
      }
      return answer.sheet;
    },
  };
}

/** A file that was changed or deleted after it had been chosen cannot be read any more. */
async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new AppError('import.unreadable', { cause, detail: String(cause) });
  }
}
