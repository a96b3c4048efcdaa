import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { leastRenewalSpacingMs, longestTimerMs } from '@/domain/constants';

import type { Behaviour } from '../../support/hostile-issuer';
import { html, json, paths, unreachable } from './fake-issuer';
import { oAuthConfig, startTime } from './gateway-harness';
import { returnTo, tracesOf, twoTabs } from './hostile-steps';
import { isRefused, isSignedIn, openPage, settle, type SignInPage } from './sign-in-page';

const minute = 60_000;
const day = 24 * 60 * minute;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
});

async function signedIn(
  behaviour: Behaviour = {},
  prepare: (tabs: ReturnType<typeof twoTabs>) => void = () => undefined,
) {
  const tabs = twoTabs(oAuthConfig({ responseType: 'code' }));
  prepare(tabs);
  const page = await returnTo(tabs, behaviour);
  await page.until(isSignedIn);
  const refreshes = () => tabs.issuer.requestsTo(paths.token).flatMap(({ form }) => form['refresh_token'] ?? []);
  return { ...tabs, page, refreshes };
}

const reach = (page: SignInPage, generation: number) =>
  page.until((snapshot) => isSignedIn(snapshot) && snapshot.context.session?.generation === generation);

describe('lifetimes that would be asked for without end', () => {
  it.each([
    ['T11 no lifetime', undefined],
    ['T12 a lifetime of 0', 0],
    ['T12 a lifetime of "0"', '0'],
    ['T12 a lifetime below 0', -5],
    ['T12 a lifetime that is no number', 'soon'],
  ])('A-09 %s: no timer, and one renewal when the server refuses the token', async (_name, expiresIn) => {
    const { page, refreshes } = await signedIn({ tokens: { expires_in: expiresIn } });
    page.pass(30 * day);
    page.wake();
    await settle();
    expect([refreshes(), page.timers.size, isSignedIn(page.authRef.getSnapshot())]).toEqual([[], 0, true]);
    page.pass(-30 * day);
    page.authRef.send({ type: 'tokens.refused', accessToken: 'access-1', at: startTime });
    await reach(page, 1);

    expect(refreshes()).toEqual(['refresh-1']);
  });

  it('A-09 T13 promise-9 a clock that runs ahead, with id tokens of five minutes: one renewal per access token', async () => {
    const { page, harness, refreshes } = await signedIn({
      claims: (good) => ({ ...good, iat: (good.iat ?? 0) - 400, exp: (good.iat ?? 0) - 100 }),
    });
    for (let minutes = 0; minutes < 44; minutes += 1) {
      page.pass(minute);
    }
    await settle();
    expect(refreshes()).toEqual([]);
    page.pass(minute);
    await reach(page, 1);

    expect(refreshes()).toEqual(['refresh-1']);
    expect(page.authRef.getSnapshot().context.session?.expiresAt).toBe(harness.page.time + 60 * minute);
  });

  it('A-09 T15 tokens that are nearly over when they come: never twice within 30 seconds', async () => {
    const { page, refreshes } = await signedIn({ tokens: { expires_in: 1 } });
    for (let renewal = 1; renewal <= 10; renewal += 1) {
      page.pass(leastRenewalSpacingMs - 1);
      page.wake();
      await settle();
      expect(refreshes()).toHaveLength(renewal - 1);
      page.pass(1);
      await reach(page, renewal);
    }
  });
});

describe('an issuer that cannot be reached', () => {
  it.each([
    ['no connection', unreachable],
    ['a server error', () => json({}, 500)],
    ['a maintenance page', () => html(503)],
    ['too many requests', () => json({ error: 'slow_down' }, 429)],
  ])(
    'A-10 T33 promise-4 (%s) ends no session; the same refresh token is tried again when it is back',
    async (_name, answer) => {
      const { page, issuer, harness, refreshes } = await signedIn();
      const { token } = issuer.respond;
      issuer.respond.token = answer;
      page.pass(46 * minute);
      await page.until((snapshot) => snapshot.matches({ access: { signedIn: { struggling: { tries: 'waiting' } } } }));
      const kept = [...harness.tab.values.values()].join();
      issuer.respond.token = token;
      page.wake();
      await reach(page, 1);

      expect(kept).toContain('refresh-1');
      expect(page.announced.filter((name) => name.startsWith('auth.failed'))).toHaveLength(1);
      expect(refreshes()).toEqual(['refresh-1', 'refresh-1']);
    },
  );

  it('A-10 T18 promise-4 is asked with pauses that double up to 30 seconds, and at once when the network is back', async () => {
    const { page, issuer, refreshes } = await signedIn();
    issuer.respond.token = unreachable;
    page.pass(46 * minute);
    await settle();
    const perMinute: number[] = [];
    for (let minutes = 0; minutes < 5; minutes += 1) {
      const before = refreshes().length;
      for (let second = 0; second < 60; second += 1) {
        await vi.advanceTimersByTimeAsync(1_000);
        await settle(5);
      }
      await settle();
      perMinute.push(refreshes().length - before);
    }
    const before = refreshes().length;
    page.wake();
    await settle();

    // Each pause is up to a fifth shorter, differently in each session.
    expect(perMinute[0]).toBeLessThanOrEqual(6);
    expect(perMinute.slice(1).every((tries) => tries === 2 || tries === 3)).toBe(true);
    expect(refreshes()).toHaveLength(before + 1);
    expect(page.authRef.getSnapshot().hasTag('signedIn')).toBe(true);
  });

  it('A-10 T37 whose answer was lost: the later try is refused, and that is all', async () => {
    const { page, issuer, refreshes, harness } = await signedIn();
    const { token } = issuer.respond;
    issuer.respond.token = async (request) => {
      await token(request);
      issuer.respond.token = () => json({ error: 'invalid_grant' }, 400);
      throw new TypeError('Failed to fetch');
    };
    page.pass(46 * minute);
    await page.until((snapshot) => snapshot.matches({ access: { signedIn: { struggling: { tries: 'waiting' } } } }));
    await vi.advanceTimersByTimeAsync(799);
    await settle();
    expect(refreshes()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(201);
    const { context } = await page.until(isRefused);
    await vi.advanceTimersByTimeAsync(day);

    expect(context.error?.code).toBe('signIn.grantRejected');
    expect(refreshes()).toEqual(['refresh-1', 'refresh-1']);
    expect([...harness.tab.values]).toEqual([]);
  });
});

describe('a grant that is over', () => {
  it('A-10 T19 at start: the product opens at sign-in with everything cleared, now and the next time', async () => {
    const { harness, issuer, refreshes, ...tabs } = await signedIn();
    issuer.respond.token = () => json({ error: 'invalid_grant' }, 400);
    harness.page.time += 3 * day;
    const page = openPage(harness);
    page.start();
    const { context } = await page.until(isRefused);

    expect(context.error?.code).toBe('signIn.grantRejected');
    expect(tracesOf({ ...tabs, issuer, harness }).kept).toEqual([]);
    const next = openPage(harness);
    next.start();
    await next.until((snapshot) => snapshot.matches({ access: { signedOut: 'idle' } }));
    expect(refreshes()).toEqual(['refresh-1']);
  });

  it('A-10 T32 at start, the lock of a session long due: nobody is ever signed in, no token is sent, nothing is kept', async () => {
    const { harness, issuer, page: before, ...tabs } = await signedIn();
    const { session } = before.authRef.getSnapshot().context;
    harness.page.time += 8 * 60 * minute;
    issuer.requests.length = 0;
    const judged: unknown[] = [];
    const page = openPage(harness, {}, { idleMinutesOf: (...asked) => (judged.push(asked), 60) });
    const stages: unknown[] = [];
    page.authRef.subscribe((snapshot) => stages.push(snapshot.hasTag('signedIn')));
    page.start();
    const { context } = await page.until(isRefused);

    expect([context.error?.code, context.error?.params, context.session]).toEqual([
      'signIn.idle',
      { n: 60 },
      undefined,
    ]);
    expect(judged).toEqual([[session, harness.page.time]]);
    expect(stages).not.toContain(true);
    expect(tracesOf({ ...tabs, issuer, harness })).toMatchObject({ kept: [], sent: [] });
  });

  it('A-10 T34 after a sleep: one call, one explanation, the person’s page kept, nobody sent anywhere', async () => {
    const { page, harness, issuer, refreshes } = await signedIn();
    issuer.respond.token = () => json({ error: 'invalid_grant' }, 400);
    harness.page.time += 3 * day;
    const calls = Promise.allSettled([page.port.ticket(), page.port.ticket(), page.port.ticket()]);
    page.wake();
    page.wake();
    const snapshot = await page.until(isRefused);

    expect((await calls).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(snapshot.hasTag('held')).toBe(true);
    expect(snapshot.context.configuration?.currentUser.id).toBe('u1');
    expect(refreshes()).toEqual(['refresh-1']);
    expect(page.announced).toEqual(['session.started', 'auth.failed signIn.grantRejected', 'session.ended']);
    expect(harness.page.left).toHaveLength(1);
  });
});

describe('clocks and timers', () => {
  it('A-09 T36 promise-9 a lifetime of 40 days: no timer is longer than the browser can count, and none fires early', async () => {
    const { page, harness, refreshes } = await signedIn({ tokens: { expires_in: 40 * 24 * 3_600 } });
    const longest = Math.max(...[...page.timers.values()].map(({ at }) => at - harness.page.time));
    expect(longest).toBe(longestTimerMs);
    for (let days = 0; days < 29; days += 1) {
      page.pass(day);
      await settle();
    }
    expect(refreshes()).toEqual([]);
    page.pass(day);
    await reach(page, 1);

    expect(refreshes()).toEqual(['refresh-1']);
  });

  it.each([
    ['forward past the deadline', 46 * minute],
    ['back by five minutes', -5 * minute],
  ])('A-09 T38 promise-9 the clock jumps %s: one renewal', async (_name, jump) => {
    const { page, harness, refreshes } = await signedIn();
    harness.page.time += jump;
    page.wake();
    await reach(page, 1);
    page.wake();
    await settle();

    expect(refreshes()).toEqual(['refresh-1']);
    expect(page.authRef.getSnapshot().context.session?.expiresAt).toBe(harness.page.time + 60 * minute);
  });
});
