// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { Services } from '@/views/app/services-context';
import { ReportPapers } from '@/views/fund/fund-reports/report-papers';
import { SaveStatus } from '@/views/fund/fund-reports/save-status';
import { useReportEdit } from '@/views/fund/fund-reports/use-report-edit';

import { report, storedLine } from '../../../domain/fund-reports/report-fixtures';
import { fakeServices, Surroundings } from '../../shared/list/list-fixtures';

afterEach(() => {
  cleanup();
  window.history.pushState(null, '', '/');
});

const shown = report();

function Parts() {
  const editRef = useReportEdit(shown);
  return (
    <>
      <SaveStatus editRef={editRef} />
      <ReportPapers editRef={editRef} />
    </>
  );
}

function open(address: string) {
  const lines = vi
    .fn<Services['fundReports']['lines']>()
    .mockRejectedValue(new AppError('http.server', { status: 500 }));
  const { services } = fakeServices({ fundReports: { lines } });
  window.history.pushState(null, '', address);
  render(
    <Surroundings services={services}>
      <Parts />
    </Surroundings>,
  );
  return { lines, user: userEvent.setup({ delay: null }) };
}

it('B-01 A-22 says that the lines could not be loaded where else it would say that they are not saved', async () => {
  const { lines, user } = open('/quan-ly-quy/bao-cao-quy/1?tab=quyet-toan');
  const retry = await screen.findByRole('button', { name: 'Thử lại' });
  expect(screen.queryByRole('button', { name: 'Lưu ngay' })).toBeNull();
  lines.mockResolvedValue([storedLine(0)]);
  await user.click(retry);
  expect(await screen.findByText('Đã lưu')).toBeDefined();
});

it('B-01 A-22 opens the settlement without the lines, and says in the list of workers that they could not be loaded', async () => {
  open('/quan-ly-quy/bao-cao-quy/1?in=bang-quyet-toan');
  expect(await screen.findByRole('dialog', { name: /quyết toán/iu })).toBeDefined();
  cleanup();
  const { lines, user } = open('/quan-ly-quy/bao-cao-quy/1?in=danh-sach');
  const paper = within(await screen.findByRole('dialog', { name: /danh sách/iu }));
  const retry = await paper.findByRole('button', { name: 'Thử lại' });
  lines.mockResolvedValue([storedLine(0)]);
  await user.click(retry);
  expect(await screen.findByText('Phạm Thị Hồng Sen')).toBeDefined();
});
