import * as v from 'valibot';

import { shortDetail } from '@/domain/auth/callback-answer';
import { AppError, toAppError } from '@/domain/errors/app-error';
import type { ErrorCode } from '@/domain/errors/error-catalogue';

import { answerFacts, statusError, type ProtocolAnswer } from './protocol-call';

const refusalSchema = v.object({ error: v.string(), error_description: v.nullish(v.string()) });

/** What ABP answers to a password, in its own fixed English, under `invalid_grant`; the first that fits counts. */
const passwordRefusals: readonly (readonly [description: RegExp, code: ErrorCode])[] = [
  [/^Invalid username or password/iu, 'signIn.wrongPassword'],
  [/locked out/iu, 'signIn.lockedOut'],
  [/not allowed to log ?in|no longer allowed to sign in|^RequiresConfirmUser$/iu, 'signIn.notAllowed'],
  [/^RequiresTwoFactor$/u, 'signIn.twoFactorRequired'],
  [/^(?:ShouldChangePasswordOnNextLogin|PeriodicallyChangePassword)$/u, 'signIn.mustChangePassword'],
];

/**
 * Errors of RFC 6749 §5.2 that blame the application or its registration, not the person. OpenIddict says
 * `invalid_request` for a scope that it has and the client may not use (ID2051, `offline_access`: ID2065).
 */
const clientErrors: readonly string[] = [
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
  'invalid_request',
];

/** Errors with which an issuer answers "this grant is of no use any more". */
const finalErrors: readonly string[] = ['invalid_grant', ...clientErrors];

/** The error of a refused password grant; an unforeseen refusal of the issuer is `auth.token_error`. */
export function passwordRefusal(answer: ProtocolAnswer): AppError {
  if (isBusyOrBroken(answer)) {
    return statusError(answer);
  }
  if (answer.tenantRefusal !== undefined) {
    return new AppError(answer.tenantRefusal, { ...answerFacts(answer), params: { tenant: '' } });
  }
  const refusal = refusalOf(answer);
  if (refusal && clientErrors.includes(refusal.error)) {
    return new AppError('signIn.clientRefused', factsOf(answer));
  }
  if (refusal?.error !== 'invalid_grant') {
    return new AppError('auth.token_error', factsOf(answer));
  }
  const known = passwordRefusals.find(([description]) => description.test(refusal.error_description ?? ''));
  return new AppError(known?.[1] ?? 'signIn.wrongPassword', factsOf(answer));
}

/** The error of a refused code: the attempt is over whatever the reason, because a code works once. */
export function codeRefusal(answer: ProtocolAnswer): AppError {
  const isClientError = clientErrors.includes(refusalOf(answer)?.error ?? '');
  return new AppError(isClientError ? 'signIn.clientRefused' : 'auth.token_error', factsOf(answer));
}

/** The error of a code exchange that got no answer. */
export function codeExchangeFailure(thrown: unknown): AppError {
  const cause = toAppError(thrown);
  return cause.code === 'request.cancelled'
    ? cause
    : new AppError('auth.token_error', { status: cause.status, cause, detail: cause.code });
}

/**
 * The error of a refused refresh: `signIn.grantRejected` only when the issuer itself, in OAuth's own format, says that
 * the grant is of no use (register A-10). A proxy's 403 page and a 5xx are `auth.token_refresh_error`.
 */
export function refreshRefusal(answer: ProtocolAnswer): AppError {
  const isFinal = answer.status < 500 && finalErrors.includes(refusalOf(answer)?.error ?? '');
  return new AppError(isFinal ? 'signIn.grantRejected' : 'auth.token_refresh_error', factsOf(answer));
}

/** True for an OAuth error answer that names this error. */
export function isRefusalOf(answer: ProtocolAnswer, error: string): boolean {
  return refusalOf(answer)?.error === error;
}

function refusalOf({ body }: ProtocolAnswer) {
  const parsed = v.safeParse(refusalSchema, body);
  return parsed.success ? parsed.output : undefined;
}

function isBusyOrBroken({ status }: ProtocolAnswer): boolean {
  return status >= 500 || status === 408 || status === 429;
}

function factsOf(answer: ProtocolAnswer) {
  const refusal = refusalOf(answer);
  const said = refusal ? [refusal.error, refusal.error_description].filter((text) => text).join(': ') : undefined;
  return { ...answerFacts(answer), detail: shortDetail(said ?? `status ${answer.status}`) };
}
