import { beforeEach, describe, expect, it } from 'vitest';

import type { EmailSettings, TestEmail } from '@/domain/settings/email-settings';
import { createFeaturesApi } from '@/services/api/features-api';
import { createSettingsApi, type SettingsApi } from '@/services/api/settings-api';
import type { MockBackend } from '@mock-server/backend';
import { installFetch } from '@mock-server/http/browser-fetch';
import { newestMailTo, type MockMail } from '@mock-server/mailbox';

import { clientOf, errorOf, failureOf, membersOf, signInAt } from '../support/client-of';
import { bearer, call, createTestBackend } from '../support/test-backend';

const { signal } = new AbortController();
const trainingId = '3a1312ab-0000-4d8e-9a52-000000000001';
const forbidden = { code: 'http.forbidden', status: 403, serverCode: null };

const defaults: EmailSettings = {
  smtpHost: '127.0.0.1',
  smtpPort: 25,
  smtpUserName: null,
  smtpPassword: null,
  smtpDomain: null,
  smtpEnableSsl: false,
  smtpUseDefaultCredentials: true,
  defaultFromAddress: 'noreply@abp.io',
  defaultFromDisplayName: 'ABP application',
};

const changed: EmailSettings = {
  smtpHost: 'smtp.quyhotro.example',
  smtpPort: 587,
  smtpUserName: 'quy',
  smtpPassword: 'Bí-mật#2026',
  smtpDomain: 'quyhotro',
  smtpEnableSsl: true,
  smtpUseDefaultCredentials: false,
  defaultFromAddress: 'quy@quyhotro.example',
  defaultFromDisplayName: 'Quỹ Hỗ trợ việc làm ngoài nước',
};

const testEmail: TestEmail = {
  senderEmailAddress: 'quy@quyhotro.example',
  targetEmailAddress: 'khoa.tm@example.com',
  subject: 'Thư thử',
  body: 'Nội dung thử',
};

let backend: MockBackend;
let settings: SettingsApi;

beforeEach(async () => {
  ({ backend } = await createTestBackend());
  const uninstall = installFetch(backend);
  settings = createSettingsApi(await clientOf(backend, 'admin'));
  return uninstall;
});

/** Switches features of the training tenant, as the host's administrator does. */
async function switchFeatures(values: Readonly<Record<string, string>>): Promise<void> {
  const features = createFeaturesApi(await clientOf(backend, 'admin'));
  const changes = Object.entries(values).map(([name, value]) => ({ name: `SettingManagement.${name}`, value }));
  await features.update({ name: 'T', key: trainingId }, changes, signal);
}

async function trainingSettings(): Promise<SettingsApi> {
  return createSettingsApi(await clientOf(backend, 'admin', 'dao-tao'));
}

describe('e-mail settings of the host', () => {
  it('E-01 C-05 D-02 begin with ABP’s defaults and keep what is saved, the password in plain text', async () => {
    expect(await settings.getEmail(signal)).toEqual(defaults);
    await settings.updateEmail(changed, signal);
    expect(await settings.getEmail(signal)).toEqual(changed);
    await settings.updateEmail({ ...changed, smtpPassword: null, smtpUserName: '' }, signal);
    expect(await settings.getEmail(signal)).toEqual({ ...changed, smtpPassword: null, smtpUserName: null });
  });

  it('D-02 stores nothing that is the default', async () => {
    await settings.updateEmail({ ...defaults, smtpPort: 26 }, signal);
    expect([...backend.database.settings.rows()]).toEqual([{ id: ':Abp.Mailing.Smtp.Port', value: '26' }]);
    await settings.updateEmail(defaults, signal);
    expect(backend.database.settings.size).toBe(0);
  });

  it('D-02 never show up in the application configuration', async () => {
    await settings.updateEmail(changed, signal);
    const headers = bearer(await signInAt(backend, 'admin'));
    const configuration = await (await call(backend, '/api/abp/application-configuration', { headers })).text();
    expect(configuration).not.toContain('Abp.Mailing');
    expect(configuration).not.toContain('Bí-mật#2026');
  });

  it.each<readonly [Readonly<Record<string, unknown>>, readonly string[]]>([
    [{ smtpPort: 0 }, ['smtpPort']],
    [{ smtpPort: 65_536 }, ['smtpPort']],
    [{ smtpPort: null }, ['smtpPort']],
    [{ smtpPort: 'abc' }, ['smtpPort']],
    [{ smtpPort: 2.5 }, ['smtpPort']],
    [{ smtpHost: 'x'.repeat(257) }, ['smtpHost']],
    [{ smtpUserName: 'x'.repeat(1_025) }, ['smtpUserName']],
    [{ smtpPassword: 'x'.repeat(1_025) }, ['smtpPassword']],
    [{ smtpDomain: 'x'.repeat(1_025) }, ['smtpDomain']],
    [{ defaultFromAddress: ' ' }, ['defaultFromAddress']],
    [{ defaultFromAddress: 'x'.repeat(1_025) }, ['defaultFromAddress']],
    [{ defaultFromDisplayName: null }, ['defaultFromDisplayName']],
    [{ smtpEnableSsl: 'có' }, ['smtpEnableSsl']],
    [{ smtpUseDefaultCredentials: 1 }, ['smtpUseDefaultCredentials']],
    [
      { defaultFromAddress: '', defaultFromDisplayName: '', smtpPort: -1 },
      ['defaultFromAddress', 'defaultFromDisplayName', 'smtpPort'],
    ],
  ])('D-02 refuse %j with 400 and the fields', async (fault, members) => {
    const input = { ...changed, ...fault } as EmailSettings;
    expect(await membersOf(settings.updateEmail(input, signal))).toEqual(members);
    expect(await settings.getEmail(signal)).toEqual(defaults);
  });

  it('D-02 say the bounds of the port, take the words for a boolean, and look at no address', async () => {
    const { server } = await errorOf(settings.updateEmail({ ...changed, smtpPort: 70_000 }, signal));
    expect(server?.validationErrors).toEqual([
      { message: 'Trường SmtpPort phải ở giữa 1 and 65535.', members: ['smtpPort'] },
    ]);
    const lenient = { ...changed, smtpEnableSsl: 'False', defaultFromAddress: 'không phải địa chỉ' };
    await settings.updateEmail(lenient as unknown as EmailSettings, signal);
    expect(await settings.getEmail(signal)).toMatchObject({
      smtpEnableSsl: false,
      defaultFromAddress: 'không phải địa chỉ',
    });
  });

  it.each([[undefined], ['x'], [[]], [{}]])('D-02 answer 400, never a crash, to %j', async (body) => {
    const answer = settings.updateEmail(body as unknown as EmailSettings, signal);
    expect(await membersOf(answer)).toEqual(['defaultFromAddress', 'defaultFromDisplayName', 'smtpPort']);
  });

  it('D-02 are the administrator’s alone', async () => {
    const officer = createSettingsApi(await clientOf(backend, 'khoa.tm'));
    expect(await failureOf(officer.getEmail(signal))).toEqual(forbidden);
    expect(await failureOf(officer.updateEmail(changed, signal))).toEqual(forbidden);
    expect(await failureOf(officer.sendTestEmail(testEmail, signal))).toEqual(forbidden);
    expect((await call(backend, '/api/setting-management/emailing')).status).toBe(401);
  });
});

describe('e-mail settings of a tenant', () => {
  it('D-02 are closed until the feature allows them, and the permission is then there too', async () => {
    const closed = await trainingSettings();
    expect(await failureOf(closed.getEmail(signal))).toEqual(forbidden);
    expect(await failureOf(closed.updateEmail(changed, signal))).toEqual(forbidden);
    expect(await failureOf(closed.sendTestEmail(testEmail, signal))).toEqual(forbidden);
    const granted = async () => {
      const headers = bearer(await signInAt(backend, 'admin', 'dao-tao'));
      const answer = await call(backend, '/api/abp/application-configuration', { headers });
      const { auth } = (await answer.json()) as { auth: { grantedPolicies: Record<string, boolean> } };
      return auth.grantedPolicies['SettingManagement.Emailing'];
    };
    expect(await granted()).toBeUndefined();
    await switchFeatures({ AllowChangingEmailSettings: 'true' });
    expect(await granted()).toBe(true);
    expect(await (await trainingSettings()).getEmail(signal)).toMatchObject({ smtpPort: 25 });
  });

  it('E-01 D-02 show nothing of the host’s server and account, and are its own once saved', async () => {
    await switchFeatures({ AllowChangingEmailSettings: 'true' });
    await settings.updateEmail(changed, signal);
    const tenant = await trainingSettings();
    const secrets = { smtpHost: null, smtpUserName: null, smtpPassword: null, smtpDomain: null };
    expect(await tenant.getEmail(signal)).toEqual({ ...changed, ...secrets });

    const own = { ...changed, smtpUserName: 'dao-tao', smtpPort: 2_525 };
    await tenant.updateEmail(own, signal);
    expect(await tenant.getEmail(signal)).toEqual(own);
    expect(await settings.getEmail(signal)).toEqual(changed);
    await settings.updateEmail({ ...changed, defaultFromDisplayName: 'Quỹ', smtpPort: 465 }, signal);
    expect(await tenant.getEmail(signal)).toEqual({ ...own, defaultFromDisplayName: 'Quỹ' });
  });

  it('D-02 are switched off with setting management as a whole', async () => {
    await switchFeatures({ AllowChangingEmailSettings: 'true', Enable: 'false' });
    const tenant = await trainingSettings();
    expect(await failureOf(tenant.getEmail(signal))).toEqual(forbidden);
    // ABP asks for the feature in its e-mail settings alone.
    expect(await tenant.getTimeZone(signal)).toBe('SE Asia Standard Time');
    const configuration = await call(backend, '/api/abp/application-configuration', {
      headers: { __tenant: 'dao-tao' },
    });
    expect(await configuration.json()).toMatchObject({ features: { values: { 'SettingManagement.Enable': 'false' } } });
    expect(await settings.getEmail(signal)).toEqual(defaults);
    await switchFeatures({ Enable: 'true' });
    expect(await tenant.getEmail(signal)).toMatchObject({ smtpPort: 25 });
  });
});

describe('test e-mail', () => {
  it('E-03 C-05 D-02 arrives in the mailbox of the demo', async () => {
    const heard: MockMail[] = [];
    backend.hooks.mail = (mail) => heard.push(mail);
    await settings.sendTestEmail(testEmail, signal);
    const mail = {
      from: 'quy@quyhotro.example',
      to: 'khoa.tm@example.com',
      subject: 'Thư thử',
      text: 'Nội dung thử',
    };
    expect(await newestMailTo(backend.store, 'khoa.tm@example.com')).toEqual(mail);
    expect(heard).toEqual([mail]);
    await settings.sendTestEmail({ ...testEmail, body: null }, signal);
    expect(await newestMailTo(backend.store, 'khoa.tm@example.com')).toEqual({ ...mail, text: '' });
  });

  it('E-03 D-02 needs a sender, a receiver and a subject', async () => {
    const empty = { senderEmailAddress: '', targetEmailAddress: ' ', subject: '', body: null };
    expect(await membersOf(settings.sendTestEmail(empty, signal))).toEqual([
      'senderEmailAddress',
      'targetEmailAddress',
      'subject',
    ]);
  });

  it.each<readonly [string, Partial<EmailSettings>, Partial<TestEmail>]>([
    ['a server that cannot be found', { smtpHost: 'smtp.khong-co.INVALID' }, {}],
    ['a port where nothing listens', { smtpPort: 26 }, {}],
    ['an address that is none', {}, { targetEmailAddress: 'khoa.tm' }],
  ])('E-03 D-02 fails with 500 at %s', async (_name, fault, mail) => {
    await settings.updateEmail({ ...changed, ...fault }, signal);
    const answer = settings.sendTestEmail({ ...testEmail, ...mail }, signal);
    expect(await failureOf(answer)).toEqual({ code: 'http.server', status: 500, serverCode: null });
    expect(await newestMailTo(backend.store, 'khoa.tm@example.com')).toBeUndefined();
  });

  it('D-02 goes from a tenant through the host’s server where the tenant has none', async () => {
    await switchFeatures({ AllowChangingEmailSettings: 'true' });
    await settings.updateEmail({ ...changed, smtpHost: 'smtp.invalid' }, signal);
    const tenant = await trainingSettings();
    expect((await failureOf(tenant.sendTestEmail(testEmail, signal))).status).toBe(500);
    await tenant.updateEmail(changed, signal);
    await tenant.sendTestEmail(testEmail, signal);
    expect(await newestMailTo(backend.store, 'khoa.tm@example.com')).toMatchObject({ subject: 'Thư thử' });
  });
});
