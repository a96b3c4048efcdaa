import type { AppError } from './app-error';

/** Statuses with which something on the way answers, or the server itself before or after it has done what was asked. */
const undecided: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/**
 * True when the server has answered and kept nothing of what was sent, as ABP does with every error (it rolls its unit of
 * work back): it may be sent otherwise. False where the answer was lost or could not be read.
 */
export function isTurnedDown({ status = 0 }: AppError): boolean {
  return status >= 400 && !undecided.has(status);
}

/** True when the server has understood the input and says what is wrong with it; anything else may be tried again. */
export function isRefusal({ code, status }: AppError): boolean {
  return (code === 'http.validation' || code === 'server.message') && status !== 404;
}
