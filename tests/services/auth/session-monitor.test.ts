import { describe, expect, it, vi } from 'vitest';

import { issuerRetryMs, sessionCheckMs } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import { watchIssuerSession } from '@/services/auth/session-monitor';

import { storedSession } from '../../support/sessions';
import { discoveryBody, paths } from './fake-issuer';
import { createFakeWindows } from './fake-browser';
import { oAuthConfig } from './gateway-harness';
import { returnTo, twoTabs } from './hostile-steps';
import { isSignedIn } from './sign-in-page';
import { until, onTestTimers } from './window-steps';

onTestTimers();

describe('the issuer’s session frame', () => {
  const checkSession = 'https://idp.example.vn/connect/checksession';
  const config = oAuthConfig({ responseType: 'code', sessionChecksEnabled: true });

  async function watched() {
    const tabs = twoTabs(config);
    const page = await returnTo(tabs, {
      discovery: { check_session_iframe: checkSession },
      callback: (good) => ({ ...good, session_state: 'salted.hash' }),
    });
    await page.until(isSignedIn);
    const { windows } = tabs.harness;
    await until(() => windows.state.frames.length === 1);
    const say = (data: string, origin = new URL(discoveryBody.issuer).origin, source: unknown = windows.frameSource) =>
      windows.deliver({ origin, source, data });
    return { ...tabs, page, windows, say };
  }

  it('oidcc-client-test-session-management asks every three seconds, and has a change confirmed by a renewal', async () => {
    const { page, windows, say, issuer } = await watched();
    await vi.advanceTimersByTimeAsync(2 * sessionCheckMs);
    say('unchanged');
    expect(windows.state.frames).toEqual([checkSession]);
    expect(windows.state.posted).toEqual([
      ['QuyHoTro_App salted.hash', 'https://idp.example.vn'],
      ['QuyHoTro_App salted.hash', 'https://idp.example.vn'],
    ]);
    say('changed');
    await page.until(({ context }) => context.session?.accessToken === 'access-2');

    expect(issuer.requestsTo(paths.token)).toHaveLength(2);
  });

  it('oidcc-client-test-session-management watches on after a change that a renewal has survived', async () => {
    const { page, windows, say, issuer } = await watched();
    for (const accessToken of ['access-2', 'access-3']) {
      say('unchanged');
      say('changed');
      await page.until(({ context }) => context.session?.accessToken === accessToken);
      await until(() => windows.state.openFrames === 1);
    }

    expect(issuer.requestsTo(paths.token)).toHaveLength(3);
    expect(windows.listeners()).toBe(1);
  });

  it('A-06 asks with the state of the latest tokens, and leaves the frame alone where it is the same', async () => {
    const { windows, state } = createFakeWindows();
    const discovery = () => Promise.resolve({ checkSessionIframe: checkSession });
    const session = { ...storedSession, sessionState: 'salted.hash' };
    const watch = watchIssuerSession({ windows, discovery, session, onChanged: () => undefined });
    await until(() => state.frames.length === 1);
    watch.goOn({ ...session, generation: 1 });
    watch.goOn({ ...session, generation: 2, sessionState: 'salted.other' });
    await until(() => state.frames.length === 2);
    watch.goOn({ ...session, generation: 3, sessionState: 'salted.other' });
    await vi.advanceTimersByTimeAsync(sessionCheckMs);

    expect(state.posted).toEqual([['QuyHoTro_App salted.other', 'https://idp.example.vn']]);
    expect(state.frames).toHaveLength(2);
    watch.stop();
    expect(state.openFrames).toBe(0);
  });

  it('A-06 tells of a change once, begins anew once it was harmless, and goes on from there', async () => {
    const { windows, deliver, frameSource, state } = createFakeWindows();
    const onChanged = vi.fn<() => void>();
    const discovery = () => Promise.resolve({ checkSessionIframe: checkSession });
    const session = { ...storedSession, sessionState: 'salted.hash' };
    const watch = watchIssuerSession({ windows, discovery, session, onChanged });
    await until(() => state.frames.length === 1);
    for (const data of ['unchanged', 'changed', 'changed']) {
      deliver({ origin: new URL(checkSession).origin, source: frameSource, data });
    }
    watch.goOn({ ...session, generation: 1 });
    await until(() => state.frames.length === 2);
    watch.goOn({ ...session, generation: 2 });
    await vi.advanceTimersByTimeAsync(sessionCheckMs);

    expect([onChanged.mock.calls.length, state.frames.length, state.posted.length]).toEqual([1, 2, 1]);
    watch.stop();
  });

  it('A-13 is not opened for a session that ended while it was looked for', async () => {
    const { windows, state } = createFakeWindows();
    const discovery = () => Promise.resolve({ checkSessionIframe: checkSession });
    const session = { ...storedSession, sessionState: 'salted.hash' };
    watchIssuerSession({ windows, discovery, session, onChanged: () => undefined }).stop();
    await vi.advanceTimersByTimeAsync(sessionCheckMs);

    expect(state.frames).toEqual([]);
  });

  it.each(['changed', 'error'])('T21 whose first word is "%s" is not asked again, and nothing ends', async (word) => {
    const { page, windows, say, issuer } = await watched();
    await vi.advanceTimersByTimeAsync(sessionCheckMs);
    say(word);
    await vi.advanceTimersByTimeAsync(20 * sessionCheckMs);

    expect([windows.state.posted.length, windows.state.openFrames, windows.listeners()]).toEqual([1, 0, 0]);
    expect(isSignedIn(page.authRef.getSnapshot())).toBe(true);
    expect(issuer.requestsTo(paths.token)).toHaveLength(1);
  });

  it('T41 is not imitated by a stranger', async () => {
    const { page, windows, say, issuer } = await watched();
    say('unchanged');
    say('changed', 'https://idp.example');
    say('changed', 'https://idp.example.vn', { name: 'another window' });
    await vi.advanceTimersByTimeAsync(sessionCheckMs);

    expect([isSignedIn(page.authRef.getSnapshot()), windows.state.openFrames]).toEqual([true, 1]);
    expect(issuer.requestsTo(paths.token)).toHaveLength(1);
  });

  it('A-19 is found after the issuer was away, and not asked for any more once nobody watches', async () => {
    const { windows, state } = createFakeWindows();
    const session = { ...storedSession, sessionState: 'salted.hash' };
    const discovery = vi
      .fn<(signal: AbortSignal) => Promise<{ readonly checkSessionIframe: string }>>()
      .mockRejectedValueOnce(new AppError('auth.discovery_document_load_error'))
      .mockResolvedValueOnce({ checkSessionIframe: checkSession })
      .mockRejectedValue(new AppError('auth.discovery_document_load_error'));
    const { stop } = watchIssuerSession({ windows, discovery, session, onChanged: () => undefined });
    await vi.advanceTimersByTimeAsync(issuerRetryMs - 1);
    expect(state.frames).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(state.frames).toEqual([checkSession]);
    stop();

    const { stop: leave } = watchIssuerSession({ windows, discovery, session, onChanged: () => undefined });
    await vi.advanceTimersByTimeAsync(issuerRetryMs / 2);
    leave();
    await vi.advanceTimersByTimeAsync(10 * issuerRetryMs);
    expect([discovery.mock.calls.length, state.frames.length]).toEqual([3, 1]);
  });
});
