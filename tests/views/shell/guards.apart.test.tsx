// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { policies } from '@/domain/policies/policy-names';

import { storedSession } from '../../support/sessions';
import { findHeading, renderShell } from './shell-fixtures';
import { enter } from '../../support/enter';

vi.mock('@/views/system/log/log-screen', async () => ({
  LogScreen: (await import('./shell-fixtures')).LightLogScreen,
}));

afterEach(cleanup);

const address = () => `${window.location.pathname}${window.location.search}`;

describe('ways in', () => {
  it('S-04 S-05 sends a visitor to the sign-in page, which keeps the wanted address and leads there afterwards', async () => {
    const user = userEvent.setup({ delay: null });
    renderShell({
      at: '/system/log?page=2',
      session: undefined,
      policies: [policies.log],
      signIn: () => Promise.resolve(storedSession),
    });
    await findHeading('Đăng nhập');
    expect(address()).toBe(`/auth/login?returnUrl=${encodeURIComponent('/system/log?page=2')}`);

    await enter(user, screen.getByLabelText('Tên đăng nhập'), 'khoa.tm');
    await enter(user, screen.getByLabelText('Mật khẩu'), '1q2w3E*');
    await user.click(screen.getByRole('button', { name: 'Đăng nhập' }));

    await findHeading('Nhật ký hệ thống');
    expect(address()).toBe('/system/log?page=2');
  });

  it('A-13 leaves no address behind for the next person in the other tabs of one who signs out', async () => {
    const { authRef } = renderShell({ at: '/system/log?q=042196000045', policies: [policies.log] });
    await findHeading('Nhật ký hệ thống');
    act(() => authRef.send({ type: 'tabs.ended', id: storedSession.id, as: 'left' }));
    await findHeading('Đăng nhập');
    expect(address()).toBe('/auth/login');
  });

  it('S-04 never leads to another origin', async () => {
    renderShell({ at: '/auth/login?returnUrl=//evil.test/x' });
    await findHeading(/Trần Minh Khoa/);
    expect(address()).toBe('/');
  });

  it('S-01 redirects an unknown address to /auth/notfound', async () => {
    renderShell({ at: '/khong/co' });
    await findHeading(/Không tìm thấy trang/);
    expect(address()).toBe('/auth/notfound');
  });

  it('S-01 opens the first page of a bare area that the person may see', async () => {
    renderShell({ at: '/quan-ly-quy', policies: [policies.payIns] });
    await findHeading('Nộp quỹ');
    expect(address()).toBe('/quan-ly-quy/nop-quy');
  });

  it('S-05 P-02 blocks a page whose policy is not granted and reports 403', async () => {
    renderShell({ at: '/system/log' });
    expect((await findHeading(/Bạn không có quyền!/)).textContent).toBe('[403] Bạn không có quyền!');
    expect(screen.queryByRole('heading', { name: 'Nhật ký hệ thống' })).toBeNull();
  });

  it('S-02 shows the personal area under a bar with the Fund’s name alone', async () => {
    renderShell({ at: '/ca-nhan' });
    await findHeading('Thông tin cá nhân');
    expect(screen.getByRole('banner').textContent).toBe('Quỹ Hỗ Trợ Việc Làm Ngoài Nước');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('offers to try again or to sign out when the configuration does not come', async () => {
    const user = userEvent.setup({ delay: null });
    let isDown = true;
    const { configuration } = renderShell({
      loadConfiguration: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(configuration('user-1'))),
    });
    await findHeading('Không tải được thông tin làm việc');
    expect(screen.getByRole('button', { name: 'Đăng xuất' })).toBeTruthy();

    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    await findHeading(/Trần Minh Khoa/);
  });
});

describe('main layout', () => {
  it('S-06 S-08 S-09 names product, page and menu, and marks the active entry', async () => {
    renderShell({ at: '/system/log', policies: [policies.log, policies.payIns] });
    await findHeading('Nhật ký hệ thống');
    expect(document.title).toBe('Nhật ký hệ thống | Quỹ HTVLNN');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByText('Fund supporting overseas employment')).toBeTruthy();
    expect(screen.getByText('Quỹ Hỗ Trợ Việc Làm Ngoài Nước')).toBeTruthy();

    const menu = screen.getByRole('navigation', { name: 'Menu chính' });
    expect(
      within(menu)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Quản lý quỹ', 'Hệ thống']);
    expect(menu.querySelector('[aria-current=page]')?.textContent).toBe('Nhật ký hệ thống');

    const steps = within(screen.getByRole('navigation', { name: 'Vị trí trang' }));
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/system']);
  });

  it('S-07 shows name, change-password link and sign-out, and keeps the menu pinned or folded', async () => {
    const user = userEvent.setup({ delay: null });
    renderShell();
    await findHeading(/Trần Minh Khoa/);
    expect(screen.getByRole('link', { name: 'Đổi mật khẩu' }).getAttribute('href')).toBe('/system/change-password');
    await user.click(screen.getByRole('button', { name: 'Bỏ ghim menu' }));
    expect(screen.getByRole('button', { name: 'Ghim menu' })).toBeTruthy();
    expect(localStorage.getItem('ui.sidebar')).toBe('folded');
  });

  it('S-07 closes the right panel by Escape and by a press elsewhere', async () => {
    const user = userEvent.setup({ delay: null });
    renderShell();
    await findHeading(/Trần Minh Khoa/);
    const button = screen.getByRole('button', { name: 'Thông báo và việc cần làm' });
    const panel = () => screen.queryByRole('complementary', { name: 'Thông báo và việc cần làm' });

    await user.click(button);
    expect(panel()?.textContent).toContain('Đang trực tuyến');
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();

    await user.click(button);
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(panel()).toBeNull();

    await user.click(button);
    await user.click(button);
    expect(panel()).toBeNull();
  });

  it('W-02 signs out after a question, to a sign-in page without the last address', async () => {
    const user = userEvent.setup({ delay: null });
    renderShell({ at: '/system/log', policies: [policies.log] });
    await findHeading('Nhật ký hệ thống');

    await user.click(screen.getByRole('button', { name: 'Đăng xuất' }));
    const question = await screen.findByRole('alertdialog', { name: 'Xác nhận' });
    await user.click(within(question).getByRole('button', { name: 'Không' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    await user.click(await screen.findByRole('button', { name: 'Đăng xuất' }));
    await user.click(await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Có' }));
    await findHeading('Đăng nhập');
    expect(address()).toBe('/auth/login');
  });
});
