import { expect, it } from 'vitest';

import type { Report } from '@/domain/reports/report';
import { reportOf } from '@/domain/reports/report-table';
import { chartsOf } from '@/views/reports/chart-data';
import type { AnsweredReport } from '@/views/reports/report-paper-content';
import { paperWords } from '@/views/reports/report-words';

import { departures, unpaidReport } from './report-fixtures';

it('B-12 draws the markets, largest first, and the months, and says both in a sentence', () => {
  const [markets, months] = chartsOf(reportOf('lao-dong-xuat-canh'), answered(departures), paperWords);
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
  const [chart] = chartsOf(reportOf('chua-dong-quy'), answered(unpaidReport(30)), paperWords);
  expect([chart?.kind, chart?.isOrdinal, chart?.categories.length]).toEqual(['stacked', true, 20]);
  expect(chart?.series.map(({ title }) => title)).toEqual([
    'Chưa đến hạn',
    'Quá hạn 1–30 ngày',
    'Quá hạn 31–60 ngày',
    'Quá hạn 61–90 ngày',
    'Quá hạn trên 90 ngày',
  ]);
});

it('B-12 calls no month the lowest that has not begun: it has nothing yet', () => {
  const theoThang = Array.from({ length: 12 }, (_, index) => ({
    thang: `2026-${String(index + 1).padStart(2, '0')}`,
    tong: index < 11 ? 20 - index : 0,
    nu: 0,
  }));
  const [, months] = chartsOf(reportOf('lao-dong-xuat-canh'), answered({ ...departures, theoThang }), paperWords);
  expect(months?.summary).toBe('Tổng 165. Cao nhất 01/2026 (20), thấp nhất 11/2026 (10).');
});

it('B-14 says the highest and the lowest of the months of a running year that have begun', () => {
  const giaTri = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`t${index + 1}`, index < 11 ? index + 5 : 0] as const),
  );
  const report = { ...unpaidReport(1), tong: { ...giaTri, caNam: 110 } };
  const nhom = report.nhom.map((row) => ({ ...row, giaTri }));
  const description = reportOf('tong-hop-so-lao-dong');
  const [chart] = chartsOf(description, { report: { ...report, nhom }, filters: { nam: '2026' } }, paperWords);
  expect(chart?.summary).toBe('Tổng 110. Cao nhất T11 (15), thấp nhất T1 (5).');
  const [past] = chartsOf(description, { report: { ...report, nhom }, filters: { nam: '2025' } }, paperWords);
  expect(past?.summary).toContain('thấp nhất T12 (0)');
});

it('B-15 draws two units of one name apart, for bars of one name lie upon one another', () => {
  const report = unpaidReport(3);
  const nhom = report.nhom.map((row) => ({ ...row, ten: 'Công ty Cổ phần Bình Nguyên' }));
  const [chart] = chartsOf(reportOf('chua-dong-quy'), answered({ ...report, nhom }), paperWords);
  expect(chart?.categories).toEqual([
    'Công ty Cổ phần Bình Nguyên',
    'Công ty Cổ phần Bình Nguyên (2)',
    'Công ty Cổ phần Bình Nguyên (3)',
  ]);
});

it('draws nothing of a report without rows', () => {
  expect(chartsOf(reportOf('chua-dong-quy'), answered(unpaidReport(0)), paperWords)).toEqual([]);
});

function answered(report: Report): AnsweredReport {
  return { report, filters: {} };
}
