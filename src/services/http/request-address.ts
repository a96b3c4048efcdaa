import { shortDetail } from '@/domain/auth/callback-answer';
import { parseAddress } from '@/domain/auth/parse-address';
import { AppError } from '@/domain/errors/app-error';

import type { QueryValues } from './http-client';

type AddressParts = {
  readonly apiUrl: string;
  readonly trustedOrigins: readonly string[];
  readonly appOrigin: string;
};

/**
 * The absolute address of a call, with its query.
 *
 * @throws {AppError} `request.foreignOrigin` for any origin but the API's and the trusted ones, so that no token can
 * leave for an address that crept in from data (promise 6, T59).
 */
export function requestAddress(path: string, query: QueryValues | undefined, parts: AddressParts): URL {
  const api = new URL(parts.apiUrl, `${parts.appOrigin}/`);
  const base = `${api.href.replace(/\/+$/, '')}/`;
  const url = parseAddress(path.startsWith('//') ? path : path.replace(/^\//, ''), base);
  if (url === undefined || (url.origin !== api.origin && !parts.trustedOrigins.includes(url.origin))) {
    throw new AppError('request.foreignOrigin', { detail: shortDetail(url?.origin ?? 'not an address') });
  }
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') {
      url.searchParams.set(name, String(value));
    }
  }
  return url;
}
