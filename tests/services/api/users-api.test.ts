import { describe, expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { emptyUser } from '@/domain/users/user-input';
import { createUsersApi } from '@/services/api/users-api';
import type { HttpClient, RequestOptions } from '@/services/http/http-client';

const { signal } = new AbortController();
const input = { ...emptyUser(), userName: 'hang.nt', roleNames: ['chuyen-vien-quy'] };

describe('users api', () => {
  it('E-04 C-07 a user that was saved counts as saved, also where their roles cannot be read afterwards', async () => {
    const { users, calls } = apiWithoutRoles();
    expect(await users.create(input, signal)).toMatchObject({ id: 'u1', roleNames: ['chuyen-vien-quy'] });
    expect(await users.update('u1', { ...input, concurrencyStamp: 'a' }, signal)).toMatchObject({
      concurrencyStamp: 'b',
      roleNames: ['chuyen-vien-quy'],
    });
    expect(calls).toEqual([
      'POST /api/identity/users',
      'GET /api/identity/users/u1/roles',
      'PUT /api/identity/users/u1',
      'GET /api/identity/users/u1/roles',
    ]);
  });

  it('C-08 a user that is only looked at without their roles is none', async () => {
    const { users } = apiWithoutRoles();
    await expect(users.get('u1', signal)).rejects.toMatchObject({ code: 'network.unreachable' });
  });
});

/** A back end that takes every user and loses every question about roles. */
function apiWithoutRoles() {
  const calls: string[] = [];
  const http = (path: string, { method = 'GET' }: RequestOptions) => {
    calls.push(`${method} ${path}`);
    return path.endsWith('/roles')
      ? Promise.reject(new AppError('network.unreachable', { status: 0 }))
      : Promise.resolve({ id: 'u1', userName: 'hang.nt', concurrencyStamp: 'b', extraProperties: {} });
  };
  return { users: createUsersApi(http as HttpClient), calls };
}
