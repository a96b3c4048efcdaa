import { expect, it } from 'vitest';

import { reportOf } from '@/domain/reports/report-table';
import { chartsOf } from '@/views/reports/chart-data';
import { paperWords } from '@/views/reports/report-words';

import { departures, unpaidReport } from './report-fixtures';

it('B-12 draws the markets, largest first, and the months, and says both in a sentence', () => {
  const [markets, months] = chartsOf(reportOf('lao-dong-xuat-canh'), departures, paperWords);
  expect(markets).toEqual({
    kind: 'bars',
    id: 'bars',
    title: 'Lao động xuất cảnh theo thị trường',
    summary: 'Tổng 5. Lớn nhất: Nhật Bản 3; Hàn Quốc 2.',
    categories: ['Nhật Bản', 'Hàn Quốc'],
    series: [{ id: 'tong', title: 'Tổng', values: [3, 2] }],
    isMoney: false,
  });
  expect([months?.categories, months?.summary]).toEqual([
    ['01/2026', '02/2026'],
    'Tổng 5. Cao nhất 01/2026 (3), thấp nhất 02/2026 (2).',
  ]);
});

it('B-15 draws the ages of debt of the twenty units that owe for most workers', () => {
  const [chart] = chartsOf(reportOf('chua-dong-quy'), unpaidReport(30), paperWords);
  expect([chart?.kind, chart?.isOrdinal, chart?.categories.length]).toEqual(['stacked', true, 20]);
  expect(chart?.series.map(({ title }) => title)).toEqual([
    'Chưa đến hạn',
    'Quá hạn 1–30 ngày',
    'Quá hạn 31–60 ngày',
    'Quá hạn 61–90 ngày',
    'Quá hạn trên 90 ngày',
  ]);
});

it('draws nothing of a report without rows', () => {
  expect(chartsOf(reportOf('chua-dong-quy'), unpaidReport(0), paperWords)).toEqual([]);
});
