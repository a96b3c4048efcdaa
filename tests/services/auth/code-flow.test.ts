import type { JWTPayload } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';

import { accessTokenHash, codeChallenge } from '@/services/auth/pkce';

import {
  clientId,
  createFakeIssuer,
  createSigningKey,
  discoveryBody,
  issuerAddress,
  json,
  paths,
  signIdToken,
  unreachable,
  type SigningKey,
} from './fake-issuer';
import {
  anySignal,
  appOrigin,
  createHarness,
  createMemoryStorage,
  oAuthConfig,
  refusalOf,
  startTime,
  type Harness,
} from './gateway-harness';

const redirectUri = `${appOrigin}/auth/callback`;
const now = startTime / 1_000;
let key: SigningKey;

beforeAll(async () => {
  key = await createSigningKey('k1');
});

function createCodeHarness(changes: Parameters<typeof createHarness>[0] = {}) {
  return createHarness({ issuer: createFakeIssuer([key]), config: oAuthConfig({ responseType: 'code' }), ...changes });
}

/** Goes to the issuer; answers the parameters of the authorization request. */
async function leave(harness: Harness, returnUrl = '/csdl/don-vi?page=2') {
  const controller = new AbortController();
  const left = harness.whenLeft();
  const leaving = refusalOf(harness.reload().beginCodeFlow({ returnUrl }, controller.signal));
  const { searchParams } = new URL(await left);
  controller.abort();
  await leaving;
  return Object.fromEntries(searchParams) as Record<string, string>;
}

/** Comes back with an answer on a new page of the same tab. */
function comeBack(harness: Harness, parameters: Readonly<Record<string, string>>, signal = anySignal()) {
  harness.page.href = `${redirectUri}?${new URLSearchParams(parameters).toString()}`;
  return harness.reload().completeCodeFlow(signal);
}

async function answerTokens(harness: Harness, nonce: string, changes: JWTPayload = {}, body: object = {}) {
  const claims = { iss: issuerAddress, aud: clientId, sub: 'u1', iat: now, exp: now + 1_200, nonce, ...changes };
  const tokens = {
    access_token: 'a1',
    token_type: 'Bearer',
    expires_in: 3_600,
    refresh_token: 'r1',
    scope: 'openid QuyHoTro',
  };
  const idToken = await signIdToken(claims, key);
  harness.issuer.respond.token = () => json({ ...tokens, id_token: idToken, ...body });
  return { idToken, claims };
}

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
    const config = oAuthConfig({ responseType: 'code', redirectUri: `${appOrigin}` });

    expect(await leave(createCodeHarness({ config }))).toMatchObject({ redirect_uri: appOrigin });
  });

  it('A-22 stays pending until its signal ends it', async () => {
    const harness = createCodeHarness();
    const controller = new AbortController();
    const leaving = refusalOf(harness.gateway.beginCodeFlow({ returnUrl: '/' }, controller.signal));
    controller.abort();

    expect(await leaving).toEqual({ code: 'request.cancelled' });
    expect(harness.page.left).toEqual([]);
  });

  it('refuses to leave when nothing can be stored, because nobody could come back', async () => {
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
      version: 1,
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
    expect([...harness.browser.values]).toEqual([]);
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

  it('A-04 sends a code once: not after a reload, not by Back, not twice on one page', async () => {
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

  it('A-04 completes an older attempt when a second click has begun another', async () => {
    const harness = createCodeHarness();
    const older = await leave(harness, '/ca-nhan');
    await leave(harness, '/');
    await answerTokens(harness, older['nonce'] ?? '');

    expect(await comeBack(harness, { code: 'c', state: older['state'] ?? '' })).toMatchObject({
      returnUrl: '/ca-nhan',
    });
  });

  it('A-04 keeps the ten youngest attempts', async () => {
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

  it.each([
    ['a refusal by the person', { error: 'access_denied' }, 'signIn.accessDenied', 'access_denied'],
    [
      'another error',
      { error: 'server_error', error_description: '<b>Lỗi</b>' },
      'auth.code_error',
      'server_error: <b>Lỗi</b>',
    ],
    [
      'another issuer',
      { code: 'c', iss: `${issuerAddress}1` },
      'auth.code_error',
      'the answer comes from another issuer (iss)',
    ],
    [
      'an error of another issuer',
      { error: 'access_denied', iss: 'https://evil.test' },
      'auth.code_error',
      'the answer comes from another issuer (iss)',
    ],
    [
      'a code beside an error',
      { code: 'c', error: 'e' },
      'auth.code_error',
      'a parameter of the answer is repeated or contradicts another',
    ],
    ['an empty code', { code: '' }, 'auth.code_error', 'the answer carries no code'],
  ])('A-04 A-18 has an error for %s', async (_name, parameters, code, detail) => {
    const harness = createCodeHarness();
    const { state = '' } = await leave(harness);

    expect(await refusalOf(comeBack(harness, { ...parameters, state }))).toEqual({ code, detail });
    expect(harness.issuer.requestsTo(paths.token)).toEqual([]);
  });

  it('A-04 cuts a long error text of the issuer to 200 characters', async () => {
    const harness = createCodeHarness();
    const { state = '' } = await leave(harness);
    const refusal = await refusalOf(comeBack(harness, { error: 'e', error_description: 'x'.repeat(5_000), state }));

    expect(refusal).toEqual({ code: 'auth.code_error', detail: `e: ${'x'.repeat(197)}` });
  });

  it('A-04 refuses an answer without iss from an issuer that says it sends it (RFC 9207)', async () => {
    const harness = createCodeHarness();
    harness.issuer.respond.discovery = () =>
      json({ ...discoveryBody, authorization_response_iss_parameter_supported: true });
    const { state = '' } = await leave(harness);

    expect(await refusalOf(comeBack(harness, { code: 'c', state }))).toEqual({
      code: 'auth.code_error',
      detail: 'the answer does not name its issuer (iss)',
    });
    expect(harness.issuer.requestsTo(paths.token)).toEqual([]);
  });

  it.each([
    [
      'a used code',
      () => json({ error: 'invalid_grant', error_description: 'already redeemed' }, 400),
      'auth.token_error',
      400,
    ],
    ['an unknown client', () => json({ error: 'invalid_client' }, 401), 'signIn.clientRefused', 401],
    ['a server error', () => json({}, 500), 'auth.token_error', 500],
    ['no connection', unreachable, 'auth.token_error', 0],
    ['a body that is no token answer', () => json({}), 'response.malformed', 200],
  ])('A-18 ends the attempt for %s in the exchange', async (_name, respond, code, status) => {
    const harness = createCodeHarness();
    const { state = '' } = await leave(harness);
    harness.issuer.respond.token = respond;

    expect(await refusalOf(comeBack(harness, { code: 'c', state }))).toMatchObject({ code, status });
    expect((await harness.reload().restore()).session).toBeUndefined();
  });

  it.each<[id: string, name: string, changes: JWTPayload, code: string]>([
    ['T-01', 'audience', { aud: 'x' }, 'token.wrongAudience'],
    ['T-02', 'subject', { sub: '' }, 'token.noSubject'],
    ['T-03', 'issuer', { iss: 'x' }, 'token.wrongIssuer'],
    ['T-04', 'nonce', { nonce: 'x' }, 'token.wrongNonce'],
    ['T-05', 'at_hash', { at_hash: 'x' }, 'token.wrongAtHash'],
    ['T-06', 'expiry', { exp: now - 601 }, 'token.expired'],
  ])('%s stores nothing and calls nothing more after a wrong %s', async (_id, _name, changes, code) => {
    const harness = createCodeHarness();
    const { state = '', nonce = '' } = await leave(harness);
    await answerTokens(harness, nonce, changes);

    expect(await refusalOf(comeBack(harness, { code: 'c', state }))).toMatchObject({ code });
    expect((await harness.reload().restore()).session).toBeUndefined();
    expect(harness.issuer.requests.at(-1)?.url).toBe(discoveryBody.jwks_uri);
  });

  it('T-05 accepts the right at_hash', async () => {
    const harness = createCodeHarness();
    const { state = '', nonce = '' } = await leave(harness);
    await answerTokens(harness, nonce, { at_hash: await accessTokenHash('a1') });

    expect(await refusalOf(comeBack(harness, { code: 'c', state }))).toBe('accepted');
  });

  it('T-04 refuses an answer without an id token', async () => {
    const harness = createCodeHarness();
    const { state = '', nonce = '' } = await leave(harness);
    await answerTokens(harness, nonce, {}, { id_token: undefined });

    expect(await refusalOf(comeBack(harness, { code: 'c', state }))).toEqual({
      code: 'auth.token_validation_error',
      detail: 'the answer carries no id token',
    });
  });

  it('A-13 a cancelled exchange stores nothing, whenever the answer comes', async () => {
    const harness = createCodeHarness();
    const { state = '', nonce = '' } = await leave(harness);
    await answerTokens(harness, nonce);
    const controller = new AbortController();
    const { respond } = harness.issuer;
    const tokens = respond.token;
    respond.token = (request) => {
      controller.abort();
      return tokens(request);
    };

    expect(await refusalOf(comeBack(harness, { code: 'c', state }, controller.signal))).toEqual({
      code: 'request.cancelled',
    });
    expect((await harness.reload().restore()).session).toBeUndefined();
  });

  it.each(['//evil.test', 'https://evil.test/', '/auth/login'])('never returns to %s', async (wish) => {
    const harness = createCodeHarness();
    const { state = '', nonce = '' } = await leave(harness, wish);
    await answerTokens(harness, nonce);

    expect(await comeBack(harness, { code: 'c', state })).toMatchObject({ returnUrl: '/' });
  });

  it('leaves code and state of other pages alone', async () => {
    const harness = createCodeHarness({ href: `${appOrigin}/csdl/don-vi?code=VN&state=open` });

    expect(await harness.gateway.restore()).toMatchObject({ hasCallback: false });
    expect(harness.page.href).toBe(`${appOrigin}/csdl/don-vi?code=VN&state=open`);
  });
});

describe('a second failed return', () => {
  const forged = { code: 'c', state: 'forged' };

  it('within 30 seconds is a loop, even when the first failure cleared everything', async () => {
    const harness = createCodeHarness();
    const first = await refusalOf(comeBack(harness, forged));
    harness.gateway.forget();
    harness.page.time += 29_000;
    const second = await refusalOf(comeBack(harness, forged));

    expect(first).toMatchObject({ code: 'auth.invalid_nonce_in_state' });
    expect(second).toEqual({ code: 'signIn.loop', detail: 'auth.invalid_nonce_in_state: state unknown' });
  });

  it('after 30 seconds is a failure like the first, and leaves nothing behind when forgotten', async () => {
    const harness = createCodeHarness();
    await refusalOf(comeBack(harness, forged));
    harness.page.time += 30_000;

    expect(await refusalOf(comeBack(harness, forged))).toMatchObject({ code: 'auth.invalid_nonce_in_state' });

    harness.page.time += 30_000;
    harness.gateway.forget();
    expect([...harness.tab.values]).toEqual([]);
  });

  it('after a success is a failure like the first', async () => {
    const harness = createCodeHarness();
    await refusalOf(comeBack(harness, forged));
    const { state = '', nonce = '' } = await leave(harness);
    await answerTokens(harness, nonce);
    await comeBack(harness, { code: 'c', state });

    expect(await refusalOf(comeBack(harness, forged))).toMatchObject({ code: 'auth.invalid_nonce_in_state' });
  });
});
