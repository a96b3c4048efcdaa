import { AppError } from '@/domain/errors/app-error';
import type { ErrorCode } from '@/domain/errors/error-catalogue';

import { trustedScriptAddress } from '../trusted-scripts';
import type { SpreadsheetAnswer, SpreadsheetRequest } from './spreadsheet-worker';
import workerAddress from './spreadsheet-worker?worker&url';

type Call = {
  readonly request: SpreadsheetRequest;
  /** Sent after it one by one, each in a task of its own; they are made when they are sent. */
  readonly further?: Iterable<SpreadsheetRequest>;
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
  const { request, further = [], signal, failure, transfer = [], limit } = call;
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new AppError('request.cancelled'));
      return;
    }
    const worker = startOrFail(startWorker, failure);
    let isOver = false;
    const end = (settle: () => void) => {
      isOver = true;
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
    sendFurther(further, (next) => {
      if (!isOver) {
        worker.postMessage(next);
      }
      return !isOver;
    }).catch((cause: unknown) => giveUp(new AppError(failure, { cause, detail: 'The rows could not be sent.' })));
  });
}

/** @param send False once nothing more is wanted. */
async function sendFurther(
  requests: Iterable<SpreadsheetRequest>,
  send: (request: SpreadsheetRequest) => boolean,
): Promise<void> {
  for (const request of requests) {
    if (!send(request)) {
      return;
    }
    await nextTask();
  }
}

/** Lets the page draw and answer in between; unlike a timer it is not slowed down in a hidden tab. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
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
