import { beforeEach, expect, it } from 'vitest';

import { openInbox } from '../notifications/inbox';
import { userNamed } from '../support/test-backend';
import { openOffice, type Office } from './office';

const person = {
  userName: 'mai.nt',
  emailAddress: 'mai.nt@example.com',
  password: 'Moi#2026-abc',
  appName: 'Angular',
};

let office: Office;
let tenantId: string;

beforeEach(async () => {
  office = await openOffice(20);
  const admin = await office.as('admin');
  const tenant = { name: 'chi-nhanh', adminEmailAddress: 'quan.tri@chi-nhanh.example', adminPassword: 'Moi#2026' };
  tenantId = ((await admin.post('/api/multi-tenancy/tenants', tenant)).body as { readonly id: string }).id;
});

/** What somebody sends who is not signed in. */
async function send(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const url = new URL(path, office.backend.origin);
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  return (await office.backend.handle(new Request(url, init))).status;
}

/** Registers somebody at a tenant, or at the host. */
async function register(headers: Readonly<Record<string, string>>): Promise<void> {
  expect(await send('/api/account/register', person, headers)).toBe(200);
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

it('S-07 A-21 whoever has got a new password by a mailed link is told, as whoever has changed it: it may have been a stranger', async () => {
  const inbox = openInbox(office);
  const { id: userId, email } = userNamed(office.backend, 'khoa.tm');
  expect(await send('/api/account/send-password-reset-code', { email, appName: 'Angular' })).toBe(204);
  const [mail] = inbox.mails();
  const resetToken = new URL(mail?.link ?? '').searchParams.get('resetToken');
  const input = { userId, resetToken, password: 'Moi#2026-abc' };
  expect(await send('/api/account/reset-password', { ...input, password: 'x' })).not.toBe(204);
  expect(await send('/api/account/reset-password', input)).toBe(204);
  const { notifications } = office.backend.database;
  const told = [...notifications.rows()].filter(({ suKien }) => suKien === 'account.passwordChanged');
  expect(told.map(({ nguoiNhanId, duongDan }) => [nguoiNhanId, duongDan])).toEqual([[userId, '/ca-nhan']]);
});
