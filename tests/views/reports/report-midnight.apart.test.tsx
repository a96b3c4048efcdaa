// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { policies } from '@/domain/policies/policy-names';
import type { ReportCode } from '@/domain/reports/report';
import { reportOf } from '@/domain/reports/report-table';
import type { ReportsApi } from '@/services/api/reports-api';
import { ReportScreen } from '@/views/reports/report-screen';

import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';
import { departures, unpaidPerson, unpaidReport } from './report-fixtures';

vi.mock('@/views/shared/chart/chart-plot', () => ({ ChartPlot: () => null }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-31T23:58:30+07:00') });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.history.pushState(null, '', '/');
});

function openReport(code: ReportCode) {
  window.history.pushState(null, '', '/report/x');
  const get = vi.fn<ReportsApi['get']>((asked) =>
    Promise.resolve(asked === 'chua-dong-quy' ? unpaidReport(3) : departures),
  );
  const unpaid = vi.fn<ReportsApi['unpaid']>(() => Promise.resolve({ totalCount: 1, items: [unpaidPerson(0)] }));
  const { services } = fakeServices({ reports: { get, unpaid } });
  render(
    <Surroundings services={services} authRef={signedInAuth([policies.workers])}>
      <ReportScreen description={reportOf(code)} />
    </Surroundings>,
  );
  return { user: userEvent.setup({ delay: null }), get, unpaid };
}

function letNewYearCome() {
  vi.setSystemTime(Date.parse('2027-01-01T00:01:00+07:00'));
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
}

describe('a report that is open over New Year', () => {
  it('B-12 stays what it is, and its fields as they were set, while its paper is opened and closed', async () => {
    const { user, get } = openReport('lao-dong-xuat-canh');
    await screen.findByRole('grid');
    await user.click(screen.getByRole('combobox', { name: /^Kỳ báo cáo/u }));
    await user.click(await screen.findByRole('option', { name: 'Quý' }));
    letNewYearCome();

    await user.click(screen.getByRole('button', { name: 'In' }));
    const paper = await screen.findByRole('article', { name: 'Báo cáo lao động xuất cảnh theo thị trường' });
    expect(paper.textContent).toContain('từ ngày 01/01/2026 đến ngày 31/12/2026');
    act(() => {
      window.history.back();
    });
    await waitFor(() => {
      expect(screen.queryByRole('article')).toBeNull();
    });
    expect(get.mock.calls.map(([, filters]) => filters)).toEqual([{ tuNgay: '2026-01-01', denNgay: '2026-12-31' }]);
    expect(screen.getByText(/^Bộ lọc đã đổi/u)).toBeDefined();
  });

  it('B-12 leads from last year’s figure to the days that it was counted over when the report was worked out', async () => {
    openReport('lao-dong-xuat-canh');
    await screen.findByRole('grid');
    letNewYearCome();
    const before = screen.getByRole('link', { name: 'Cùng kỳ năm trước, Nhật Bản: 4. Mở danh sách' });
    expect(before.getAttribute('href')).toMatch(/ngayXuatCanhTu=2025-01-01&ngayXuatCanhDen=2025-11-15$/u);
  });

  it('B-15 opens the people of the day that its figures are of', async () => {
    const { user, get, unpaid } = openReport('chua-dong-quy');
    await screen.findByRole('grid');
    letNewYearCome();

    await user.click(screen.getByRole('button', { name: 'Công ty 1' }));
    await screen.findByRole('table', { name: 'Lao động chưa đóng quỹ của Công ty 1' });
    expect(unpaid.mock.lastCall?.[0]).toEqual({ denNgay: '2026-12-31', donViId: 'unit-1' });
    expect(get.mock.calls.map(([, filters]) => filters)).toEqual([{ denNgay: '2026-12-31' }]);
  });
});
