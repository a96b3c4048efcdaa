import { shortDetail, type CallbackAnswer } from '@/domain/auth/callback-answer';
import { AppError } from '@/domain/errors/app-error';
import type { ErrorCode } from '@/domain/errors/error-catalogue';

import type { Transaction, Transactions } from './transactions';

/** What a callback that may be believed has brought. */
export type AcceptedCallback = {
  readonly code: string;
  /** True when the answer named its issuer; then it was the right one. */
  readonly namesIssuer: boolean;
  readonly sessionState: string | undefined;
  readonly transaction: Transaction;
};

/**
 * Judges the issuer's answer and spends its transaction (register A-04, T22–T27).
 *
 * Nothing in an answer is believed before its `state` is one of ours: a forged `error=` is worth no more than a forged
 * `code=`.
 *
 * @throws {AppError} `auth.invalid_nonce_in_state` for an absent, unknown, used or expired state (its detail says
 * which), `signIn.accessDenied`, `signIn.clientRefused`, or `auth.code_error`.
 */
export function acceptCallback(
  answer: CallbackAnswer | undefined,
  take: Transactions['take'],
  issuer: string,
): AcceptedCallback {
  if (answer?.state === undefined) {
    throw refusedState('state absent');
  }
  const taken = take(answer.state);
  if (taken.kind !== 'open') {
    throw refusedState(`state ${taken.kind}`);
  }
  if (answer.isAmbiguous) {
    throw new AppError('auth.code_error', { detail: 'a parameter of the answer is repeated or contradicts another' });
  }
  // RFC 9207: an answer of another issuer is dropped whole, its error included.
  if (answer.issuer !== undefined && answer.issuer !== issuer) {
    throw new AppError('auth.code_error', { detail: 'the answer comes from another issuer (iss)' });
  }
  if (answer.error !== undefined) {
    throw issuerError(answer.error, answer.errorDescription);
  }
  if (answer.code === undefined) {
    throw new AppError('auth.code_error', { detail: 'the answer carries no code' });
  }
  return {
    code: answer.code,
    namesIssuer: answer.issuer !== undefined,
    sessionState: answer.sessionState,
    transaction: taken.transaction,
  };
}

function refusedState(detail: string): AppError {
  return new AppError('auth.invalid_nonce_in_state', { detail });
}

/**
 * Errors of RFC 6749 §4.1.2.1 that blame the application or its registration: trying again helps nobody. OpenIddict says
 * `invalid_request` for a scope that it has and the client may not use (ID2051, `offline_access`: ID2065).
 */
const clientErrors: readonly string[] = [
  'unauthorized_client',
  'unsupported_response_type',
  'invalid_scope',
  'invalid_request',
];

function issuerError(error: string, description: string | undefined): AppError {
  const detail = shortDetail([error, description].filter((text) => text).join(': '));
  return new AppError(codeOfIssuerError(error), { detail });
}

function codeOfIssuerError(error: string): ErrorCode {
  if (error === 'access_denied') {
    return 'signIn.accessDenied';
  }
  return clientErrors.includes(error) ? 'signIn.clientRefused' : 'auth.code_error';
}
