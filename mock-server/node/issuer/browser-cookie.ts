import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { readCookie } from '../../http/cookies';

/** What tells one browser from another, and its own forms from forged ones. */
export type BrowserCookie = {
  /** The secret of the request's cookie; `undefined` for a browser that has none. */
  readonly read: (request: Request) => string | undefined;
  /** A new secret. */
  readonly make: () => string;
  /** `Set-Cookie` that gives the browser its secret. */
  readonly write: (id: string) => string;
  /** `Set-Cookie` that takes it away. */
  readonly erase: () => string;
  /** What a form carries, so that only pages of this server can have made it. */
  readonly formToken: (id: string) => string;
  /** True for a form of this server's own page, posted by the browser that the page was sent to. */
  readonly isOwnForm: (request: Request, id: string | undefined, form: URLSearchParams) => boolean;
};

export type BrowserCookieOptions = {
  readonly name: string;
  /** The server's own origin, e.g. `https://192.0.2.7:4180`. */
  readonly origin: string;
  readonly path: string;
  readonly sameSite: 'Lax' | 'Strict';
};

/** Name of the hidden field with the form token. */
export const formTokenField = '__RequestVerificationToken';

/** A secret of 256 bits in a cookie that no script can read; over HTTPS it never travels without encryption. */
export function createBrowserCookie({ name, origin, path, sameSite }: BrowserCookieOptions): BrowserCookie {
  const isSecure = origin.startsWith('https:');
  const attributes = `Path=${path}; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`;
  const secret = randomBytes(32);
  const formToken = (id: string) => createHmac('sha256', secret).update(id).digest('base64url');
  return {
    read: (request) => {
      const id = readCookie(request.headers.get('Cookie') ?? '', name);
      return id !== undefined && /^[\w-]{43}$/u.test(id) ? id : undefined;
    },
    make: () => randomBytes(32).toString('base64url'),
    write: (id) => `${name}=${id}; ${attributes}`,
    erase: () => `${name}=; ${attributes}; Max-Age=0`,
    formToken,
    isOwnForm: ({ headers }, id, form) =>
      id !== undefined &&
      (headers.get('Origin') ?? origin) === origin &&
      isSameText(form.get(formTokenField) ?? '', formToken(id)),
  };
}

/** Compares in a time that tells nothing about where two texts differ. */
export function isSameText(left: string, right: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compared').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
