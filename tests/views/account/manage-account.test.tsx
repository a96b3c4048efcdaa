// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { preloadAddress } from '@/views/app/screens/screens';

import { profile, refusal, renderAccount } from './account-fixtures';
import { enter } from '../../support/enter';

// How long code takes to arrive is no matter of these tests.
beforeAll(() => preloadAddress('/account/manage'));
afterEach(cleanup);

const good = 'Moi#2026';
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

describe('own profile', () => {
  it('A-20 is saved with its stamp, and the configuration is asked again', async () => {
    const user = userEvent.setup({ delay: null });
    const { account, loadConfiguration } = renderAccount({ at: '/account/manage', isSignedIn: true });
    const name = await screen.findByLabelText('Tên');
    const asked = loadConfiguration.mock.calls.length;
    await user.clear(name);
    await enter(user, name, 'Khôi');
    await user.click(screen.getByRole('button', { name: 'Lưu hồ sơ' }));
    await screen.findByText('Cập nhật thành công.');
    const { userName, email, surname, phoneNumber, concurrencyStamp } = profile;
    expect(account.updateProfile.mock.calls.map(([input]) => input)).toEqual([
      { userName, email, name: 'Khôi', surname, phoneNumber, concurrencyStamp },
    ]);
    expect(loadConfiguration.mock.calls.length).toBe(asked + 1);
    // The stand-in for the host goes on to tell the former name, as ABP 7.x does.
    expect(screen.getByRole('button', { name: `Tài khoản của ${surname ?? ''} Khôi` })).toBeTruthy();
  });

  it('A-20 has its names filled in by a phone as they are meant, the family’s with the middle names', async () => {
    renderAccount({ at: '/account/manage', isSignedIn: true });
    await screen.findByLabelText('Tên');
    expect([field('Họ và tên đệm').autocomplete, field('Tên').autocomplete]).toEqual(['family-name', 'given-name']);
  });

  it('A-20 X-02 shows both versions when it was saved from elsewhere meanwhile', async () => {
    const user = userEvent.setup({ delay: null });
    const theirs = { ...profile, phoneNumber: '0901234567', concurrencyStamp: 's2' };
    let present = profile;
    const saves = [() => Promise.reject(new AppError('http.conflict', { status: 403 }))];
    const { account } = renderAccount({
      at: '/account/manage',
      isSignedIn: true,
      calls: {
        getProfile: () => Promise.resolve(present),
        updateProfile: (input) => saves.shift()?.() ?? Promise.resolve({ ...theirs, ...input }),
      },
    });
    await user.type(await screen.findByLabelText('Tên'), '2');
    present = theirs;
    await user.click(screen.getByRole('button', { name: 'Lưu hồ sơ' }));
    await user.click(await screen.findByRole('button', { name: 'Giữ thay đổi của tôi' }));
    await waitFor(() => {
      expect(account.updateProfile.mock.calls.at(-1)?.[0]).toMatchObject({
        name: 'Khoa2',
        phoneNumber: '0901234567',
        concurrencyStamp: 's2',
      });
    });
  });

  it('A-20 V-05 keeps what was typed when a change of the password makes the form begin anew', async () => {
    const user = userEvent.setup({ delay: null });
    const { account } = renderAccount({ at: '/account/manage', isSignedIn: true });
    const phone = await screen.findByLabelText('Số điện thoại');
    await user.clear(phone);
    await enter(user, phone, '0912345678');
    await user.click(screen.getByRole('tab', { name: 'Đổi mật khẩu' }));
    await enter(user, field('Mật khẩu hiện tại'), '1q2w3E*');
    await enter(user, field('Mật khẩu mới'), good);
    await enter(user, field('Nhập lại mật khẩu mới'), good);
    await user.click(screen.getByRole('button', { name: 'Đổi mật khẩu' }));
    await screen.findByText(/Đã đổi mật khẩu/u);

    await waitFor(() => expect(account.getProfile.mock.calls.length).toBeGreaterThan(2));
    expect(await screen.findByLabelText('Số điện thoại')).toHaveProperty('value', '0912345678');
  });

  it('A-20 fixes name and address where the settings do', async () => {
    renderAccount({
      at: '/account/manage',
      isSignedIn: true,
      settings: {
        'Abp.Identity.User.IsUserNameUpdateEnabled': 'False',
        'Abp.Identity.User.IsEmailUpdateEnabled': 'False',
      },
    });
    await screen.findByLabelText('Tên');
    expect([field(/^Tên đăng nhập/u).readOnly, field(/^Địa chỉ email/u).readOnly, field('Tên').readOnly]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('A-20 asks nothing of an address that the settings fix: a person could not correct it', async () => {
    const user = userEvent.setup({ delay: null });
    const { account } = renderAccount({
      at: '/account/manage',
      isSignedIn: true,
      calls: { getProfile: () => Promise.resolve({ ...profile, email: 'khoa@quy' }) },
      settings: { 'Abp.Identity.User.IsEmailUpdateEnabled': 'False' },
    });
    await enter(user, await screen.findByLabelText('Tên'), 'Khôi');
    await user.click(screen.getByRole('button', { name: 'Lưu hồ sơ' }));
    await screen.findByText('Cập nhật thành công.');
    expect(account.updateProfile.mock.calls[0]?.[0]).toMatchObject({ email: 'khoa@quy' });
  });
});

describe('change of password', () => {
  it('A-20 sends both, says that it is done and empties the form', async () => {
    const user = userEvent.setup({ delay: null });
    const { account } = renderAccount({ at: '/system/change-password', isSignedIn: true });
    await enter(user, await screen.findByLabelText('Mật khẩu hiện tại'), '1q2w3E*');
    await enter(user, field('Mật khẩu mới'), good);
    await enter(user, field('Nhập lại mật khẩu mới'), good);
    await user.click(screen.getByRole('button', { name: 'Đổi mật khẩu' }));
    expect(await screen.findByText(/Đã đổi mật khẩu/u)).toBeTruthy();
    expect(account.changePassword.mock.calls.map(([input]) => input)).toEqual([
      { currentPassword: '1q2w3E*', newPassword: good },
    ]);
    expect([field('Mật khẩu hiện tại').value, field('Mật khẩu mới').value]).toEqual(['', '']);
  });

  it('A-20 B-24 ends the other sessions, says so only when they have ended, and tries again where they have not', async () => {
    const user = userEvent.setup({ delay: null });
    const asked: { readonly answer: () => void; readonly fail: (error: AppError) => void }[] = [];
    const { account } = renderAccount({
      at: '/system/change-password',
      isSignedIn: true,
      endOtherSessions: () =>
        new Promise((answer, fail) => {
          asked.push({ answer, fail });
        }),
    });
    await enter(user, await screen.findByLabelText('Mật khẩu hiện tại'), '1q2w3E*');
    await enter(user, field('Mật khẩu mới'), good);
    await enter(user, field('Nhập lại mật khẩu mới'), good);
    await user.click(screen.getByRole('button', { name: 'Đổi mật khẩu' }));
    await screen.findByText(/Đang kết thúc các phiên đăng nhập khác/u);
    expect([account.changePassword.mock.calls.length, asked.length]).toEqual([1, 1]);
    const success = 'Đã đổi mật khẩu. Các phiên đăng nhập khác của bạn đã kết thúc.';
    expect(screen.queryByText(success)).toBeNull();

    asked[0]?.fail(new AppError('network.timeout'));
    expect(await screen.findByText(/chưa kết thúc được các phiên đăng nhập khác/u)).toBeTruthy();
    expect(screen.queryByText(success)).toBeNull();
    screen.getByRole('button', { name: 'Thử lại' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    asked[1]?.answer();
    expect(await screen.findByText(success)).toBeTruthy();
    expect([account.changePassword.mock.calls.length, asked.length]).toEqual([1, 2]);
  });

  it('A-20 V-04 puts a wrong current password at its field', async () => {
    const user = userEvent.setup({ delay: null });
    renderAccount({
      at: '/system/change-password',
      isSignedIn: true,
      calls: {
        changePassword: () => Promise.reject(refusal('Volo.Abp.Identity:PasswordMismatch', 'Mật khẩu không đúng.')),
      },
    });
    await enter(user, await screen.findByLabelText('Mật khẩu hiện tại'), 'sai');
    await enter(user, field('Mật khẩu mới'), good);
    await enter(user, field('Nhập lại mật khẩu mới'), good);
    await user.click(screen.getByRole('button', { name: 'Đổi mật khẩu' }));
    expect(await screen.findByText('Mật khẩu không đúng.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Mật khẩu hiện tại')));
    expect(field('Mật khẩu mới').value).toBe(good);
  });

  it('A-20 asks for no current password where there is none', async () => {
    const user = userEvent.setup({ delay: null });
    const { account } = renderAccount({
      at: '/system/change-password',
      isSignedIn: true,
      calls: { getProfile: () => Promise.resolve({ ...profile, hasPassword: false }) },
    });
    await enter(user, await screen.findByLabelText('Mật khẩu mới'), good);
    expect(screen.queryByLabelText('Mật khẩu hiện tại')).toBeNull();
    await enter(user, field('Nhập lại mật khẩu mới'), good);
    await user.click(screen.getByRole('button', { name: 'Đặt mật khẩu' }));
    expect(await screen.findByLabelText('Mật khẩu hiện tại')).toBeTruthy();
    expect(account.changePassword.mock.calls.map(([input]) => input)).toEqual([
      { currentPassword: null, newPassword: good },
    ]);
  });

  it('A-20 goes on asking for the current password that has just been set, also after the form was given up', async () => {
    const user = userEvent.setup({ delay: null });
    const { account } = renderAccount({
      at: '/account/manage?tab=password',
      isSignedIn: true,
      calls: { getProfile: () => Promise.resolve({ ...profile, hasPassword: false }) },
    });
    await enter(user, await screen.findByLabelText('Mật khẩu mới'), good);
    await enter(user, field('Nhập lại mật khẩu mới'), good);
    await user.click(screen.getByRole('button', { name: 'Đặt mật khẩu' }));
    await screen.findByLabelText('Mật khẩu hiện tại');
    const form = screen.getByRole('form', { name: 'Đổi mật khẩu' });
    await user.click(within(form).getByRole('button', { name: 'Hủy' }));

    await waitFor(() => expect(screen.queryByText(/Đã đổi mật khẩu/u)).toBeNull());
    await enter(user, field('Mật khẩu hiện tại'), good);
    await enter(user, field('Mật khẩu mới'), `${good}2`);
    await enter(user, field('Nhập lại mật khẩu mới'), `${good}2`);
    await user.click(screen.getByRole('button', { name: 'Đổi mật khẩu' }));
    await waitFor(() => {
      expect(account.changePassword.mock.calls.at(-1)?.[0]).toEqual({
        currentPassword: good,
        newPassword: `${good}2`,
      });
    });
  });

  it('A-20 explains that another service keeps the password', async () => {
    renderAccount({
      at: '/system/change-password',
      isSignedIn: true,
      calls: { getProfile: () => Promise.resolve({ ...profile, isExternal: true }) },
    });
    expect(await screen.findByText(/Bạn đăng nhập qua một dịch vụ khác/u)).toBeTruthy();
    expect(screen.queryByLabelText('Mật khẩu mới')).toBeNull();
  });
});
