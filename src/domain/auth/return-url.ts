import { parseAddress } from './parse-address';

const longestReturnUrl = 2_000;

/** Browsers drop tabs and line breaks inside an address and read `\` as `/`: `/\evil.test` leaves the site. */
// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const forbiddenCharacters = /[\u0000-\u001F\u007F\\]/u;

/**
 * The same-origin path to open after signing in, with its query and hash, or `/` when the wish is unsafe or useless
 * (promise 8 of the auth machine, RFC 9700 §4.11.1).
 *
 * Refused: other origins in any spelling, addresses with a scheme, control characters, anything above 2,000
 * characters, and `/auth/*` itself, which would lead back to the sign-in page.
 *
 * @example safeReturnUrl('/csdl/don-vi?page=2', 'https://quy.example.vn') // '/csdl/don-vi?page=2'
 * @example safeReturnUrl('/x/..//evil.test', 'https://quy.example.vn') // '/'
 */
export function safeReturnUrl(wish: string | null | undefined, appOrigin: string): string {
  if (!wish?.startsWith('/') || wish.length > longestReturnUrl || forbiddenCharacters.test(wish)) {
    return '/';
  }
  const url = parseAddress(wish, appOrigin);
  if (url?.origin !== new URL(appOrigin).origin) {
    return '/';
  }
  // Only the normalised path is judged: `/x/..//evil.test` becomes `//evil.test`.
  const path = decoded(url.pathname);
  if (path === undefined || path.startsWith('//') || forbiddenCharacters.test(path) || isAuthPath(path)) {
    return '/';
  }
  const answer = `${url.pathname}${url.search}${url.hash}`;
  return answer.length > longestReturnUrl ? '/' : answer;
}

function isAuthPath(path: string): boolean {
  const lower = path.toLowerCase();
  return lower === '/auth' || lower.startsWith('/auth/');
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
