import { createHash, randomBytes } from 'node:crypto';

import { apiName, demoClientId } from '@mock-server/settings';

/** A browser without a screen: it keeps cookies, follows no redirect on its own, and fills in forms that it was sent. */
export type HttpBrowser = {
  readonly origin: string;
  /** Values by name, as the server set them. */
  readonly cookies: Map<string, string>;
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  readonly post: (
    path: string,
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
};

export function createHttpBrowser(origin: string): HttpBrowser {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(new URL(path, origin), { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
      if (/;\s*Max-Age=0/iu.test(cookie)) {
        cookies.delete(name);
      } else {
        cookies.set(name, value);
      }
    }
    return response;
  };
  return {
    origin,
    cookies,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, fields, headers = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { Origin: origin, ...headers } }),
  };
}

/** A form of a page: where it posts to, and its hidden fields. */
export type PageForm = { readonly action: string; readonly fields: Readonly<Record<string, string>> };

/** The form with the action, or the first one, of an HTML page. */
export function formOf(page: string, wanted = ''): PageForm {
  const forms = [...page.matchAll(/<form[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/gsu)];
  const [, action = '', content = ''] = forms.find((form) => form[1]?.startsWith(wanted)) ?? [];
  const fields = [...content.matchAll(/<input\s+type="hidden"\s+name="([^"]*)"\s+value="([^"]*)"/gu)].map(
    ([, name = '', value = '']) => [name, value],
  );
  return { action: action.replaceAll('&amp;', '&'), fields: Object.fromEntries(fields) as Record<string, string> };
}

/** What the complaint of a page says; empty where there is none. */
export function complaintOf(page: string): string {
  return /role="alert"[^>]*>([^<]*)</u.exec(page)?.[1]?.trim() ?? '';
}

export type HttpTokens = { readonly access_token: string; readonly refresh_token: string; readonly id_token: string };

/** An authorization request with PKCE, and the verifier that redeems its code. */
export function authorizationRequest(origin: string, change: Readonly<Record<string, string>> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: demoClientId,
    redirect_uri: `${origin}/auth/callback`,
    scope: `offline_access openid profile ${apiName}`,
    state: randomBytes(8).toString('base64url'),
    nonce: randomBytes(8).toString('base64url'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  });
  return { verifier, query, path: `/connect/authorize?${query.toString()}` };
}

/** Fills in the form that a page of the issuer shows. */
export async function fillIn(
  browser: HttpBrowser,
  page: Response,
  values: Readonly<Record<string, string>>,
): Promise<Response> {
  const { action, fields } = formOf(await page.text());
  return browser.post(action, { ...fields, ...values });
}

/** Redeems the code of an answer's address. */
export async function redeem(browser: HttpBrowser, answer: URL, verifier: string): Promise<Response> {
  return browser.post('/connect/token', {
    grant_type: 'authorization_code',
    client_id: demoClientId,
    redirect_uri: `${browser.origin}/auth/callback`,
    code: answer.searchParams.get('code') ?? '',
    code_verifier: verifier,
  });
}

/** Signs in by code flow through the issuer's pages. @throws where a step does not lead to the next. */
export async function signInByPages(browser: HttpBrowser, username: string, password: string): Promise<HttpTokens> {
  const { path, verifier, query } = authorizationRequest(browser.origin);
  const answered = await fillIn(browser, await browser.get(path), { username, password });
  const answer = new URL(answered.headers.get('Location') ?? 'about:blank');
  if (answered.status !== 303 || answer.searchParams.get('state') !== query.get('state')) {
    throw new Error(`${username} was not signed in: ${complaintOf(await answered.text())}`);
  }
  const tokens = await redeem(browser, answer, verifier);
  if (!tokens.ok) {
    throw new Error(`No tokens for ${username}: ${await tokens.text()}`);
  }
  return (await tokens.json()) as HttpTokens;
}
