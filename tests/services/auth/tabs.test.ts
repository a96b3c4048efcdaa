import { describe, expect, it } from 'vitest';

import { sessionKey } from '@/domain/auth/session-key';

import { createHostileIssuer } from '../../support/hostile-issuer';
import { leave, redirectUri } from './code-flow-steps';
import { createMemoryStorage, createSharedBrowser } from './fake-browser';
import { paths } from './fake-issuer';
import { anySignal, createHarness, oAuthConfig, refusalOf, startTime } from './gateway-harness';
import { isSignedIn, openPage, settle, type SignInPage } from './sign-in-page';
import { credentials, fiftyMinutes, openTabs } from './tab-steps';

const bothTokens = ['refresh-1', 'refresh-2'];

describe('one renewal for all tabs', () => {
  it.each([1, 2, 3, 8])('A-12 T01 promise-1 of %i whose tokens fall due at the same time', async (count) => {
    const { pages, harnesses, refreshes, allReach } = await openTabs(count);
    pages.forEach((page) => page.pass(fiftyMinutes));
    await allReach('access-2');

    expect(refreshes()).toEqual(['refresh-1']);
    expect(harnesses.map(({ tab }) => tab.values.get(sessionKey)?.includes('refresh-2'))).toEqual(
      harnesses.map(() => true),
    );
    expect(pages.map(({ announced }) => announced)).toEqual(pages.map(() => ['session.started']));
  });

  it('A-12 T01 promise-1 of two when one meets a 401 while the other is due', async () => {
    const { pages, refreshes, allReach } = await openTabs(2);
    const [one, two] = pages as [SignInPage, SignInPage];
    const ticket = await two.port.ticket();
    one.pass(fiftyMinutes);
    const next = ticket?.afterRefusal();
    await allReach('access-2');

    expect([await next, refreshes()]).toEqual(['access-2', ['refresh-1']]);
  });

  it.each([
    ['takes the other one’s record over', 0, 'access-2', ['refresh-1']],
    ['renews that record when it is due again, though it still lives', fiftyMinutes, 'access-3', bothTokens],
    ['renews that record when it has slept until it was dead', 4 * 3_600_000, 'access-3', bothTokens],
  ])('A-12 T02 a waiter %s', async (_name, sleepMs, accessToken, spent) => {
    const { shared, harnesses, first, page, createTab, refreshes, allReach } = await openTabs(1);
    const session = page.authRef.getSnapshot().context.session ?? expect.fail('nobody is signed in');
    let letIn: () => void = () => undefined;
    const door = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    const waiter = createTab();
    harnesses.push(waiter);
    const { locks } = shared;
    const slowLocks: typeof locks = {
      request: async (name, options, work) => {
        await door;
        return locks?.request(name, options, work) ?? work();
      },
    };
    const waiting = waiter.reload({ locks: slowLocks }).renew(session, anySignal());
    page.pass(fiftyMinutes);
    await allReach('access-2');
    waiter.page.time = first.page.time + sleepMs;
    letIn();

    expect((await waiting).accessToken).toBe(accessToken);
    expect(refreshes()).toEqual(spent);
  });

  it.each([2, 5])('A-12 T03 T06 promise-1 of %i without Web Locks, all reloaded at once', async (count) => {
    const { harnesses, refreshes } = await openTabs(count, { locks: undefined });
    const reloaded = harnesses.map((harness) => {
      harness.page.time += 2 * 3_600_000;
      return openPage(harness);
    });
    reloaded.forEach((page) => page.start());
    await Promise.all(reloaded.map((page) => page.until(isSignedIn)));

    expect(refreshes()).toEqual(['refresh-1']);
    expect(reloaded.map(({ authRef }) => authRef.getSnapshot().context.session?.refreshToken)).toEqual(
      reloaded.map(() => 'refresh-2'),
    );
  });

  it('A-12 T05 promise-1 of a tab and its duplicate, which has a copy of everything', async () => {
    const { first, page, createTab, refreshes } = await openTabs(1);
    const copy = createMemoryStorage();
    first.tab.values.forEach((value, key) => copy.values.set(key, value));
    const duplicate = openPage(createTab(copy));
    duplicate.start();
    await duplicate.until(isSignedIn);
    page.pass(fiftyMinutes);
    duplicate.pass(fiftyMinutes);
    for (const tab of [page, duplicate]) {
      await tab.until(({ context }) => context.session?.accessToken === 'access-2');
    }

    expect(refreshes()).toEqual(['refresh-1']);
    expect(isSignedIn(page.authRef.getSnapshot())).toBe(true);
  });

  it('A-04 T05 promise-5 a duplicate made on the way back sends the code of its copy to nobody', async () => {
    const issuer = createHostileIssuer(() => startTime);
    const shared = createSharedBrowser();
    const config = oAuthConfig({ responseType: 'code' });
    const original = createHarness({ shared, issuer, config });
    const answer = issuer.authorize(await leave(original));
    const copy = createMemoryStorage();
    original.tab.values.forEach((value, key) => copy.values.set(key, value));
    const href = `${redirectUri}?${new URLSearchParams(answer).toString()}`;
    const duplicate = createHarness({ shared, issuer, config, tab: copy, href });
    original.page.href = href;
    const pages = [openPage(original), openPage(duplicate)];
    for (const page of pages) {
      page.start();
      await page.until(isSignedIn);
    }

    expect(issuer.requestsTo(paths.token)).toHaveLength(1);
    expect(duplicate.page.href).toBe(redirectUri);
    expect(await refusalOf(openPage(duplicate).gateway.completeCodeFlow(anySignal()))).toMatchObject({
      code: 'auth.invalid_nonce_in_state',
    });
  });
});

it('A-12 T08 T45 a tab for whose mark local storage had no room reads what another has marked there since', async () => {
  const { shared, issuer, page, pages, harnesses, allReach } = await openTabs(2);
  const { storage } = shared.localStorage;
  const { setItem } = storage;
  storage.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  page.pass(fiftyMinutes);
  await allReach('access-2');
  storage.setItem = setItem;
  harnesses.forEach((harness) => {
    harness.page.time = startTime + fiftyMinutes;
  });
  issuer.become({ claims: (good) => ({ ...good, sub: 'u2' }) });
  const session = await pages[1]?.gateway.signInWithPassword({ ...credentials, userName: 'hoa.lt' }, anySignal());
  await settle();

  expect(page.authRef.getSnapshot().context.session).toEqual(session);
  expect((await page.port.ticket())?.accessToken).toBe(session?.accessToken);
});
