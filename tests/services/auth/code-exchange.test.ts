import type { JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';

import { accessTokenHash } from '@/services/auth/pkce';

import { answerTokens, comeBack, createCodeHarness, leave, redirectUri } from './code-flow-steps';
import { discoveryBody, json, unreachable } from './fake-issuer';
import { anySignal, appOrigin, refusalOf, startTime } from './gateway-harness';

const now = startTime / 1_000;

describe('the exchange of a code', () => {
  it.each([
    [
      'a used code',
      () => json({ error: 'invalid_grant', error_description: 'already redeemed' }, 400),
      'auth.token_error',
      400,
    ],
    ['an unknown client', () => json({ error: 'invalid_client' }, 401), 'signIn.clientRefused', 401],
    [
      'a client that may not have its scope',
      () => json({ error: 'invalid_request' }, 400),
      'signIn.clientRefused',
      400,
    ],
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

  it('A-13 a sign-in cancelled while its id token is checked stores nothing', async () => {
    const harness = createCodeHarness();
    const { state = '', nonce = '' } = await leave(harness);
    await answerTokens(harness, nonce);
    const controller = new AbortController();
    const { respond } = harness.issuer;
    const { keys } = respond;
    respond.keys = (request) => {
      controller.abort();
      return keys(request);
    };

    expect(await refusalOf(comeBack(harness, { code: 'c', state }, controller.signal))).toEqual({
      code: 'request.cancelled',
    });
    expect((await harness.reload().restore()).session).toBeUndefined();
  });

  it.each(['//evil.test', 'https://evil.test/', '/auth/login'])('T60 promise-8 never returns to %s', async (wish) => {
    const harness = createCodeHarness();
    const { state = '', nonce = '' } = await leave(harness, wish);
    await answerTokens(harness, nonce);

    expect(await comeBack(harness, { code: 'c', state })).toMatchObject({ returnUrl: '/' });
  });

  it.each([
    ['used', 'code'],
    ['forged', 'code'],
    ['forged', 'error'],
  ])('A-04 A-07 T22 T26 leaves a living session alone when a %s answer comes along as %s', async (kind, name) => {
    const harness = createCodeHarness();
    const { state = '', nonce = '' } = await leave(harness);
    await answerTokens(harness, nonce);
    const { session } = await comeBack(harness, { code: 'c', state });

    harness.page.href = `${redirectUri}?${name}=x&state=${kind === 'used' ? state : 'forged'}`;
    const page = harness.reload();

    expect(await page.restore()).toMatchObject({ session, hasCallback: false });
    expect(harness.page.href).toBe(redirectUri);
    expect(await refusalOf(page.completeCodeFlow(anySignal()))).toMatchObject({ code: 'auth.invalid_nonce_in_state' });
  });

  it('A-04 A-13 T22 leaves a living session alone when an attempt is answered after it has run out', async () => {
    const harness = createCodeHarness();
    const { state: forgotten = '' } = await leave(harness);
    const { state = '', nonce = '' } = await leave(harness);
    await answerTokens(harness, nonce);
    const { session } = await comeBack(harness, { code: 'c', state });
    harness.page.time += 16 * 60_000;
    harness.page.href = `${redirectUri}?code=x&state=${forgotten}`;

    expect(await harness.reload().restore()).toMatchObject({ session, hasCallback: false });
  });

  it('A-04 T25 leaves code and state of other pages alone', async () => {
    const harness = createCodeHarness({ href: `${appOrigin}/csdl/don-vi?code=VN&state=open` });

    expect(await harness.gateway.restore()).toMatchObject({ hasCallback: false });
    expect(harness.page.href).toBe(`${appOrigin}/csdl/don-vi?code=VN&state=open`);
  });
});
