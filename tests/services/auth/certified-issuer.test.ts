import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Session } from '@/domain/auth/session';

import { startIssuer, type Issuer } from '../../browser/support/issuer';
import { defaultIssuerOptions } from '../../browser/support/issuer-options';
import { anySignal, createHarness, oAuthConfig, refusalOf } from './gateway-harness';

const appOrigin = 'http://localhost:5173';
const account = {
  sub: 'u-khoa',
  preferred_username: 'khoa.tm',
  email: 'khoa.tm@example.vn',
  DonViId: 'dv-quy',
  LoaiDonViId: '100',
};

let issuer: Issuer;

beforeAll(async () => {
  issuer = await startIssuer({ ...defaultIssuerOptions, siteOrigin: appOrigin, accounts: [account] });
});

afterAll(() => issuer.close());

/** A page of the product that speaks to oidc-provider over the loopback network. */
function createPage() {
  const config = oAuthConfig({
    issuer: issuer.issuer,
    clientId: issuer.clientId,
    scope: `offline_access ${issuer.apiName}`,
    responseType: 'code',
  });
  const options = { appOrigin, now: Date.now, fetch: globalThis.fetch };
  return createHarness({ config, href: `${appOrigin}/auth/login`, options });
}

/** What a person and their browser do at the issuer: follow redirects, keep cookies, sign in; ends at the product. */
async function visit(address: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = address;
  let form: URLSearchParams | undefined;
  while (!url.startsWith(appOrigin)) {
    const response = await fetch(url, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      body: form ?? null,
      headers: { Cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const location = response.headers.get('Location');
    form = location === null ? new URLSearchParams({ login: account.preferred_username, password: 'any' }) : undefined;
    url = location === null ? url : new URL(location, url).href;
  }
  return url;
}

async function signIn(page: ReturnType<typeof createPage>) {
  const controller = new AbortController();
  const left = page.whenLeft();
  const leaving = refusalOf(page.gateway.beginCodeFlow({ returnUrl: '/csdl/don-vi' }, controller.signal));
  const callback = await visit(await left);
  controller.abort();
  await leaving;
  page.page.href = callback;
  return { callback, completed: await page.reload().completeCodeFlow(anySignal()) };
}

describe('with oidc-provider, an issuer this project did not write', () => {
  it('A-03 A-04 A-19 signs in by code and PKCE; the callback names its issuer and is spent', async () => {
    const page = createPage();
    const { callback, completed } = await signIn(page);

    expect(new URL(callback).searchParams.get('iss')).toBe(issuer.issuer);
    expect(completed.returnUrl).toBe('/csdl/don-vi');
    expect(completed.session).toMatchObject({ flow: 'code', unitId: 'dv-quy', unitTypeId: 100 });
    expect(completed.session.idTokenClaims).toMatchObject({ sub: 'u-khoa', iss: issuer.issuer });
    expect(page.page.href).toBe(`${appOrigin}/auth/callback`);

    page.page.href = callback;
    expect(await refusalOf(page.reload().completeCodeFlow(anySignal()))).toEqual({
      code: 'auth.invalid_nonce_in_state',
      detail: 'state used',
    });
  });

  it('A-10 T-07 refreshes with rotation, and learns that a spent refresh token ends the session', async () => {
    const page = createPage();
    const { session } = (await signIn(page)).completed;
    const refreshed: Session = await page.gateway.refresh(session, anySignal());

    expect(refreshed.accessToken).not.toBe(session.accessToken);
    expect(refreshed.refreshToken).not.toBe(session.refreshToken);
    expect(refreshed.idTokenClaims?.sub).toBe('u-khoa');
    expect(await refusalOf(page.gateway.refresh(session, anySignal()))).toEqual({
      code: 'signIn.grantRejected',
      status: 400,
      detail: 'invalid_grant: grant request is invalid',
    });
  });

  it('A-16 revokes both tokens, though it cannot revoke a JWT access token, and the session cannot be renewed', async () => {
    const page = createPage();
    const { session } = (await signIn(page)).completed;

    expect(await refusalOf(page.gateway.revoke(session, anySignal()))).toBe('accepted');
    expect(await refusalOf(page.gateway.refresh(session, anySignal()))).toMatchObject({ code: 'signIn.grantRejected' });
  });
});
