// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { policies } from '@/domain/policies/policy-names';
import { useReportEdit } from '@/views/fund/fund-reports/use-report-edit';
import { WorkersTab } from '@/views/fund/fund-reports/workers-tab';

import { report, storedLine } from '../../../domain/fund-reports/report-fixtures';
import { fakeServices, signedInAuth, Surroundings } from '../../shared/list/list-fixtures';

afterEach(cleanup);

it('B-01 B-23 the workers of a report are handed over as a file once the log knows, and not while it does not', async () => {
  const steps: string[] = [];
  const noteExport = vi
    .fn((id: string, count: number) => {
      steps.push(`note ${id} ${count}`);
      return Promise.resolve();
    })
    .mockRejectedValueOnce(new AppError('network.unreachable'));
  const { services } = fakeServices({
    fundReports: { lines: () => Promise.resolve([storedLine(0), storedLine(1)]), noteExport },
    spreadsheets: {
      write: () => Promise.resolve(new Blob()),
      save: (_, name) => {
        steps.push(`save ${name}`);
      },
    },
  });
  render(
    <Surroundings services={services} authRef={signedInAuth([policies.fundReportsExport])}>
      <Tab />
    </Surroundings>,
  );
  const user = userEvent.setup({ delay: null });
  const button = await screen.findByRole('button', { name: 'Xuất Excel' });
  await user.click(button);
  await waitFor(() => expect(noteExport).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  expect(steps).toEqual([]);

  await user.click(button);
  await waitFor(() => expect(steps).toHaveLength(2));
  const { id, ma } = report();
  expect(steps).toEqual([`note ${id} 2`, `save DanhSachNguoiLaoDong_${ma.replaceAll('.', '_')}.xlsx`]);
});

function Tab() {
  const editRef = useReportEdit(report());
  return <WorkersTab editRef={editRef} isLocked />;
}
