import type { AppError } from '../errors/app-error';

/**
 * True when a failed refresh means the session is over: the issuer refused the grant, or what it answered may not be
 * trusted, so that the spent refresh token has no successor. False when it was merely unreachable, slow or broken and
 * the same refresh may be tried again (promise 4 of the auth machine, register A-10).
 */
export function isGrantRejected(error: AppError): boolean {
  return (
    error.code === 'signIn.grantRejected' ||
    error.code === 'auth.token_validation_error' ||
    error.code.startsWith('token.')
  );
}
