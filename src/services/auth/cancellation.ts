import { AppError } from '@/domain/errors/app-error';

/** Ends a wait with its signal even where an interceptor's `fetch` ignores it. */
export async function endedBy<Answer>(signal: AbortSignal, work: Promise<Answer>): Promise<Answer> {
  let stop: () => void = () => undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    stop = () => {
      reject(new AppError('request.cancelled'));
    };
    if (signal.aborted) {
      stop();
    }
    signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([work, ended]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Nothing may be stored after its caller has gone: a late answer signs nobody in. */
export function failIfCancelled(signal: AbortSignal): void {
  if (signal.aborted) {
    throw new AppError('request.cancelled');
  }
}
