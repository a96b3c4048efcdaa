import { beforeEach, describe, expect, it } from 'vitest';

import type { ListQuery } from '@/domain/lists/list-query';
import { AppError } from '@/domain/errors/app-error';
import { policies } from '@/domain/policies/policy-names';
import { createPermissionsApi } from '@/services/api/permissions-api';
import { createRolesApi } from '@/services/api/roles-api';
import { createUsersApi } from '@/services/api/users-api';
import { createHttpClient } from '@/services/http/create-http-client';
import type { MockBackend } from '@mock-server/backend';
import { installFetch } from '@mock-server/http/browser-fetch';

import { createTestBackend, signIn, userNamed } from '../support/test-backend';
import { signInOutcome } from './identity-fixtures';
import { portWith } from '../../support/session-port';

const { signal } = new AbortController();

const firstPage: ListQuery = { page: 0, pageSize: 10, sort: undefined, search: '', filters: {}, columns: undefined };

let backend: MockBackend;
let apis: ReturnType<typeof createApis>;

beforeEach(async () => {
  ({ backend } = await createTestBackend());
  const uninstall = installFetch(backend);
  apis = createApis((await signIn(backend, 'admin')).access_token);
  return uninstall;
});

function createApis(token: string) {
  const http = createHttpClient({
    apiUrl: backend.origin,
    trustedOrigins: [],
    appOrigin: backend.origin,
    session: portWith(token),
    readContext: () => ({ culture: 'vi', tenantMark: {} }),
    readAntiForgeryToken: () => undefined,
  });
  return { users: createUsersApi(http), roles: createRolesApi(http), permissions: createPermissionsApi(http) };
}

async function failureOf(answer: Promise<unknown>): Promise<readonly [string, number | undefined, string | undefined]> {
  const thrown: unknown = await answer.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof AppError)) {
    throw new Error('The call did not fail as an AppError.');
  }
  return [thrown.code, thrown.status, thrown.server?.code ?? undefined];
}

describe('the product’s own calls', () => {
  it('C-05 list, read, enter, change, lock and delete a user', async () => {
    const { users } = apis;
    const page = await users.list(
      {
        ...firstPage,
        sort: { field: 'hoTen', direction: 'desc' },
        search: 'khoa',
        filters: { trangThai: '1', vaiTro: 'chuyen-vien-quy' },
      },
      signal,
    );
    expect(page.items.map(({ userName }) => userName)).toEqual(['khoa.tm']);
    const officer = await users.get(page.items[0]?.id ?? '', signal);
    expect(officer).toMatchObject({ userName: 'khoa.tm', roleNames: ['chuyen-vien-quy'], isActive: true });

    const input = { ...officer, userName: 'hang.nt', email: 'hang.nt@example.com', password: 'Moi#2026' };
    const created = await users.create(input, signal);
    expect(created).toMatchObject({
      userName: 'hang.nt',
      donViId: officer.donViId,
      roleNames: ['chuyen-vien-quy'],
      creationTime: '2026-11-15T08:00:00.000',
    });
    expect(await failureOf(users.create(input, signal))).toEqual([
      'server.message',
      403,
      'Volo.Abp.Identity:DuplicateUserName',
    ]);

    const changed = await users.update(created.id, { ...created, name: 'Hằng', password: null }, signal);
    expect(changed).toMatchObject({ name: 'Hằng', roleNames: ['chuyen-vien-quy'] });
    expect((await failureOf(users.update(created.id, { ...created, password: null }, signal)))[0]).toBe(
      'http.conflict',
    );
    expect((await failureOf(users.update(created.id, { ...changed, donViId: '', password: null }, signal)))[0]).toBe(
      'http.validation',
    );

    await users.lock(created.id, undefined, signal);
    expect((await signInOutcome(backend, 'hang.nt', 'Moi#2026')).status).toBe(400);
    await users.unlock(created.id, signal);
    await users.setPassword(created.id, 'Khac#2026', signal);
    expect((await signInOutcome(backend, 'hang.nt', 'Khac#2026')).status).toBe(200);

    await users.remove(created.id, signal);
    expect((await failureOf(users.get(created.id, signal)))[1]).toBe(404);
    expect(await failureOf(users.lock(userNamed(backend, 'admin').id, undefined, signal))).toEqual([
      'server.message',
      403,
      'QuyHoTro:10001',
    ]);
  });

  it('C-05 list, read, enter, change and delete a role', async () => {
    const { roles, users } = apis;
    const created = await roles.create({ name: 'thu-ky', isDefault: true, isPublic: false }, signal);
    const searched = await roles.list({ ...firstPage, search: 'thu' }, signal);
    expect([searched.totalCount, await roles.get(created.id, signal)]).toEqual([1, created]);
    expect(await users.assignableRoles(signal)).toContainEqual({ name: 'thu-ky', isDefault: true });
    const renamed = await roles.update(created.id, { ...created, name: 'tro-ly' }, signal);
    expect(renamed).toEqual({ ...created, name: 'tro-ly', concurrencyStamp: renamed.concurrencyStamp });
    expect((await failureOf(roles.update(created.id, created, signal)))[0]).toBe('http.conflict');
    await roles.remove(created.id, signal);
    expect((await failureOf(roles.get(created.id, signal)))[1]).toBe(404);
  });

  it('C-05 read and change the permissions of a role and of a user', async () => {
    const { permissions } = apis;
    const role = { name: 'R', key: 'ke-toan-quy' } as const;
    const user = { name: 'U', key: userNamed(backend, 'ngan.dt').id } as const;
    const grantsOf = async (provider: typeof role | typeof user) => {
      const { groups } = await permissions.get(provider, signal);
      const all = groups.flatMap((group) => group.permissions);
      return all.find(({ name }) => name === policies.log)?.grantedProviders;
    };
    expect([await grantsOf(role), await grantsOf(user)]).toEqual([[], []]);
    await permissions.update(role, [{ name: policies.log, isGranted: true }], signal);
    await permissions.update(user, [{ name: policies.log, isGranted: true }], signal);
    const ofRole = { providerName: 'R', providerKey: 'ke-toan-quy' };
    expect([await grantsOf(role), await grantsOf(user)]).toEqual([
      [ofRole],
      [{ providerName: 'U', providerKey: user.key }, ofRole],
    ]);
  });
});
