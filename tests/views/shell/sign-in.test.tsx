// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';

import { findHeading, renderShell } from './shell-fixtures';
import { enter } from '../../support/enter';
import { configurationFor } from '../../support/sessions';

afterEach(cleanup);

describe('sign-in page', () => {
  it('A-02 says by the catalogue why it was refused and keeps the name but not the password', async () => {
    const user = userEvent.setup({ delay: null });
    renderShell({ session: undefined });
    await findHeading('Đăng nhập');
    await enter(user, screen.getByLabelText('Tên đăng nhập'), 'khoa.tm');
    await enter(user, screen.getByLabelText('Mật khẩu'), 'sai');
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Sai tên đăng nhập hoặc mật khẩu.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Tên đăng nhập').value).toBe('khoa.tm');
    expect(screen.getByLabelText<HTMLInputElement>('Mật khẩu').value).toBe('');
  });

  it('A-02 A-22 gives the focus back to the password, which has to be typed again, after a refusal and a call that was called off', async () => {
    const user = userEvent.setup({ delay: null });
    renderShell({
      session: undefined,
      signIn: ({ password }) =>
        password === 'sai' ? Promise.reject(new AppError('signIn.wrongPassword')) : new Promise(() => undefined),
    });
    await findHeading('Đăng nhập');
    const password = screen.getByLabelText<HTMLInputElement>('Mật khẩu');
    await enter(user, screen.getByLabelText('Tên đăng nhập'), 'khoa.tm');
    await enter(user, password, 'sai');
    await user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
    await screen.findByText('Sai tên đăng nhập hoặc mật khẩu.');
    await waitFor(() => expect(document.activeElement).toBe(password));

    await user.keyboard('lâu');
    await user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
    await user.click(await screen.findByRole('button', { name: 'Hủy' }));
    await waitFor(() => expect(document.activeElement).toBe(password));
  });

  it('V-02 sends nothing while a field is empty, says so and goes to it', async () => {
    const user = userEvent.setup({ delay: null });
    const { signInWithPassword } = renderShell({ session: undefined });
    await findHeading('Đăng nhập');
    await user.click(screen.getByRole('button', { name: 'Đăng nhập' }));

    const userName = screen.getByLabelText('Tên đăng nhập');
    expect(document.activeElement).toBe(userName);
    expect(userName.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Tên đăng nhập là trường bắt buộc')).toBeTruthy();
    expect(signInWithPassword).not.toHaveBeenCalled();
  });

  it('A-22 V-03 submits once however often it is pressed, and can be called off', async () => {
    const user = userEvent.setup({ delay: null });
    const { signInWithPassword } = renderShell({ session: undefined, signIn: () => new Promise(() => undefined) });
    await findHeading('Đăng nhập');
    await enter(user, screen.getByLabelText('Tên đăng nhập'), 'khoa.tm');
    await user.type(screen.getByLabelText('Mật khẩu'), 'p');
    await user.dblClick(screen.getByRole('button', { name: 'Đăng nhập' }));
    expect(signInWithPassword).toHaveBeenCalledTimes(1);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Đang đăng nhập…' }).disabled).toBe(true);

    await user.click(screen.getByRole('button', { name: 'Hủy' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Đăng nhập' }).disabled).toBe(false);
  });

  it('D-01 fills the form from a demo account, and shows none where there are none', async () => {
    const user = userEvent.setup({ delay: null });
    renderShell({
      session: undefined,
      demo: {
        accounts: () => [{ userName: 'khoa.tm', name: 'Trần Minh Khoa', role: 'Chuyên viên Quỹ', password: 'demo' }],
        reset: () => Promise.resolve(),
      },
    });
    await findHeading('Đăng nhập');
    await user.click(screen.getByRole('button', { name: /Trần Minh Khoa/ }));
    expect(screen.getByLabelText<HTMLInputElement>('Tên đăng nhập').value).toBe('khoa.tm');
    expect(screen.getByLabelText<HTMLInputElement>('Mật khẩu').value).toBe('demo');

    cleanup();
    renderShell({ session: undefined });
    await findHeading('Đăng nhập');
    expect(screen.queryByText('Tài khoản dùng thử')).toBeNull();
  });

  it('D-01 C-05 offers the people of the tenant that the page is of', async () => {
    const asked: unknown[] = [];
    const currentTenant = { id: 'tenant-1', name: 'chi-nhanh', isAvailable: true };
    renderShell({
      session: undefined,
      loadConfiguration: () => Promise.resolve({ ...configurationFor(null), currentTenant }),
      demo: {
        accounts: (tenantId) => {
          asked.push(tenantId);
          return [];
        },
        reset: () => Promise.resolve(),
      },
    });
    await findHeading('Đăng nhập');
    await waitFor(() => expect(asked.at(-1)).toBe('tenant-1'));
  });

  it('C-03 changes the language without a reload', async () => {
    const user = userEvent.setup({ delay: null });
    renderShell({ session: undefined });
    await findHeading('Đăng nhập');
    await user.click(screen.getByRole('button', { name: 'EN – English' }));
    await findHeading('Sign in');
    expect(document.documentElement.lang).toBe('en');
  });

  it('warns below the password while Caps Lock is on', async () => {
    const user = userEvent.setup({ delay: null });
    renderShell({ session: undefined });
    await findHeading('Đăng nhập');
    const hint = 'Phím Caps Lock đang bật.';
    await user.type(screen.getByLabelText('Mật khẩu'), '{CapsLock}A');
    expect(screen.getByText(hint)).toBeTruthy();
    await user.type(screen.getByLabelText('Mật khẩu'), '{CapsLock}a');
    expect(screen.queryByText(hint)).toBeNull();
  });

  it('shows the password on request', async () => {
    const user = userEvent.setup({ delay: null });
    renderShell({ session: undefined });
    await findHeading('Đăng nhập');
    const password = screen.getByLabelText<HTMLInputElement>('Mật khẩu');
    await user.click(screen.getByRole('button', { name: 'Hiện mật khẩu' }));
    expect(password.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Ẩn mật khẩu' }));
    expect(password.type).toBe('password');
  });
});
