import { beforeEach, describe, expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { createSettingsApi, type SettingsApi } from '@/services/api/settings-api';
import { createTenantsApi, type TenantsApi } from '@/services/api/tenants-api';
import { createHttpClient } from '@/services/http/create-http-client';
import { installFetch } from '@mock-server/http/browser-fetch';
import type { MockBackend } from '@mock-server/backend';
import { newestMailTo } from '@mock-server/mailbox';

import { createTestBackend, signIn } from '../../mock-server/support/test-backend';
import { portWith } from '../../support/session-port';

const { signal } = new AbortController();
const firstPage = { page: 0, pageSize: 10, sort: undefined, search: '', filters: {}, columns: undefined };

let backend: MockBackend;
let settings: SettingsApi;
let tenants: TenantsApi;
let token: string | undefined;

beforeEach(async () => {
  ({ backend } = await createTestBackend());
  const uninstall = installFetch(backend);
  token = (await signIn(backend, 'admin')).access_token;
  const http = createHttpClient({
    apiUrl: backend.origin,
    trustedOrigins: [],
    appOrigin: backend.origin,
    session: { ticket: () => portWith(token).ticket() },
    readContext: () => ({ culture: 'vi', tenantMark: {} }),
    readAntiForgeryToken: () => undefined,
  });
  settings = createSettingsApi(http);
  tenants = createTenantsApi(http);
  return uninstall;
});

async function failureOf(answer: Promise<unknown>): Promise<AppError> {
  const thrown: unknown = await answer.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof AppError)) {
    throw new Error('The call did not fail as an AppError.');
  }
  return thrown;
}

describe('settings api', () => {
  it('E-01 reads the settings with ABP’s defaults and saves every field of them', async () => {
    const present = await settings.getEmail(signal);
    expect(present.smtpUseDefaultCredentials).toBe(true);
    const changed = {
      defaultFromDisplayName: 'Quỹ HTVLNN',
      defaultFromAddress: 'thu@example.com',
      smtpHost: 'mail.example.com',
      smtpPort: 587,
      smtpEnableSsl: true,
      smtpUseDefaultCredentials: false,
      smtpDomain: 'quy',
      smtpUserName: 'may-chu',
      smtpPassword: ' bí mật ',
    };
    await settings.updateEmail(changed, signal);
    expect(await settings.getEmail(signal)).toEqual(changed);
    await settings.updateEmail({ ...changed, smtpPassword: null }, signal);
    expect((await settings.getEmail(signal)).smtpPassword).toBeNull();
  });

  it('hears from the server which field is wrong', async () => {
    const present = await settings.getEmail(signal);
    const { code, server } = await failureOf(settings.updateEmail({ ...present, smtpPort: 0 }, signal));
    expect(code).toBe('http.validation');
    expect(server?.validationErrors?.flatMap(({ members }) => members)).toEqual(['smtpPort']);
  });

  it('E-03 sends a message, and tells of a mail server that cannot be reached', async () => {
    const mail = {
      senderEmailAddress: 'thu@example.com',
      targetEmailAddress: 'toi@example.com',
      subject: 'Email thử 7',
      body: null,
    };
    await settings.sendTestEmail(mail, signal);
    expect((await newestMailTo(backend.store, 'toi@example.com'))?.subject).toBe('Email thử 7');
    const present = await settings.getEmail(signal);
    await settings.updateEmail({ ...present, smtpHost: 'khong-co.invalid' }, signal);
    expect((await failureOf(settings.sendTestEmail(mail, signal))).code).toBe('http.server');
  });

  it('P-02 is refused without its policy', async () => {
    token = (await signIn(backend, 'khoa.tm')).access_token;
    expect((await failureOf(settings.getEmail(signal))).status).toBe(403);
    expect((await failureOf(settings.getTimeZone(signal))).status).toBe(403);
  });

  it('reads the time zone as bare text, and one among those that there are is taken', async () => {
    const zones = await settings.timeZones(signal);
    expect(zones.map(({ value }) => value)).toContain(await settings.getTimeZone(signal));
    await settings.updateTimeZone('Tokyo Standard Time', signal);
    expect(await settings.getTimeZone(signal)).toBe('Tokyo Standard Time');
    expect((await failureOf(settings.updateTimeZone('Giờ nào đó', signal))).status).toBe(400);
  });
});

describe('tenants api', () => {
  const creation = { name: 'chi-nhanh', adminEmailAddress: 'admin@example.com', adminPassword: 'Moi#2026' };

  it('creates, finds, renames and deletes a tenant', async () => {
    const created = await tenants.create(creation, signal);
    const found = await tenants.list({ ...firstPage, search: 'CHI-NHANH' }, signal);
    expect(found).toEqual({ totalCount: 1, items: [expect.objectContaining(created)] });
    const renamed = await tenants.update(
      created.id,
      { name: 'chi-nhanh-2', concurrencyStamp: created.concurrencyStamp },
      signal,
    );
    expect(renamed.name).toBe('chi-nhanh-2');
    expect(await tenants.get(created.id, signal)).toEqual(renamed);
    await tenants.remove(created.id, signal);
    expect((await failureOf(tenants.get(created.id, signal))).status).toBe(404);
  });

  it('tells a name that is taken from a record that somebody else has saved', async () => {
    const created = await tenants.create(creation, signal);
    const taken = await failureOf(tenants.create({ ...creation, name: 'Chi-Nhanh' }, signal));
    expect([taken.code, taken.server?.code]).toEqual([
      'server.message',
      'Volo.Abp.TenantManagement:DuplicateTenantName',
    ]);
    const stale = { name: 'khac', concurrencyStamp: 'cũ' };
    expect((await failureOf(tenants.update(created.id, stale, signal))).code).toBe('http.conflict');
  });

  it('reads a connection string as bare text, an empty one where there is none, and takes it away again', async () => {
    const { id } = await tenants.create(creation, signal);
    expect(await tenants.getConnectionString(id, signal)).toBe('');
    await tenants.updateConnectionString(id, 'Server=db1;Password=a&b=c;', signal);
    expect(await tenants.getConnectionString(id, signal)).toBe('Server=db1;Password=a&b=c;');
    await tenants.removeConnectionString(id, signal);
    expect(await tenants.getConnectionString(id, signal)).toBe('');
  });
});
