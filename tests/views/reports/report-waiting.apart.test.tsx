// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { loaderDelayMs } from '@/domain/constants';
import { policies } from '@/domain/policies/policy-names';
import type { ReportCode } from '@/domain/reports/report';
import { reportOf } from '@/domain/reports/report-table';
import type { ReportsApi } from '@/services/api/reports-api';
import { ReportScreen } from '@/views/reports/report-screen';

import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';
import { departures, unpaidPerson, unpaidReport } from './report-fixtures';

// The pictures are drawn by a library that needs a browser; what they say is proven without it.
vi.mock('@/views/shared/chart/chart-plot', () => ({ ChartPlot: () => null }));

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  window.history.pushState(null, '', '/');
});

function openReport(code: ReportCode, reports: Partial<ReportsApi>) {
  window.history.pushState(null, '', '/report/x?tuNgay=2026-01-01&denNgay=2026-12-31');
  render(
    <Surroundings services={fakeServices({ reports }).services} authRef={signedInAuth([policies.workers])}>
      <ReportScreen description={reportOf(code)} />
    </Surroundings>,
  );
}

function pass(time: number): void {
  act(() => {
    vi.advanceTimersByTime(time);
  });
}

describe('what a report shows while it waits', () => {
  it('W-06 a bar over the figures that is not seen before the wait is long; that they are renewed is told at once', async () => {
    const get = vi.fn<ReportsApi['get']>(() => Promise.resolve(departures));
    openReport('lao-dong-xuat-canh', { get });
    const grid = await screen.findByRole('grid');
    get.mockImplementation(() => new Promise<never>(() => undefined));
    act(() => {
      window.history.pushState(null, '', '/report/x?tuNgay=2026-02-01&denNgay=2026-12-31');
    });
    const bar = await screen.findByRole('progressbar');
    expect(bar.classList).toContain('delayed-sign');
    expect(grid.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true');
  });

  it('W-06 B-15 the people of a unit are said to come only after the delay, in room that is kept for it', async () => {
    let answer: () => void = () => undefined;
    const unpaid: ReportsApi['unpaid'] = () =>
      new Promise((resolve) => {
        answer = () => {
          resolve({ totalCount: 1, items: [unpaidPerson(1)] });
        };
      });
    openReport('chua-dong-quy', { get: () => Promise.resolve(unpaidReport(3)), unpaid });
    const row = await screen.findByRole('button', { name: 'Công ty 1' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Nobody presses as a person does while the clock stands.
    act(() => {
      row.click();
    });

    const place = within(screen.getByRole('grid')).getByRole('status');
    expect(place.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true');
    pass(loaderDelayMs - 1);
    expect([place.textContent.trim(), screen.queryByRole('progressbar')]).toEqual(['', null]);
    pass(1);
    expect(place.textContent).toBe('Đang tải danh sách lao động…');
    expect(screen.getByRole('progressbar')).toBeDefined();

    vi.useRealTimers();
    answer();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.getByRole('table', { name: 'Lao động chưa đóng quỹ của Công ty 1' })).toBeDefined();
  });
});
