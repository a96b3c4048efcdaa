import type { JWTPayload } from 'jose';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import { isGrantRejected } from '@/domain/auth/grant-rejection';
import type { Session } from '@/domain/auth/session';
import { sessionKey } from '@/domain/auth/session-key';
import { toAppError } from '@/domain/errors/app-error';

import {
  clientId,
  createFakeIssuer,
  createSigningKey,
  html,
  issuerAddress,
  json,
  paths,
  signIdToken,
  silence,
  unreachable,
  type SigningKey,
} from './fake-issuer';
import { anySignal, createHarness, oAuthConfig, refusalOf, startTime, type Harness } from './gateway-harness';

const now = startTime / 1_000;
const claims = { iss: issuerAddress, aud: clientId, sub: 'u1', iat: now, exp: now + 1_200 };
const answer = { access_token: 'a2', token_type: 'Bearer', expires_in: 3_600, refresh_token: 'r2' };

let key: SigningKey;

beforeAll(async () => {
  key = await createSigningKey('k1');
});

/** A harness whose person is signed in by password, ten minutes ago. */
async function signedIn(rememberMe = false, options = {}) {
  const harness = createHarness({ issuer: createFakeIssuer([key]), options });
  harness.issuer.respond.token = () => json({ ...answer, access_token: 'a1', refresh_token: 'r1' });
  const credentials = { userName: 'u', password: 'p', rememberMe };
  const session = await harness.gateway.signInWithPassword(credentials, anySignal());
  harness.page.time += 600_000;
  return { harness, session };
}

function refresh(harness: Harness, session: Session, respond: () => Response | Promise<Response>) {
  harness.issuer.respond.token = respond;
  return harness.gateway.renew(session, anySignal());
}

describe('refresh', () => {
  it('A-10 posts the refresh token once and stores what came, counted from its receipt', async () => {
    const { harness, session } = await signedIn();
    const refreshed = await refresh(harness, session, () => json(answer));
    const received = startTime + 600_000;

    expect(harness.issuer.requestsTo(paths.token)[1]?.form).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'r1',
      client_id: clientId,
    });
    expect(refreshed).toEqual({
      ...session,
      generation: 1,
      accessToken: 'a2',
      refreshToken: 'r2',
      storedAt: received,
      expiresAt: received + 3_600_000,
    });
    expect((await harness.reload().restore()).session).toEqual(refreshed);
  });

  it('A-10 carries the tenant, the language and a configured client secret', async () => {
    const config = oAuthConfig({ responseType: 'password', dummyClientSecret: 's' });
    const requestContext = () => ({ culture: 'en', tenantMark: { __tenant: 't-1' } });
    const { harness, session } = await signedIn(false, { config, requestContext });
    await refresh(harness, session, () => json(answer));
    const request = harness.issuer.requestsTo(paths.token)[1];

    expect(request?.form['client_secret']).toBe('s');
    expect(request?.headers).toMatchObject({ __tenant: 't-1', 'accept-language': 'en' });
  });

  it('A-10 keeps the old refresh token when the answer brings none, and forgets the old expiry', async () => {
    const { harness, session } = await signedIn();
    const refreshed = await refresh(harness, session, () => json({ access_token: 'a2', token_type: 'bearer' }));

    expect(refreshed).toMatchObject({ refreshToken: 'r1', expiresAt: undefined });
  });

  it('A-08 writes a remembered session where it lies, in both storages', async () => {
    const { harness, session } = await signedIn(true);
    const refreshed = await refresh(harness, session, () => json(answer));
    harness.tab.values.clear();

    expect((await harness.reload().restore()).session).toEqual(refreshed);
  });

  it('A-13 does not bring back the remembered record that another tab has removed', async () => {
    const { harness, session } = await signedIn(true);
    harness.browser.values.delete(sessionKey);
    await refresh(harness, session, () => json(answer));

    expect(harness.browser.values.has(sessionKey)).toBe(false);
  });

  it.each([
    ['an ended grant', 'invalid_grant', 400],
    ['a removed client', 'invalid_client', 401],
    ['a forbidden grant type', 'unauthorized_client', 400],
    ['a scope no longer granted', 'invalid_scope', 400],
  ])('A-10 ends the session for %s', async (_name, error, status) => {
    const { harness, session } = await signedIn();
    const refusal = await refresh(harness, session, () => json({ error }, status)).catch(toAppError);

    expect(refusal).toMatchObject({ code: 'signIn.grantRejected', status, detail: error });
    expect(isGrantRejected(toAppError(refusal))).toBe(true);
  });

  it.each([
    ['a server error', () => json({}, 500), 'auth.token_refresh_error', 500],
    ['a server error in OAuth clothes', () => json({ error: 'invalid_grant' }, 503), 'auth.token_refresh_error', 503],
    ['a temporary refusal', () => json({ error: 'temporarily_unavailable' }, 400), 'auth.token_refresh_error', 400],
    ['a proxy that wants a password', () => html(401), 'auth.token_refresh_error', 401],
    ['a firewall', () => html(403), 'auth.token_refresh_error', 403],
    ['too many requests', () => json({}, 429), 'auth.token_refresh_error', 429],
    ['a page instead of an answer', () => html(), 'response.malformed', 200],
    ['half an answer', () => json({ token_type: 'Bearer' }), 'response.malformed', 200],
    ['no connection', unreachable, 'network.unreachable', 0],
    ['silence', silence, 'network.timeout', 0],
  ])('A-10 A-18 keeps the session for %s', async (_name, respond, code, status) => {
    const { harness, session } = await signedIn(false, { timeoutMs: 200 });
    const refusal = await refresh(harness, session, respond).catch(toAppError);

    expect(refusal).toMatchObject({ code, status });
    expect(isGrantRejected(toAppError(refusal))).toBe(false);
    expect((await harness.reload().restore()).session).toEqual(session);
    expect(harness.issuer.requestsTo(paths.token)).toHaveLength(2);
  });

  it('A-10 has no grant to spend without a refresh token', async () => {
    const { harness, session } = await signedIn();

    expect(await refusalOf(refresh(harness, { ...session, refreshToken: undefined }, () => json(answer)))).toEqual({
      code: 'signIn.grantRejected',
      detail: 'the session has no refresh token',
    });
    expect(harness.issuer.requestsTo(paths.token)).toHaveLength(1);
  });

  it('A-13 stores nothing once it is cancelled', async () => {
    const { harness, session } = await signedIn();
    const controller = new AbortController();
    harness.issuer.respond.token = () => {
      controller.abort();
      return json(answer);
    };

    expect(await refusalOf(harness.gateway.renew(session, controller.signal))).toEqual({ code: 'request.cancelled' });
    expect((await harness.reload().restore()).session).toEqual(session);
  });

  it('A-13 stores nothing when it is cancelled while its id token is checked', async () => {
    const { harness, session } = await signedIn();
    const controller = new AbortController();
    const { respond } = harness.issuer;
    const { keys } = respond;
    const idToken = await signIdToken(claims, key);
    respond.token = () => json({ ...answer, id_token: idToken });
    respond.keys = (request) => {
      controller.abort();
      return keys(request);
    };

    expect(await refusalOf(harness.gateway.renew(session, controller.signal))).toEqual({ code: 'request.cancelled' });
    expect((await harness.reload().restore()).session).toEqual(session);
  });

  it('sends nothing once it is cancelled', async () => {
    const { harness, session } = await signedIn();

    expect(await refusalOf(harness.gateway.renew(session, AbortSignal.abort()))).toEqual({
      code: 'request.cancelled',
    });
    expect(harness.issuer.requestsTo(paths.token)).toHaveLength(1);
  });
});

describe('the id token of a refresh', () => {
  async function refreshWith(changes: JWTPayload) {
    const { harness, session } = await signedIn();
    const idToken = await signIdToken({ ...claims, ...changes }, key);
    const withIdToken = { ...session, idToken: 'old', idTokenClaims: { ...claims, nonce: 'n' } };
    return refresh(harness, withIdToken, () => json({ ...answer, id_token: idToken }));
  }

  it('T-07 is taken over when it belongs to the same subject', async () => {
    expect((await refreshWith({ exp: now + 5_000 })).idTokenClaims).toEqual({ ...claims, exp: now + 5_000 });
  });

  it.each<[id: string, name: string, changes: JWTPayload, code: string]>([
    ['T-07', 'another subject', { sub: 'u11' }, 'token.wrongSubject'],
    ['T-03', 'another issuer', { iss: `${issuerAddress}1` }, 'token.wrongIssuer'],
    ['T-01', 'another audience', { aud: 'x' }, 'token.wrongAudience'],
    ['T-04', 'another nonce than the first', { nonce: 'n1' }, 'token.wrongNonce'],
    ['T-06', 'an old expiry', { exp: now - 1 }, 'token.expired'],
  ])('%s ends the session for %s', async (_id, _name, changes, code) => {
    const refusal = await refreshWith(changes).catch(toAppError);

    expect(refusal).toMatchObject({ code });
    expect(isGrantRejected(toAppError(refusal))).toBe(true);
  });

  it('T-09 T33 promise-1 has the code that checks it fetched before the refresh token is spent', async () => {
    const { harness, session } = await signedIn();
    const withIdToken = { ...session, idToken: 'old', idTokenClaims: claims };
    vi.doMock('jose', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    onTestFinished(() => {
      vi.doUnmock('jose');
    });

    expect(await refusalOf(refresh(harness, withIdToken, () => json(answer)))).toMatchObject({
      code: 'auth.jwks_load_error',
    });
    expect(harness.issuer.requestsTo(paths.token)).toHaveLength(1);
  });

  it('T-09 has its keys fetched before the refresh token is spent', async () => {
    const { harness, session } = await signedIn();
    harness.issuer.respond.keys = () => json({}, 500);
    const withIdToken = { ...session, idToken: 'old', idTokenClaims: claims };

    expect(await refusalOf(refresh(harness, withIdToken, () => json(answer)))).toMatchObject({
      code: 'auth.jwks_load_error',
    });
    expect(harness.issuer.requestsTo(paths.token)).toHaveLength(1);
  });
});
