// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { policies } from '@/domain/policies/policy-names';
import { reportOf, reportTable } from '@/domain/reports/report-table';
import type { ReportsApi } from '@/services/api/reports-api';
import type { SpreadsheetWriter } from '@/services/spreadsheet/spreadsheet-writer';
import { ReportScreen } from '@/views/reports/report-screen';
import { reportSpreadsheet } from '@/views/reports/report-spreadsheet';
import { fundHeading } from '@/views/shared/print/paper-words';

import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';
import { departures } from './report-fixtures';

// The pictures are drawn by a library that needs a browser; what they say is proven without it.
vi.mock('@/views/shared/chart/chart-plot', () => ({ ChartPlot: () => null }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  window.history.pushState(null, '', '/');
});

const file = new Blob(['file']);
const filters = { tuNgay: '2026-01-01', denNgay: '2026-12-31' };
const facts = { organisation: fundHeading, unit: undefined, officerName: undefined };
/** All but R4, behind which there are people: `unpaid-people.apart.test.tsx`. */
const ofOneTable = reportTable.filter(({ code }) => code !== 'chua-dong-quy').map(({ code }) => code);

async function openReport(code = ofOneTable[0] ?? 'lao-dong-xuat-canh') {
  window.history.pushState(null, '', '/report/x?tuNgay=2026-01-01&denNgay=2026-12-31');
  const steps: string[] = [];
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
  const get = () => Promise.resolve({ ...departures, ma: code });
  const { services } = fakeServices({ reports: { get, noteExport }, spreadsheets: { write, save } });
  render(
    <Surroundings services={services} authRef={signedInAuth([policies.workers])}>
      <ReportScreen description={reportOf(code)} />
    </Surroundings>,
  );
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Xuất Excel' })).toHaveProperty('disabled', false);
  });
  const user = userEvent.setup({ delay: null });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { press, steps, noteExport, write, save };
}

describe('the file of a report that is one table', () => {
  it('B-12 B-23 is a workbook of the whole paper unless somebody chooses, noted before it is handed over', async () => {
    const { press, steps, noteExport, write, save } = await openReport();
    await press('Xuất Excel');
    expect(screen.getByRole('dialog', { name: 'Xuất dữ liệu' }).textContent).toContain(
      'bảng báo cáo gồm 3 dòng và dòng tổng cộng, với tiêu đề',
    );
    await press('Xuất 3 dòng');

    expect(await screen.findByText('Xuất dữ liệu thành công.')).toBeDefined();
    const workbook = reportSpreadsheet(
      reportOf('lao-dong-xuat-canh'),
      { report: { ...departures, ma: 'lao-dong-xuat-canh' }, filters },
      facts,
    );
    expect(write.mock.calls.map(([spreadsheet, , options]) => [spreadsheet, options])).toEqual([
      [workbook, { format: 'xlsx' }],
    ]);
    expect(noteExport.mock.calls.map(([code, taken]) => [code, taken])).toEqual([
      ['lao-dong-xuat-canh', { rowCount: 3, filters }],
    ]);
    expect(save.mock.calls).toEqual([[file, expect.stringMatching(/^BaoCao_LaoDongXuatCanh_\d{8}_\d{4}\.xlsx$/u)]]);
    expect(steps).toEqual(['written', 'noted', 'saved']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each(ofOneTable)('B-12 B-13 B-14 B-16 B-17 B-18 of %s is text on request: its table alone', async (code) => {
    const { press, steps, write, save } = await openReport(code);
    await press('Xuất Excel');
    fireEvent.click(screen.getByRole('radio', { name: 'CSV (.csv)' }));
    expect(screen.getByRole('dialog').textContent).toContain('Tệp chỉ có bảng báo cáo gồm 3 dòng và dòng tổng cộng');
    await press('Xuất 3 dòng');

    expect(await screen.findByText('Xuất dữ liệu thành công.')).toBeDefined();
    expect(write.mock.calls.map(([, , options]) => options)).toEqual([{ format: 'csv' }]);
    expect(save.mock.calls.map(([, name]) => name.slice(-4))).toEqual(['.csv']);
    expect(steps).toEqual(['written', 'noted', 'saved']);
  });

  it('B-12 W-06 is not handed over when it could not be noted', async () => {
    const { press, steps, noteExport } = await openReport();
    noteExport.mockRejectedValueOnce(new AppError('network.unreachable'));
    await press('Xuất Excel');
    await press('Xuất 3 dòng');
    await screen.findByRole('button', { name: 'Thử lại' });
    expect(steps).toEqual(['written']);

    await press('Thử lại');

    expect(await screen.findByText('Xuất dữ liệu thành công.')).toBeDefined();
    expect(steps).toEqual(['written', 'written', 'noted', 'saved']);
  });
});
