import { afterEach, describe, expect, it, vi } from 'vitest';

import { paths, silence, unreachable } from './fake-issuer';
import { anySignal, createHarness, oAuthConfig, refusalOf } from './gateway-harness';
import type { SignInPage } from './sign-in-page';
import { fiftyMinutes, openTabs } from './tab-steps';

const claimKey = 'fund-office.renewal-claim';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the renewal lock', () => {
  it.each(['Web Locks', 'a claim'])('A-22 T04 (%s) is given back after a failure and after an abort', async (kind) => {
    const locks = kind === 'a claim' ? { locks: undefined } : {};
    const { issuer, first, pages, page } = await openTabs(2, locks);
    const session = page.authRef.getSnapshot().context.session ?? expect.fail('nobody is signed in');
    const [one, two] = pages as [SignInPage, SignInPage];
    const { token } = issuer.respond;

    issuer.respond.token = unreachable;
    expect(await refusalOf(one.gateway.renew(session, anySignal()))).toMatchObject({ code: 'network.unreachable' });
    issuer.respond.token = silence;
    const controller = new AbortController();
    const given = refusalOf(one.gateway.renew(session, controller.signal));
    await vi.waitFor(() => expect(issuer.requestsTo(paths.token)).toHaveLength(3));
    controller.abort();
    expect(await given).toEqual({ code: 'request.cancelled' });
    issuer.respond.token = token;
    expect((await two.gateway.renew(session, anySignal())).accessToken).toBe('access-2');
    expect(first.browser.values.has(claimKey)).toBe(false);
  });

  it.each(['Web Locks', 'a claim'])(
    'A-22 T04 promise-7 (%s) lets nobody wait for ever, nor in a busy loop',
    async (kind) => {
      const { issuer, shared, page } = await openTabs(2, kind === 'a claim' ? { locks: undefined } : {});
      const session = page.authRef.getSnapshot().context.session ?? expect.fail('nobody is signed in');
      issuer.respond.token = silence;
      const holder = new AbortController();
      const held = refusalOf(page.gateway.renew(session, holder.signal));
      await vi.waitFor(() => expect(issuer.requestsTo(paths.token)).toHaveLength(2));
      const waits: number[] = [];
      const deadline = new AbortController();
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
        waits.push(milliseconds);
        return deadline.signal;
      });
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const reads = vi.spyOn(shared.localStorage.storage, 'getItem');
      const waiter = createHarness({ shared, issuer, config: oAuthConfig({ responseType: 'password' }) });
      const waiting = refusalOf(waiter.gateway.renew(session, anySignal()));
      await vi.advanceTimersByTimeAsync(200);
      const looks = reads.mock.calls.length;
      vi.useRealTimers();
      deadline.abort();

      expect(await waiting).toEqual({ code: 'network.timeout', status: 0, detail: 'another tab holds the renewal' });
      expect(waits).toEqual([45_000]);
      expect(looks).toBeLessThan(8);
      holder.abort();
      await held;
    },
  );

  it('A-12 T45 is a claim where the browser denies this site its Web Locks', async () => {
    const denied = new DOMException('Access to the Locks API is denied in this context.', 'SecurityError');
    const { pages, refreshes, allReach } = await openTabs(2, { locks: { request: () => Promise.reject(denied) } });
    pages.forEach((page) => page.pass(fiftyMinutes));
    await allReach('access-2');

    expect(refreshes()).toEqual(['refresh-1']);
  });

  it('A-12 T45 promise-1 is no claim where Web Locks fail for another reason: another tab may hold them', async () => {
    const failed = new DOMException('The document is not fully active.', 'InvalidStateError');
    const { first, page, createTab, refreshes } = await openTabs(1);
    const session = page.authRef.getSnapshot().context.session ?? expect.fail('nobody is signed in');
    const { gateway } = createHarness({
      ...createTab(),
      shared: { ...first.shared, locks: { request: () => Promise.reject(failed) } },
    });

    expect(await refusalOf(gateway.renew(session, anySignal()))).toMatchObject({ code: 'network.timeout' });
    expect(refreshes()).toEqual([]);
  });

  it('A-12 T04 passes on when the tab that held the claim has died', async () => {
    const { shared, page, refreshes } = await openTabs(1, { locks: undefined });
    const dead = JSON.stringify({ owner: 'gone', until: Date.now() - 1 });
    shared.localStorage.values.set(claimKey, dead);
    page.pass(fiftyMinutes);
    await page.until(({ context }) => context.session?.accessToken === 'access-2');

    expect(refreshes()).toEqual(['refresh-1']);
  });

  it('A-22 T04 a claim that was given up before it held is gone, and says that it was given up', async () => {
    const { shared, page, refreshes } = await openTabs(1, { locks: undefined });
    const session = page.authRef.getSnapshot().context.session ?? expect.fail('nobody is signed in');
    const controller = new AbortController();
    const given = refusalOf(page.gateway.renew(session, controller.signal));
    await vi.waitFor(() => expect(shared.localStorage.values.has(claimKey)).toBe(true));
    controller.abort();

    expect(await given).toEqual({ code: 'request.cancelled' });
    expect(shared.localStorage.values.has(claimKey)).toBe(false);
    expect(refreshes()).toEqual([]);
  });

  it('A-12 T04 T38 passes on when the clock was set back behind a dead claim', async () => {
    const { shared, page, refreshes } = await openTabs(1, { locks: undefined });
    shared.localStorage.values.set(claimKey, JSON.stringify({ owner: 'gone', until: Date.now() + 24 * 3_600_000 }));
    page.pass(fiftyMinutes);
    await page.until(({ context }) => context.session?.accessToken === 'access-2');

    expect(refreshes()).toEqual(['refresh-1']);
  });

  it('A-12 T03 promise-1 a claim is held for as long as the work takes', async () => {
    const { shared, issuer, page } = await openTabs(1, { locks: undefined });
    const session = page.authRef.getSnapshot().context.session ?? expect.fail('nobody is signed in');
    const holder = new AbortController();
    const untils = () => (JSON.parse(shared.localStorage.values.get(claimKey) ?? '{}') as { until?: number }).until;
    issuer.respond.token = silence;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const held = refusalOf(page.gateway.renew(session, holder.signal));
    await vi.waitFor(() => expect(issuer.requestsTo(paths.token)).toHaveLength(2));
    const before = untils() ?? 0;
    await vi.advanceTimersByTimeAsync(60_000);
    const after = untils() ?? 0;
    holder.abort();
    await held;
    const timers = vi.getTimerCount();

    expect(after - before).toBeGreaterThanOrEqual(50_000);
    expect([untils(), timers]).toEqual([undefined, 0]);
  });
});
