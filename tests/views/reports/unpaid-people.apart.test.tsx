// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { exportMostRows, paperMostRows } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import { policies } from '@/domain/policies/policy-names';
import type { Report } from '@/domain/reports/report';
import { reportOf } from '@/domain/reports/report-table';
import type { ReportsApi } from '@/services/api/reports-api';
import type { SpreadsheetWriter } from '@/services/spreadsheet/spreadsheet-writer';
import { ReportScreen } from '@/views/reports/report-screen';
import { reportSpreadsheet } from '@/views/reports/report-spreadsheet';
import { fundHeading } from '@/views/shared/print/paper-words';

import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';
import { unpaidPerson, unpaidReport } from './report-fixtures';

// The pictures are drawn by a library that needs a browser; what they say is proven without it.
vi.mock('@/views/shared/chart/chart-plot', () => ({ ChartPlot: () => null }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  window.history.pushState(null, '', '/');
});

const excel = { name: 'Xuất Excel' } as const;
const exporting = { name: 'Xuất dữ liệu' } as const;
const file = new Blob(['xlsx']);
const filters = { denNgay: '2026-11-15' };
const printButton = () => screen.queryByRole('button', { name: 'In' });
const never = () => new Promise<never>(() => undefined);
const people = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => unpaidPerson(from + index));

/** R4 of one unit that counts so many people. */
function unpaidOf(count: number): Report {
  const report = unpaidReport(1);
  const tong = people(0, count).reduce((sum, person) => sum + person.tong, 0);
  return { ...report, tong: { ...report.tong, soChuaDong: count, tong } };
}

/** Answers pages as a back end does that has found so many people. */
function pagesOf(count: number): ReportsApi['unpaid'] {
  return (_, { page, pageSize }) =>
    Promise.resolve({ totalCount: count, items: people(page * pageSize, Math.min((page + 1) * pageSize, count)) });
}

async function openReport(
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
    expect(screen.getByRole('button', excel)).toHaveProperty('disabled', false);
  });
  const user = userEvent.setup({ delay: null });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { press, report, steps, get, unpaid, noteExport, write, save };
}

describe('the workbook of R4', () => {
  it('B-15 W-06 is made of everybody behind the report with a figure of its progress, noted and handed over', async () => {
    let answerSecond: () => void = () => undefined;
    const second = new Promise<void>((resolve) => {
      answerSecond = resolve;
    });
    const { press, report, steps, unpaid, noteExport, write, save } = await openReport(
      2_300,
      async (asked, wish, signal) => {
        await (wish.page === 1 ? second : undefined);
        return pagesOf(2_300)(asked, wish, signal);
      },
    );

    await press('Xuất Excel');
    expect(screen.getByRole('dialog', exporting).textContent).toContain('2.300 lao động chưa đóng quỹ');
    expect(unpaid).not.toHaveBeenCalled();
    await press('Xuất 2.300 dòng');
    expect(await screen.findByText('Đang tải dữ liệu: 1.000 / 2.300 dòng')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Tiến độ xuất dữ liệu' }).getAttribute('aria-valuenow')).toBe('43');
    answerSecond();

    expect(await screen.findByText('Xuất dữ liệu thành công.')).toBeDefined();
    expect(unpaid.mock.calls.map(([asked, wish]) => [asked, wish])).toEqual(
      [0, 1, 2].map((page) => [filters, { page, pageSize: 1_000 }]),
    );
    const facts = { organisation: fundHeading, unit: undefined, officerName: undefined };
    const workbookOf = (from: number, to: number) =>
      reportSpreadsheet(reportOf('chua-dong-quy'), { report, filters }, facts, people(from, to));
    expect(write.mock.calls.map(([workbook]) => workbook)).toEqual([workbookOf(0, 1_000)]);
    // The others follow a slice at a time, behind the people who are there: no number of them holds up the page.
    expect(write.mock.calls.flatMap(([, , options]) => [...(options?.moreRows ?? [])])).toEqual(
      [workbookOf(1_000, 2_000), workbookOf(2_000, 2_300)].map(({ furtherSheets }) => furtherSheets?.at(-1)?.rows),
    );
    expect(noteExport.mock.calls.map(([code, { rowCount }]) => [code, rowCount])).toEqual([['chua-dong-quy', 2_300]]);
    expect(save.mock.calls).toEqual([
      [file, expect.stringMatching(/^BaoCao_TongHopLaoDongChuaDongQuy_\d{8}_\d{4}\.xlsx$/u)],
    ]);
    expect(steps).toEqual(['written', 'noted', 'saved']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['hidden to whoever sees them so', [policies.workers], true],
    ['whole to whoever sees them whole', [policies.workers, policies.workersViewSensitive], false],
  ] as const)('B-15 has the identity numbers %s, and says no other', async (_, granted, areHidden) => {
    const { press } = await openReport(3, pagesOf(3), granted);
    await press('Xuất Excel');
    expect(screen.queryByText(/được che trong tệp/u) !== null).toBe(areHidden);
  });

  it('B-15 is a text file of the people alone on request, and says so', async () => {
    const { press, steps, noteExport, write, save } = await openReport(3, pagesOf(3));
    await press('Xuất Excel');
    expect(screen.getByRole('dialog').textContent).toContain('bảng tổng hợp và danh sách 3 lao động');
    fireEvent.click(screen.getByRole('radio', { name: 'CSV (.csv)' }));
    expect(screen.getByRole('dialog').textContent).toContain('Tệp chỉ có danh sách 3 lao động');
    await press('Xuất 3 dòng');

    expect(await screen.findByText('Xuất dữ liệu thành công.')).toBeDefined();
    expect(write.mock.calls.map(([, , options]) => options?.format)).toEqual(['csv']);
    expect(save.mock.calls).toEqual([
      [file, expect.stringMatching(/^BaoCao_TongHopLaoDongChuaDongQuy_\d{8}_\d{4}\.csv$/u)],
    ]);
    expect(noteExport.mock.calls.map(([code, { rowCount }]) => [code, rowCount])).toEqual([['chua-dong-quy', 3]]);
    expect(steps).toEqual(['written', 'noted', 'saved']);
  });

  it('B-15 W-06 is called off on request, and nothing is written, noted or handed over', async () => {
    const { press, steps, unpaid } = await openReport(2_300, (asked, wish, signal) =>
      wish.page === 0 ? pagesOf(2_300)(asked, wish, signal) : never(),
    );
    await press('Xuất Excel');
    await press('Xuất 2.300 dòng');
    await screen.findByText('Đang tải dữ liệu: 1.000 / 2.300 dòng');

    await press('Hủy xuất');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(unpaid.mock.calls.map(([, , signal]) => signal.aborted)).toEqual([false, true]);
    expect(steps).toEqual([]);
  });

  it('B-15 W-06 is refused when the number of people changes on the way, and made anew on request', async () => {
    const answers = [2_300, 2_299];
    const { press, steps, get, noteExport, write } = await openReport(2_300, (asked, wish, signal) =>
      pagesOf(answers.shift() ?? 2_299)(asked, wish, signal),
    );
    await press('Xuất Excel');
    await press('Xuất 2.300 dòng');
    expect(await screen.findByText('Xuất dữ liệu không thành công')).toBeDefined();
    expect(steps).toEqual([]);
    get.mockResolvedValue(unpaidOf(2_299));

    await press('Thử lại');

    expect(await screen.findByText('Xuất dữ liệu thành công.')).toBeDefined();
    expect(steps).toEqual(['written', 'noted', 'saved']);
    expect(noteExport.mock.calls.map(([, { rowCount }]) => rowCount)).toEqual([2_299]);
    // The sums of one sheet are those of the people on the other.
    expect(write.mock.calls.map(([{ rows }]) => rows.at(-1)?.[2])).toEqual([2_299]);
  });

  it('B-15 W-06 has the sums of the people who are in it, though somebody has paid since the report was read', async () => {
    const { press, get, write } = await openReport(3, pagesOf(2));
    get.mockResolvedValue(unpaidOf(2));
    await press('Xuất Excel');
    await press('Xuất 3 dòng');
    expect(await screen.findByText('Xuất dữ liệu thành công.')).toBeDefined();
    const [{ rows, furtherSheets } = { rows: [], furtherSheets: [] }] = write.mock.calls.map(([workbook]) => workbook);
    expect([rows.at(-1)?.[2], rows.at(-1)?.at(-1), furtherSheets?.at(-1)?.rows.length]).toEqual([2, 500_000, 2]);
  });

  it('B-15 W-06 is not handed over while sums and people do not agree', async () => {
    const { press, steps } = await openReport(3, pagesOf(2));
    await press('Xuất Excel');
    await press('Xuất 3 dòng');
    expect(await screen.findByText('Xuất dữ liệu không thành công')).toBeDefined();
    expect(steps).toEqual([]);
  });

  it('B-15 W-06 holds no more people than a file may have: more are refused before they are asked for', async () => {
    const { press, unpaid } = await openReport(exportMostRows + 1, never);
    await press('Xuất Excel');
    const dialog = screen.getByRole('dialog', exporting);
    expect(dialog.textContent).toContain('Kết quả quá lớn (50.001 dòng)');
    expect(within(dialog).queryByRole('button', { name: /^Xuất/u })).toBeNull();
    expect(unpaid).not.toHaveBeenCalled();
  });

  it('B-15 W-06 is not handed over when it could not be noted', async () => {
    const { press, steps, noteExport } = await openReport(3, pagesOf(3));
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

describe('the printed list of R4', () => {
  it('B-15 W-06 says how many of the people are there while they are fetched, and asks no further once it is closed', async () => {
    const { press, unpaid } = await openReport(2_300, (asked, wish, signal) =>
      wish.page === 0 ? pagesOf(2_300)(asked, wish, signal) : never(),
    );
    await press('In danh sách');
    expect(await screen.findByText('Đang tải các dòng để in: 1.000 / 2.300…')).toBeDefined();
    expect(printButton()).toBeNull();

    await press('Đóng');

    await waitFor(() => expect(unpaid.mock.calls.map(([, , signal]) => signal.aborted)).toEqual([true, true]));
  });

  it('B-15 is stamped with the time at which its people were read, which may be hours after the sums of the report', async () => {
    const { press } = await openReport(3, pagesOf(2));
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T08:20:00Z') });
    await press('In danh sách');
    const paper = await screen.findByRole('article', { name: 'Danh sách lao động chưa đóng quỹ' });
    expect(paper.textContent).toContain('Dữ liệu lấy lúc 16/11/2026 15:20');
    expect(paper.textContent).toContain('ngày 16 tháng 11 năm 2026');
  });

  it.each([
    ['people went', 2_299],
    ['people came', 2_301],
  ])('B-15 W-06 is refused rather than cut when %s on the way, and fetched anew on request', async (_, then) => {
    const answers = [2_300, then];
    const { press } = await openReport(2_300, (asked, wish, signal) =>
      pagesOf(answers.shift() ?? 2)(asked, wish, signal),
    );
    await press('In danh sách');
    expect(await screen.findByText('Xuất dữ liệu không thành công')).toBeDefined();
    expect([screen.queryByRole('article'), printButton()]).toEqual([null, null]);

    await press('Thử lại');

    const paper = await screen.findByRole('article', { name: 'Danh sách lao động chưa đóng quỹ' });
    expect(printButton()).not.toBeNull();
    expect(within(paper).getByRole('row', { name: /^Tổng cộng/u }).textContent).toBe('Tổng cộng500.000');
  });

  it('B-15 W-06 is refused when a page comes short, instead of asking for ever', async () => {
    const { press, unpaid } = await openReport(2_300, () =>
      Promise.resolve({ totalCount: 2_300, items: people(0, 100) }),
    );
    await press('In danh sách');
    expect(await screen.findByText('Xuất dữ liệu không thành công')).toBeDefined();
    expect(unpaid).toHaveBeenCalledTimes(1);
  });

  it('B-15 W-06 of more people than a paper can have asks for none, and says how many and what to do', async () => {
    const { press, unpaid } = await openReport(paperMostRows + 1, never);
    await press('In danh sách');
    expect(screen.getByRole('alert').textContent).toBe(
      'Danh sách có 5.001 dòng, mỗi bản in có tối đa 5.000 dòng. Hãy thu hẹp điều kiện, hoặc xuất Excel để có cả danh sách.',
    );
    expect(printButton()).toBeNull();
    expect(unpaid).not.toHaveBeenCalled();
  });

  it('B-15 W-06 is refused when there have come to be more people than a paper can have', async () => {
    const { press, unpaid } = await openReport(3, (_, { pageSize }) =>
      Promise.resolve({ totalCount: paperMostRows + 1, items: people(0, pageSize) }),
    );
    await press('In danh sách');
    expect(await screen.findByText('Xuất dữ liệu không thành công')).toBeDefined();
    expect(unpaid).toHaveBeenCalledTimes(1);
  });
});
