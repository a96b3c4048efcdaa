// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { policies } from '@/domain/policies/policy-names';
import { forgetDrafts, storeDrafts } from '@/views/shared/unsaved/use-draft';

import { showOn } from '../shared/list/list-page';
import { renderSettings, storedSettings } from './settings-fixtures';
import { enter } from '../../support/enter';
import { refusalOf } from '../shared/form/refusals';

beforeEach(() => {
  showOn('desktop');
});

afterEach(() => {
  cleanup();
  forgetDrafts();
  window.history.pushState(null, '', '/');
});

const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
const save = () => screen.getByRole('button', { name: 'Lưu cài đặt' });
const refused = (member: string, message: string) => refusalOf({ message, members: [member] });

describe('e-mail settings', () => {
  it('E-01 loads every field, saves all of them and shows what the server then holds', async () => {
    const { user, calls } = renderSettings();
    expect((await field(/^Tên người gửi/u)).value).toBe('Quỹ HTVLNN');
    const shown = async () =>
      Promise.all(
        [/^Địa chỉ gửi/u, /^Máy chủ SMTP/u, /^Cổng/u, /^Tên miền/u, /^Tên đăng nhập SMTP/u, /^Mật khẩu SMTP/u].map(
          async (label) => (await field(label)).value,
        ),
      );
    expect(await shown()).toEqual(['thu@example.com', 'mail.example.com', '25', '', 'quy', 'bí mật cũ']);
    expect((await field(/^Bật SSL/u)).checked).toBe(false);
    expect((await field(/^Dùng thông tin/u)).checked).toBe(false);

    await user.clear(await field(/^Cổng/u));
    await enter(user, await field(/^Cổng/u), '587');
    await user.click(await field(/^Bật SSL/u));
    await enter(user, await field(/^Tên miền/u), 'quy.example');
    await user.click(save());

    expect(await screen.findByText('Lưu cài đặt thành công.')).toBeDefined();
    expect(calls.updateEmail.mock.calls.map(([sent]) => sent)).toEqual([
      { ...storedSettings, smtpPort: 587, smtpEnableSsl: true, smtpDomain: 'quy.example' },
    ]);
    await waitFor(async () => {
      expect(await shown()).toEqual(['thu@example.com', 'mail.example.com', '587', 'quy.example', 'quy', 'bí mật cũ']);
    });
    // Strict mode loads twice; the values after the save are loaded again.
    expect(calls.getEmail.mock.calls.length).toBeGreaterThan(2);
  });

  it('E-01 hides the password until it is asked for, keeps it unless it is edited, and clears it when it is emptied', async () => {
    const { user, calls } = renderSettings();
    const password = await field(/^Mật khẩu SMTP/u);
    expect([password.type, password.autocomplete]).toEqual(['password', 'new-password']);
    await user.click(screen.getByRole('button', { name: 'Hiện mật khẩu: Mật khẩu SMTP' }));
    expect(password.type).toBe('text');
    await user.clear(password);
    await user.click(save());
    await screen.findByText('Lưu cài đặt thành công.');
    expect(calls.updateEmail.mock.calls[0]?.[0]).toEqual({ ...storedSettings, smtpPassword: null });
  });

  it('E-01 W-05 folds the credentials away with default credentials, and sends them as they are', async () => {
    const { user, calls } = renderSettings();
    const userName = await field(/^Tên đăng nhập SMTP/u);
    expect(userName.closest('[hidden], [inert]')).toBeNull();
    await user.click(await field(/^Dùng thông tin/u));
    await waitFor(() => expect(userName.closest('[hidden]')).not.toBeNull());
    await user.click(save());
    await screen.findByText('Lưu cài đặt thành công.');
    expect(calls.updateEmail.mock.calls[0]?.[0]).toEqual({ ...storedSettings, smtpUseDefaultCredentials: true });
    await user.click(await field(/^Dùng thông tin/u));
    await waitFor(async () => expect((await field(/^Tên đăng nhập SMTP/u)).closest('[hidden], [inert]')).toBeNull());
  });

  it('E-02 is not sent while a field is wrong, says what is wrong and goes to the first such field', async () => {
    const { user, calls } = renderSettings();
    await user.clear(await field(/^Tên người gửi/u));
    await user.clear(await field(/^Địa chỉ gửi/u));
    await enter(user, await field(/^Địa chỉ gửi/u), 'thu@');
    await user.clear(await field(/^Cổng/u));
    await enter(user, await field(/^Cổng/u), 'hai lăm');
    await user.click(save());
    expect(await screen.findByText('Trường này không được bỏ trống.')).toBeDefined();
    expect(screen.getByText('Vui lòng nhập địa chỉ email hợp lệ.')).toBeDefined();
    expect(screen.getByText('Giá trị phải nằm trong khoảng từ 1 đến 65.535.')).toBeDefined();
    expect((await field(/^Cổng/u)).value).toBe('hai lăm');
    const first = await field(/^Tên người gửi/u);
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(calls.updateEmail).not.toHaveBeenCalled();
  });

  it('E-02 is sent once, however often the button is pressed while it is on its way', async () => {
    const updateEmail = vi.fn(() => new Promise<void>(() => undefined));
    const { user } = renderSettings({ settings: { updateEmail } });
    await enter(user, await field(/^Tên miền/u), 'quy');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Đang lưu…' }));
    await user.type(await field(/^Tên người gửi/u), '{Enter}');
    expect(updateEmail).toHaveBeenCalledTimes(1);
  });

  it('E-04 X-02 shows why it could not be saved, keeps what was typed and saves it at the next try', async () => {
    const answers = [() => Promise.reject(new AppError('http.server', { status: 500 })), () => Promise.resolve()];
    const { user, calls } = renderSettings({
      settings: { updateEmail: () => answers.shift()?.() ?? Promise.resolve() },
    });
    await enter(user, await field(/^Tên miền/u), 'quy.example');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByText('Lưu cài đặt thành công.')).toBeDefined();
    expect(calls.updateEmail.mock.calls.map(([sent]) => sent.smtpDomain)).toEqual(['quy.example', 'quy.example']);
  });

  it('E-04 V-04 puts what the server refuses at its field and keeps what was typed', async () => {
    const message = 'Trường Cổng phải nằm trong khoảng từ 1 đến 65535.';
    const { user } = renderSettings({ settings: { updateEmail: () => Promise.reject(refused('SmtpPort', message)) } });
    await enter(user, await field(/^Tên miền/u), 'quy');
    await user.click(save());
    expect(await screen.findByText(message)).toBeDefined();
    const first = await field(/^Cổng/u);
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect((await field(/^Tên miền/u)).value).toBe('quy');
  });

  it('E-04 shows why they could not be loaded, with another try in place', async () => {
    let fails = true;
    const getEmail = () =>
      fails ? Promise.reject(new AppError('http.server', { status: 500 })) : Promise.resolve(storedSettings);
    const { user } = renderSettings({ settings: { getEmail } });
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    fails = false;
    await user.click(retry);
    expect((await field(/^Địa chỉ gửi/u)).value).toBe('thu@example.com');
  });

  it('E-04 V-05 asks before unsaved settings are left, and changing the tab loses nothing', async () => {
    const { user } = renderSettings();
    await enter(user, await field(/^Tên miền/u), 'quy.example');
    await user.click(screen.getByRole('tab', { name: 'Múi giờ' }));
    await screen.findByRole('combobox', { name: /^Múi giờ/u });
    await user.click(screen.getByRole('tab', { name: 'Gửi email' }));
    expect((await field(/^Tên miền/u)).value).toBe('quy.example');

    await user.click(screen.getByText('trang khác'));
    const question = await screen.findByRole('alertdialog', { name: 'Xác nhận' });
    await user.click(within(question).getByRole('button', { name: 'Không' }));
    expect((await field(/^Tên miền/u)).value).toBe('quy.example');
  });

  it('E-04 keeps a draft without any password, and offers it over the stored one', async () => {
    const first = renderSettings();
    await enter(first.user, await field(/^Tên miền/u), 'quy.example');
    await enter(first.user, await field(/^Mật khẩu SMTP/u), ' mới');
    storeDrafts('user-admin');
    const kept = sessionStorage.getItem('quy.drafts') ?? '';
    expect([kept.includes('quy.example'), kept.includes('bí mật'), kept.includes('mới')]).toEqual([true, false, false]);
    cleanup();

    renderSettings();
    await waitFor(async () => expect((await field(/^Tên miền/u)).value).toBe('quy.example'));
    expect((await field(/^Mật khẩu SMTP/u)).value).toBe('bí mật cũ');
  });
});

describe('test message', () => {
  const open = async (user: ReturnType<typeof renderSettings>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Gửi email thử' }));
    return screen.findByRole('dialog', { name: 'Gửi email thử' });
  };

  it('E-03 begins with the stored sender, my address, a numbered subject and a body, and says that it was sent', async () => {
    const { user, calls } = renderSettings();
    const dialog = await open(user);
    expect((await field(/^Email người gửi/u)).value).toBe('thu@example.com');
    expect((await field(/^Email người nhận/u)).value).toBe('toi@example.com');
    const subject = (await field(/^Tiêu đề/u)).value;
    expect(subject).toMatch(/^Email thử \d{1,4}$/u);
    await user.click(within(dialog).getByRole('button', { name: 'Gửi' }));
    expect(await screen.findByText('Đã gửi email thử.')).toBeDefined();
    expect(calls.sendTestEmail.mock.calls.map(([sent]) => sent)).toEqual([
      {
        senderEmailAddress: 'thu@example.com',
        targetEmailAddress: 'toi@example.com',
        subject,
        body: 'Đây là email thử để kiểm tra cài đặt gửi email của hệ thống.',
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Gửi email thử' })).toBeNull());
  });

  it('E-03 asks for valid addresses and a subject; the body may be missing', async () => {
    const { user, calls } = renderSettings();
    const dialog = await open(user);
    await user.clear(await field(/^Email người nhận/u));
    await user.clear(await field(/^Tiêu đề/u));
    await user.clear(await field(/^Nội dung/u));
    await user.type(await field(/^Email người gửi/u), '@');
    await user.click(within(dialog).getByRole('button', { name: 'Gửi' }));
    expect(await within(dialog).findAllByText('Trường này không được bỏ trống.')).toHaveLength(2);
    expect(within(dialog).getByText('Vui lòng nhập địa chỉ email hợp lệ.')).toBeDefined();
    expect(calls.sendTestEmail).not.toHaveBeenCalled();

    await enter(user, await field(/^Email người nhận/u), 'ai@example.com');
    await enter(user, await field(/^Tiêu đề/u), 'Thử');
    await user.clear(await field(/^Email người gửi/u));
    await enter(user, await field(/^Email người gửi/u), 'khac@example.com');
    await user.click(within(dialog).getByRole('button', { name: 'Gửi' }));
    await screen.findByText('Đã gửi email thử.');
    expect(calls.sendTestEmail.mock.calls.map(([sent]) => sent)).toEqual([
      {
        senderEmailAddress: 'khac@example.com',
        targetEmailAddress: 'ai@example.com',
        subject: 'Thử',
        body: null,
      },
    ]);
  });

  it.each([
    ['an internal error of the mail server', new AppError('http.server', { status: 500 })],
    [
      'a refusal in the words of the server',
      new AppError('server.message', {
        status: 403,
        server: {
          code: 'Volo.Abp.SettingManagement:MailSendingFailed',
          message: 'Gửi email thất bại.',
          details: null,
          data: null,
          validationErrors: null,
        },
      }),
    ],
  ])('E-03 shows %s in place and sends again', async (_, error) => {
    const answers = [() => Promise.reject(error)];
    const sendTestEmail = vi.fn(() => answers.shift()?.() ?? Promise.resolve());
    const { user } = renderSettings({ settings: { sendTestEmail } });
    const dialog = await open(user);
    await user.clear(await field(/^Tiêu đề/u));
    await enter(user, await field(/^Tiêu đề/u), 'Của tôi');
    await user.click(within(dialog).getByRole('button', { name: 'Gửi' }));
    expect(await within(dialog).findByRole('alert')).toBeDefined();
    expect((await field(/^Tiêu đề/u)).value).toBe('Của tôi');
    await user.click(within(dialog).getByRole('button', { name: 'Gửi' }));
    expect(await screen.findByText('Đã gửi email thử.')).toBeDefined();
    expect(sendTestEmail).toHaveBeenCalledTimes(2);
  });

  it('E-03 P-02 is offered with both policies only', async () => {
    renderSettings({ granted: [policies.emailSettings] });
    await field(/^Tên người gửi/u);
    expect(screen.queryByRole('button', { name: 'Gửi email thử' })).toBeNull();
  });
});
