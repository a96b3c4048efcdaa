// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { SignInSessions } from '@/domain/account/sign-in-session';
import { AppError } from '@/domain/errors/app-error';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { renderShell } from '../shell/shell-fixtures';
import { profile } from './account-fixtures';
import { enter } from '../../support/enter';

afterEach(() => {
  cleanup();
  forgetDrafts();
});

const here = { id: 'a', hienTai: true, batDau: '2026-11-15T08:00:00.000', thietBi: 'Chrome 130 · Windows' };
const there = { id: 'b', hienTai: false, batDau: '2026-11-15T07:30:00.000', thietBi: null };
const signIns = [
  { thoiGian: '2026-11-15T08:00:00.000', ketQua: 1, diaChiIp: '192.0.2.1', thietBi: 'Chrome 130 · Windows' },
  { thoiGian: '2026-11-14T21:00:00.000', ketQua: 2, diaChiIp: '192.0.2.1', thietBi: null },
] as const;

function openPersonalArea(refusal?: AppError) {
  let phien = [here, there].map((session) => ({ ...session, diaChiIp: '192.0.2.1' }));
  const end = vi.fn((id: string) => {
    if (refusal !== undefined) {
      return Promise.reject(refusal);
    }
    phien = phien.filter((session) => session.id !== id);
    return Promise.resolve();
  });
  const get = vi.fn((): Promise<SignInSessions> => Promise.resolve({ phien, dangNhap: signIns }));
  const openTasks = () =>
    Promise.resolve([
      {
        ma: 'x',
        tieuDe: 'Cặp hồ sơ nghi trùng',
        soLuong: 7,
        duongDan: '/csdl',
        mucDo: 'can-chu-y',
        hanXuLy: null,
      } as const,
    ]);
  const nothing = () => Promise.reject(new AppError('http.notFound', { status: 404 }));
  renderShell({
    at: '/ca-nhan',
    services: {
      sessions: { get, end, endOthers: () => Promise.resolve() },
      notifications: {
        list: () => Promise.resolve({ totalCount: 0, soChuaDoc: 0, items: [] }),
        openTasks,
        markRead: nothing,
        markAllRead: nothing,
      },
      account: { getProfile: () => Promise.resolve(profile) } as never,
    },
  });
  return { end, get };
}

describe('the personal area', () => {
  it('B-26 marks this session, ends another one after a question, and shows refused sign-ins and open tasks', async () => {
    const user = userEvent.setup({ delay: null });
    const { end } = openPersonalArea();
    const sessions = within(await screen.findByRole('region', { name: 'Phiên đăng nhập' }));
    expect(sessions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Chrome 130 · WindowsPhiên nàyBắt đầu 15/11/2026 08:00192.0.2.1',
      'Thiết bị không rõBắt đầu 15/11/2026 07:30192.0.2.1Kết thúc',
    ]);
    const signInRows = within(screen.getByRole('table', { name: 'Đăng nhập gần đây' })).getAllByRole('row');
    expect(signInRows[2]?.textContent).toBe('14/11/2026 21:00Thất bại—192.0.2.1');
    expect(screen.getByRole('link', { name: 'Cặp hồ sơ nghi trùng' }).getAttribute('href')).toBe('/csdl');

    await user.click(sessions.getByRole('button', { name: 'Kết thúc phiên bắt đầu 15/11/2026 07:30' }));
    const question = await screen.findByRole('alertdialog', { name: 'Xác nhận' });
    await user.click(within(question).getByRole('button', { name: 'Có' }));
    await waitFor(() => {
      expect(screen.queryByText('Thiết bị không rõ')).toBeNull();
    });
    expect(end.mock.calls.map(([id]) => id)).toEqual(['b']);
    expect(screen.queryByRole('button', { name: /^Kết thúc/u })).toBeNull();
  });

  it('B-26 W-02 leaves the focus on the session that was not ended, and on what is left where it was', async () => {
    const user = userEvent.setup({ delay: null });
    const { end } = openPersonalArea();
    const button = await screen.findByRole('button', { name: 'Kết thúc phiên bắt đầu 15/11/2026 07:30' });
    const pressYes = async () => {
      button.focus();
      await user.keyboard('{Enter}');
      const question = await screen.findByRole('alertdialog', { name: 'Xác nhận' });
      await user.click(within(question).getByRole('button', { name: 'Có' }));
    };
    end.mockRejectedValueOnce(new AppError('server.message', { status: 403, server: noted('Chưa được.') }));
    await pressYes();
    await user.click(
      within(await screen.findByRole('alertdialog', { name: /.*/u })).getByRole('button', { name: 'Đóng' }),
    );
    await waitFor(() => expect(document.activeElement).toBe(button));

    await pressYes();
    await waitFor(() => expect(screen.queryByText('Thiết bị không rõ')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Phiên đăng nhập' }));
  });

  it('B-26 offers nothing more for a session that has ended, although the list does not come again', async () => {
    const user = userEvent.setup({ delay: null });
    const { get } = openPersonalArea();
    await screen.findByRole('region', { name: 'Phiên đăng nhập' });
    get.mockRejectedValue(new AppError('http.server', { status: 500 }));
    await user.click(screen.getByRole('button', { name: 'Kết thúc phiên bắt đầu 15/11/2026 07:30' }));
    const question = await screen.findByRole('alertdialog', { name: 'Xác nhận' });
    await user.click(within(question).getByRole('button', { name: 'Có' }));
    expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeTruthy();
    expect(screen.getByText('Thiết bị không rõ')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Kết thúc/u })).toBeNull();
  });

  it('B-26 X-01 says why another session was not ended, also when the server refuses', async () => {
    const user = userEvent.setup({ delay: null });
    const message = 'Phiên này do quản trị viên giữ.';
    openPersonalArea(new AppError('server.message', { status: 403, server: noted(message) }));
    await user.click(await screen.findByRole('button', { name: 'Kết thúc phiên bắt đầu 15/11/2026 07:30' }));
    const question = await screen.findByRole('alertdialog', { name: 'Xác nhận' });
    await user.click(within(question).getByRole('button', { name: 'Có' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('B-26 the profile is edited in place, and given up for the facts', async () => {
    const user = userEvent.setup({ delay: null });
    openPersonalArea();
    await user.click(await screen.findByRole('button', { name: 'Sửa hồ sơ' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Họ và tên đệm')).value).toBe('Trần Minh');
    await user.click(screen.getByRole('button', { name: 'Hủy' }));
    expect(await screen.findByRole('button', { name: 'Sửa hồ sơ' })).toBeTruthy();
  });

  it('V-05 A-10 B-26 opens with the profile’s form where what was typed into it waits to be gone on with', async () => {
    const user = userEvent.setup({ delay: null });
    openPersonalArea();
    await user.click(await screen.findByRole('button', { name: 'Sửa hồ sơ' }));
    await enter(user, await screen.findByLabelText('Họ và tên đệm'), ' Quang');
    cleanup();

    openPersonalArea();
    await waitFor(() => {
      expect(screen.getByLabelText<HTMLInputElement>('Họ và tên đệm').value).toBe('Trần Minh Quang');
    });
    await user.click(screen.getByRole('button', { name: 'Hủy' }));
    await user.click(await screen.findByText('Có'));
    expect(await screen.findByRole('button', { name: 'Sửa hồ sơ' })).toBeTruthy();
  });
});

function noted(message: string) {
  return { code: null, message, details: null, data: null, validationErrors: null };
}
