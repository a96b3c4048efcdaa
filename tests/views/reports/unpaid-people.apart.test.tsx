// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { exportMostRows } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import { policies } from '@/domain/policies/policy-names';
import { reportOf } from '@/domain/reports/report-table';
import { reportSpreadsheet } from '@/views/reports/report-spreadsheet';
import { fundHeading } from '@/views/shared/print/paper-words';

import { file, filters, never, openUnpaidReport, pagesOf, people, unpaidOf } from './unpaid-report-page';

// The pictures are drawn by a library that needs a browser; what they say is proven without it.
vi.mock('@/views/shared/chart/chart-plot', () => ({ ChartPlot: () => null }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  window.history.pushState(null, '', '/');
});

const exporting = { name: 'Xuất dữ liệu' } as const;

describe('the workbook of R4', () => {
  it('B-15 W-06 is made of everybody behind the report with a figure of its progress, noted and handed over', async () => {
    let answerSecond: () => void = () => undefined;
    const second = new Promise<void>((resolve) => {
      answerSecond = resolve;
    });
    const { press, report, steps, unpaid, noteExport, write, save } = await openUnpaidReport(
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
    const { press } = await openUnpaidReport(3, pagesOf(3), granted);
    await press('Xuất Excel');
    expect(screen.queryByText(/được che trong tệp/u) !== null).toBe(areHidden);
  });

  it('B-15 is a text file of the people alone on request, and says so', async () => {
    const { press, steps, noteExport, write, save } = await openUnpaidReport(3, pagesOf(3));
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
    const { press, steps, unpaid } = await openUnpaidReport(2_300, (asked, wish, signal) =>
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
    const { press, steps, get, noteExport, write } = await openUnpaidReport(2_300, (asked, wish, signal) =>
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
    const { press, get, write } = await openUnpaidReport(3, pagesOf(2));
    get.mockResolvedValue(unpaidOf(2));
    await press('Xuất Excel');
    await press('Xuất 3 dòng');
    expect(await screen.findByText('Xuất dữ liệu thành công.')).toBeDefined();
    const [{ rows, furtherSheets } = { rows: [], furtherSheets: [] }] = write.mock.calls.map(([workbook]) => workbook);
    expect([rows.at(-1)?.[2], rows.at(-1)?.at(-1), furtherSheets?.at(-1)?.rows.length]).toEqual([2, 500_000, 2]);
  });

  it('B-15 W-06 is not handed over while sums and people do not agree', async () => {
    const { press, steps } = await openUnpaidReport(3, pagesOf(2));
    await press('Xuất Excel');
    await press('Xuất 3 dòng');
    expect(await screen.findByText('Xuất dữ liệu không thành công')).toBeDefined();
    expect(steps).toEqual([]);
  });

  it('B-15 W-06 holds no more people than a file may have: more are refused before they are asked for', async () => {
    const { press, unpaid } = await openUnpaidReport(exportMostRows + 1, never);
    await press('Xuất Excel');
    const dialog = screen.getByRole('dialog', exporting);
    expect(dialog.textContent).toContain('Kết quả quá lớn (50.001 dòng)');
    expect(within(dialog).queryByRole('button', { name: /^Xuất/u })).toBeNull();
    expect(unpaid).not.toHaveBeenCalled();
  });

  it('B-15 W-06 is not handed over when it could not be noted', async () => {
    const { press, steps, noteExport } = await openUnpaidReport(3, pagesOf(3));
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
