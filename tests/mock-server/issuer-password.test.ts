import { createLocalJWKSet, decodeJwt, jwtVerify, type JSONWebKeySet } from 'jose';
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';

import type { MockBackend } from '@mock-server/backend';

import {
  askToken,
  bearer,
  call,
  createTestBackend,
  demoPassword,
  postForm,
  refusal,
  signIn,
  testNow,
  type createTestClock,
} from './support/test-backend';

let backend: MockBackend;
let clock: ReturnType<typeof createTestClock>;

beforeEach(async () => {
  ({ backend, clock } = await createTestBackend());
});

async function passwordAnswer(fields: Readonly<Record<string, string>>) {
  const response = await askToken(backend, { grant_type: 'password', scope: 'QuyHoTro', ...fields });
  return { status: response.status, body: (await response.json()) as unknown };
}

async function keysOf(from: MockBackend) {
  return createLocalJWKSet((await (await call(from, '/.well-known/jwks')).json()) as JSONWebKeySet);
}

describe('discovery', () => {
  it('D-02 names the issuer with its slash and ABP’s endpoints', async () => {
    const document = (await (await call(backend, '/.well-known/openid-configuration')).json()) as object;

    expect(document).toMatchObject({
      issuer: 'http://localhost/',
      authorization_endpoint: 'http://localhost/connect/authorize',
      token_endpoint: 'http://localhost/connect/token',
      end_session_endpoint: 'http://localhost/connect/logout',
      revocation_endpoint: 'http://localhost/connect/revocat',
      userinfo_endpoint: 'http://localhost/connect/userinfo',
      jwks_uri: 'http://localhost/.well-known/jwks',
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
  });
});

describe('password grant', () => {
  it('D-02 signs tokens that the published keys verify', async () => {
    const tokens = await signIn(backend, 'khoa.tm');
    const keys = await keysOf(backend);
    const currentDate = new Date(testNow);
    const access = await jwtVerify(tokens.access_token, keys, {
      issuer: 'http://localhost/',
      audience: 'QuyHoTro',
      typ: 'at+jwt',
      currentDate,
    });
    const identity = await jwtVerify(tokens.id_token, keys, {
      issuer: 'http://localhost/',
      audience: 'QuyHoTro_App',
      typ: 'JWT',
      currentDate,
    });

    expect(access.protectedHeader.alg).toBe('ES256');
    expect(access.payload).toMatchObject({
      preferred_username: 'khoa.tm',
      given_name: 'Khoa',
      family_name: 'Trần Minh',
      role: 'chuyen-vien-quy',
      email_verified: 'False',
      LoaiDonViId: '100',
      client_id: 'QuyHoTro_App',
      scope: 'offline_access openid profile QuyHoTro',
      iat: testNow / 1_000,
      exp: testNow / 1_000 + 3_600,
    });
    expect(access.payload['DonViId']).toMatch(/^[0-9a-f-]{36}$/);
    const atHash = createHash('sha256').update(tokens.access_token).digest().subarray(0, 16).toString('base64url');
    expect(identity.payload).toMatchObject({ at_hash: atHash, azp: 'QuyHoTro_App', preferred_username: 'khoa.tm' });
    expect(identity.payload.sub).toBe(access.payload.sub);
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3_600 });
    expect(tokens).not.toHaveProperty('scope');
  });

  it('signs with RS256 when asked to', async () => {
    const { backend: other } = await createTestBackend({ settings: { signingAlgorithm: 'RS256' } });
    const { access_token } = await signIn(other, 'khoa.tm');
    const { protectedHeader } = await jwtVerify(access_token, await keysOf(other), { currentDate: new Date(testNow) });

    expect(protectedHeader.alg).toBe('RS256');
  });

  it('gives an id token only for openid and a refresh token only for offline_access', async () => {
    const { body } = await passwordAnswer({ username: 'KHOA.TM@example.com', password: demoPassword });

    expect(Object.keys(body as object)).toEqual(['access_token', 'token_type', 'expires_in']);
  });

  it('puts the tenant of the call into the token', async () => {
    const response = await postForm(
      backend,
      '/connect/token',
      {
        client_id: 'QuyHoTro_App',
        grant_type: 'password',
        username: 'khoa.tm',
        password: demoPassword,
        scope: 'QuyHoTro',
      },
      { __tenant: 'dao-tao' },
    );
    const { access_token } = (await response.json()) as { access_token: string };

    expect(decodeJwt(access_token)['tenantid']).toBe('3a1312ab-0000-4d8e-9a52-000000000001');
    const configuration = await call(backend, '/api/abp/application-configuration', { headers: bearer(access_token) });
    expect(await configuration.json()).toMatchObject({ currentTenant: { name: 'dao-tao' } });
  });

  it.each([
    ['khoa.tm', 'sai', 'Invalid username or password!'],
    ['khong.co', demoPassword, 'Invalid username or password!'],
    [
      'khoa.bikhoa',
      demoPassword,
      'The user account has been locked out due to invalid login attempts. Please wait a while and try again.',
    ],
    [
      'ngung.hoatdong',
      demoPassword,
      'You are not allowed to login! Your account is inactive or needs to confirm your email/phone number.',
    ],
  ])('D-02 refuses %s with password %s as ABP does', async (username, password, description) => {
    expect(await passwordAnswer({ username, password })).toEqual({
      status: 400,
      body: refusal('invalid_grant', description),
    });
  });

  it('D-02 locks after five wrong passwords, for 300 seconds by the clock', async () => {
    const wrong = { username: 'ha.lt', password: 'sai' };
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect((await passwordAnswer(wrong)).body).toMatchObject({ error_description: 'Invalid username or password!' });
    }
    const lockedOut = { error_description: expect.stringContaining('locked out') as string };
    expect((await passwordAnswer(wrong)).body).toMatchObject(lockedOut);

    const right = { username: 'ha.lt', password: demoPassword };
    clock.advanceSeconds(299);
    expect((await passwordAnswer(right)).body).toMatchObject(lockedOut);
    clock.advanceSeconds(1);
    expect((await passwordAnswer(right)).status).toBe(200);
    expect((await passwordAnswer(wrong)).body).toMatchObject({ error_description: 'Invalid username or password!' });
  });

  it('forgets wrong passwords after a right one', async () => {
    const attempt = (password: string) => passwordAnswer({ username: 'ha.lt', password });
    for (const password of ['a', 'b', 'c', 'd', demoPassword, 'a', 'b', 'c', 'd']) {
      await attempt(password);
    }

    expect((await attempt(demoPassword)).status).toBe(200);
  });

  it('D-02 asks for the second factor and takes its code', async () => {
    const first = { username: 'hai.buoc', password: demoPassword };
    expect(await passwordAnswer(first)).toEqual({
      status: 400,
      body: {
        ...refusal('invalid_grant', 'RequiresTwoFactor'),
        userId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        twoFactorToken: expect.any(String) as string,
      },
    });
    const withCode = (code: string) =>
      passwordAnswer({ ...first, TwoFactorProvider: 'Authenticator', TwoFactorCode: code });
    expect((await withCode('000000')).body).toEqual(refusal('invalid_grant', 'Invalid authenticator code!'));
    expect((await withCode('246810')).status).toBe(200);
  });

  it('D-02 makes a person change the password, keeps the new one and checks its rules', async () => {
    const first = { username: 'doi.matkhau', password: demoPassword };
    const { body } = await passwordAnswer(first);
    expect(body).toEqual({
      ...refusal('invalid_grant', 'ShouldChangePasswordOnNextLogin'),
      userId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      changePasswordToken: expect.any(String) as string,
    });
    const { changePasswordToken } = body as { changePasswordToken: string };
    const change = (NewPassword: string, ChangePasswordToken = changePasswordToken) =>
      passwordAnswer({ ...first, ChangePasswordToken, NewPassword });

    expect((await change('abc')).body).toEqual(
      refusal(
        'invalid_grant',
        "Passwords must be at least 6 characters., Passwords must have at least one non alphanumeric character., Passwords must have at least one digit ('0'-'9')., Passwords must have at least one uppercase ('A'-'Z').",
      ),
    );
    expect((await change('Moi#2026', 'other')).body).toMatchObject({
      error_description: 'Invalid authenticator code!',
    });
    expect((await change('Moi#2026')).status).toBe(200);
    expect((await passwordAnswer(first)).body).toMatchObject({ error_description: 'Invalid username or password!' });
    expect((await passwordAnswer({ ...first, password: 'Moi#2026' })).status).toBe(200);
  });
});

it('D-02 B-11 lets nobody of a suspended unit sign in or renew', async () => {
  const signedIn = await signIn(backend, 'dv0007.nhaplieu');
  const user = [...backend.database.users.rows()].find(({ userName }) => userName === 'dv0007.nhaplieu');
  const unit = backend.database.units.find(user?.donViId ?? '');
  if (unit === undefined) {
    throw new Error('The demo has no unit DV0007.');
  }
  backend.database.units.put({ ...unit, trangThai: 2 });

  expect(await passwordAnswer({ username: 'dv0007.nhaplieu', password: demoPassword })).toMatchObject({ status: 400 });
  const renewal = await askToken(backend, { grant_type: 'refresh_token', refresh_token: signedIn.refresh_token });
  expect(renewal.status).toBe(400);
});
