// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { passwordFaults, passwordRulesFrom } from '@/domain/validation/password-rules';

import { identityRefusal, renderSystem } from '../system-fixtures';
import { enter } from '../../../support/enter';

afterEach(() => {
  cleanup();
  window.history.pushState(null, '', '/');
});

const path = '/system/user/user-linh';
const password = () => screen.findByLabelText(/^Mật khẩu mới/u, { selector: 'input' });
const confirmation = () => screen.findByLabelText(/^Nhập lại mật khẩu mới/u, { selector: 'input' });
const press = (name: string) => screen.getByText(name, { selector: 'button' });

describe('resetting a password', () => {
  it('B-19 V-04 checks it by the rules in force and shows what the server refuses at the field', async () => {
    const message = 'Mật khẩu phải có ít nhất 8 ký tự khác nhau.';
    const setPassword = vi.fn(() => Promise.reject(identityRefusal('PasswordRequiresUniqueChars', message)));
    const { user } = renderSystem({ path, users: { setPassword } });
    await user.click(await screen.findByText('Đặt lại mật khẩu'));

    await enter(user, await password(), 'abc');
    await enter(user, await confirmation(), 'abd');
    await user.click(press('Đặt mật khẩu mới'));
    expect(await screen.findByText('Mật khẩu phải có ít nhất 6 ký tự.')).toBeDefined();
    expect(screen.getByText('Mật khẩu xác nhận không khớp.')).toBeDefined();
    expect(setPassword).not.toHaveBeenCalled();

    await user.clear(await password());
    await user.clear(await confirmation());
    await enter(user, await password(), 'Aa1-aa');
    await enter(user, await confirmation(), 'Aa1-aa');
    await user.click(press('Đặt mật khẩu mới'));
    expect(await screen.findByText(message)).toBeDefined();
    expect(document.activeElement).toBe(await password());
    expect(setPassword.mock.calls).toEqual([['user-linh', 'Aa1-aa', expect.anything()]]);
  });

  it('B-19 makes a password that keeps the rules, enters it twice and shows it', async () => {
    const setPassword = vi.fn(() => Promise.resolve());
    const { user } = renderSystem({ path, users: { setPassword } });
    await user.click(await screen.findByText('Đặt lại mật khẩu'));
    await user.click(await screen.findByText('Tạo mật khẩu'));

    const field = (await password()) as HTMLInputElement;
    const made = field.value;
    expect(passwordFaults(made, passwordRulesFrom({}))).toEqual([]);
    expect(field.type).toBe('text');
    expect(await confirmation()).toHaveProperty('value', made);
    await user.click(press('Sao chép mật khẩu'));
    expect(await screen.findByText('Đã sao chép')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(made);

    await user.click(press('Đặt mật khẩu mới'));
    expect(await screen.findByText(/^Đã đặt lại mật khẩu/u)).toBeDefined();
    expect(setPassword.mock.calls).toEqual([['user-linh', made, expect.anything()]]);
  });

  it.each([
    ['refuses the clipboard', { writeText: () => Promise.reject(new Error('refused')) }],
    ['has no clipboard outside of secure contexts', undefined],
  ])('X-04 B-19 says that a generated password was not copied where the browser %s', async (_, clipboard) => {
    const { user } = renderSystem({ path });
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as never);
    await user.click(await screen.findByText('Đặt lại mật khẩu', { selector: 'button' }));
    await user.click(await screen.findByText('Tạo mật khẩu', { selector: 'button' }));
    await user.click(press('Sao chép mật khẩu'));
    expect(await screen.findByText('Chưa sao chép được mật khẩu. Hãy chọn và chép bằng tay.')).toBeDefined();
    expect(screen.queryByText('Đã sao chép')).toBeNull();
  });
});

describe('locking an account', () => {
  it('B-19 locks until the end of a chosen day, which has to be chosen', async () => {
    const lock = vi.fn(() => Promise.resolve());
    const { user } = renderSystem({ path, users: { lock } });
    await user.click(await screen.findByText('Khóa', { selector: 'button' }));
    await user.click(await screen.findByLabelText('Đến hết ngày'));
    await user.click(press('Khóa tài khoản'));
    expect(await screen.findByText('Trường này không được bỏ trống.')).toBeDefined();

    await enter(user, screen.getByLabelText(/^Ngày/u, { selector: 'input' }), '31/12/2099');
    await user.click(press('Khóa tài khoản'));
    expect(await screen.findByText('Đã khóa tài khoản.')).toBeDefined();
    expect(lock.mock.calls).toEqual([['user-linh', '2099-12-31T16:59:59.000Z', expect.anything()]]);
  });

  it('B-19 V-02 locks for an hour after a past day was typed and given up', async () => {
    const lock = vi.fn(() => Promise.resolve());
    const { user } = renderSystem({ path, users: { lock } });
    await user.click(await screen.findByText('Khóa', { selector: 'button' }));
    await user.click(await screen.findByLabelText('Đến hết ngày'));
    await enter(user, screen.getByLabelText(/^Ngày/u, { selector: 'input' }), '01/01/2020');
    await user.click(screen.getByLabelText('1 giờ'));
    await user.click(press('Khóa tài khoản'));
    expect(await screen.findByText('Đã khóa tài khoản.')).toBeDefined();
    expect(lock).toHaveBeenCalledOnce();
  });

  it('B-19 locks until somebody unlocks', async () => {
    const lock = vi.fn(() => Promise.resolve());
    const { user } = renderSystem({ path, users: { lock } });
    await user.click(await screen.findByText('Khóa', { selector: 'button' }));
    await user.click(await screen.findByLabelText('Đến khi được mở khóa'));
    await user.click(press('Khóa tài khoản'));
    await waitFor(() => {
      expect(lock.mock.calls).toEqual([['user-linh', undefined, expect.anything()]]);
    });
  });
});
