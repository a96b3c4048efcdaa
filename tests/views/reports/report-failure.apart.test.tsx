// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { policies } from '@/domain/policies/policy-names';
import type { Report } from '@/domain/reports/report';
import { reportOf } from '@/domain/reports/report-table';
import type { ReportsApi } from '@/services/api/reports-api';
import { ReportScreen } from '@/views/reports/report-screen';

import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';
import { departures } from './report-fixtures';

vi.mock('@/views/shared/chart/chart-plot', () => ({ ChartPlot: () => null }));

afterEach(() => {
  cleanup();
  window.history.pushState(null, '', '/');
});

const counts: Report = { ...departures, ma: 'tong-hop-so-lao-dong', theoThang: [], keHoach: null };

function openCounts(get: ReportsApi['get']) {
  window.history.pushState(null, '', '/report/x?nam=2026&chiTieu=xuat-canh&chieu=thi-truong');
  const { services } = fakeServices({ reports: { get } });
  render(
    <Surroundings services={services} authRef={signedInAuth([policies.workers])}>
      <ReportScreen description={reportOf('tong-hop-so-lao-dong')} />
    </Surroundings>,
  );
  return userEvent.setup({ delay: null });
}

const stale = /Báo cáo bên dưới đã được tải trước đó/u;

describe('a report that cannot be read', () => {
  it('B-14 X-04 keeps the one before it, says that it is old, and leaves the way back and the papers', async () => {
    let isFailing = false;
    const get = vi.fn<ReportsApi['get']>(() =>
      isFailing ? Promise.reject(new AppError('network.unreachable', { status: 0 })) : Promise.resolve(counts),
    );
    const user = openCounts(get);
    await screen.findByRole('grid');
    isFailing = true;
    await user.click(screen.getByRole('button', { name: 'Về nước' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(stale);
    expect(screen.getByRole('grid')).toBeDefined();
    expect(screen.getByRole('button', { name: 'In' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Xuất cảnh' })).toBeDefined();
    expect(screen.getByText(/Chỉ tiêu: Xuất cảnh/u)).toBeDefined();

    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    await waitFor(() => {
      expect(screen.queryByRole('alert')).toBeNull();
    });
    expect(get.mock.lastCall?.[1].chiTieu).toBe('ve-nuoc');
    expect(screen.getByText(/Chỉ tiêu: Về nước/u)).toBeDefined();
  });

  it('B-14 X-04 is said in its place where there was none before', async () => {
    openCounts(() => Promise.reject(new AppError('network.unreachable', { status: 0 })));
    expect((await screen.findByRole('alert')).textContent).not.toMatch(stale);
    expect(screen.queryByRole('grid')).toBeNull();
  });
});
