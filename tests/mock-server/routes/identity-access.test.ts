import { beforeAll, describe, expect, it } from 'vitest';

import { policies } from '@/domain/policies/policy-names';
import { userLookupPermission } from '@mock-server/data/permission-definitions';
import { setGrant } from '@mock-server/data/permission-grants';
import { demoClientId } from '@mock-server/settings';

import { bearer, call, signIn, userNamed } from '../support/test-backend';
import { listPath, permissionsPath, rolesPath, usersPath } from './identity-fixtures';
import { openOffice, type Office } from './office';

/** Ids of nobody, so that a call which is let through changes nothing. */
const nobody = '3a1312ab-0000-4d8e-9a52-00000000ffff';

type Endpoint = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, ...policies: string[]];

const endpoints: readonly Endpoint[] = [
  ['GET', usersPath, policies.users],
  ['GET', `${usersPath}/${nobody}`, policies.users],
  ['POST', usersPath, policies.usersCreate],
  ['PUT', `${usersPath}/${nobody}`, policies.usersEdit],
  ['DELETE', `${usersPath}/${nobody}`, policies.usersDelete],
  ['GET', `${usersPath}/${nobody}/roles`, policies.users],
  ['PUT', `${usersPath}/${nobody}/roles`, policies.usersEdit, policies.usersManageRoles],
  ['GET', `${usersPath}/assignable-roles`, policies.users],
  ['GET', `${usersPath}/by-username/admin`, policies.users],
  ['GET', `${usersPath}/by-email/admin@example.com`, policies.users],
  ['GET', rolesPath, policies.roles],
  ['GET', `${rolesPath}/all`, policies.roles],
  ['GET', `${rolesPath}/${nobody}`, policies.roles],
  ['POST', rolesPath, policies.roles, policies.rolesCreate],
  ['PUT', `${rolesPath}/${nobody}`, policies.roles, policies.rolesEdit],
  ['DELETE', `${rolesPath}/${nobody}`, policies.roles, policies.rolesDelete],
  ['GET', `${permissionsPath}?providerName=R&providerKey=quan-tri`, policies.rolesManagePermissions],
  ['PUT', `${permissionsPath}?providerName=R&providerKey=quan-tri`, policies.rolesManagePermissions],
  ['GET', `${permissionsPath}?providerName=U&providerKey=${nobody}`, policies.usersManagePermissions],
  ['PUT', `${permissionsPath}?providerName=U&providerKey=${nobody}`, policies.usersManagePermissions],
  ['GET', listPath, policies.users],
  ['POST', `${listPath}/${nobody}/khoa`, policies.usersEdit],
  ['POST', `${listPath}/${nobody}/mo-khoa`, policies.usersEdit],
];

const lookups = ['search', 'count', 'by-username/admin', nobody].map((path) => `${usersPath}/lookup/${path}`);

const people = [
  'khoa.tm',
  'vinh.pq',
  'ngan.dt',
  'son.hv',
  'dv0049.khaithac',
  'dv0007.lanhdao',
  'dv0007.nhaplieu',
] as const;

const everyPolicy = [...new Set(endpoints.flatMap(([, , ...needed]) => needed))];

let office: Office;
const tokens = new Map<string, string>();

beforeAll(async () => {
  office = await openOffice(1);
  for (const userName of [...people, 'admin', 'ha.lt']) {
    tokens.set(userName, (await signIn(office.backend, userName)).access_token);
  }
});

async function statusOf(
  userName: string | undefined,
  method: string,
  path: string,
): Promise<readonly [number, string]> {
  const token = userName === undefined ? undefined : tokens.get(userName);
  const response = await call(office.backend, path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token === undefined ? {} : bearer(token)) },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  return [response.status, response.headers.has('_AbpErrorFormat') ? 'explained' : await response.text()];
}

/** Leaves `ha.lt` nothing but these permissions. */
function allowOnly(names: readonly string[]): void {
  const { database } = office.backend;
  const user = userNamed(office.backend, 'ha.lt');
  database.users.put({ ...user, roles: [] });
  for (const name of everyPolicy) {
    const isGranted = names.includes(name);
    setGrant(database.permissionGrants, { providerName: 'U', providerKey: user.id }, name, isGranted);
  }
}

describe('who may manage people', () => {
  it.each(endpoints)('P-02 D-02 %s %s is the administrator’s alone among the seeded roles', async (method, path) => {
    expect(await statusOf(undefined, method, path)).toEqual([401, '']);
    for (const userName of people) {
      expect(await statusOf(userName, method, path), userName).toEqual([403, '']);
    }
    expect((await statusOf('admin', method, path))[0]).not.toBe(403);
  });

  it.each(endpoints)('P-02 D-02 %s %s needs exactly its own permissions', async (method, path, ...needed) => {
    allowOnly(needed);
    expect((await statusOf('ha.lt', method, path))[0]).not.toBe(403);
    for (const missing of needed) {
      allowOnly(everyPolicy.filter((name) => name !== missing));
      expect(await statusOf('ha.lt', method, path), missing).toEqual([403, '']);
    }
  });

  it('D-02 lets only a client look people up, whatever the person may do', async () => {
    const client = { providerName: 'C', providerKey: demoClientId } as const;
    const grants = office.backend.database.permissionGrants;
    const lookUp = () => Promise.all(lookups.map(async (path) => (await statusOf('admin', 'GET', path))[0]));
    expect(await lookUp()).toEqual([403, 403, 403, 403]);

    const administrator = userNamed(office.backend, 'admin').id;
    setGrant(grants, { providerName: 'U', providerKey: administrator }, userLookupPermission, true);
    expect(await lookUp()).toEqual([403, 403, 403, 403]);

    setGrant(grants, client, userLookupPermission, true);
    expect(await lookUp()).toEqual([200, 200, 200, 204]);
    setGrant(grants, client, userLookupPermission, false);
  });
});
