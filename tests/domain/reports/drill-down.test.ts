import { describe, expect, it } from 'vitest';

import { drillDown, drillDownHref } from '@/domain/reports/drill-down';
import type { ReportFilters, ReportRow } from '@/domain/reports/report';
import { pathOf } from '@/domain/reports/report';
import { openingFilters, reportTable, rowKinds } from '@/domain/reports/report-table';

const today = '2026-11-15';
const october: ReportFilters = { tuNgay: '2026-10-01', denNgay: '2026-10-31' };

describe('from a figure to the list behind it', () => {
  it('B-12 opens the women of a market who left in the period', () => {
    const path = [
      { loai: 'khu-vuc', ma: 'dong-bac-a' },
      { loai: 'thi-truong', ma: 'JP' },
    ] as const;
    expect(drillDownHref('lao-dong-xuat-canh', { path, column: 'nu', filters: october, today })).toBe(
      '/csdl/nguoi-lao-dong?moiHopDong=true&khuVuc=dong-bac-a&thiTruongId=JP&ngayXuatCanhTu=2026-10-01&ngayXuatCanhDen=2026-10-31&gioiTinh=2',
    );
  });

  it('B-12 opens no list of women where the report is about men', () => {
    const filters = { ...october, gioiTinh: '1' };
    expect(drillDown('lao-dong-xuat-canh', { path: [], column: 'nu', filters, today })).toBeUndefined();
  });

  it('B-13 opens the reports of the months that end in the period, without rejected ones', () => {
    const path = [{ loai: 'loai-don-vi', ma: '2' }] as const;
    expect(drillDown('dong-gop-quy', { path, column: 'conPhaiNop', filters: october, today })).toEqual({
      route: 'fundReports',
      filters: { loaiDonViId: '2', kyTu: '2026-10', kyDen: '2026-10', conHieuLuc: 'true' },
      figure: 'noCuoiKy',
    });
  });

  it('B-12 leads from the same period of last year to the days that it was counted over', () => {
    const filters = { tuNgay: '2026-01-01', denNgay: '2026-12-31' };
    const open = (day: string) => drillDown('lao-dong-xuat-canh', { path: [], column: 'cungKy', filters, today: day });
    expect(open(today)?.filters).toMatchObject({ ngayXuatCanhTu: '2025-01-01', ngayXuatCanhDen: '2025-11-15' });
    expect(open('2027-01-01')?.filters).toMatchObject({ ngayXuatCanhTu: '2025-01-01', ngayXuatCanhDen: '2025-12-31' });
  });

  it('B-14 counts who works abroad today where the month is not over, and nobody in a month to come', () => {
    const filters = { nam: '2026', chieu: 'thi-truong', chiTieu: 'dang-lam-viec' };
    const path = [{ loai: 'thi-truong', ma: 'JP' }] as const;
    const open = (column: string) => drillDown('tong-hop-so-lao-dong', { path, column, filters, today })?.filters;
    expect([open('t10')?.['lamViecDen'], open('t11')?.['lamViecDen'], open('t12'), open('q4')?.['lamViecTu']]).toEqual([
      '2026-10-31',
      '2026-11-15',
      undefined,
      '2026-11-15',
    ]);
  });

  it('B-15 opens nobody of an age of debt that was filtered out', () => {
    const filters = { denNgay: today, tuoiNo: '1-30,31-60' };
    const open = (column: string) =>
      drillDown('chua-dong-quy', { path: [], column, filters, today })?.filters['tuoiNo'];
    expect([open('quaHan30'), open('quaHan90'), open('soChuaDong')]).toEqual(['1-30', undefined, '1-30,31-60']);
  });

  it('B-12 B-13 B-14 B-15 B-16 B-17 B-18 has a list for every column of the totals of every report as it opens', () => {
    const missing = reportTable.flatMap((report) => {
      const filters = openingFilters(report, today);
      return report.columns
        .filter(({ code }) => drillDown(report.code, { path: [], column: code, filters, today }) === undefined)
        .map(({ code }) => `${report.code} ${code}`);
    });
    expect(missing).toEqual([]);
  });

  it('B-14 B-18 has rows of what was chosen', () => {
    expect(reportTable.map((report) => rowKinds(report, { chieu: 'don-vi' }))).toEqual([
      ['khu-vuc', 'thi-truong'],
      ['loai-don-vi', 'don-vi'],
      ['don-vi'],
      ['don-vi'],
      ['don-vi', 'thi-truong'],
      ['thang', 'thi-truong'],
      ['tai-lieu', 'don-vi'],
    ]);
  });

  it('B-12 finds the way to a row through those it lies in', () => {
    const row = (id: string, chaId: string | null, loai: ReportRow['loai'], ma: string): ReportRow => {
      return { id, chaId, loai, ma, ten: ma, giaTri: {} };
    };
    const rows = [row('a', null, 'khu-vuc', 'chau-au'), row('a/b', 'a', 'thi-truong', 'DE')] as const;
    expect(pathOf(rows, rows[1])).toEqual([
      { loai: 'khu-vuc', ma: 'chau-au' },
      { loai: 'thi-truong', ma: 'DE' },
    ]);
  });
});
