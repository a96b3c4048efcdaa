import { describe, expect, it, vi } from 'vitest';

import type { AuthEvent } from '@/machines/auth/auth-types';

import { storedSession } from '../../support/sessions';
import { json, paths, silence, unreachable } from './fake-issuer';
import { oAuthConfig } from './gateway-harness';
import { returnTo, twoTabs } from './hostile-steps';
import { isAtRest, isSignedIn, openPage, settle } from './sign-in-page';

const fiftyMinutes = 50 * 60_000;

async function signedIn() {
  const tabs = twoTabs(oAuthConfig({ responseType: 'code' }));
  const page = await returnTo(tabs, {});
  await page.until(isSignedIn);
  tabs.heard.splice(0);
  return { ...tabs, page };
}

const test = 'oidcc-client-test';

describe('signing out', () => {
  it.each([
    ['the issuer cannot be reached', unreachable, ['auth.failed auth.token_revoke_error']],
    ['the issuer breaks', () => json({}, 500), ['auth.failed auth.token_revoke_error']],
    [
      'the issuer refuses the client',
      () => json({ error: 'invalid_client' }, 401),
      ['auth.failed auth.token_revoke_error'],
    ],
    ['access tokens cannot be revoked', () => json({ error: 'unsupported_token_type' }, 400), []],
  ])('A-16 A-18 T50 clears and leaves though %s', async (_name, answer, told) => {
    const { page, issuer, harness, heard } = await signedIn();
    issuer.respond.revocation = answer;
    const left = harness.whenLeft();
    page.authRef.send({ type: 'signOut' });

    expect(new URL(await left).pathname).toBe('/connect/logout');
    expect(issuer.requestsTo(paths.revocation)).toHaveLength(2);
    expect([...harness.tab.values]).toEqual([]);
    expect(heard).toEqual(['ended']);
    expect(page.announced).toEqual(['session.started', ...told]);
  });

  const meanwhile: readonly AuthEvent[] = [
    { type: 'signIn.submit', credentials: { userName: 'u', password: 'p', rememberMe: false } },
    { type: 'signIn.redirect', returnUrl: '/' },
    { type: 'signIn.popup' },
    { type: 'signOut' },
    { type: 'tokens.refused', accessToken: 'access-1', at: 1 },
    { type: 'tokens.needed', at: 1 },
    { type: 'tokens.due', at: 1 },
    { type: 'tab.woke', at: 1 },
    { type: 'tabs.adopted', session: storedSession },
    { type: 'issuer.changed' },
  ];

  it.each(['revoking', 'leaving'] as const)('A-16 T53 promise-3 starts nothing else while it is %s', async (step) => {
    const { page, issuer, harness } = await signedIn();
    if (step === 'revoking') {
      issuer.respond.revocation = silence;
    }
    page.authRef.send({ type: 'signOut' });
    await page.until((snapshot) => snapshot.matches({ access: { signingOut: step } }));
    const before = issuer.requests.length;
    meanwhile.forEach(page.authRef.send);
    await settle();

    expect(page.authRef.getSnapshot().matches({ access: { signingOut: step } })).toBe(true);
    expect(issuer.requests.slice(before).filter(({ url }) => !url.endsWith(paths.revocation))).toEqual([]);
    expect(harness.windows.state.popups).toEqual([]);
    expect(issuer.requestsTo(paths.token)).toHaveLength(1);
    page.authRef.stop();
  });

  it('A-13 T55 promise-3 discards a renewal that is answered afterwards, here and in the storage', async () => {
    const { page, issuer, harness, heard } = await signedIn();
    const { token } = issuer.respond;
    let answer: () => void = () => undefined;
    issuer.respond.token = async (request) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return token(request);
    };
    page.pass(fiftyMinutes);
    await vi.waitFor(() => expect(issuer.requestsTo(paths.token)).toHaveLength(2));
    const left = harness.whenLeft();
    page.authRef.send({ type: 'signOut' });
    await left;
    answer();
    await settle();

    expect([...harness.tab.values]).toEqual([]);
    expect(heard).toEqual(['ended']);
    expect([page.timers.size, harness.windows.listeners(), harness.windows.state.openFrames]).toEqual([0, 0, 0]);
    expect(page.authRef.getSnapshot().hasTag('signedIn')).toBe(false);
  });

  it('A-13 T55 promise-3 the lock is free for the next session at once', async () => {
    const { page, issuer, harness } = await signedIn();
    const { token } = issuer.respond;
    issuer.respond.token = silence;
    page.pass(fiftyMinutes);
    await vi.waitFor(() => expect(issuer.requestsTo(paths.token)).toHaveLength(2));
    const left = harness.whenLeft();
    page.authRef.send({ type: 'signOut' });
    await left;
    issuer.respond.token = token;
    const next = await returnTo({ issuer, harness, heard: [] }, {});
    await next.until(isSignedIn);
    next.pass(fiftyMinutes);

    expect((await next.until(({ context }) => context.session?.generation === 1)).hasTag('signedIn')).toBe(true);
  });
});

describe('sign-out at the issuer', () => {
  const rows = [
    [`T54 ${test}-rp-init-logout with the state that was sent`, (state: string) => `?state=${state}`],
    [`T54 ${test}-rp-init-logout-no-state without a state`, () => ''],
    [`T54 ${test}-rp-init-logout-other-state with another state`, (state: string) => `?state=${state}1`],
    ['T54 with a state and a code that nobody asked for', (state: string) => `?state=${state}&code=x`],
  ] as const;

  it.each(rows)('A-16 %s ends on a signed-out page', async (_title, queryOf) => {
    const tabs = twoTabs();
    const page = await returnTo(tabs, {});
    await page.until(isSignedIn);
    const left = tabs.harness.whenLeft();
    page.authRef.send({ type: 'signOut' });
    const address = new URL(await left);
    const idToken = tabs.issuer.issued[2];
    const state = address.searchParams.get('state') ?? '';
    tabs.harness.page.href = `${address.searchParams.get('post_logout_redirect_uri') ?? ''}${queryOf(state)}`;
    const next = openPage(tabs.harness);
    next.start();
    const { context } = await next.until(isAtRest);

    expect(address.searchParams.get('id_token_hint')).toBe(idToken);
    expect([context.session, context.error]).toEqual([undefined, undefined]);
    expect([...tabs.harness.tab.values]).toEqual([]);
    expect(tabs.issuer.requestsTo(paths.token)).toHaveLength(1);
  });

  it('A-16 T51 promise-3 with a dead access token clears, revokes and leaves as always', async () => {
    const { issuer, ...rest } = twoTabs(oAuthConfig({ responseType: 'code' }));
    const page = await returnTo({ issuer, ...rest }, { tokens: { refresh_token: undefined } });
    await page.until(isSignedIn);
    rest.harness.page.time += 3_599_000;
    const left = rest.harness.whenLeft();
    rest.harness.page.time += 2_000;
    page.authRef.send({ type: 'signOut' });

    expect(new URL(await left).pathname).toBe('/connect/logout');
    expect(issuer.requestsTo(paths.revocation).map(({ form }) => form['token'])).toEqual(['access-1']);
    expect([...rest.harness.tab.values]).toEqual([]);
  });
});
