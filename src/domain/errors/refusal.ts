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

/** Statuses that say nothing of the next try: of a session that is renewed, and of a stamp that may be another by then. */
const passing: ReadonlySet<number> = new Set([401, 409]);

/**
 * True when the same would be turned down again for as long as nobody does anything about it: the right is withdrawn, the
 * record is gone, what is sent is too large. It is not sent again without being asked for. A fault of the server's own may
 * pass.
 */
export function isForGood(error: AppError): boolean {
  const { status = 0 } = error;
  return isTurnedDown(error) && status < 500 && !passing.has(status);
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
