import { describe, expect, it } from 'vitest';

import type { TabNews } from '@/services/auth/session-sharing';

import { createFakeIssuer, json } from './fake-issuer';
import { createMemoryStorage, createSharedBrowser } from './fake-browser';
import { anySignal, appOrigin, createHarness, oAuthConfig } from './gateway-harness';

const sessionKey = 'fund-office.session';

async function signIn(rememberMe: boolean, changes: Parameters<typeof createHarness>[0] = {}) {
  const issuer = createFakeIssuer();
  issuer.respond.token = () => json({ access_token: 'a1', token_type: 'Bearer', expires_in: 60, refresh_token: 'r1' });
  const harness = createHarness({ issuer, ...changes });
  const session = await harness.gateway.signInWithPassword({ userName: 'u', password: 'p', rememberMe }, anySignal());
  return { harness, session };
}

/** What closing and opening the browser leaves. */
function restartBrowser({ tab, cookies }: Awaited<ReturnType<typeof signIn>>['harness']) {
  tab.values.clear();
  cookies.endBrowserSession();
}

describe('remember me', () => {
  it('A-08 writes a cookie until the year 9999 when ticked, and the session outlives the browser', async () => {
    const { harness, session } = await signIn(true);
    restartBrowser(harness);

    expect(harness.cookies.written).toEqual([
      'rememberMe=true; path=/; SameSite=Lax; Secure; expires=Fri, 31 Dec 9999 23:59:59 GMT',
    ]);
    expect((await harness.reload().restore()).session).toEqual(session);
  });

  it('A-08 writes a session cookie when not ticked: a reload keeps the session, a new browser does not', async () => {
    const { harness, session } = await signIn(false);

    expect(harness.cookies.written).toEqual(['rememberMe=true; path=/; SameSite=Lax; Secure']);
    expect(harness.browser.values.has(sessionKey)).toBe(false);
    expect((await harness.reload().restore()).session).toEqual(session);

    restartBrowser(harness);
    expect((await harness.reload().restore()).session).toBeUndefined();
  });

  it.each([true, false])(
    'A-08 renews the cookie with the session and with each page, for browsers let none last that long (ticked: %s)',
    async (isTicked) => {
      const { harness, session } = await signIn(isTicked);
      const [first = ''] = harness.cookies.written;
      await harness.gateway.renew(session, anySignal());
      expect(harness.cookies.written).toEqual(isTicked ? [first, first] : [first]);

      await harness.reload().restore();
      expect(harness.cookies.written).toEqual(isTicked ? [first, first, first] : [first]);
    },
  );

  it.each([true, false])('A-08 clears a stored session whose cookie is gone (ticked: %s)', async (rememberMe) => {
    const { harness } = await signIn(rememberMe);
    harness.cookies.jar.clear();

    expect((await harness.reload().restore()).session).toBeUndefined();
    expect(harness.tab.values.has(sessionKey) || harness.browser.values.has(sessionKey)).toBe(false);
  });

  it.each([true, false])(
    'A-08 A-10 tells whether its person has ticked, in this tab and in the next (%s)',
    async (isTicked) => {
      const { harness } = await signIn(isTicked);
      expect(harness.gateway.isRemembered()).toBe(isTicked);

      const other = createHarness({ shared: harness.shared, issuer: harness.issuer, config: harness.config });
      expect(other.gateway.isRemembered()).toBe(isTicked);
      await other.gateway.restore();
      expect(other.gateway.isRemembered()).toBe(isTicked);
    },
  );

  it('A-08 leaves out Secure on a plain http page', async () => {
    const { harness } = await signIn(false, { options: { appOrigin: 'http://127.0.0.1:4173' } });

    expect(harness.cookies.written).toEqual(['rememberMe=true; path=/; SameSite=Lax']);
  });

  it('A-08 removes the remembered record when the next sign-in is not ticked', async () => {
    const { harness } = await signIn(true);
    await harness.gateway.signInWithPassword({ userName: 'u', password: 'p', rememberMe: false }, anySignal());

    expect(harness.browser.values.has(sessionKey)).toBe(false);
  });

  it.each([
    ['remembered', true, 'rememberMe=true; path=/; SameSite=Lax; Secure; expires=Fri, 31 Dec 9999 23:59:59 GMT'],
    ['not remembered', false, 'rememberMe=true; path=/; SameSite=Lax; Secure'],
  ])(
    'A-08 A-10 a lost session that was %s is so again after signing in over the kept page',
    async (_, isTicked, cookie) => {
      const { harness, session } = await signIn(isTicked);
      harness.gateway.end(session, 'lost');
      await harness.gateway.signInWithPassword({ userName: 'u', password: 'p', rememberMe: 'asBefore' }, anySignal());

      expect(harness.cookies.written.at(-1)).toBe(cookie);
      expect(harness.browser.values.has(sessionKey)).toBe(isTicked);
    },
  );

  it('A-08 A-10 so it is where another tab has taken the session away', async () => {
    const { harness } = await signIn(true);
    harness.browser.values.clear();
    harness.gateway.leaveTab();
    await harness.gateway.signInWithPassword({ userName: 'u', password: 'p', rememberMe: 'asBefore' }, anySignal());

    expect(harness.browser.values.has(sessionKey)).toBe(true);
  });

  it('A-13 ends a remembered session here when another tab has removed it', async () => {
    const { harness } = await signIn(true);
    harness.browser.values.clear();

    expect((await harness.reload().restore()).session).toBeUndefined();
  });

  it('A-12 goes on with the tokens that another tab has refreshed meanwhile', async () => {
    const { harness, session } = await signIn(true);
    const newer = { ...session, refreshToken: 'r2', generation: 1 };
    harness.browser.values.set(sessionKey, JSON.stringify({ ...newer, remembered: true }));

    expect((await harness.reload().restore()).session).toEqual(newer);
  });
});

describe('the stored session', () => {
  it('A-07 T-10 is one record in session storage', async () => {
    const { harness, session } = await signIn(false);

    expect([...harness.tab.values.keys()]).toEqual([sessionKey]);
    expect(JSON.parse(harness.tab.values.get(sessionKey) ?? '')).toEqual({
      ...(JSON.parse(JSON.stringify(session)) as object),
      remembered: false,
    });
  });

  it.each([
    ['the word undefined', 'undefined'],
    ['the word null', 'null'],
    ['broken JSON', '{"version":1'],
    ['a list', '[]'],
    ['another version', { version: 1 }],
    ['the word undefined as token', { accessToken: 'undefined' }],
    ['the word null as refresh token', { refreshToken: 'null' }],
    ['no access token', { accessToken: undefined }],
    ['a text as time', { storedAt: 'now' }],
    ['claims without a subject', { idTokenClaims: {} }],
  ])('T-10 T47 is absent when storage holds %s, and the page says why', async (_name, rubbish) => {
    const { harness, session } = await signIn(false);
    const text = typeof rubbish === 'object' ? JSON.stringify({ ...session, remembered: false, ...rubbish }) : rubbish;
    harness.tab.values.set(sessionKey, text);

    expect(await harness.reload().restore()).toMatchObject({
      session: undefined,
      hasCallback: false,
      returnUrl: '/',
      storageError: { code: 'signIn.recordUnreadable' },
    });
    expect([...harness.tab.values]).toEqual([]);
    expect((await harness.reload().restore()).storageError).toBeUndefined();
  });

  it('T-10 T47 is absent, without a word, when storage holds nothing', async () => {
    const { harness } = await signIn(false);
    harness.tab.values.delete(sessionKey);

    expect(await harness.reload().restore()).toEqual({
      session: undefined,
      hasCallback: false,
      returnUrl: '/',
      storageError: undefined,
    });
  });

  it('T-10 A-12 is taken from another tab where its record cannot be read, without a word', async () => {
    const { harness, session } = await signIn(false);
    const { harness: other } = await signIn(false, { shared: harness.shared });
    const later = await other.gateway.restore();
    harness.tab.values.set(sessionKey, '{"version":');

    const restored = await harness.reload().restore();
    expect(restored).toMatchObject({ session: { id: later.session?.id }, storageError: undefined });
    expect(restored.session?.id).not.toBe(session.id);
  });

  it.each([
    ['A-15 T48', 'another client', { clientId: 'Other' }],
    ['A-15', 'another issuer', { issuer: 'https://other.example.vn/' }],
    ['A-15', 'another flow', { responseType: 'code' }],
  ])('%s of %s is cleared', async (_id, _name, changes) => {
    const { harness } = await signIn(true);
    const config = oAuthConfig({ responseType: 'password', ...changes });

    expect((await harness.reload({ config }).restore()).session).toBeUndefined();
    expect(harness.tab.values.has(sessionKey) || harness.browser.values.has(sessionKey)).toBe(false);
  });

  it('A-07 is gone after forgetting, together with all of session storage and the cookie', async () => {
    const { harness, session } = await signIn(true);
    harness.tab.values.set('draft', 'x');
    harness.gateway.end(session, 'left');

    expect([...harness.tab.values]).toEqual([]);
    // What stays is the mark that it has ended, for tabs that sleep; it holds no token.
    expect([...harness.browser.values]).toEqual([
      ['fund-office.session-mark', JSON.stringify({ id: session.id, generation: 0, ended: 'left' })],
    ]);
    expect(harness.cookies.read()).toBe('');
    expect(harness.cookies.written.at(-1)).toBe(
      'rememberMe=; path=/; SameSite=Lax; Secure; expires=Thu, 01 Jan 1970 00:00:00 GMT',
    );
  });
});

describe('a storage that fails', () => {
  it.each(['always', 'onWrite'] as const)(
    'A-07 T45 (%s) still lets people sign in, for as long as the page lives',
    async (broken) => {
      const tab = createMemoryStorage(broken);
      const { harness, session } = await signIn(false, { tab });

      expect(await harness.gateway.restore()).toMatchObject({ session, storageError: { code: 'storage.unavailable' } });
      expect((await harness.reload().restore()).session).toBeUndefined();

      harness.gateway.end(session, 'left');
      expect((await harness.gateway.restore()).session).toBeUndefined();
    },
  );

  it('A-08 T45 keeps a remembered session in the tab when local storage is full', async () => {
    const { harness, session } = await signIn(true, { browser: createMemoryStorage('onWrite') });

    expect((await harness.reload().restore()).session).toEqual(session);
  });

  it('A-08 T45 lets a password session go on where the browser keeps no cookies', async () => {
    const { cookies } = createSharedBrowser();
    const shared = { ...createSharedBrowser(), cookies: { ...cookies, write: () => undefined } };
    const { harness, session } = await signIn(false, { shared });
    const told: TabNews[] = [];
    harness.gateway.watchTabs((news) => told.push(news));
    harness.gateway.catchUpWithTabs(session);

    expect(told).toEqual([]);
    expect(await harness.gateway.renew(session, anySignal())).toMatchObject({ generation: 1 });
    harness.gateway.end(session, 'left');
    expect((await harness.gateway.restore()).session).toBeUndefined();
  });

  it('A-07 T45 may even throw when it is named', async () => {
    const denied = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    const { harness, session } = await signIn(true, { options: { sessionStorage: denied, localStorage: denied } });

    expect(await harness.gateway.restore()).toMatchObject({ session, storageError: { code: 'storage.unavailable' } });
  });

  it('never leaves a spent token behind when the new one does not fit', async () => {
    const { harness } = await signIn(false);
    harness.tab.storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await harness.gateway.signInWithPassword({ userName: 'u', password: 'p', rememberMe: false }, anySignal());

    expect([...harness.tab.values]).toEqual([]);
    expect(harness.page.href.startsWith(appOrigin)).toBe(true);
  });
});
