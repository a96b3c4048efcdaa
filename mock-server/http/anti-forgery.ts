import { readCookie } from './cookies';

const safeMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];

/**
 * True when ABP would refuse the request as forged: it changes something, carries the cookie `XSRF-TOKEN` and does not
 * repeat its value in `RequestVerificationToken`. The issuer's endpoints are exempt.
 */
export function isForged(request: Request, cookies: string): boolean {
  const token = readCookie(cookies, 'XSRF-TOKEN');
  return (
    token !== undefined &&
    !safeMethods.includes(request.method) &&
    !new URL(request.url).pathname.startsWith('/connect/') &&
    request.headers.get('RequestVerificationToken') !== token
  );
}
