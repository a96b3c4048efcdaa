import { beforeEach, describe, expect, it } from 'vitest';

import type { MockBackend } from '@mock-server/backend';
import { newestMailTo, type MockMail } from '@mock-server/mailbox';

import {
  askToken,
  bearer,
  call,
  createTestBackend,
  demoPassword,
  signIn,
  userNamed,
  type createTestClock,
} from '../support/test-backend';
import { canSignIn, newPassword, refusedAccount, send } from './account-answers';

let backend: MockBackend;
let clock: ReturnType<typeof createTestClock>;

beforeEach(async () => {
  ({ backend, clock } = await createTestBackend());
});

const registration = {
  userName: 'mai.nt',
  emailAddress: 'mai.nt@example.com',
  password: newPassword,
  appName: 'Angular',
};

describe('registering', () => {
  it('A-20 D-02 makes a person who can sign in and may do nothing', async () => {
    expect(await send(backend, '/api/account/register', registration)).toMatchObject({
      status: 200,
      body: { userName: 'mai.nt', email: 'mai.nt@example.com', isActive: true, name: null, tenantId: null },
    });
    const { access_token } = await signIn(backend, 'mai.nt', newPassword);
    const configuration = await call(backend, '/api/abp/application-configuration', { headers: bearer(access_token) });
    expect(await configuration.json()).toMatchObject({
      auth: { grantedPolicies: {} },
      currentUser: { userName: 'mai.nt', roles: [] },
    });
    expect(await canSignIn(backend, 'mai.nt', demoPassword)).toBe(false);
    const workers = await call(backend, '/api/app/nguoi-lao-dong', { headers: bearer(access_token) });
    expect(workers.status).toBe(403);
  });

  it('A-20 D-02 refuses as ABP Identity does: password first, then name and address together', async () => {
    expect(
      await send(backend, '/api/account/register', { ...registration, userName: 'khoa.tm', password: 'abc' }),
    ).toEqual(
      refusedAccount(
        'Volo.Abp.Identity:PasswordTooShort',
        "Mật khẩu phải ít nhất 6 kí tự., Mật khẩu phải có ít nhất một ký tự không phải là chữ và số., Mật khẩu phải có ít nhất một chữ số ('0'-'9')., Mật khẩu phải có ít nhất một chữ hoa ('A'-'Z').",
        { 0: '6' },
      ),
    );
    const taken = { ...registration, userName: 'KHOA.TM', emailAddress: 'khoa.tm@example.com' };
    expect(await send(backend, '/api/account/register', taken)).toEqual(
      refusedAccount(
        'Volo.Abp.Identity:DuplicateUserName',
        "User name 'KHOA.TM' đã được sử dụng., Email 'khoa.tm@example.com' đã được sử dụng.",
        { 0: 'KHOA.TM' },
      ),
    );
    expect(await send(backend, '/api/account/register', { ...registration, userName: 'mai nt' })).toMatchObject({
      status: 403,
      body: { error: { code: 'Volo.Abp.Identity:InvalidUserName' } },
    });
  });

  it('A-20 D-02 complains of missing fields by name', async () => {
    expect(await send(backend, '/api/account/register', { emailAddress: 'x' })).toMatchObject({
      status: 400,
      body: {
        error: {
          validationErrors: [
            { message: 'Trường tên tài khoản là bắt buộc.', members: ['userName'] },
            { message: 'Trường Địa chỉ email không phải là một địa chỉ email hợp lệ.', members: ['emailAddress'] },
            { message: 'Trường Mật khẩu là bắt buộc.', members: ['password'] },
            { message: 'Trường AppName là bắt buộc.', members: ['appName'] },
          ],
        },
      },
    });
  });

  it('A-20 D-02 is switched off by its setting', async () => {
    const { account } = backend.settings;
    ({ backend } = await createTestBackend({
      settings: { account: { ...account, isSelfRegistrationEnabled: false } },
    }));
    expect(await send(backend, '/api/account/register', registration)).toEqual(
      refusedAccount(
        null,
        'Tự đăng ký người dùng bị vô hiệu hóa cho ứng dụng này. Liên hệ với quản trị viên ứng dụng để đăng ký người dùng mới.',
      ),
    );
  });
});

describe('a forgotten password', () => {
  async function mailedLink(address = 'ha.lt@example.com') {
    const answer = await send(backend, '/api/account/send-password-reset-code', { email: address, appName: 'Angular' });
    expect(answer).toEqual({ status: 204, body: undefined });
    const mail = await newestMailTo(backend.store, address.toUpperCase());
    const link = new URL(mail?.link ?? 'about:blank');
    return {
      link,
      sent: { userId: link.searchParams.get('userId'), resetToken: link.searchParams.get('resetToken') },
    };
  }

  it('A-20 D-02 sends a link that works once, and ends every sign-in of the person', async () => {
    const before = await signIn(backend, 'ha.lt');
    const mails: MockMail[] = [];
    backend.hooks.mail = (mail) => mails.push(mail);
    const { link, sent } = await mailedLink();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['ha.lt@example.com', 'Đặt lại mật khẩu']]);
    expect([link.origin, link.pathname, link.searchParams.get('__tenant')]).toEqual([
      backend.origin,
      '/account/reset-password',
      '',
    ]);

    expect(await send(backend, '/api/account/verify-password-reset-token', sent)).toEqual({ status: 200, body: true });
    expect(await send(backend, '/api/account/reset-password', { ...sent, password: 'abc' })).toMatchObject({
      status: 403,
      body: { error: { code: 'Volo.Abp.Identity:PasswordTooShort' } },
    });
    expect(await send(backend, '/api/account/reset-password', { ...sent, password: newPassword })).toEqual({
      status: 204,
      body: undefined,
    });
    expect(
      await Promise.all([canSignIn(backend, 'ha.lt', demoPassword), canSignIn(backend, 'ha.lt', newPassword)]),
    ).toEqual([false, true]);
    expect(await send(backend, '/api/account/verify-password-reset-token', sent)).toEqual({ status: 200, body: false });
    expect(await send(backend, '/api/account/reset-password', { ...sent, password: 'Khac#2027' })).toEqual(
      refusedAccount('Volo.Abp.Identity:InvalidToken', 'Token không hợp lệ.', {}),
    );
    const renewal = await askToken(backend, { grant_type: 'refresh_token', refresh_token: before.refresh_token });
    expect(renewal.status).toBe(400);
  });

  it('A-20 D-02 lets a link live for a day', async () => {
    const { sent } = await mailedLink();
    clock.advanceSeconds(24 * 3_600 - 1);
    expect((await send(backend, '/api/account/verify-password-reset-token', sent)).body).toBe(true);
    clock.advanceSeconds(1);
    expect((await send(backend, '/api/account/verify-password-reset-token', sent)).body).toBe(false);
  });

  it('A-20 D-02 gives a link to nobody else, and none once the address has changed', async () => {
    const { sent } = await mailedLink();
    const { id } = userNamed(backend, 'khoa.tm');
    expect((await send(backend, '/api/account/verify-password-reset-token', { ...sent, userId: id })).body).toBe(false);

    const { access_token } = await signIn(backend, 'ha.lt');
    const profile = { userName: 'ha.lt', email: 'ha@example.com', name: 'Hà', surname: 'Lê Thu' };
    await send(backend, '/api/account/my-profile', profile, { headers: bearer(access_token), method: 'PUT' });
    expect((await send(backend, '/api/account/verify-password-reset-token', sent)).body).toBe(false);
  });

  it('A-20 D-02 refuses an unknown address, an unknown person and an unknown application as ABP does', async () => {
    expect(
      await send(backend, '/api/account/send-password-reset-code', { email: 'ai@example.com', appName: 'Angular' }),
    ).toEqual(refusedAccount(null, 'Không thể tìm thấy địa chỉ email đã cho: ai@example.com'));
    const unknown = { userId: crypto.randomUUID(), resetToken: 'x', password: newPassword };
    expect((await send(backend, '/api/account/verify-password-reset-token', unknown)).status).toBe(404);
    expect((await send(backend, '/api/account/reset-password', unknown)).status).toBe(404);
    expect((await send(backend, '/api/account/reset-password', { ...unknown, userId: 'x' })).status).toBe(400);
    const request = { email: 'ha.lt@example.com', appName: 'Elsewhere' };
    expect((await send(backend, '/api/account/send-password-reset-code', request)).status).toBe(500);
  });

  it('keeps a mail no longer than the sample data', async () => {
    const { sent } = await mailedLink();
    await backend.reset();
    expect(await newestMailTo(backend.store, 'ha.lt@example.com')).toBeUndefined();
    expect((await send(backend, '/api/account/verify-password-reset-token', sent)).body).toBe(false);
  });
});
