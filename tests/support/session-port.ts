import { AppError } from '@/domain/errors/app-error';
import type { SessionPort } from '@/services/http/http-client';

/** The port of somebody with this token, or of a visitor; a refused call gets the next token, or its session is over. */
export function portWith(accessToken: string | undefined, nextToken?: string): SessionPort {
  const afterRefusal = () =>
    nextToken === undefined ? Promise.reject(new AppError('http.sessionExpired')) : Promise.resolve(nextToken);
  return {
    ticket: () => (accessToken === undefined ? undefined : { accessToken, mayBeDead: () => false, afterRefusal }),
  };
}
