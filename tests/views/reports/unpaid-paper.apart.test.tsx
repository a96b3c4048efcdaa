// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { paperMostRows } from '@/domain/constants';

import { never, openUnpaidReport, pagesOf, people } from './unpaid-report-page';

// The pictures are drawn by a library that needs a browser; what they say is proven without it.
vi.mock('@/views/shared/chart/chart-plot', () => ({ ChartPlot: () => null }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  window.history.pushState(null, '', '/');
});

const printButton = () => screen.queryByRole('button', { name: 'In' });

describe('the printed list of R4', () => {
  it('B-15 W-06 says how many of the people are there while they are fetched, and asks no further once it is closed', async () => {
    const { press, unpaid } = await openUnpaidReport(2_300, (asked, wish, signal) =>
      wish.page === 0 ? pagesOf(2_300)(asked, wish, signal) : never(),
    );
    await press('In danh sách');
    expect(await screen.findByText('Đang tải các dòng để in: 1.000 / 2.300…')).toBeDefined();
    expect(printButton()).toBeNull();

    await press('Đóng');

    await waitFor(() => expect(unpaid.mock.calls.map(([, , signal]) => signal.aborted)).toEqual([true, true]));
  });

  it('B-15 is stamped with the time at which its people were read, which may be hours after the sums of the report', async () => {
    const { press } = await openUnpaidReport(3, pagesOf(2));
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
    const { press } = await openUnpaidReport(2_300, (asked, wish, signal) =>
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
    const { press, unpaid } = await openUnpaidReport(2_300, () =>
      Promise.resolve({ totalCount: 2_300, items: people(0, 100) }),
    );
    await press('In danh sách');
    expect(await screen.findByText('Xuất dữ liệu không thành công')).toBeDefined();
    expect(unpaid).toHaveBeenCalledTimes(1);
  });

  it('B-15 W-06 of more people than a paper can have asks for none, and says how many and what to do', async () => {
    const { press, unpaid } = await openUnpaidReport(paperMostRows + 1, never);
    await press('In danh sách');
    expect(screen.getByRole('alert').textContent).toBe(
      'Danh sách có 5.001 dòng, mỗi bản in có tối đa 5.000 dòng. Hãy thu hẹp điều kiện, hoặc xuất Excel để có cả danh sách.',
    );
    expect(printButton()).toBeNull();
    expect(unpaid).not.toHaveBeenCalled();
  });

  it('B-15 W-06 is refused when there have come to be more people than a paper can have', async () => {
    const { press, unpaid } = await openUnpaidReport(3, (_, { pageSize }) =>
      Promise.resolve({ totalCount: paperMostRows + 1, items: people(0, pageSize) }),
    );
    await press('In danh sách');
    expect(await screen.findByText('Xuất dữ liệu không thành công')).toBeDefined();
    expect(unpaid).toHaveBeenCalledTimes(1);
  });
});
