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

/** Code of the refusal of a step that the status of its record does not have, or has no more (domain dictionary §9.4). */
const statusMoved = 'QuyHoTro:01004';

/**
 * True when somebody else was first: the record's stamp is stale, or its status is another by now. Which of the two a back
 * end looks at first is its own matter; a host that asks its domain before it stores says the second.
 */
export function isOvertaken({ code, status, server }: AppError): boolean {
  return code === 'http.conflict' || status === 409 || server?.code === statusMoved;
}
