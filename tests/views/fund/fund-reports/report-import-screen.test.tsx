// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Route } from 'wouter';

import type { FundReport } from '@/domain/fund-reports/fund-report';
import { policies } from '@/domain/policies/policy-names';
import { ReportImportScreen } from '@/views/fund/fund-reports/report-import-screen';

import { report } from '../../../domain/fund-reports/report-fixtures';
import { fakeServices, signedInAuth, Surroundings } from '../../shared/list/list-fixtures';

afterEach(cleanup);

it('B-01 B-10 no file is asked for a report that was sent meanwhile: the page says so and leads to it', async () => {
  await open(report({ donViId: 'unit-own', trangThai: 2, daGui: true }));
  expect(await screen.findByText('Với trạng thái hiện nay, hồ sơ này không sửa được nữa.')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Mở hồ sơ' });
  expect(link.getAttribute('href')).toBe('/quan-ly-quy/bao-cao-quy/report-1');
  expect(screen.queryByRole('button', { name: 'Chọn tệp' })).toBeNull();
});

it('B-01 B-10 a file is asked for a report that its unit still writes', async () => {
  const get = await open(report({ donViId: 'unit-own' }));
  await waitFor(() => expect(get).toHaveBeenCalled());
  expect(await screen.findByRole('button', { name: 'Chọn tệp' })).toBeDefined();
});

async function open(stored: FundReport) {
  history.pushState(null, '', '/quan-ly-quy/bao-cao-quy/report-1/nhap-excel');
  const get = vi.fn(() => Promise.resolve(stored));
  const { services } = fakeServices({ fundReports: { get } });
  render(
    <Surroundings services={services} authRef={signedInAuth([policies.fundReportsEdit], 'vi', 1)}>
      <Route path="/quan-ly-quy/bao-cao-quy/:reportId/nhap-excel">
        <ReportImportScreen />
      </Route>
    </Surroundings>,
  );
  await screen.findByRole('heading', { level: 1 });
  return get;
}
