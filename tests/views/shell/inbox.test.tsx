// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { NotificationsApi } from '@/services/api/notifications-api';

import { message, overdueTask } from '../../support/notifications';
import { findHeading, renderShell } from './shell-fixtures';

afterEach(cleanup);

/** Fetched after the sign-in page; here that is not what is tested. */
beforeAll(async () => {
  await import('@/views/app/stage/inside');
  await import('@/views/shell/main-layout');
}, 60_000);

function open(api: Partial<NotificationsApi>) {
  const notifications: NotificationsApi = {
    list: () => Promise.resolve({ totalCount: 0, soChuaDoc: 0, items: [] }),
    openTasks: () => Promise.resolve([]),
    markRead: () => Promise.resolve(),
    markAllRead: () => Promise.resolve(),
    ...api,
  };
  renderShell({ services: { notifications } });
  return userEvent.setup({ delay: null });
}

const panelName = 'Thông báo và việc cần làm';
const panel = () => within(screen.getByRole('complementary', { name: panelName }));

describe('right panel', () => {
  it('S-07 counts unread messages on its button, shows tasks with their numbers, and marks what is opened', async () => {
    const markRead = vi.fn(() => Promise.resolve());
    const markAllRead = vi.fn<NotificationsApi['markAllRead']>(() => Promise.resolve());
    const user = open({
      list: () =>
        Promise.resolve({
          totalCount: 3,
          soChuaDoc: 2,
          items: [message('m1'), message('m2', { tieuDe: 'Tin khác', duongDan: null }), message('m3', { daDoc: true })],
        }),
      openTasks: () => Promise.resolve([overdueTask]),
      markRead,
      markAllRead,
    });
    await findHeading(/Trần Minh Khoa/);
    await user.click(await screen.findByRole('button', { name: `${panelName}, 2 thông báo chưa đọc` }));

    const task = await panel().findByRole('link', { name: /Hợp đồng đã hết hạn, chưa ghi nhận về nước/ });
    expect(task.getAttribute('href')).toBe('/csdl/nguoi-lao-dong?tinhTrang=2');
    expect(task.textContent).toContain('12');
    expect(panel().getAllByRole('img', { name: 'Chưa đọc' })).toHaveLength(2);

    await user.click(panel().getByRole('button', { name: /Tin khác/ }));
    await screen.findByRole('button', { name: `${panelName}, 1 thông báo chưa đọc` });
    expect(markRead).toHaveBeenCalledWith('m2', expect.any(AbortSignal));
    await user.click(panel().getByRole('button', { name: 'Đánh dấu tất cả đã đọc' }));
    await screen.findByRole('button', { name: panelName });
    await waitFor(() => expect(markAllRead.mock.calls.map(([upTo]) => upTo)).toEqual([message('m1').thoiGian]));
  });

  it('S-07 keeps the focus where messages are read, loaded and asked for again', async () => {
    const all = [
      message('m1', { tieuDe: 'Tin một', duongDan: null }),
      message('m2', { tieuDe: 'Tin hai', duongDan: null }),
      message('m3', { tieuDe: 'Tin ba', duongDan: null }),
    ];
    const user = open({
      list: (skip) =>
        Promise.resolve({ totalCount: 3, soChuaDoc: 3, items: skip === 0 ? all.slice(0, 2) : all.slice(2) }),
    });
    await findHeading(/Trần Minh Khoa/);
    await user.click(await screen.findByRole('button', { name: `${panelName}, 3 thông báo chưa đọc` }));

    const refresh = await panel().findByRole('button', { name: 'Làm mới' });
    await user.click(refresh);
    expect(refresh.hasAttribute('disabled')).toBe(false);
    expect(document.activeElement).toBe(refresh);

    const first = await panel().findByRole('button', { name: /Tin một/ });
    await user.click(first);
    await screen.findByRole('button', { name: `${panelName}, 2 thông báo chưa đọc` });
    expect(first.hasAttribute('disabled')).toBe(false);
    expect(document.activeElement).toBe(first);

    const more = await panel().findByRole('button', { name: 'Xem thêm' });
    await waitFor(() => expect(more.getAttribute('aria-disabled')).toBe('false'));
    await user.click(more);
    await panel().findByRole('button', { name: /Tin ba/ });
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Tin hai/u));

    await user.click(panel().getByRole('button', { name: 'Đánh dấu tất cả đã đọc' }));
    await waitFor(() => expect(panel().queryByRole('button', { name: 'Đánh dấu tất cả đã đọc' })).toBeNull());
    expect(document.activeElement).toBe(panel().getByRole('heading', { name: 'Thông báo' }));
  });

  it('S-07 keeps the older messages that were asked for when it asks again', async () => {
    const all = Array.from({ length: 25 }, (_, index) => message(`m${index}`, { duongDan: null, daDoc: true }));
    const list = vi.fn<NotificationsApi['list']>((skip, count) =>
      Promise.resolve({ totalCount: 25, soChuaDoc: 0, items: all.slice(skip, skip + count) }),
    );
    const user = open({ list });
    await findHeading(/Trần Minh Khoa/);
    await user.click(screen.getByRole('button', { name: panelName }));
    const shown = () => panel().queryAllByText(all[0]?.tieuDe ?? '').length;
    const more = await panel().findByRole('button', { name: 'Xem thêm' });
    await waitFor(() => expect(more.getAttribute('aria-disabled')).toBe('false'));
    await user.click(more);
    await waitFor(() => expect(shown()).toBe(20));

    list.mockClear();
    await user.click(panel().getByRole('button', { name: 'Làm mới' }));
    await waitFor(() => expect(list).toHaveBeenCalled());
    await waitFor(() => expect(more.getAttribute('aria-disabled')).toBe('false'));
    // On a busy machine the one of the idle time comes as late as this: each asks from the newest on.
    expect(new Set(list.mock.calls.map(([skip]) => skip))).toEqual(new Set([0]));
    expect(shown()).toBe(20);
  });

  it('S-07 C-02 closes where Tab leaves it, so that it hides nothing that has the focus, and leaves the focus there', async () => {
    const user = open({});
    await findHeading(/Trần Minh Khoa/);
    await user.click(await screen.findByRole('button', { name: panelName }));
    const shown = screen.getByRole('complementary', { name: panelName });
    await waitFor(() => expect(document.activeElement).toBe(shown));
    await user.tab();
    expect(shown.contains(document.activeElement)).toBe(true);

    while (document.activeElement?.textContent !== 'Chuyển đến nội dung chính') {
      await user.tab();
    }
    const reached = document.activeElement;
    await waitFor(() => expect(screen.queryByRole('complementary', { name: panelName })).toBeNull());
    expect(document.activeElement).toBe(reached);
  });

  it('S-07 says that nothing waits and nothing has happened', async () => {
    const user = open({});
    await findHeading(/Trần Minh Khoa/);
    await user.click(screen.getByRole('button', { name: panelName }));
    expect(await panel().findByText('Không có việc nào đang chờ bạn.')).toBeTruthy();
    expect(panel().getByText('Không có thông báo mới.')).toBeTruthy();
  });

  it.each([
    [new AppError('http.server', { status: 500, correlationId: 'c-17' }), 'Lỗi', /^Hệ thống có lỗi\./u, /c-17/u],
    [
      new AppError('network.unreachable', { status: 0 }),
      'Không kết nối được máy chủ',
      /^Vui lòng kiểm tra kết nối mạng/u,
      /network\.unreachable/u,
    ],
  ])(
    'X-01 S-07 X-04 tells of a failure in the panel alone, in the catalogue’s words, and loads again',
    async (...row) => {
      const [error, text, details, technical] = row;
      let isFailing = true;
      const user = open({ openTasks: () => (isFailing ? Promise.reject(error) : Promise.resolve([overdueTask])) });
      await findHeading(/Trần Minh Khoa/);
      await user.click(screen.getByRole('button', { name: panelName }));
      expect(await panel().findByText(text)).toBeTruthy();
      expect([panel().getByText(details), panel().getByText(technical)]).toHaveLength(2);
      expect(screen.queryByRole('alertdialog')).toBeNull();
      isFailing = false;
      await user.click(panel().getByRole('button', { name: 'Thử lại' }));
      expect(await panel().findByText('12')).toBeTruthy();
      expect(document.activeElement).toBe(screen.getByRole('complementary', { name: panelName }));
      expect(panel().queryByText(text)).toBeNull();
    },
  );

  it('X-01 S-07 X-04 says why messages could not be marked as read, and leaves the page as it is', async () => {
    const user = open({
      list: () => Promise.resolve({ totalCount: 1, soChuaDoc: 1, items: [message('m1')] }),
      markAllRead: () => Promise.reject(new AppError('http.server', { status: 500 })),
    });
    await findHeading(/Trần Minh Khoa/);
    await user.click(await screen.findByRole('button', { name: `${panelName}, 1 thông báo chưa đọc` }));
    await user.click(await panel().findByRole('button', { name: 'Đánh dấu tất cả đã đọc' }));
    expect(await screen.findByText(/^Chưa đánh dấu được thông báo là đã đọc: Hệ thống có lỗi\./u)).toBeTruthy();
    expect(await screen.findByRole('button', { name: `${panelName}, 1 thông báo chưa đọc` })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: /Trần Minh Khoa/ })).toBeTruthy();
  });

  it('S-07 asks again when the tab wakes up', async () => {
    const openTasks = vi.fn(() => Promise.resolve([]));
    open({ openTasks });
    await findHeading(/Trần Minh Khoa/);
    await waitFor(() => expect(openTasks).toHaveBeenCalledTimes(1));
    await waitFor(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      expect(openTasks.mock.calls.length).toBeGreaterThan(1);
    });
  });
});
