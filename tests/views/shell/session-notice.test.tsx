// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { reportFailures } from '@/composition/report-failures';
import { countdownText, minutesLeft } from '@/views/shell/session/countdown';

import { sessionWithoutRefresh, storedSession } from '../../support/sessions';
import { findHeading, renderShell } from './shell-fixtures';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const start = Date.parse('2026-11-21T08:00:00Z');
const secondsShown = () => {
  const [, minutes, seconds] = /sau (\d+):(\d\d)\.$/u.exec(screen.getByRole('timer').textContent) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};
/** Beside the one that reads out which page has come. */
const live = () => screen.getByRole('timer').parentElement?.querySelector('[aria-live=polite], [aria-live=assertive]');

describe('the end of a session that cannot be prolonged', () => {
  it('A-10 is counted down by the second, said once a minute, and at last with emphasis', async () => {
    await renderWith(299_000);
    // From here on the clock goes on by the test alone, however busy the machine is.
    vi.setTimerTickMode('manual');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    const first = secondsShown();
    expect(first).toBeGreaterThan(285);
    expect(first).toBeLessThan(300);
    expect(screen.getByText('Hãy lưu việc đang làm, hoặc đăng nhập lại ngay để làm tiếp.')).toBeTruthy();
    expect([live()?.getAttribute('aria-live'), live()?.textContent]).toEqual([
      'polite',
      'Phiên làm việc sẽ hết hạn sau 5 phút.',
    ]);

    await act(() => vi.advanceTimersByTimeAsync(10_000));
    const second = secondsShown();
    expect(first - second).toBe(10);
    expect(live()?.textContent).toBe('Phiên làm việc sẽ hết hạn sau 5 phút.');

    await act(() => vi.advanceTimersByTimeAsync((second - 55) * 1_000));
    expect(secondsShown()).toBeLessThanOrEqual(60);
    expect([live()?.getAttribute('aria-live'), live()?.textContent]).toEqual([
      'assertive',
      'Phiên làm việc sẽ hết hạn trong vòng một phút. Hãy lưu ngay.',
    ]);
  });

  it('A-10 can be met at once: the dialog for signing in opens over the page', async () => {
    const user = userEvent.setup({ delay: null, advanceTimers: (time) => vi.advanceTimersByTime(time) });
    await renderWith(200_000);
    await user.click(screen.getByRole('button', { name: 'Đăng nhập lại ngay' }));
    expect(await screen.findByRole('alertdialog', { name: 'Phiên làm việc đã hết hạn' })).toBeTruthy();
  });
});

describe('an issuer that does not answer', () => {
  it('A-10 is named quietly at first, and with a countdown once work must be saved', async () => {
    vi.useFakeTimers({ now: start, shouldAdvanceTime: true });
    const life = 3_600_000;
    renderShell({
      session: { ...storedSession, storedAt: start - life * 0.8, expiresAt: start + life * 0.2 },
      restoredAt: start,
      renew: () => Promise.reject(new AppError('network.unreachable', { status: 0 })),
    });
    await findHeading(/Trần Minh Khoa/);
    expect(await screen.findByText('Mất kết nối với máy chủ xác thực. Đang thử lại…')).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();

    await act(() => vi.advanceTimersByTimeAsync(610_000));
    expect(screen.getByRole('timer').textContent).toMatch(/sau 4:\d\d\.$/u);
    expect(screen.getByText(/Máy chủ xác thực chưa trả lời, đang thử lại/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Đăng nhập lại ngay' })).toBeNull();
  });
});

it.each(['network.unreachable', 'network.timeout', 'response.malformed'] as const)(
  'A-10 T33 a renewal that meets %s leaves the page as it is, under its notice',
  async (code) => {
    vi.useFakeTimers({ now: start, shouldAdvanceTime: true });
    const { authRef, errorRef } = renderShell({
      session: { ...storedSession, storedAt: start, expiresAt: start + 3_600_000 },
      restoredAt: start,
      renew: () => Promise.reject(new AppError(code, { status: 0 })),
    });
    reportFailures(authRef, errorRef);
    const heading = await findHeading(/Trần Minh Khoa/);
    act(() => {
      authRef.send({ type: 'tokens.needed', at: start });
    });

    expect(await screen.findByText('Mất kết nối với máy chủ xác thực. Đang thử lại…')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(errorRef.getSnapshot().context.shown).toBeUndefined();
    expect(heading.isConnected).toBe(true);
  },
);

describe('countdown', () => {
  it.each([
    [300_000, '5:00', 5],
    [299_001, '5:00', 5],
    [299_000, '4:59', 5],
    [60_000, '1:00', 1],
    [1, '0:01', 1],
    [0, '0:00', 0],
    [-5_000, '0:00', 0],
  ])('shows %d ms as %s', (left, text, minutes) => {
    expect([countdownText(left), minutesLeft(left)]).toEqual([text, minutes]);
  });
});

async function renderWith(left: number): Promise<void> {
  vi.useFakeTimers({ now: start, shouldAdvanceTime: true });
  renderShell({
    session: { ...sessionWithoutRefresh, storedAt: start - 3_000_000, expiresAt: start + left },
    restoredAt: start,
  });
  await findHeading(/Trần Minh Khoa/);
  vi.setSystemTime(start);
  await act(() => vi.advanceTimersByTimeAsync(0));
}
