import { beforeEach, describe, expect, it } from 'vitest';

import type { MockBackend } from '@mock-server/backend';

import {
  askToken,
  bearer,
  call,
  createTestBackend,
  demoPassword,
  testNow,
  userNamed,
  type createTestClock,
  type TokenAnswer,
} from './support/test-backend';

let backend: MockBackend;
let clock: ReturnType<typeof createTestClock>;

beforeEach(async () => {
  ({ backend, clock } = await createTestBackend());
});

async function tokenFor(scope: string): Promise<string> {
  const answer = await askToken(backend, {
    grant_type: 'password',
    username: 'khoa.tm',
    password: demoPassword,
    scope,
  });
  return ((await answer.json()) as TokenAnswer).access_token;
}

async function claimsFor(scope: string): Promise<unknown> {
  const response = await call(backend, '/connect/userinfo', { headers: bearer(await tokenFor(scope)) });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return response.json();
}

describe('userinfo', () => {
  it('D-02 answers the claims of the granted scopes', async () => {
    const khoa = userNamed(backend, 'khoa.tm');
    backend.database.users.put({ ...khoa, phoneNumber: '0912345678' });

    expect(await claimsFor('openid QuyHoTro')).toEqual({ sub: khoa.id });
    expect(await claimsFor('openid profile email phone roles')).toEqual({
      sub: khoa.id,
      tenantid: null,
      preferred_username: 'khoa.tm',
      given_name: 'Khoa',
      family_name: 'Trần Minh',
      email: 'khoa.tm@example.com',
      email_verified: false,
      phone_number: '0912345678',
      phone_number_verified: false,
      role: ['chuyen-vien-quy'],
    });
  });

  it('leaves out what the person does not have', async () => {
    const khoa = userNamed(backend, 'khoa.tm');
    backend.database.users.put({ ...khoa, phoneNumber: null });

    expect(await claimsFor('openid phone')).toEqual({ sub: khoa.id, phone_number_verified: false });
  });

  it('is asked by POST as well', async () => {
    const response = await call(backend, '/connect/userinfo', {
      method: 'POST',
      headers: bearer(await tokenFor('openid')),
    });

    expect(await response.json()).toEqual({ sub: userNamed(backend, 'khoa.tm').id });
  });

  it('D-02 challenges who has no valid token', async () => {
    const token = await tokenFor('openid');
    const challengeOf = async (headers: Record<string, string>) => {
      const response = await call(backend, '/connect/userinfo', { headers });
      return [response.status, response.headers.get('WWW-Authenticate')];
    };
    expect(await challengeOf({})).toEqual([401, 'Bearer']);
    expect(await challengeOf(bearer('rubbish'))).toEqual([
      401,
      'Bearer error="invalid_token", error_description="The token is invalid"',
    ]);
    clock.advanceSeconds(3_600);
    expect(await challengeOf(bearer(token))).toEqual([
      401,
      `Bearer error="invalid_token", error_description="The token expired at '${new Date(testNow + 3_600_000).toISOString()}'"`,
    ]);
  });
});
