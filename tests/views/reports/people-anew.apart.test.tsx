// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { policies } from '@/domain/policies/policy-names';
import { reportOf } from '@/domain/reports/report-table';
import type { ReportsApi } from '@/services/api/reports-api';
import { ReportScreen } from '@/views/reports/report-screen';

import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';
import { unpaidPerson, unpaidReport } from './report-fixtures';

// The pictures are drawn by a library that needs a browser; what they say is proven without it.
vi.mock('@/views/shared/chart/chart-plot', () => ({ ChartPlot: () => null }));

afterEach(() => {
  cleanup();
  window.history.pushState(null, '', '/');
});

it('B-15 reads the people of an open row anew with the report, on the page that is shown', async () => {
  window.history.pushState(null, '', '/report/x?denNgay=2026-11-15&mo=unit-1.2');
  const get = vi.fn<ReportsApi['get']>(() => Promise.resolve(unpaidReport(3)));
  const unpaid = vi.fn<ReportsApi['unpaid']>((_, { page }) =>
    Promise.resolve({ totalCount: 12, items: [unpaidPerson(page)] }),
  );
  const { services } = fakeServices({ reports: { get, unpaid } });
  render(
    <Surroundings services={services} authRef={signedInAuth([policies.workers])}>
      <ReportScreen description={reportOf('chua-dong-quy')} />
    </Surroundings>,
  );
  await screen.findByRole('table', { name: 'Lao động chưa đóng quỹ của Công ty 1' });
  unpaid.mockClear();
  get.mockResolvedValue({ ...unpaidReport(3), lucLay: '2026-11-15T02:30:00Z' });
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Xem báo cáo' }));
  await waitFor(() => {
    expect(unpaid.mock.calls.map(([{ donViId }, { page }]) => [donViId, page])).toEqual([['unit-1', 1]]);
  });
});
