// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { clockMoments, type ClockDesk } from '@/domain/desk/clock';
import { AppError } from '@/domain/errors/app-error';
import { todayAt } from '@/domain/format/calendar';
import { formatDate } from '@/domain/format/dates';
import { statutoryCalendar } from '@/domain/fund/work-calendar';
import { ClockTab } from '@/views/desk/clock/clock-tab';

import { enter } from '../../support/enter';
import { storedSession } from '../../support/sessions';
import { openTab, untouchedPart } from './desk-page';

const done: string[] = [];

beforeEach(() => {
  done.length = 0;
});

afterEach(cleanup);

const noted = (deed: string) => (value: string) => {
  done.push(`${deed} ${value}`);
  return Promise.resolve();
};

const clock: ClockDesk = {
  ...untouchedPart,
  offsetMs: 3 * 86_400_000,
  isDefault: () => false,
  calendar: () => statutoryCalendar,
  moveTo: noted('to'),
  expireToken: noted('expire'),
  expireSession: noted('expire all of'),
  endSession: noted('end'),
  breakRecord: () => {
    done.push('break record');
  },
  breakToken: () => {
    done.push('break token');
  },
  rotateKeys: () => {
    done.push('rotate');
    return Promise.resolve();
  },
};

it('D-03 V-02 shows the demo’s time and moves it to a deadline of the product, or to a day that exists', async () => {
  const { user } = await openTab({ desk: { clock }, Tab: ClockTab });
  expect(screen.getByText('Đi trước giờ thật 3 ngày.')).toBeDefined();
  const [first] = clockMoments(todayAt(Date.now()), statutoryCalendar);
  await user.click(screen.getByRole('button', { name: new RegExp(formatDate(first?.day ?? ''), 'u') }));
  await waitFor(() => {
    expect(done).toEqual([`to ${first?.day ?? ''}`]);
  });
  await user.click(screen.getByRole('button', { name: 'Chuyển' }));
  expect(screen.getByText(/^Ngày không hợp lệ/u)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Chuyển tới ngày'));
  await enter(user, screen.getByLabelText('Chuyển tới ngày'), '5/1/2027');
  await user.click(screen.getByRole('button', { name: 'Chuyển' }));
  await waitFor(() => {
    expect(done.at(-1)).toBe('to 2027-01-05');
  });
});

it('D-03 ends the session’s token at the server, and asks the server at once', async () => {
  const get = vi.fn(() => Promise.reject(new AppError('http.sessionExpired', { status: 401 })));
  const { user } = await openTab({
    desk: { clock },
    Tab: ClockTab,
    services: { sessions: { get, end: vi.fn(), endOthers: vi.fn() } },
  });
  await user.click(screen.getByRole('button', { name: 'Hết hạn phiên ngay' }));
  await waitFor(() => {
    expect(get.mock.calls.length).toBe(1);
  });
  expect(done).toEqual([`expire ${storedSession.accessToken}`]);
});

it('D-03 A-07 damages the stored session, says what is left to do, and asks the server for nothing that would mend it', async () => {
  const get = vi.fn(() => Promise.reject(new AppError('http.server')));
  const { user } = await openTab({
    desk: { clock },
    Tab: ClockTab,
    services: { sessions: { get, end: vi.fn(), endOthers: vi.fn() } },
  });
  const session = screen.getByRole('region', { name: 'Phiên đăng nhập' });
  expect(within(session).getByRole('status').textContent).toBe('');
  await user.click(within(session).getByRole('button', { name: 'Làm hỏng bản ghi phiên' }));
  await waitFor(() => {
    expect(within(session).getByRole('status').textContent).toContain('Hãy tải lại trang (F5)');
  });
  await user.click(within(session).getByRole('button', { name: 'Làm hỏng access token' }));
  await waitFor(() => {
    expect(done).toEqual(['break record', 'break token']);
  });
  expect(get).not.toHaveBeenCalled();
});

it('D-03 T-09 lets the issuer change its keys, whoever is signed in, and says when it has', async () => {
  const { user } = await openTab({ desk: { clock }, Tab: ClockTab, auth: { restored: undefined } });
  const keys = screen.getByRole('region', { name: 'Khóa ký của máy chủ xác thực' });
  await user.click(within(keys).getByRole('button', { name: 'Đổi khóa ký' }));
  await waitFor(() => {
    expect(within(keys).getByRole('status').textContent).toBe('Máy chủ xác thực đã ký bằng khóa mới.');
  });
  expect(done).toEqual(['rotate']);
  expect(screen.queryByRole('button', { name: 'Làm hỏng access token' })).toBeNull();
});
