import { beforeEach, expect, it } from 'vitest';

import { openOffice, type Office } from './office';

const person = {
  userName: 'mai.nt',
  emailAddress: 'mai.nt@example.com',
  password: 'Moi#2026-abc',
  appName: 'QuyHoTro',
};

let office: Office;
let tenantId: string;

beforeEach(async () => {
  office = await openOffice(20);
  const admin = await office.as('admin');
  const tenant = { name: 'chi-nhanh', adminEmailAddress: 'quan.tri@chi-nhanh.example', adminPassword: 'Moi#2026' };
  tenantId = ((await admin.post('/api/multi-tenancy/tenants', tenant)).body as { readonly id: string }).id;
});

/** Registers somebody at a tenant, or at the host. */
async function register(headers: Readonly<Record<string, string>>): Promise<void> {
  const url = new URL('/api/account/register', office.backend.origin);
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(person),
  };
  expect((await office.backend.handle(new Request(url, init))).status).toBe(200);
}

/** The tenants of the administrators who were told; `undefined` for the host's. */
function toldIn(): readonly (string | undefined)[] {
  const { notifications, users } = office.backend.database;
  return [...notifications.rows()]
    .filter(({ suKien, thamSo }) => suKien === 'account.registered' && thamSo['ten'] === person.userName)
    .map(({ nguoiNhanId }) => users.find(nguoiNhanId)?.tenantId);
}

it('S-07 S-10 A-20 a registration at the host is told to its administrator, and to that of no tenant, who does not find them', async () => {
  await register({});
  expect(toldIn()).toEqual([undefined]);
});

it('S-07 S-10 A-20 a registration at a tenant is told to that tenant’s administrator', async () => {
  await register({ __tenant: tenantId });
  expect(toldIn()).toContain(tenantId);
});
