import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { MockBackend } from '@mock-server/backend';
import { newestMailTo } from '@mock-server/mailbox';

import { askToken, bearer, createTestBackend, demoPassword, signIn, userNamed } from '../support/test-backend';
import { canSignIn, newPassword, send } from './account-answers';

type Complained = {
  readonly error: {
    readonly code: string | null;
    readonly validationErrors: readonly { readonly members: readonly string[] }[];
  };
};

let backend: MockBackend;

beforeEach(async () => {
  ({ backend } = await createTestBackend());
});

const membersOf = (body: unknown) => (body as Complained).error.validationErrors.flatMap(({ members }) => members);

/** Lets something happen while the store is asked for passwords, or changes them. */
function whilePasswordsAreAsked(method: 'get' | 'update', happens: () => void): void {
  const { store } = backend.issuer;
  const ask = store[method].bind(store) as (key: string, change?: unknown) => Promise<unknown>;
  vi.spyOn(store, method).mockImplementation((key: string, change?: unknown) => {
    if (key === 'issuer/passwords') {
      happens();
    }
    return ask(key, change) as Promise<never>;
  });
}

/** The token of the mail that somebody gets who has forgotten their password. */
async function resetTokenOf(userName: string): Promise<string> {
  const { email } = userNamed(backend, userName);
  await send(backend, '/api/account/send-password-reset-code', { email, appName: 'Angular' });
  const mail = await newestMailTo(backend.store, email);
  return new URL(mail?.link ?? 'about:blank').searchParams.get('resetToken') ?? '';
}

describe('names and addresses', () => {
  const registration = { userName: 'ke.gian', emailAddress: 'ke.gian@example.com', password: newPassword };

  it.each([
    ['InvalidUserName', { userName: 'KHOA.TM@example.com' }],
    ['InvalidEmail', { emailAddress: 'dv0001@quy' }],
  ])('A-20 D-02 nobody registers with what another one signs in by: %s', async (code, stolen) => {
    const officer = userNamed(backend, 'ha.lt');
    backend.database.users.put({ ...officer, userName: 'dv0001@quy' });
    const body = { ...registration, appName: 'Angular', ...stolen };
    const answer = await send(backend, '/api/account/register', body);
    expect([answer.status, (answer.body as Complained).error.code]).toEqual([403, `Volo.Abp.Identity:${code}`]);
  });

  it('A-20 D-02 one’s own address may be one’s name', async () => {
    const body = { ...registration, userName: registration.emailAddress, appName: 'Angular' };
    expect((await send(backend, '/api/account/register', body)).status).toBe(200);
  });

  it('A-20 D-02 no address begins another header of a mail', async () => {
    const emailAddress = 'ke.gian@example.com\r\nBcc: moi-nguoi';
    const answer = await send(backend, '/api/account/register', { ...registration, emailAddress, appName: 'Angular' });
    expect([answer.status, membersOf(answer.body)]).toEqual([400, ['emailAddress']]);
  });
});

describe('guessing a password', () => {
  const guess = async (password: string) => {
    const answer = await askToken(backend, {
      grant_type: 'password',
      username: 'khoa.tm',
      password,
      scope: 'QuyHoTro',
    });
    const { error_description = '' } = (await answer.json()) as { readonly error_description?: string };
    return error_description.slice(0, 8);
  };

  it('D-02 A-02 counts guesses that are sent at the same time, and locks at the fifth', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => guess('sai')));
    const [wrong, locked] = ['Invalid ', 'The user'];
    expect(answers.toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => wrong),
      ...Array.from({ length: 4 }, () => locked),
    ]);
    expect(await guess(demoPassword)).toBe(locked);
  });

  it('D-02 A-02 does not undo what an administrator does while the password is looked up', async () => {
    const { users } = backend.database;
    const lockoutEnd = '9999-12-31T23:59:59.999+00:00';
    users.put({ ...userNamed(backend, 'khoa.tm'), accessFailedCount: 2 });
    whilePasswordsAreAsked('get', () => {
      users.put({ ...userNamed(backend, 'khoa.tm'), roles: [], lockoutEnd });
    });
    expect(await guess(demoPassword)).toBe('The user');
    expect(userNamed(backend, 'khoa.tm')).toMatchObject({ roles: [], lockoutEnd });
  });

  it('D-02 a password that is set does not bring back whoever is deleted meanwhile', async () => {
    const { id } = userNamed(backend, 'khoa.tm');
    whilePasswordsAreAsked('update', () => {
      backend.database.users.remove(id);
    });
    const { access_token } = await signIn(backend, 'khoa.tm');
    const body = { currentPassword: demoPassword, newPassword };
    await send(backend, '/api/account/my-profile/change-password', body, { headers: bearer(access_token) });
    expect(backend.database.users.find(id)).toBeUndefined();
  });
});

describe('links to set a password', () => {
  it('A-20 D-02 are good once, also for two who use one at the same moment', async () => {
    const { id: userId } = userNamed(backend, 'ha.lt');
    const resetToken = await resetTokenOf('ha.lt');
    const answers = await Promise.all(
      ['Moi#2026', 'Moi#2027', 'Moi#2028'].map((password) =>
        send(backend, '/api/account/reset-password', { userId, resetToken, password }),
      ),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['204', '403', '403']);
    const refused = answers.filter(({ status }) => status === 403).map(({ body }) => (body as Complained).error.code);
    expect(new Set(refused)).toEqual(new Set(['Volo.Abp.Identity:InvalidToken']));
  });

  it('A-20 D-02 end when the host makes somebody change their password at the sign-in', async () => {
    const { id: userId } = userNamed(backend, 'doi.matkhau');
    const resetToken = await resetTokenOf('doi.matkhau');
    const verify = () => send(backend, '/api/account/verify-password-reset-token', { userId, resetToken });
    expect((await verify()).body).toBe(true);
    const form = { grant_type: 'password', username: 'doi.matkhau', password: demoPassword, scope: 'QuyHoTro' };
    const { changePasswordToken: ChangePasswordToken } = (await (await askToken(backend, form)).json()) as {
      readonly changePasswordToken: string;
    };
    expect((await askToken(backend, { ...form, ChangePasswordToken, NewPassword: newPassword })).status).toBe(200);
    expect((await verify()).body).toBe(false);
    expect(await canSignIn(backend, 'doi.matkhau', newPassword)).toBe(true);
  });
});

describe('fields of a wrong kind', () => {
  it('V-04 D-02 are refused in place of emptying one’s profile', async () => {
    const { access_token } = await signIn(backend, 'khoa.tm');
    const before = userNamed(backend, 'khoa.tm');
    const options = { headers: bearer(access_token), method: 'PUT' };
    const body = { ...before, name: 5, surname: ['x'], phoneNumber: {}, concurrencyStamp: 7 };
    const answer = await send(backend, '/api/account/my-profile', body, options);
    expect([answer.status, membersOf(answer.body)]).toEqual([
      400,
      ['name', 'surname', 'phoneNumber', 'concurrencyStamp'],
    ]);
    expect(userNamed(backend, 'khoa.tm')).toEqual(before);
  });

  it('V-04 D-02 are refused in place of taking the mail server’s password away', async () => {
    const { access_token } = await signIn(backend, 'admin');
    const path = '/api/setting-management/emailing';
    const options = { headers: bearer(access_token) };
    const settings = { smtpPort: 25, defaultFromAddress: 'quy@example.com', defaultFromDisplayName: 'Quỹ' };
    await send(backend, path, { ...settings, smtpPassword: 'Bí-mật#2026' }, options);
    const answer = await send(backend, path, { ...settings, smtpPassword: 7 }, options);
    expect([answer.status, membersOf(answer.body)]).toEqual([400, ['smtpPassword']]);
    expect((await send(backend, path, undefined, { ...options, method: 'GET' })).body).toMatchObject({
      smtpPassword: 'Bí-mật#2026',
    });
  });
});
