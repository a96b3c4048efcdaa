import { environmentSchema } from '@/domain/environment/environment';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';

import { demoAccounts } from '@mock-server/demo-accounts';
import { demoEnvironment } from '@mock-server/demo-environment';

import { createTestBackend } from './support/test-backend';

describe('demo', () => {
  it('offers people who are in the database, one for each role', async () => {
    const { backend } = await createTestBackend();
    const users = [...backend.database.users.rows()];
    const offered = demoAccounts.map(({ userName }) => users.find((user) => user.userName === userName));

    expect(offered.map((user) => user?.hoTen)).toEqual(demoAccounts.map(({ name }) => name));
    expect(new Set(offered.flatMap((user) => user?.roles ?? []))).toEqual(new Set(users.flatMap(({ roles }) => roles)));
  });

  it.each([
    ['password', 'password', 'offline_access openid profile QuyHoTro'],
    ['code', 'code', 'offline_access openid profile QuyHoTro'],
    ['silent', 'code', 'openid profile QuyHoTro'],
  ] as const)('has a valid environment for the %s flow', (flow, responseType, scope) => {
    const environment = demoEnvironment('http://127.0.0.1:4173', { flow });

    expect(parse(environmentSchema, environment)).toEqual(environment);
    expect(environment.oAuthConfig).toMatchObject({ issuer: 'http://127.0.0.1:4173/', responseType, scope });
  });
});
