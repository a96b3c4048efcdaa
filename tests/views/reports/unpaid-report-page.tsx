import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';

import { policies } from '@/domain/policies/policy-names';
import type { Report } from '@/domain/reports/report';
import { reportOf } from '@/domain/reports/report-table';
import type { ReportsApi } from '@/services/api/reports-api';
import type { SpreadsheetWriter } from '@/services/spreadsheet/spreadsheet-writer';
import { ReportScreen } from '@/views/reports/report-screen';

import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';
import { unpaidPerson, unpaidReport } from './report-fixtures';

export const file = new Blob(['xlsx']);
export const filters = { denNgay: '2026-11-15' };
export const never = () => new Promise<never>(() => undefined);
export const people = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => unpaidPerson(from + index));

/** R4 of one unit that counts so many people. */
export function unpaidOf(count: number): Report {
  const report = unpaidReport(1);
  const tong = people(0, count).reduce((sum, person) => sum + person.tong, 0);
  return { ...report, tong: { ...report.tong, soChuaDong: count, tong } };
}

/** Answers pages as a back end does that has found so many people. */
export function pagesOf(count: number): ReportsApi['unpaid'] {
  return (_, { page, pageSize }) =>
    Promise.resolve({ totalCount: count, items: people(page * pageSize, Math.min((page + 1) * pageSize, count)) });
}

/**
 * Opens R4 of so many people; `press` presses a button of the page, `steps` is what became of its file in the order of time.
 *
 * @param answer How the back end answers when it is asked for the people.
 */
export async function openUnpaidReport(
  count: number,
  answer: ReportsApi['unpaid'],
  granted: Parameters<typeof signedInAuth>[0] = [policies.workers],
) {
  window.history.pushState(null, '', '/report/x?denNgay=2026-11-15');
  const steps: string[] = [];
  const unpaid = vi.fn<ReportsApi['unpaid']>(answer);
  const noteExport = vi.fn<ReportsApi['noteExport']>(() => {
    steps.push('noted');
    return Promise.resolve();
  });
  const write = vi.fn<SpreadsheetWriter['write']>(() => {
    steps.push('written');
    return Promise.resolve(file);
  });
  const save = vi.fn<SpreadsheetWriter['save']>(() => {
    steps.push('saved');
  });
  const report = unpaidOf(count);
  const get = vi.fn<ReportsApi['get']>(() => Promise.resolve(report));
  const { services } = fakeServices({ reports: { get, unpaid, noteExport }, spreadsheets: { write, save } });
  render(
    <Surroundings services={services} authRef={signedInAuth(granted)}>
      <ReportScreen description={reportOf('chua-dong-quy')} />
    </Surroundings>,
  );
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Xuất Excel' })).toHaveProperty('disabled', false);
  });
  const user = userEvent.setup({ delay: null });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { press, report, steps, get, unpaid, noteExport, write, save };
}
