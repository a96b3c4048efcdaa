import { AppError } from '@/domain/errors/app-error';

import { safeFileName } from './safe-file-name';
import type { SpreadsheetAnswer } from './spreadsheet-worker';
import type { Spreadsheet, SpreadsheetWriter } from './spreadsheet-writer';

const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Long enough for every browser to have begun the download. Milliseconds. */
const downloadStartMs = 60_000;

/** Writes spreadsheets in a worker of their own, which ends with its file or when nobody wants it any more. */
export function createSpreadsheetWriter(startWorker: () => Worker = startSpreadsheetWorker): SpreadsheetWriter {
  return {
    write: (spreadsheet, signal) => writeInWorker(startWorker, spreadsheet, signal),
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

function startSpreadsheetWorker(): Worker {
  return new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), { type: 'module' });
}

function writeInWorker(startWorker: () => Worker, spreadsheet: Spreadsheet, signal: AbortSignal): Promise<Blob> {
  return new Promise<Blob>((resolve, reject) => {
    if (signal.aborted) {
      reject(new AppError('request.cancelled'));
      return;
    }
    const worker = startOrFail(startWorker);
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', cancel);
      worker.terminate();
      settle();
    };
    const cancel = () => end(() => reject(new AppError('request.cancelled')));
    const fail = (detail: string) => end(() => reject(new AppError('export.failed', { detail })));
    signal.addEventListener('abort', cancel);
    worker.onmessage = ({ data }: MessageEvent<SpreadsheetAnswer>) => {
      if ('bytes' in data) {
        end(() => resolve(new Blob([data.bytes], { type: spreadsheetType })));
      } else {
        fail(data.failure);
      }
    };
    worker.onerror = ({ message }) => fail(message);
    worker.onmessageerror = () => fail('The answer of the worker could not be read.');
    worker.postMessage(spreadsheet);
  });
}

function startOrFail(startWorker: () => Worker): Worker {
  try {
    return startWorker();
  } catch (cause) {
    throw new AppError('export.failed', { cause, detail: 'The worker could not be started.' });
  }
}
