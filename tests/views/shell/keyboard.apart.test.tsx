// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { policies } from '@/domain/policies/policy-names';

import { findHeading, renderShell } from './shell-fixtures';

vi.mock('@/views/system/log/log-screen', async () => ({
  LogScreen: (await import('./shell-fixtures')).LightLogScreen,
}));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Fetched when first opened; here that is not what is tested. */
beforeAll(async () => {
  await import('@/views/app/stage/inside');
  await import('@/views/shell/main-layout');
  await import('@/views/shell/palette/command-palette');
  await import('@/views/shell/shortcuts/shortcuts-help');
}, 60_000);

const address = () => window.location.pathname;
const combobox = () => screen.findByRole('combobox', { name: /Tìm trang/ });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('command palette', () => {
  it('P-02 finds the pages that the person may open, without diacritics, and opens the marked one', async () => {
    const user = userEvent.setup({ delay: null });
    renderShell({ policies: [policies.log, policies.payIns] });
    await findHeading(/Trần Minh Khoa/);
    await user.keyboard('{Control>}k{/Control}');
    const input = await combobox();
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect(options()).toContain('Trang chủ');
    await user.keyboard('nhat ky');
    expect(options()).toEqual(['Nhật ký hệ thốngHệ thống']);
    const marked = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    expect(marked?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Enter}');
    await findHeading('Nhật ký hệ thống');
    expect(address()).toBe('/system/log');
    expect(screen.queryByRole('combobox', { name: /Tìm trang/ })).toBeNull();

    await user.keyboard('{Control>}k{/Control}');
    await combobox();
    expect(options()[0]).toBe('Nhật ký hệ thốngHệ thống');
    await user.keyboard('nguoi dung');
    expect(await screen.findByText('Không tìm thấy gì. Hãy thử từ khác.')).toBeTruthy();
    expect(screen.queryAllByRole('option')).toEqual([]);
  });

  it('C-03 does things too: dark, dense, another menu, another language', async () => {
    const user = userEvent.setup({ delay: null });
    const { authRef } = renderShell();
    await findHeading(/Trần Minh Khoa/);
    const run = async (words: string) => {
      await user.click(screen.getByRole('button', { name: /^(Tìm nhanh|Quick search)$/ }));
      await screen.findByRole('combobox');
      await user.keyboard(`${words}{Enter}`);
      await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    };
    await run('giao dien toi');
    expect(localStorage.getItem('ui.themeMode')).toBe('dark');
    await run('thoang');
    expect(localStorage.getItem('ui.density')).toBe('comfortable');
    await run('menu ngang');
    expect(localStorage.getItem('ui.menu')).toBe('top');
    expect(screen.queryByRole('button', { name: 'Bỏ ghim menu' })).toBeNull();
    await run('menu doc');
    expect(screen.getByRole('button', { name: 'Bỏ ghim menu' })).toBeTruthy();
    await run('english');
    await waitFor(() => expect(authRef.getSnapshot().context.culture).toBe('en'));
  });

  it('X-01 C-03 says in the catalogue’s words why records could not be searched, and that commands still work', async () => {
    const user = userEvent.setup({ delay: null });
    const failure = new AppError('http.unavailable', { status: 503 });
    const home = { page: () => Promise.resolve({ o: [], han: [] }), charts: () => Promise.resolve([]) };
    renderShell({ services: { home: { ...home, search: () => Promise.reject(failure) } as never } });
    await findHeading(/Trần Minh Khoa/);
    await user.click(screen.getByRole('button', { name: 'Tìm nhanh' }));
    await combobox();
    await user.keyboard('trang chu');
    expect(await screen.findByText('Dịch vụ tạm gián đoạn')).toBeTruthy();
    expect(screen.getByText(/^Máy chủ không phản hồi\./u)).toBeTruthy();
    expect(screen.getByText('Chưa tìm được bản ghi. Các lệnh vẫn dùng được.')).toBeTruthy();
    expect(options()).toEqual(['Trang chủTrang']);
  });

  it('closes by Escape and gives the focus back', async () => {
    const user = userEvent.setup({ delay: null });
    renderShell();
    await findHeading(/Trần Minh Khoa/);
    const button = screen.getByRole('button', { name: 'Tìm nhanh' });
    await user.click(button);
    await combobox();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect(document.activeElement).toBe(button);
  });
});

describe('keyboard shortcuts', () => {
  it('P-02 lead where the person may go, are listed on ?, and rest while somebody types', async () => {
    const user = userEvent.setup({ delay: null });
    renderShell({ policies: [policies.log] });
    await findHeading(/Trần Minh Khoa/);
    await user.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Phím tắt' }));
    expect(help.getByText('Mở bảng lệnh')).toBeTruthy();
    expect(help.getByText('Thông tin cá nhân')).toBeTruthy();
    expect(help.queryByText('Người lao động')).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.keyboard('[[');
    expect(localStorage.getItem('ui.sidebar')).toBe('folded');
    await user.click(screen.getByRole('button', { name: 'Tất cả chức năng' }));
    await user.keyboard('gc');
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Tìm chức năng' }).value).toBe('gc');
    await user.keyboard('{Escape}');
    await user.keyboard('gc');
    await findHeading('Thông tin cá nhân');
  });

  it('K-03 S-07 the menu that is searched stays open while a word is composed: Escape is the method’s own', async () => {
    const user = userEvent.setup({ delay: null });
    renderShell();
    await findHeading(/Trần Minh Khoa/);
    await user.click(screen.getByRole('button', { name: 'Tất cả chức năng' }));
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Tìm chức năng' });
    await user.keyboard('thong ke');

    fireEvent.keyDown(search, { key: 'Escape', keyCode: 229, isComposing: true });
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Tìm chức năng' }).value).toBe('thong ke');
  });

  it.each(['closed', 'open'])(
    'S-07 rest while the %s list of a choice has the keyboard: its letters find entries',
    async (kind) => {
      const user = userEvent.setup({ delay: null });
      renderShell({ policies: [policies.log], at: '/system/log' });
      await findHeading('Nhật ký hệ thống');
      screen.getByRole('combobox', { name: 'Kết quả' }).focus();
      if (kind === 'open') {
        await user.keyboard('{Enter}');
        await screen.findByRole('listbox');
      }
      await user.keyboard('?');
      expect(screen.queryByRole('dialog')).toBeNull();
      await user.keyboard('gc');
      expect(address()).toBe('/system/log');
    },
  );

  it('of one key do nothing once they are switched off', async () => {
    const user = userEvent.setup({ delay: null });
    renderShell({ at: '/ca-nhan' });
    await findHeading('Thông tin cá nhân');
    await user.click(screen.getByRole('switch', { name: 'Phím tắt một phím' }));
    screen.getByRole('switch').blur();
    await user.keyboard('?gh');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/ca-nhan');
    await user.keyboard('{Control>}k{/Control}');
    expect(await combobox()).toBeTruthy();
  });
});

describe('main menu', () => {
  it('S-07 keeps the link that was pressed, and the focus on it, while its group becomes the shown one', async () => {
    const user = userEvent.setup({ delay: null });
    renderShell({ policies: [policies.log] });
    await findHeading(/Trần Minh Khoa/);
    const menu = within(screen.getByRole('navigation', { name: 'Menu chính' }));
    const group = menu.getByRole('button', { name: 'Hệ thống' });
    await user.click(group);
    const link = menu.getByRole('link', { name: 'Nhật ký hệ thống' });
    await user.click(link);
    await findHeading('Nhật ký hệ thống');
    expect([link.isConnected, link.ariaCurrent, group.ariaExpanded]).toEqual([true, 'page', 'true']);

    await user.click(menu.getByRole('link', { name: 'Trang chủ' }));
    await findHeading(/Trần Minh Khoa/);
    expect([group.isConnected, group.ariaExpanded]).toEqual([true, 'false']);
  });
});

describe('my preferences', () => {
  it('go back to their defaults after a question, and nothing else goes', async () => {
    const user = userEvent.setup({ delay: null });
    localStorage.setItem('ui.list.workers', '{"pageSize":50}');
    localStorage.setItem('quy.language', 'vi');
    renderShell({ at: '/ca-nhan' });
    await findHeading('Thông tin cá nhân');
    await user.click(screen.getByRole('radio', { name: 'Tối' }));
    await user.click(screen.getByRole('radio', { name: 'Ngang, phía trên' }));
    await user.click(screen.getByRole('button', { name: 'Khôi phục mặc định' }));
    const question = await screen.findByRole('alertdialog', { name: 'Xác nhận' });
    await user.click(within(question).getByRole('button', { name: 'Có' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Theo hệ thống' }).checked).toBe(true),
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dọc, bên cạnh' }).checked).toBe(true);
    expect(Object.keys(localStorage)).toEqual(['quy.language']);
  });
});
