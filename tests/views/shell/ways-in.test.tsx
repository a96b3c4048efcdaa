// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Session } from '@/domain/auth/session';
import { AppError } from '@/domain/errors/app-error';

import { configurationFor, storedSession } from '../../support/sessions';
import { findHeading, renderShell } from './shell-fixtures';
import { enter } from '../../support/enter';

afterEach(cleanup);

describe('sign-in by a window of the issuer', () => {
  it('A-05 opens it within the click, says where to go on, and can be called off', async () => {
    const user = userEvent.setup({ delay: null });
    const signInByPopup = vi.fn(() => new Promise<Session>(() => undefined));
    renderShell({ session: undefined, flow: 'code', signInByPopup });
    await findHeading('Đăng nhập');
    const button = () => screen.getByRole('button', { name: 'Đăng nhập trong cửa sổ riêng' });
    const callsInClick: number[] = [];
    window.addEventListener('click', () => callsInClick.push(signInByPopup.mock.calls.length), { once: true });

    await user.click(button());
    expect(callsInClick).toEqual([1]);
    expect(screen.getByText('Hãy hoàn tất đăng nhập trong cửa sổ vừa mở.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Hủy' }));
    expect(button()).toBeTruthy();
    expect(screen.queryByText('Hãy hoàn tất đăng nhập trong cửa sổ vừa mở.')).toBeNull();
  });

  it.each([
    ['auth.popup_blocked', 'Trình duyệt đã chặn cửa sổ đăng nhập'],
    ['auth.popup_closed', 'Cửa sổ đăng nhập đã đóng'],
  ] as const)('A-05 says %s in place and offers both ways again', async (code, title) => {
    const user = userEvent.setup({ delay: null });
    renderShell({ session: undefined, flow: 'code', signInByPopup: () => Promise.reject(new AppError(code)) });
    await findHeading('Đăng nhập');
    await user.click(screen.getByRole('button', { name: 'Đăng nhập trong cửa sổ riêng' }));
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Đăng nhập trong cửa sổ riêng' })).toBeTruthy();
  });
});

it.each([
  ['fails', () => Promise.reject(new AppError('signIn.accessDenied'))],
  ['is called off', () => new Promise<never>(() => undefined)],
])(
  'S-04 promise-11 signing in again after a return that %s leads to the page that was wanted',
  async (_name, answer) => {
    const user = userEvent.setup({ delay: null });
    const beginCodeFlow = vi.fn(() => new Promise<void>(() => undefined));
    const { authRef } = renderShell({
      at: '/auth/callback',
      session: undefined,
      flow: 'code',
      cameBackFor: '/csdl/don-vi?page=2',
      completeCodeFlow: answer,
      beginCodeFlow,
    });
    await waitFor(() => expect(authRef.getSnapshot().matches({ access: 'starting' })).toBe(false));
    act(() => {
      authRef.send({ type: 'signIn.cancel' });
    });
    await findHeading('Đăng nhập');
    await user.click(screen.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' }));

    await waitFor(() => expect(beginCodeFlow).toHaveBeenCalledTimes(1));
    expect(authRef.getSnapshot().context.returnUrl).toBe('/csdl/don-vi?page=2');
  },
);

it('A-13 says calmly that the session was ended in another tab', async () => {
  const { authRef } = renderShell();
  await findHeading(/Trần Minh Khoa/);
  act(() => {
    authRef.send({ type: 'tabs.ended', id: storedSession.id, as: 'left' });
  });
  await findHeading('Đăng nhập');
  const title = await screen.findByText('Bạn đã đăng xuất ở thẻ khác');
  expect(title.parentElement?.className).toContain('sign-in-error-calm');
});

describe('account management', () => {
  it('A-21 leads to the issuer with the way back in the code flow', async () => {
    renderShell({ at: '/?x=1', flow: 'code', session: { ...storedSession, flow: 'code' } });
    await findHeading(/Trần Minh Khoa/);
    await userEvent.click(screen.getByRole('button', { name: 'Tài khoản của Trần Minh Khoa' }));
    const link = screen.getByRole('link', { name: 'Quản lý tài khoản' });
    expect(link.getAttribute('href')).toBe(
      `https://id.example.vn/Account/Manage?returnUrl=${encodeURIComponent(`${window.location.origin}/?x=1`)}`,
    );
  });

  it('A-21 leads to the product’s own page in the password flow', async () => {
    renderShell();
    await findHeading(/Trần Minh Khoa/);
    await userEvent.click(screen.getByRole('button', { name: 'Tài khoản của Trần Minh Khoa' }));
    expect(screen.getByRole('link', { name: 'Quản lý tài khoản' }).getAttribute('href')).toBe('/account/manage');
  });
});

describe('the tenant of a session', () => {
  const currentTenant = { id: 'tenant-1', name: 'chi-nhanh', isAvailable: true };

  it('C-04 S-07 is named in the head, on the button of the person and in their menu', async () => {
    renderShell({ loadConfiguration: () => Promise.resolve({ ...configurationFor('user-1'), currentTenant }) });
    await findHeading(/Trần Minh Khoa/);
    const banner = screen.getByRole('banner');
    expect(within(banner).getByText('chi-nhanh', { selector: 'p' })).toBeTruthy();
    const button = await within(banner).findByRole('button', { name: 'Tài khoản của Trần Minh Khoa (chi-nhanh)' });
    expect(button.textContent).toContain('chi-nhanh');
    await userEvent.click(button);
    expect(screen.getByText('Đơn vị thuê: chi-nhanh')).toBeTruthy();
  });

  it('C-04 S-07 is not spoken of at the host', async () => {
    renderShell();
    await findHeading(/Trần Minh Khoa/);
    await userEvent.click(await screen.findByRole('button', { name: 'Tài khoản của Trần Minh Khoa' }));
    expect(screen.queryByText(/Đơn vị thuê/)).toBeNull();
  });
});

describe('tenant box', () => {
  it('C-04 A-20 names the tenant, takes another one by name and starts anew with it', async () => {
    const user = userEvent.setup({ delay: null });
    const tenants = { choose: vi.fn(() => Promise.resolve()), restart: vi.fn() };
    renderShell({ session: undefined, services: { tenantSwitch: tenants } });
    const box = await screen.findByRole('region', { name: 'Đổi đơn vị thuê' });
    expect(box.textContent).toContain('Máy chủ');

    await user.click(within(box).getByRole('button', { name: 'Đổi đơn vị thuê' }));
    const save = within(box).getByRole<HTMLButtonElement>('button', { name: 'Lưu' });
    expect(save.disabled).toBe(true);
    await enter(user, within(box).getByLabelText('Tên đơn vị thuê'), 'dao-tao');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(tenants.restart).toHaveBeenCalledTimes(1));
    expect(tenants.choose).toHaveBeenCalledWith('dao-tao', expect.any(AbortSignal));
  });

  it.each([
    ['tenant.notFound', 'Không có đơn vị thuê tên “khong-co”. Vui lòng kiểm tra lại tên.'],
    ['tenant.inactive', 'Đơn vị thuê này đã bị khóa. Vui lòng liên hệ quản trị viên.'],
  ] as const)('C-04 has a message of its own for %s', async (code, text) => {
    const user = userEvent.setup({ delay: null });
    const restart = vi.fn();
    const choose = () => Promise.reject(new AppError(code, { params: { tenant: 'khong-co' } }));
    renderShell({ session: undefined, services: { tenantSwitch: { choose, restart } } });
    const box = await screen.findByRole('region', { name: 'Đổi đơn vị thuê' });
    await user.click(within(box).getByRole('button', { name: 'Đổi đơn vị thuê' }));
    const name = within(box).getByLabelText<HTMLInputElement>('Tên đơn vị thuê');
    await enter(user, name, 'khong-co');
    await user.click(within(box).getByRole('button', { name: 'Lưu' }));
    expect(await within(box).findByText(text)).toBeTruthy();
    expect(name.value).toBe('khong-co');
    await waitFor(() => expect(document.activeElement).toBe(name));
    await user.click(within(box).getByRole('button', { name: 'Hủy' }));
    expect(document.activeElement).toBe(within(box).getByRole('button', { name: 'Đổi đơn vị thuê' }));
    expect(restart).not.toHaveBeenCalled();
  });

  it('C-04 is not there without multi-tenancy, nor where the address says the tenant', async () => {
    const tenants = { choose: () => Promise.resolve(), restart: () => undefined };
    const { authRef } = renderShell({
      session: undefined,
      services: { tenantSwitch: tenants },
      loadConfiguration: () => Promise.resolve({ ...configurationFor(null), multiTenancy: { isEnabled: false } }),
    });
    await findHeading('Đăng nhập');
    await waitFor(() => expect(authRef.getSnapshot().context.configuration).toBeDefined());
    expect(screen.queryByRole('region', { name: 'Đổi đơn vị thuê' })).toBeNull();

    cleanup();
    const other = renderShell({ session: undefined });
    await findHeading('Đăng nhập');
    await waitFor(() => expect(other.authRef.getSnapshot().context.configuration).toBeDefined());
    expect(screen.queryByRole('region', { name: 'Đổi đơn vị thuê' })).toBeNull();
  });
});

it('S-04 an error that leads to the sign-in page keeps the whole address that was open', async () => {
  const { errorRef } = renderShell({ session: undefined, at: '/account/forgot-password?x=1#y' });
  await screen.findByRole('heading', { level: 1 });
  act(() => {
    errorRef.send({ type: 'error.report', error: new AppError('http.unauthenticated') });
  });

  await findHeading('Đăng nhập');
  expect(new URLSearchParams(window.location.search).get('returnUrl')).toBe('/account/forgot-password?x=1#y');
});
