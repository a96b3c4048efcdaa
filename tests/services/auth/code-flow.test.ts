import { describe, expect, it } from 'vitest';

import { sessionKey } from '@/domain/auth/session-key';
import { codeChallenge } from '@/services/auth/pkce';

import { answerTokens, comeBack, createCodeHarness, leave, redirectUri } from './code-flow-steps';
import { clientId, discoveryBody, issuerAddress, paths } from './fake-issuer';
import { createMemoryStorage } from './fake-browser';
import { anySignal, appOrigin, oAuthConfig, refusalOf, startTime } from './gateway-harness';
import { isRefused, openPage } from './sign-in-page';

const wanted = '/csdl/don-vi?page=2';

describe('leaving for the issuer', () => {
  it('A-03 asks for a code with state, nonce and an S256 challenge', async () => {
    const harness = createCodeHarness();
    const request = await leave(harness);

    expect(harness.page.left[0]?.startsWith(`${discoveryBody.authorization_endpoint}?`)).toBe(true);
    expect(request).toEqual({
      response_type: 'code',
      client_id: clientId,
      state: expect.stringMatching(/^[\w-]{60}$/u) as string,
      redirect_uri: redirectUri,
      scope: 'openid offline_access QuyHoTro',
      nonce: expect.stringMatching(/^[\w-]{60}$/u) as string,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/u) as string,
      code_challenge_method: 'S256',
      culture: 'vi',
      'ui-culture': 'vi',
    });
    expect(new Set([request['state'], request['nonce'], request['code_challenge']]).size).toBe(3);
  });

  it('A-03 names the configured redirect address to the character', async () => {
    const config = oAuthConfig({ responseType: 'code', redirectUri: appOrigin });

    expect(await leave(createCodeHarness({ config }))).toMatchObject({ redirect_uri: appOrigin });
  });

  it('A-03 A-04 C-06 takes a redirect address without an origin for one of this site, there and back', async () => {
    const harness = createCodeHarness({
      config: oAuthConfig({ responseType: 'code', redirectUri: '/auth/callback' }),
    });
    const { state = '', nonce = '', redirect_uri } = await leave(harness);
    await answerTokens(harness, nonce);

    expect(redirect_uri).toBe(redirectUri);
    expect(await refusalOf(comeBack(harness, { code: 'c1', state, iss: issuerAddress }))).toBe('accepted');
  });

  it('A-03 C-04 names the tenant that was chosen, because no header goes with an address', async () => {
    const requestContext = () => ({ culture: 'vi', tenantMark: { __tenant: 'tenant-1' } });

    expect(await leave(createCodeHarness({ options: { requestContext } }))).toMatchObject({ __tenant: 'tenant-1' });
  });

  it('A-22 stays pending until its signal ends it', async () => {
    const harness = createCodeHarness();
    const controller = new AbortController();
    const leaving = refusalOf(harness.gateway.beginCodeFlow({ returnUrl: '/' }, controller.signal));
    controller.abort();

    expect(await leaving).toEqual({ code: 'request.cancelled' });
    expect(harness.page.left).toEqual([]);
  });

  it('A-04 T45 refuses to leave when nothing can be stored, because nobody could come back', async () => {
    const harness = createCodeHarness({ tab: createMemoryStorage('onWrite') });

    expect(await refusalOf(harness.gateway.beginCodeFlow({ returnUrl: '/' }, anySignal()))).toEqual({
      code: 'storage.unavailable',
      detail: 'session storage refuses the sign-in attempt',
    });
    expect(harness.page.left).toEqual([]);
  });
});

describe('coming back', () => {
  it('A-03 A-04 exchanges the code with its verifier, and answers the session and where to go', async () => {
    const harness = createCodeHarness();
    const { state = '', nonce = '', code_challenge } = await leave(harness);
    const { idToken, claims } = await answerTokens(harness, nonce);
    const { session, returnUrl } = await comeBack(harness, {
      code: 'c1',
      state,
      session_state: 'x',
      iss: issuerAddress,
    });
    const form = harness.issuer.requestsTo(paths.token)[0]?.form ?? {};

    expect(form).toEqual({
      grant_type: 'authorization_code',
      code: 'c1',
      redirect_uri: redirectUri,
      client_id: clientId,
      code_verifier: expect.any(String) as string,
    });
    expect(await codeChallenge(form['code_verifier'] ?? '')).toBe(code_challenge);
    expect(returnUrl).toBe('/csdl/don-vi?page=2');
    expect(session).toEqual({
      version: 2,
      id: expect.any(String) as string,
      generation: 0,
      issuer: issuerAddress,
      renewal: 'refreshToken',
      flow: 'code',
      clientId,
      accessToken: 'a1',
      refreshToken: 'r1',
      idToken,
      idTokenClaims: claims,
      grantedScopes: ['openid', 'QuyHoTro'],
      sessionState: 'x',
      storedAt: startTime,
      expiresAt: startTime + 3_600_000,
      unitId: undefined,
      unitTypeId: undefined,
    });
    expect((await harness.reload().restore()).session).toEqual(session);
    expect(harness.browser.values.has(sessionKey)).toBe(false);
  });

  it('A-04 takes the answer out of the address bar before anything else, and keeps it for the completion', async () => {
    const harness = createCodeHarness();
    const { state = '', nonce = '' } = await leave(harness);
    await answerTokens(harness, nonce);
    harness.page.href = `${redirectUri}?code=c1&state=${state}&iss=${encodeURIComponent(issuerAddress)}#part`;
    const page = harness.reload();

    expect(await page.restore()).toMatchObject({ session: undefined, hasCallback: true });
    expect(harness.page.href).toBe(`${redirectUri}#part`);
    expect(await refusalOf(page.completeCodeFlow(anySignal()))).toBe('accepted');
    expect(await page.restore()).toMatchObject({ hasCallback: false });
  });

  it.each<readonly [string, number, (state: string) => Record<string, string>, string]>([
    ['refused by the issuer', 0, (state) => ({ error: 'access_denied', state }), wanted],
    ['too late', 16 * 60_000, (state) => ({ code: 'c1', state }), wanted],
    ['to an attempt that nobody has made', 0, () => ({ code: 'c1', state: 'unknown' }), '/'],
  ])('S-04 A-10 promise-11 a return %s keeps in mind what was wanted', async (_name, pauseMs, answer, returnUrl) => {
    const harness = createCodeHarness();
    const { state = '' } = await leave(harness, wanted);
    harness.page.time += pauseMs;
    harness.page.href = `${redirectUri}?${new URLSearchParams(answer(state)).toString()}`;
    const page = openPage(harness);
    page.start();
    const { context } = await page.until(isRefused);

    expect(context.returnUrl).toBe(returnUrl);
  });

  it('A-04 T22 T31 promise-5 sends a code once: not after a reload, not by Back, not twice on one page', async () => {
    const harness = createCodeHarness();
    const { state = '', nonce = '' } = await leave(harness);
    await answerTokens(harness, nonce);
    const page = harness.reload();
    harness.page.href = `${redirectUri}?code=c1&state=${state}`;
    const [one, two] = await Promise.all([
      refusalOf(page.completeCodeFlow(anySignal())),
      refusalOf(page.completeCodeFlow(anySignal())),
    ]);
    const back = await refusalOf(comeBack(harness, { code: 'c1', state }));

    expect([one, two]).toEqual(['accepted', { code: 'auth.invalid_nonce_in_state', detail: 'state absent' }]);
    expect(back).toEqual({ code: 'auth.invalid_nonce_in_state', detail: 'state used' });
    expect(harness.issuer.requestsTo(paths.token)).toHaveLength(1);
  });

  it.each([
    ['an unknown state', { code: 'c', state: 'forged' }, 'state unknown'],
    ['no state', { code: 'c' }, 'state absent'],
    ['an error without state', { error: 'access_denied' }, 'state absent'],
    [
      'an error with a forged state',
      { error: 'server_error', error_description: 'Call 0900', state: 'x' },
      'state unknown',
    ],
  ])('A-04 A-18 refuses %s without believing the rest', async (_name, parameters, detail) => {
    const harness = createCodeHarness();
    await leave(harness);

    expect(await refusalOf(comeBack(harness, parameters))).toEqual({ code: 'auth.invalid_nonce_in_state', detail });
    expect(harness.issuer.requestsTo(paths.token)).toEqual([]);
    expect(harness.page.href).toBe(redirectUri);
  });

  it('A-04 refuses an answer that comes more than 15 minutes later', async () => {
    const harness = createCodeHarness();
    const { state = '' } = await leave(harness);
    harness.page.time += 15 * 60_000 + 1;

    expect(await refusalOf(comeBack(harness, { code: 'c', state }))).toEqual({
      code: 'auth.invalid_nonce_in_state',
      detail: 'state expired',
    });
  });

  it('A-04 T24 promise-5 completes an older attempt when a second click has begun another', async () => {
    const harness = createCodeHarness();
    const older = await leave(harness, '/ca-nhan');
    await leave(harness, '/');
    await answerTokens(harness, older['nonce'] ?? '');

    expect(await comeBack(harness, { code: 'c', state: older['state'] ?? '' })).toMatchObject({
      returnUrl: '/ca-nhan',
    });
  });

  it('A-04 T46 gives up abandoned attempts where the storage has room for one only', async () => {
    const harness = createCodeHarness();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await leave(harness);
    }
    const { setItem } = harness.tab.storage;
    harness.tab.storage.setItem = (key, value) => {
      if (value.length > 700) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
      setItem(key, value);
    };
    const { state = '', nonce = '' } = await leave(harness, '/ca-nhan');
    harness.tab.storage.setItem = setItem;
    await answerTokens(harness, nonce);

    expect(await comeBack(harness, { code: 'c', state })).toMatchObject({ returnUrl: '/ca-nhan' });
  });

  it('A-04 T46 keeps the ten youngest attempts', async () => {
    const harness = createCodeHarness();
    const attempts: Record<string, string>[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      attempts.push(await leave(harness));
    }
    const oldest = await refusalOf(comeBack(harness, { error: 'x', state: attempts[0]?.['state'] ?? '' }));
    harness.page.time += 60_000;
    const next = await refusalOf(comeBack(harness, { error: 'x', state: attempts[1]?.['state'] ?? '' }));

    expect(oldest).toEqual({ code: 'auth.invalid_nonce_in_state', detail: 'state unknown' });
    expect(next).toEqual({ code: 'auth.code_error', detail: 'x' });
  });
});
