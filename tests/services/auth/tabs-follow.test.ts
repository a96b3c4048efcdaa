import { describe, expect, it, vi } from 'vitest';

import { sessionKey } from '@/domain/auth/session-key';

import { createMemoryStorage, createSharedBrowser } from './fake-browser';
import { paths } from './fake-issuer';
import { anySignal, createHarness } from './gateway-harness';
import { isAtRest, isRefused, isSignedIn, openPage, settle, type SignInPage } from './sign-in-page';
import { credentials, fiftyMinutes, openTabs } from './tab-steps';

describe('what one tab does, the others follow', () => {
  it('A-12 T08 another person signs in: everything is loaded anew, and a call of the former one is not sent', async () => {
    const { issuer, pages } = await openTabs(2);
    const [one, two] = pages as [SignInPage, SignInPage];
    const former = one.authRef.getSnapshot().context.session;
    issuer.become({ claims: (good) => ({ ...good, sub: 'u2' }) });
    const ticket = await one.port.ticket();
    const waiting = ticket?.afterRefusal().catch((thrown: unknown) => thrown);
    const session = await two.gateway.signInWithPassword({ ...credentials, userName: 'hoa.lt' }, anySignal());
    const { context } = await one.until(
      (snapshot) => isSignedIn(snapshot) && snapshot.context.configuration?.currentUser.id === 'u2',
    );

    expect(context.session).toEqual(session);
    expect(context.session?.id).not.toBe(former?.id);
    expect(one.announced).toContain('person.changed');
    expect(await waiting).toMatchObject({ code: 'http.sessionExpired' });
  });

  it('A-07 T09 a session is only ever written whole, tokens and claims in one piece', async () => {
    const { first, page } = await openTabs(1);
    const written: Record<string, unknown>[] = [];
    const before = JSON.parse(first.tab.values.get(sessionKey) ?? '') as unknown;
    const { setItem } = first.tab.storage;
    first.tab.storage.setItem = (key, value) => {
      written.push({ [key]: JSON.parse(value) as unknown });
      setItem(key, value);
    };
    page.pass(fiftyMinutes);
    const { context } = await page.until((snapshot) => snapshot.context.session?.accessToken === 'access-2');
    const after = JSON.parse(JSON.stringify({ ...context.session, remembered: false })) as unknown;

    expect(written).toEqual([{ [sessionKey]: after }]);
    expect(before).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1', generation: 0 });
    expect(after).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2', generation: 1 });
  });

  it.each(['with', 'without'])(
    'A-13 T10 promise-3 sign-out, %s a line between them, and revoke and leave once',
    async (line) => {
      const openLine = () => {
        throw new TypeError('BroadcastChannel is not defined');
      };
      const tabs = await openTabs(1);
      const { shared, issuer, page, first } = tabs;
      const alone = createHarness({
        shared,
        issuer,
        config: first.config,
        tab: createMemoryStorage(),
        options: line === 'with' ? {} : { openLine },
      });
      first.tab.values.forEach((value, key) => alone.tab.values.set(key, value));
      const other = openPage(alone);
      other.start();
      await other.until(isSignedIn);
      page.authRef.send({ type: 'signOut' });
      await page.until(isAtRest);
      if (line === 'without') {
        other.wake();
      }
      const { context } = await other.until(isRefused);

      expect(context.error?.code).toBe('signIn.endedElsewhere');
      expect(issuer.requestsTo(paths.revocation)).toHaveLength(2);
      expect([...first.page.left, ...alone.page.left]).toEqual([]);
      expect([...first.tab.values, ...alone.tab.values]).toEqual([]);
      expect(await other.port.ticket()).toBeUndefined();
    },
  );

  it.each(['with', 'without'])(
    'A-10 A-13 T02 says that nobody was there for so long, %s a line to the tab that has locked the session',
    async (line) => {
      const openLine = () => {
        throw new TypeError('BroadcastChannel is not defined');
      };
      const { shared, issuer, first, page } = await openTabs(1);
      const second = createHarness({
        shared,
        issuer,
        config: first.config,
        tab: createMemoryStorage(),
        options: line === 'with' ? {} : { openLine },
      });
      first.tab.values.forEach((value, key) => second.tab.values.set(key, value));
      const other = openPage(second);
      other.start();
      const { context: before } = await other.until(isSignedIn);
      page.authRef.send({ type: 'session.idled', id: before.session?.id ?? '', minutes: 60 });
      await page.until(isRefused);
      if (line === 'without') {
        other.wake();
      }
      const { context } = await other.until(isRefused);

      expect([context.error?.code, context.error?.params]).toEqual(['signIn.idle', { n: 60 }]);
    },
  );

  it.each([
    ['because nobody was there', { code: 'signIn.idle', params: { n: 60 } }, { idleMinutes: 60 }],
    ['because the issuer refused it', { code: 'http.sessionExpired' }, {}],
  ])(
    'A-10 A-12 T02 promise-11 a tab that has not heard of it, and renews, keeps the page of a session that was lost in another one %s',
    async (_why, error, { idleMinutes }: { idleMinutes?: number }) => {
      const { pages, page, harnesses } = await openTabs(2);
      const deaf = pages[1] ?? expect.fail('no second tab');
      harnesses[1]?.closeTab();
      const session = page.authRef.getSnapshot().context.session ?? expect.fail('nobody is signed in');
      page.gateway.end(session, 'lost', idleMinutes);
      deaf.pass(fiftyMinutes);
      const ended = await deaf.until(isRefused);

      expect(ended.context.error).toMatchObject(error);
      expect(ended.hasTag('held')).toBe(true);
      expect([...(harnesses[1]?.tab.values ?? [])]).toEqual([]);
    },
  );

  it.each(['signed out', 'signed out and in as somebody else'])(
    'A-13 T08 promise-3 an answer to a renewal brings nothing back when somebody has %s in another tab',
    async (what) => {
      const { shared, issuer, first, page, harnesses } = await openTabs(1);
      const openLine = () => {
        throw new TypeError('BroadcastChannel is not defined');
      };
      const deaf = createHarness({ shared, issuer, config: first.config, options: { openLine } });
      harnesses.push(deaf);
      first.tab.values.forEach((value, key) => deaf.tab.values.set(key, value));
      const other = openPage(deaf);
      other.start();
      await other.until(isSignedIn);
      const { token } = issuer.respond;
      let answer: () => void = () => undefined;
      issuer.respond.token = async (request) => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return token(request);
      };
      other.pass(fiftyMinutes);
      await vi.waitFor(() => expect(issuer.requestsTo(paths.token)).toHaveLength(2));
      issuer.respond.token = token;
      page.authRef.send({ type: 'signOut' });
      await page.until(isAtRest);
      if (what !== 'signed out') {
        first.page.time = deaf.page.time;
        page.authRef.send({ type: 'signIn.submit', credentials });
        await page.until(isSignedIn);
      }
      const mark = shared.localStorage.values.get('fund-office.session-mark');
      answer();
      const { context } = await other.until(isRefused);

      expect(context.error?.code).toBe('signIn.endedElsewhere');
      expect([...deaf.tab.values]).toEqual([]);
      expect(shared.localStorage.values.get('fund-office.session-mark')).toBe(mark);
    },
  );

  it.each([false, true])(
    'A-13 T08 T52 a tab that the browser had put away begins with the person who has signed in since (remembered: %s)',
    async (rememberMe) => {
      const { page, issuer, harnesses } = await openTabs(2);
      const away = harnesses[1] ?? expect.fail('no second tab');
      away.closeTab();
      page.authRef.send({ type: 'signOut' });
      await page.until(isAtRest);
      issuer.become({ claims: (good) => ({ ...good, sub: 'u2' }) });
      page.authRef.send({ type: 'signIn.submit', credentials: { ...credentials, rememberMe } });
      const { context } = await page.until(isSignedIn);

      expect((await away.reload().restore()).session).toEqual(context.session);
    },
  );

  it('A-12 T08 a tab that is asked for its record before it hears of a new session follows that all the same', async () => {
    const { shared, page, createTab } = await openTabs(1);
    const former = page.authRef.getSnapshot().context.session;
    const silent = createHarness({
      shared: { ...shared, openLine: createSharedBrowser().openLine },
      issuer: createTab().issuer,
    });
    const session = await silent.gateway.signInWithPassword({ ...credentials, rememberMe: true }, anySignal());
    const line = shared.openLine('fund-office.session');
    line.post({ type: 'wanted' });
    await settle();
    line.post({ type: 'started', stored: { ...session, remembered: true } });
    const { context } = await page.until((snapshot) => snapshot.context.session?.id !== former?.id);

    expect(context.session).toEqual(session);
  });

  it('A-12 T49 a record of an older generation, or of another version, replaces nothing', async () => {
    const { shared, pages, first, allReach } = await openTabs(2);
    const old = first.tab.values.get(sessionKey) ?? '';
    pages.forEach((page) => page.pass(fiftyMinutes));
    await allReach('access-2');
    const line = shared.openLine('fund-office.session');
    line.post({ type: 'goesOn', stored: JSON.parse(old) as unknown });
    line.post({ type: 'goesOn', stored: { ...(JSON.parse(old) as object), version: 1, generation: 9 } });
    line.post({ type: 'goesOn', stored: 'rubbish' });
    await settle();

    expect(pages.map(({ authRef }) => authRef.getSnapshot().context.session?.accessToken)).toEqual([
      'access-2',
      'access-2',
    ]);
    // A browser whose local storage lags behind, too.
    shared.localStorage.values.set(sessionKey, old.replace('"remembered":false', '"remembered":true'));
    const restored = await openPage(first).gateway.restore();
    expect(restored.session?.accessToken).toBe('access-2');
  });

  it('A-13 A-22 a page from the browser’s cache, deaf meanwhile, looks the session up again and is anonymous', async () => {
    const { page, pages, harnesses, issuer } = await openTabs(2);
    const frozen = pages[1] ?? expect.fail('no second tab');
    harnesses[1]?.closeTab();
    page.authRef.send({ type: 'signOut' });
    await page.until(isAtRest);
    expect(isSignedIn(frozen.authRef.getSnapshot())).toBe(true);
    frozen.comeBackFromCache();
    const { context } = await frozen.until(isRefused);

    expect(context.session).toBeUndefined();
    expect([...(harnesses[1]?.tab.values ?? [])]).toEqual([]);
    expect(issuer.requestsTo(paths.revocation)).toHaveLength(2);
  });
});
