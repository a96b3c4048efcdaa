import { describe, expect, it, vi } from 'vitest';

import { silentRefreshTimeoutMs } from '@/domain/constants';
import { askSilently } from '@/services/auth/silent-frame';

import type { Behaviour } from '../../support/hostile-issuer';
import { createFakeWindows } from './fake-browser';
import { paths } from './fake-issuer';
import { appOrigin, oAuthConfig, refusalOf, type Harness } from './gateway-harness';
import { returnTo, tracesOf, twoTabs } from './hostile-steps';
import { isRefused, isSignedIn } from './sign-in-page';
import { answerHref, answerTo, answerType, requestIn, strangers, until, onTestTimers } from './window-steps';

onTestTimers();

describe('the hidden frame', () => {
  const withoutRefreshToken: Behaviour = { tokens: { refresh_token: undefined } };

  /** Signed in without a refresh token, and asked to renew. */
  async function renewing(
    behaviour: Behaviour = withoutRefreshToken,
    prepare: (harness: Harness) => void = () => undefined,
  ) {
    const tabs = twoTabs(oAuthConfig({ responseType: 'code' }));
    const page = await returnTo(tabs, withoutRefreshToken);
    await page.until(isSignedIn);
    const { windows } = tabs.harness;
    tabs.issuer.become(behaviour);
    tabs.heard.splice(0);
    prepare(tabs.harness);
    page.pass(50 * 60_000);
    return { ...tabs, page, windows };
  }
  const frame = async ({ windows }: Pick<Awaited<ReturnType<typeof renewing>>, 'windows'>) => {
    await until(() => windows.state.frames.length === 1);
    return windows.state.frames[0] ?? '';
  };

  it('A-06 renews without a word, for the same person, and is gone', async () => {
    const renewal = await renewing();
    const { page, windows, issuer } = renewal;
    const address = await frame(renewal);
    windows.deliver({ origin: appOrigin, source: windows.frameSource, data: answerTo(issuer, address) });
    await page.until(({ context }) => context.session?.accessToken === 'access-2');

    expect(requestIn(address)).toMatchObject({ prompt: 'none', id_token_hint: issuer.issued[2] });
    expect([windows.state.openFrames, windows.listeners()]).toEqual([0, 0]);
  });

  it('A-06 T-07 refuses another person’s answer', async () => {
    const renewal = await renewing({ ...withoutRefreshToken, claims: (good) => ({ ...good, sub: 'u2' }) });
    const { page, windows, issuer } = renewal;
    windows.deliver({ origin: appOrigin, source: windows.frameSource, data: answerTo(issuer, await frame(renewal)) });
    const { context } = await page.until(isRefused);

    expect(context.error?.code).toBe('token.wrongSubject');
    expect(tracesOf(renewal).kept).toEqual([]);
  });

  it('A-06 A-18 T40 promise-7 that never answers is given up after 20 s and removed; the session is kept', async () => {
    const renewal = await renewing();
    const { page, windows } = renewal;
    await frame(renewal);
    await vi.advanceTimersByTimeAsync(silentRefreshTimeoutMs - 1);
    expect(windows.state.openFrames).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    const { context } = await page.until(() => windows.state.openFrames === 0 && page.announced.length > 1);

    expect(page.announced).toEqual(['session.started', 'auth.failed auth.silent_refresh_timeout']);
    expect(windows.listeners()).toBe(0);
    expect(context.session?.accessToken).toBe('access-1');
  });

  it.each(['login_required', 'interaction_required', 'consent_required'])(
    'A-06 A-18 T39 that is answered %s ends nothing: the session goes on until its token dies, and warns before',
    async (error) => {
      const renewal = await renewing();
      const { page, windows, heard } = renewal;
      const { state = '' } = requestIn(await frame(renewal));
      const data = { type: answerType, href: answerHref({ error, state }) };
      windows.deliver({ origin: appOrigin, source: windows.frameSource, data });
      await page.until(isSignedIn);
      page.pass(6 * 60_000);
      await page.until((snapshot) => snapshot.hasTag('expiring'));

      expect(page.announced).toEqual(['session.started', 'auth.failed auth.silent_refresh_error']);
      expect([windows.state.frames.length, heard]).toEqual([1, []]);
      page.pass(4 * 60_000);
      expect((await page.until(isRefused)).context.error?.code).toBe('http.sessionExpired');
    },
  );

  it.each(['server_error', 'temporarily_unavailable'])(
    'A-06 A-10 T33 promise-4 that is answered %s, which in an address is a 500 or 503, is tried again',
    async (error) => {
      const renewal = await renewing();
      const { page, windows, issuer } = renewal;
      const { state = '' } = requestIn(await frame(renewal));
      const data = { type: answerType, href: answerHref({ error, state }) };
      windows.deliver({ origin: appOrigin, source: windows.frameSource, data });
      await page.until((snapshot) => snapshot.matches({ access: { signedIn: 'struggling' } }));
      await vi.advanceTimersByTimeAsync(1_000);
      await until(() => windows.state.frames.length === 2);
      const answer = answerTo(issuer, windows.state.frames[1] ?? '');
      windows.deliver({ origin: appOrigin, source: windows.frameSource, data: answer });
      await page.until(({ context }) => context.session?.accessToken === 'access-2');

      expect(page.announced).toEqual(['session.started', 'auth.failed auth.token_refresh_error']);
    },
  );

  it('A-06 A-18 T44 is not even tried where the page is isolated', async () => {
    const { page, windows, issuer } = await renewing(withoutRefreshToken, (harness) => {
      harness.windows.state.isIsolated = true;
    });
    await page.until((snapshot) => isSignedIn(snapshot) && page.announced.length > 1);

    expect(page.announced).toEqual(['session.started', 'auth.failed auth.silent_refresh_error']);
    expect([windows.state.frames, windows.listeners(), issuer.requestsTo(paths.token).length]).toEqual([[], 0, 1]);
  });

  it('A-06 T41 hears no stranger', async () => {
    const renewal = await renewing();
    const { page, windows, issuer } = renewal;
    const address = await frame(renewal);
    const { state = '' } = requestIn(address);
    strangers(windows.frameSource, { type: answerType, href: answerHref({ error: 'x', state }) }, state).forEach(
      windows.deliver,
    );
    await vi.advanceTimersByTimeAsync(1_000);
    expect(page.announced).toEqual(['session.started']);
    windows.deliver({ origin: appOrigin, source: windows.frameSource, data: answerTo(issuer, address) });

    await page.until(({ context }) => context.session?.accessToken === 'access-2');
  });

  it('A-13 T55 promise-3 is gone at sign-out, and its late answer signs nobody in', async () => {
    const renewal = await renewing();
    const { page, windows, issuer, harness } = renewal;
    const address = await frame(renewal);
    const left = harness.whenLeft();
    page.authRef.send({ type: 'signOut' });
    await left;
    windows.deliver({ origin: appOrigin, source: windows.frameSource, data: answerTo(issuer, address) });
    await vi.advanceTimersByTimeAsync(60_000);
    await page.until((snapshot) => snapshot.hasTag('signedOut'));

    expect([windows.state.openFrames, windows.listeners(), page.timers.size, vi.getTimerCount()]).toEqual([0, 0, 0, 0]);
    expect(issuer.requestsTo(paths.token)).toHaveLength(1);
    expect([...harness.tab.values]).toEqual([]);
  });

  it('A-06 A-22 that is given up by its caller is cancelled, which is no time limit that ran out, and is gone', async () => {
    const { windows, state, listeners } = createFakeWindows();
    const leaving = new AbortController();
    const question = { windows, appOrigin, address: 'https://idp.example.vn/connect/authorize', state: 's' };
    const refusal = refusalOf(askSilently(question, leaving.signal));
    leaving.abort();

    expect(await refusal).toEqual({ code: 'request.cancelled' });
    expect([state.frames.length, state.openFrames, listeners()]).toEqual([1, 0, 0]);
  });
});
