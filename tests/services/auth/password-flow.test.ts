import { describe, expect, it } from 'vitest';

import {
  createFakeIssuer,
  createSigningKey,
  html,
  json,
  paths,
  signIdToken,
  clientId,
  issuerAddress,
  silence,
  unreachable,
} from './fake-issuer';
import { anySignal, createHarness, oAuthConfig, refusalOf, startTime } from './gateway-harness';

const credentials = { userName: 'khoa.tm', password: 'Mật khẩu+1&2', rememberMe: false };
const unitToken = ['{}', '{"DonViId":"dv-01","LoaiDonViId":"100"}', 'x']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');
const answer = { access_token: unitToken, token_type: 'Bearer', expires_in: 3_600, refresh_token: 'r1' };

function signIn(body: unknown, status = 200, harness = createHarness()) {
  harness.issuer.respond.token = () => json(body, status);
  return { harness, session: harness.gateway.signInWithPassword(credentials, anySignal()) };
}

describe('password sign-in', () => {
  it('A-02 posts the fields of the specification, form-encoded, with the tenant and the language', async () => {
    const config = oAuthConfig({ responseType: 'password', dummyClientSecret: '1q2w3e*' });
    const requestContext = () => ({ culture: 'vi', tenantMark: { __tenant: 'tenant-1' } });
    const { harness, session } = signIn(answer, 200, createHarness({ config, options: { requestContext } }));
    await session;
    const [request] = harness.issuer.requestsTo(paths.token);

    expect(request?.method).toBe('POST');
    expect(request?.form).toEqual({
      grant_type: 'password',
      username: 'khoa.tm',
      password: 'Mật khẩu+1&2',
      scope: 'offline_access QuyHoTro',
      client_id: clientId,
      client_secret: '1q2w3e*',
    });
    expect(request?.headers).toEqual({
      accept: 'application/json',
      'accept-language': 'vi',
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      'x-requested-with': 'XMLHttpRequest',
      __tenant: 'tenant-1',
    });
  });

  it('A-02 sends no client secret and no tenant where none is known', async () => {
    const { harness, session } = signIn(answer);
    await session;
    const [request] = harness.issuer.requestsTo(paths.token);

    expect(request?.form).not.toHaveProperty('client_secret');
    expect(request?.headers).not.toHaveProperty('__tenant');
  });

  it('A-07 T-10 answers and stores the session with the unit of the access token', async () => {
    const { harness, session } = signIn(answer);
    const expected = {
      version: 2,
      id: expect.any(String) as string,
      generation: 0,
      issuer: issuerAddress,
      renewal: 'refreshToken',
      flow: 'password',
      clientId,
      accessToken: unitToken,
      refreshToken: 'r1',
      idToken: undefined,
      idTokenClaims: undefined,
      grantedScopes: ['offline_access', 'QuyHoTro'],
      sessionState: undefined,
      storedAt: startTime,
      expiresAt: startTime + 3_600_000,
      unitId: 'dv-01',
      unitTypeId: 100,
    };

    expect(await session).toEqual(expected);
    expect(await harness.reload().restore()).toEqual({
      session: expected,
      hasCallback: false,
      returnUrl: '/',
      storageError: undefined,
    });
  });

  it('A-02 keeps the password in no storage, cookie or address', async () => {
    const { harness, session } = signIn(answer);
    await session;
    const kept = JSON.stringify([
      [...harness.tab.values],
      [...harness.browser.values],
      harness.cookies.written,
      harness.page,
    ]);

    expect(kept).not.toContain('Mật khẩu');
  });

  it.each([
    ['bEARER', { ...answer, token_type: 'bEARER' }, 3_600_000],
    ['a lifetime as text', { ...answer, expires_in: '600' }, 600_000],
    ['null for what is absent', { ...answer, id_token: null, scope: null }, 3_600_000],
    ['an empty text for what is absent', { ...answer, id_token: '', scope: '' }, 3_600_000],
  ])('A-02 accepts %s', async (_name, body, lifetime) => {
    expect((await signIn(body).session).expiresAt).toBe(startTime + lifetime);
  });

  it.each([
    ['no lifetime', undefined],
    ['zero', 0],
    ['a negative one', -5],
    ['zero as text', '0'],
    ['an empty text', ''],
    ['rubbish', 'soon'],
    ['null', null],
  ])('A-09 takes the configured lifetime, or none, for %s', async (_name, expires_in) => {
    const config = oAuthConfig({ responseType: 'password', fallbackAccessTokenExpirationTimeInSec: 900 });

    expect((await signIn({ ...answer, expires_in }).session).expiresAt).toBeUndefined();
    expect((await signIn({ ...answer, expires_in }, 200, createHarness({ config })).session).expiresAt).toBe(
      startTime + 900_000,
    );
  });

  it.each([
    ['Invalid username or password!', 'signIn.wrongPassword'],
    [
      'The user account has been locked out due to invalid login attempts. Please wait a while and try again.',
      'signIn.lockedOut',
    ],
    [
      'You are not allowed to login! Your account is inactive or needs to confirm your email/phone number.',
      'signIn.notAllowed',
    ],
    ['You are not allowed to login! Your account is inactive.', 'signIn.notAllowed'],
    ['RequiresConfirmUser', 'signIn.notAllowed'],
    ['RequiresTwoFactor', 'signIn.twoFactorRequired'],
    ['ShouldChangePasswordOnNextLogin', 'signIn.mustChangePassword'],
    ['PeriodicallyChangePassword', 'signIn.mustChangePassword'],
    ['grant request is invalid', 'signIn.wrongPassword'],
  ])('A-02 tells "%s" apart as %s', async (description, code) => {
    const { session } = signIn({ error: 'invalid_grant', error_description: description }, 400);

    expect(await refusalOf(session)).toEqual({ code, status: 400, detail: `invalid_grant: ${description}` });
  });

  it.each([
    ['an unknown client', { error: 'invalid_client' }, 401, 'signIn.clientRefused'],
    ['a client without this grant', { error: 'unauthorized_client' }, 400, 'signIn.clientRefused'],
    ['a wrong scope', { error: 'invalid_scope' }, 400, 'signIn.clientRefused'],
    ['a scope that the client may not have', { error: 'invalid_request' }, 400, 'signIn.clientRefused'],
    ['a grant that the issuer does not have', { error: 'unsupported_grant_type' }, 400, 'signIn.clientRefused'],
    ['a refusal without a reason', {}, 403, 'auth.token_error'],
    ['a failure that the issuer calls a refusal', { error: 'server_error' }, 400, 'auth.token_error'],
    ['a server error', { error: 'server_error' }, 500, 'http.server'],
    ['maintenance', {}, 503, 'http.unavailable'],
    ['too many attempts', {}, 429, 'http.tooManyRequests'],
  ])('A-02 A-18 has an error for %s', async (_name, body, status, code) => {
    expect(await refusalOf(signIn(body, status).session)).toMatchObject({ code, status });
  });

  it.each([
    ['no access token', { token_type: 'Bearer' }, 'token answer: access_token'],
    ['an empty access token', { ...answer, access_token: '' }, 'token answer: access_token'],
    ['another token type', { ...answer, token_type: 'DPoP' }, 'token answer: token_type'],
    ['a list', [], 'token answer: access_token'],
  ])('A-02 refuses a success with %s', async (_name, body, detail) => {
    const { harness, session } = signIn(body);

    expect(await refusalOf(session)).toEqual({ code: 'response.malformed', status: 200, detail });
    expect([...harness.tab.values]).toEqual([]);
  });

  it.each([
    ['a page instead of JSON', () => html(), 'response.malformed'],
    ['no connection', unreachable, 'network.unreachable'],
    ['silence', silence, 'network.timeout'],
  ])('A-02 has an error for %s', async (_name, respond, code) => {
    const harness = createHarness({ options: { timeoutMs: 200 } });
    harness.issuer.respond.token = respond;

    expect(await refusalOf(harness.gateway.signInWithPassword(credentials, anySignal()))).toMatchObject({ code });
    expect(harness.issuer.requestsTo(paths.token)).toHaveLength(1);
  });

  it.each([
    ['Tenant not found!', 'tenant.notFound'],
    ['Tenant is not active!', 'tenant.inactive'],
  ])('A-02 C-04 tells a tenant that the issuer refuses (%s) from a wrong password', async (message, code) => {
    const harness = createHarness();
    const headers = { 'Abp-Tenant-Resolve-Error': message };
    harness.issuer.respond.token = () =>
      Response.json(
        { error: { code: null, message, details: null, data: null, validationErrors: null } },
        { status: 404, headers },
      );

    expect(await refusalOf(harness.gateway.signInWithPassword(credentials, anySignal()))).toMatchObject({
      code,
      status: 404,
    });
  });

  it('A-22 ends with its signal, and a late answer stores nothing', async () => {
    const harness = createHarness();
    const controller = new AbortController();
    harness.issuer.respond.token = () => {
      controller.abort();
      return json(answer);
    };

    expect(await refusalOf(harness.gateway.signInWithPassword(credentials, controller.signal))).toEqual({
      code: 'request.cancelled',
    });
    expect([...harness.tab.values]).toEqual([]);
    expect(harness.cookies.written).toEqual([]);
  });

  it('T-01 T-02 checks an id token before anything is stored', async () => {
    const key = await createSigningKey('k');
    const harness = createHarness({ issuer: createFakeIssuer([key]) });
    const now = startTime / 1_000;
    const claims = { iss: issuerAddress, aud: clientId, sub: 'u1', iat: now, exp: now + 60 };
    const wrong = await signIdToken({ ...claims, aud: 'other' }, key);
    const right = await signIdToken(claims, key);

    expect(await refusalOf(signIn({ ...answer, id_token: wrong }, 200, harness).session)).toMatchObject({
      code: 'token.wrongAudience',
    });
    expect([...harness.tab.values]).toEqual([]);

    expect((await signIn({ ...answer, id_token: right }, 200, harness).session).idTokenClaims).toEqual(claims);
  });

  it('A-13 stores nothing when it is cancelled while its id token is checked', async () => {
    const key = await createSigningKey('k');
    const issuer = createFakeIssuer([key]);
    const harness = createHarness({ issuer });
    const controller = new AbortController();
    const { keys } = issuer.respond;
    const now = startTime / 1_000;
    const claims = { iss: issuerAddress, aud: clientId, sub: 'u1', iat: now, exp: now + 60 };
    const idToken = await signIdToken(claims, key);
    issuer.respond.token = () => json({ ...answer, id_token: idToken });
    issuer.respond.keys = (request) => {
      controller.abort();
      return keys(request);
    };

    expect(await refusalOf(harness.gateway.signInWithPassword(credentials, controller.signal))).toEqual({
      code: 'request.cancelled',
    });
    expect([...harness.tab.values]).toEqual([]);
  });

  it('takes the unit from a verified id token when the access token is opaque', async () => {
    const key = await createSigningKey('k');
    const now = startTime / 1_000;
    const claims = {
      iss: issuerAddress,
      aud: clientId,
      sub: 'u1',
      iat: now,
      exp: now + 60,
      DonViId: 'dv-02',
      LoaiDonViId: 3,
    };
    const body = { ...answer, access_token: 'opaque', id_token: await signIdToken(claims, key) };
    const { session } = signIn(body, 200, createHarness({ issuer: createFakeIssuer([key]) }));

    expect(await session).toMatchObject({ unitId: 'dv-02', unitTypeId: 3 });
  });
});
