import { AppError } from '@/domain/errors/app-error';
import type { ErrorCode } from '@/domain/errors/error-catalogue';

import { trustedScriptAddress } from '../trusted-scripts';
import type { SpreadsheetAnswer, SpreadsheetRequest } from './spreadsheet-worker';
import workerAddress from './spreadsheet-worker?worker&url';

type Call = {
  readonly request: SpreadsheetRequest;
  readonly signal: AbortSignal;
  /** The error of a worker that breaks or cannot be started. */
  readonly failure: ErrorCode;
  readonly transfer?: readonly Transferable[];
  /** How long the worker may take, and the error when it takes longer. */
  readonly limit?: { readonly milliseconds: number; readonly failure: ErrorCode };
};

/** What a worker answers when all went well. */
export type SpreadsheetSuccess = Exclude<SpreadsheetAnswer, { readonly kind: 'failed' | 'refused' }>;

/**
 * Has one job done by a worker of its own, which ends with the job or when nobody wants it any more.
 *
 * @throws {AppError} `call.failure`, the refusal that the worker gives, or `request.cancelled` once the signal is aborted.
 */
export function callSpreadsheetWorker(startWorker: () => Worker, call: Call): Promise<SpreadsheetSuccess> {
  const { request, signal, failure, transfer = [], limit } = call;
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new AppError('request.cancelled'));
      return;
    }
    const worker = startOrFail(startWorker, failure);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      worker.terminate();
      settle();
    };
    const giveUp = (error: AppError) => end(() => reject(error));
    const cancel = () => giveUp(new AppError('request.cancelled'));
    const timer =
      limit === undefined ? undefined : setTimeout(() => giveUp(new AppError(limit.failure)), limit.milliseconds);
    signal.addEventListener('abort', cancel);
    worker.onmessage = ({ data }: MessageEvent<SpreadsheetAnswer>) => {
      if (data.kind === 'failed') {
        giveUp(new AppError(failure, { detail: data.detail }));
      } else if (data.kind === 'refused') {
        giveUp(new AppError(data.code, { detail: data.detail, params: data.params }));
      } else {
        end(() => resolve(data));
      }
    };
    worker.onerror = ({ message }) => giveUp(new AppError(failure, { detail: message }));
    worker.onmessageerror = () =>
      giveUp(new AppError(failure, { detail: 'The answer of the worker could not be read.' }));
    worker.postMessage(request, [...transfer]);
  });
}

export function startSpreadsheetWorker(): Worker {
  return new Worker(trustedScriptAddress(workerAddress), { type: 'module' });
}

function startOrFail(startWorker: () => Worker, failure: ErrorCode): Worker {
  try {
    return startWorker();
  } catch (cause) {
    throw new AppError(failure, { cause, detail: 'The worker could not be started.' });
  }
}
