import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readReportFilters, reportFilterErrors, reportQuery } from '@/domain/reports/report-address';
import { filterNames, openingFilters, reportOf, reportTable } from '@/domain/reports/report-table';

const today = '2026-11-15';

describe('the address of a report', () => {
  it('B-12 opens with the year, and finds the same report again by what it writes', () => {
    const report = reportOf('lao-dong-xuat-canh');
    expect(readReportFilters(report, '', today)).toEqual({ tuNgay: '2026-01-01', denNgay: '2026-12-31' });
    const filters = { tuNgay: '2025-12-15', denNgay: '2026-12-14', donViId: 'u-1', gioiTinh: '2' };
    const query = reportQuery(report, filters);
    expect(query).toBe('tuNgay=2025-12-15&denNgay=2026-12-14&donViId=u-1&gioiTinh=2');
    expect(readReportFilters(report, `?${query}`, '2031-01-01')).toEqual(filters);
  });

  it.each(['theo-doanh-thu', 'su-dung-tai-lieu'] as const)(
    'B-16 B-18 %s opens with the last year until a quarter of the new one is over',
    (code) => {
      const years = ['2026', '2026', '2026', '2027'];
      const openedOn = (day: string) => readReportFilters(reportOf(code), '', day).nam;
      expect(['2026-12-31', '2027-01-01', '2027-03-31', '2027-04-01'].map(openedOn)).toEqual(years);
    },
  );

  it('B-15 B-16 B-18 takes what cannot be read for absent, and keeps of several values those that there are', () => {
    expect(readReportFilters(reportOf('chua-dong-quy'), 'denNgay=15/11&tuoiNo=tren-90,x,1-30', today)).toEqual({
      denNgay: today,
      tuoiNo: '1-30,tren-90',
    });
    expect(readReportFilters(reportOf('theo-doanh-thu'), 'nam=26&quy=5&trangThai=99', today)).toEqual({ nam: '2026' });
    expect(readReportFilters(reportOf('su-dung-tai-lieu'), 'nam=2025&quy=2&chieu=tinh-thanh', today)).toEqual({
      nam: '2025',
      quy: '2',
      chieu: 'don-vi',
    });
    expect(readReportFilters(reportOf('lao-dong-tu-dong'), 'tuNgay=2026-02-01&denNgay=2026-01-01', today)).toEqual({
      tuNgay: '2026-01-01',
      denNgay: '2026-12-31',
    });
  });

  it('B-18 R7 can be asked for what is used in all markets, as it stands in a row of its own', () => {
    const documents = reportOf('su-dung-tai-lieu');
    expect(readReportFilters(documents, 'nam=2026&thiTruongId=chung', today)).toMatchObject({ thiTruongId: 'chung' });
    expect(readReportFilters(reportOf('chua-dong-quy'), 'thiTruongId=chung', today)).toEqual({ denNgay: today });
  });

  it('says what is wrong with days that somebody typed', () => {
    const wrong = (tuNgay: string, denNgay: string) =>
      reportFilterErrors(reportOf('lao-dong-xuat-canh'), { tuNgay, denNgay }).map(({ field, key }) => [field, key]);
    expect(wrong('', '2026-01-01')).toEqual([['tuNgay', 'required']]);
    expect(wrong('2020-01-01', '2026-01-01')).toEqual([['denNgay', 'periodTooLong']]);
    expect(reportFilterErrors(reportOf('chua-dong-quy'), {}).map(({ field, key }) => [field, key])).toEqual([
      ['denNgay', 'required'],
    ]);
  });

  it('B-12 B-13 B-14 B-15 B-16 B-17 B-18 makes a report of any address, and the same one of what it then writes', () => {
    const texts = fc.oneof(fc.string(), fc.constantFrom('2026-02-29', '2024-02-29', '2026', '2', 'thi-truong', 'JP'));
    fc.assert(
      fc.property(fc.constantFrom(...reportTable), fc.dictionary(fc.string(), texts), texts, (report, others, text) => {
        const names = report.filters.flatMap(filterNames);
        const given = { ...others, ...Object.fromEntries(names.map((name) => [name, text])) };
        const filters = readReportFilters(report, new URLSearchParams(given).toString(), today);
        expect(reportFilterErrors(report, filters)).toEqual([]);
        expect(Object.keys(filters)).toEqual(
          expect.arrayContaining(Object.keys(openingFilters(report, today))) as unknown,
        );
        expect(readReportFilters(report, reportQuery(report, filters), '2031-01-01')).toEqual(filters);
      }),
    );
  });
});
