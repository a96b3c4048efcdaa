import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { Session } from '@/domain/auth/session';

import { startIssuer, type Issuer } from '../../browser/support/issuer';
import { defaultIssuerOptions } from '../../browser/support/issuer-options';
import { createMemoryStorage, createSharedBrowser } from './fake-browser';
import { anySignal, createHarness, oAuthConfig, refusalOf } from './gateway-harness';

const appOrigin = 'http://localhost:5173';
const account = {
  sub: 'u-khoa',
  preferred_username: 'khoa.tm',
  email: 'khoa.tm@example.vn',
  DonViId: 'dv-quy',
  LoaiDonViId: '100',
};

const answerType = 'fund-office.auth-answer';

let issuer: Issuer;

beforeAll(async () => {
  issuer = await startIssuer({ ...defaultIssuerOptions, siteOrigin: appOrigin, accounts: [account] });
});

afterAll(() => issuer.close());

/** A page of the product that speaks to oidc-provider over the loopback network, and what it posts to it. */
function createPage(shared = createSharedBrowser(), tab = createMemoryStorage()) {
  const config = oAuthConfig({
    issuer: issuer.issuer,
    clientId: issuer.clientId,
    scope: `offline_access ${issuer.apiName}`,
    responseType: 'code',
  });
  const posted: string[] = [];
  const seeingFetch: typeof fetch = (input, init) => {
    if (init?.method === 'POST') {
      posted.push(new URL(input instanceof Request ? input.url : input).pathname);
    }
    return globalThis.fetch(input, init);
  };
  const options = { appOrigin, now: Date.now, fetch: seeingFetch };
  return { ...createHarness({ shared, tab, config, href: `${appOrigin}/auth/login`, options }), posted };
}

/**
 * What a person and their browser do at the issuer: follow redirects, keep cookies, sign in; ends at the product. With a
 * jar of their own they come back as the same person. Also tells whether they were asked for anything.
 */
async function visit(address: string, cookies = new Map<string, string>()) {
  let url = address;
  let wasAsked = false;
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
    wasAsked ||= location === null;
    form = location === null ? new URLSearchParams({ login: account.preferred_username, password: 'any' }) : undefined;
    url = location === null ? url : new URL(location, url).href;
  }
  return { href: url, wasAsked };
}

async function signIn(page: ReturnType<typeof createPage>, cookies?: Map<string, string>) {
  const controller = new AbortController();
  const left = page.whenLeft();
  const leaving = refusalOf(page.gateway.beginCodeFlow({ returnUrl: '/csdl/don-vi' }, controller.signal));
  const { href: callback, wasAsked } = await visit(await left, cookies);
  controller.abort();
  await leaving;
  page.page.href = callback;
  return { callback, wasAsked, completed: await page.reload().completeCodeFlow(anySignal()) };
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

  it('A-10 TM-45 asks again who has left the machine alone, though its cookie knows them, and nobody else', async () => {
    const cookies = new Map<string, string>();
    const page = createPage();
    const first = await signIn(page, cookies);
    page.gateway.end(first.completed.session, 'lost');
    const afterExpiry = await signIn(page, cookies);
    page.gateway.end(afterExpiry.completed.session, 'lost', 60);
    const afterLock = await signIn(page, cookies);
    page.gateway.end(afterLock.completed.session, 'left');
    const afterLeaving = await signIn(page, cookies);

    expect([first, afterExpiry, afterLock, afterLeaving].map(({ wasAsked }) => wasAsked)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('A-10 T-07 refreshes with rotation, and learns that a spent refresh token ends the session', async () => {
    const page = createPage();
    const { session } = (await signIn(page)).completed;
    const refreshed: Session = await page.gateway.renew(session, anySignal());

    expect(refreshed.accessToken).not.toBe(session.accessToken);
    expect(refreshed.refreshToken).not.toBe(session.refreshToken);
    expect(refreshed.idTokenClaims?.sub).toBe('u-khoa');
    // A record that claims to be ahead of the stored one, so that it is really spent again.
    const replayed = { ...session, generation: 9 };
    expect(await refusalOf(page.gateway.renew(replayed, anySignal()))).toEqual({
      code: 'signIn.grantRejected',
      status: 400,
      detail: 'invalid_grant: grant request is invalid',
    });
  });

  it('A-16 revokes both tokens, though it cannot revoke a JWT access token, and the session cannot be renewed', async () => {
    const page = createPage();
    const { session } = (await signIn(page)).completed;

    expect(await refusalOf(page.gateway.revoke(session, anySignal()))).toBe('accepted');
    expect(await refusalOf(page.gateway.renew(session, anySignal()))).toMatchObject({ code: 'signIn.grantRejected' });
  });

  it('A-05 T43 signs in by window; the answer page hands the code over, and the window is closed', async () => {
    const page = createPage();
    const { windows } = page;
    const signingIn = page.gateway.signInByPopup(anySignal());
    expect(windows.state.popups).toEqual(['opened 500 × 470']);
    await vi.waitFor(() => expect(windows.state.popups).toHaveLength(2));
    const { href } = await visit(windows.state.popups[1] ?? '');
    windows.deliver({ origin: appOrigin, source: windows.popupSource, data: { type: answerType, href } });

    expect((await signingIn).idTokenClaims).toMatchObject({ sub: 'u-khoa' });
    expect(new URL(href).pathname).toBe('/auth/answer.html');
    expect([windows.state.isPopupClosed, windows.listeners()]).toEqual([true, 0]);
  });

  it.each([
    ['knows', 'renews without a word', 'accepted'],
    ['does not know', 'is told login_required', { code: 'auth.silent_refresh_error', detail: /^login_required/u }],
  ])('A-06 A-18 by a hidden frame in which the issuer %s the person, %s', async (knows, _what, expected) => {
    const cookies = new Map<string, string>();
    const page = createPage();
    const { session } = (await signIn(page, cookies)).completed;
    const { windows } = page;
    const renewing = page.gateway.renew({ ...session, refreshToken: undefined, renewal: 'hiddenFrame' }, anySignal());
    const outcome = refusalOf(renewing);
    await vi.waitFor(() => expect(windows.state.frames).toHaveLength(1));
    const { href } = await visit(windows.state.frames[0] ?? '', knows === 'knows' ? cookies : undefined);
    windows.deliver({ origin: appOrigin, source: windows.frameSource, data: { type: answerType, href } });

    expect(await outcome).toEqual(
      typeof expected === 'string'
        ? expected
        : { code: expected.code, detail: expect.stringMatching(expected.detail) as string },
    );
    expect([windows.state.openFrames, windows.listeners()]).toEqual([0, 0]);
    if (knows === 'knows') {
      expect((await renewing).accessToken).not.toBe(session.accessToken);
    }
  });

  it.each([2, 8])(
    'A-12 T01 promise-1 %i tabs of one browser renew at the same time: one call, and all go on',
    async (count) => {
      const shared = createSharedBrowser();
      const first = createPage(shared);
      const { session } = (await signIn(first)).completed;
      const others = Array.from({ length: count - 1 }, () => {
        const tab = createMemoryStorage();
        first.tab.values.forEach((value, key) => tab.values.set(key, value));
        return createPage(shared, tab);
      });
      const pages = [first, ...others];
      const before = pages.flatMap(({ posted }) => posted).length;
      const renewed = await Promise.all(pages.map(({ gateway }) => gateway.renew(session, anySignal())));
      const next = await first.gateway.renew(renewed[0] ?? session, anySignal());

      expect(new Set(renewed.map(({ refreshToken }) => refreshToken)).size).toBe(1);
      expect(pages.flatMap(({ posted }) => posted)).toHaveLength(before + 2);
      expect(next.generation).toBe(2);
    },
  );

  it('A-10 T37 promise-4 a token whose answer was lost is refused the next time, with its whole grant', async () => {
    const page = createPage();
    const { session } = (await signIn(page)).completed;
    const losing: typeof fetch = async (input, init) => {
      const response = await globalThis.fetch(input, init);
      if (init?.method === 'POST') {
        throw new TypeError('Failed to fetch');
      }
      return response;
    };

    expect(await refusalOf(page.reload({ fetch: losing }).renew(session, anySignal()))).toMatchObject({
      code: 'network.unreachable',
    });
    expect(await refusalOf(page.reload().renew(session, anySignal()))).toMatchObject({ code: 'signIn.grantRejected' });
  });

  it('A-04 T22 promise-5 a code that is sent twice, by whatever means, works once', async () => {
    const page = createPage();
    const { callback } = await signIn(page);
    const stolen = createPage();
    stolen.page.href = callback;

    expect(await refusalOf(stolen.reload().completeCodeFlow(anySignal()))).toEqual({
      code: 'auth.invalid_nonce_in_state',
      detail: 'state unknown',
    });
    expect([...page.posted, ...stolen.posted]).toEqual(['/token']);
  });

  it('A-19 T57 under another name of the same machine it is another issuer', async () => {
    const config = oAuthConfig({
      issuer: issuer.issuer.replace('localhost', '127.0.0.1'),
      clientId: issuer.clientId,
      responseType: 'code',
    });
    const { gateway } = createHarness({ config, options: { appOrigin, now: Date.now, fetch: globalThis.fetch } });

    expect(await refusalOf(gateway.beginCodeFlow({ returnUrl: '/' }, anySignal()))).toEqual({
      code: 'auth.discovery_document_validation_error',
      detail: 'invalid issuer in discovery document',
    });
  });
});
