import { expect, it } from 'vitest';

import { permissionGrant } from '@mock-server/data/permission-grants';
import { trainingTenantId } from '@mock-server/data/seed/administration/tenant-seed';

import { signInAt } from '../support/client-of';
import { bearer, call, createTestBackend } from '../support/test-backend';

const path = '/api/multi-tenancy/tenants';
const connectionString = `${path}/${trainingTenantId}/default-connection-string`;

it('D-02 demands the permission for tenants beside that for what is done to them, as ABP’s two attributes do', async () => {
  const { backend } = await createTestBackend();
  const { permissionGrants, users } = backend.database;
  const officer = [...users.rows()].find(({ userName }) => userName === 'khoa.tm')?.id ?? '';
  const grant = (name: string) => {
    permissionGrants.put(permissionGrant({ providerName: 'U', providerKey: officer }, name));
  };
  ['Create', 'Update', 'Delete', 'ManageConnectionStrings'].forEach((name) => {
    grant(`AbpTenantManagement.Tenants.${name}`);
  });
  const changes: readonly (readonly [method: string, address: string])[] = [
    ['POST', path],
    ['PUT', `${path}/${trainingTenantId}`],
    ['GET', connectionString],
    ['PUT', `${connectionString}?defaultConnectionString=x`],
    ['DELETE', connectionString],
    ['DELETE', `${path}/${trainingTenantId}`],
  ];
  const headers = { ...bearer(await signInAt(backend, 'khoa.tm')), 'Content-Type': 'application/json' };
  const statuses = async () => {
    const answers: number[] = [];
    for (const [method, address] of changes) {
      const init = method === 'GET' ? {} : { body: '{}' };
      answers.push((await call(backend, address, { method, headers, ...init })).status);
    }
    return answers;
  };
  expect(await statuses()).toEqual(changes.map(() => 403));
  grant('AbpTenantManagement.Tenants');
  expect(await statuses()).toEqual([400, 400, 204, 204, 204, 204]);
});
