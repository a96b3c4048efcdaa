import { describe, expect, it } from 'vitest';

import { mostReportLines } from '@/domain/fund-reports/line-checks';
import { createLineRowReader, withOtherLines } from '@/domain/fund-reports/line-import';
import { exampleCitizenId, lineImportColumns } from '@/domain/fund-reports/line-import-columns';
import type { SheetCell } from '@/domain/import/sheet';
import { markets } from '@/domain/reference/markets';
import { occupations } from '@/domain/reference/occupations';

import { october, storedLine } from './report-fixtures';

const read = createLineRowReader({ markets, occupations }, october);

const good: Readonly<Record<string, SheetCell>> = {
  hoTen: 'Phạm Thị Hồng Sen',
  ngaySinh: { date: '1996-06-14' },
  gioiTinh: 'nữ',
  soCccd: '042196000045',
  lyDoCccd: null,
  soHoChieu: 'c7000000',
  thiTruongId: 'nhat ban',
  nganhNgheId: 'Chế biến thực phẩm',
  soHopDong: '0/HĐ',
  ngayKy: '01/08/2026',
  thoiHanThang: 36,
  ngayXuatCanh: '15/10/2026',
  boSungKyTruoc: null,
  luongThang: '32.000.000',
  tienDichVu: '30.000.000',
  soGcnTuDong: null,
};
const row = (rowNumber: number, cells: Readonly<Record<string, SheetCell>> = {}) => ({
  rowNumber,
  cells: { ...good, ...cells },
});
const errorsOf = (cells: Readonly<Record<string, SheetCell>>) =>
  read(row(2, cells)).errors.map(({ field, key }) => `${field}: ${key}`);

describe('a file of workers for a report', () => {
  it('B-01 becomes lines, whatever way names, dates and amounts are written', () => {
    const { input, errors } = read(row(2));
    expect([errors, input]).toEqual([
      [],
      {
        hoTen: 'Phạm Thị Hồng Sen',
        ngaySinh: '1996-06-14',
        gioiTinh: 2,
        soCccd: '042196000045',
        lyDoCccd: null,
        soHoChieu: 'C7000000',
        thiTruongId: 'JP',
        nganhNgheId: occupations.find(({ ten }) => ten === 'Chế biến thực phẩm')?.id,
        soHopDong: '0/HĐ',
        ngayKy: '2026-08-01',
        thoiHanThang: 36,
        ngayXuatCanh: '2026-10-15',
        boSungKyTruoc: false,
        luongThang: 32_000_000,
        tienDichVu: 30_000_000,
        soGcnTuDong: null,
      },
    ]);
  });

  it('B-01 says row and column of what is wrong, by the rules of the form', () => {
    expect([
      errorsOf({ soCccd: '04219600004' }),
      errorsOf({ soCccd: 42_196_000_045 }),
      errorsOf({ ngayXuatCanh: '02/11/2026' }),
      errorsOf({ ngayXuatCanh: '30/09/2026', boSungKyTruoc: 'x' }),
      errorsOf({ thiTruongId: 'Sao Hỏa' }),
      errorsOf({ soCccd: exampleCitizenId, gioiTinh: 'Nam' }),
    ]).toEqual([
      ['soCccd: cccd'],
      ['soCccd: notText'],
      ['ngayXuatCanh: departureOutsidePeriod'],
      [],
      ['thiTruongId: unknownValue'],
      ['soCccd: exampleRow'],
    ]);
  });

  it('B-01 tells rows apart that are in the file twice, or in the report already', () => {
    const rows = [row(2, { soHopDong: '9/HĐ' }), row(3, { soHopDong: '9/hđ' }), row(4), row(5, { soHopDong: '5/HĐ' })];
    const judged = withOtherLines([storedLine(1), storedLine(0)])(rows.map(read));
    expect(judged.map(({ errors }) => errors.map(({ key, params }) => `${key} ${String(params['rows'])}`))).toEqual([
      ['duplicateRow 3'],
      ['duplicateRow 2'],
      ['inReport 2'],
      [],
    ]);
  });

  it('B-01 B-10 tells that several workers have one passport, in the file or in the report, as the back end would', () => {
    const other = { soCccd: '042196000054', soHopDong: '9/HĐ' };
    const rows = [
      row(2, { soHoChieu: 'C7654321' }),
      row(3, { ...other, soHoChieu: 'c765 4321' }),
      row(4, { soCccd: '042196000063', soHopDong: '7/HĐ', soHoChieu: 'C7000001' }),
      row(5, { soHopDong: '6/HĐ', soHoChieu: 'C7654000' }),
      row(6, { soHopDong: '5/HĐ', soHoChieu: 'C7654000' }),
    ];
    const stored = { ...storedLine(1), soCccd: '042196000072', soHoChieu: 'C7000001' };
    const judged = withOtherLines([stored])(rows.map(read));
    expect(judged.map(({ errors }) => errors.map(({ field, key }) => `${field} ${key}`))).toEqual([
      ['soHoChieu duplicateRow'],
      ['soHoChieu duplicateRow'],
      ['soHoChieu inReport'],
      [],
      [],
    ]);
    expect(judged[2]?.errors[0]?.params).toEqual({ rows: '1' });
  });

  it('B-01 B-10 tells before anything is sent for which rows the report has no place left', () => {
    const stored = Array.from({ length: mostReportLines - 2 }, (_, index) => ({
      ...storedLine(0),
      soCccd: `0421960${String(10_000 + index)}`,
      soHoChieu: `B${String(1_000_000 + index)}`,
    }));
    const numbered = (rowNumber: number) =>
      row(rowNumber, { soHopDong: `${rowNumber}/HĐ`, hoTen: rowNumber === 3 ? null : 'Phạm Thị Hồng Sen' });
    const judged = withOtherLines(stored)([2, 3, 4, 5].map((rowNumber) => read(numbered(rowNumber))));
    expect(judged.map(({ errors }) => errors.map(({ field, key }) => `${field} ${key}`))).toEqual([
      [],
      ['hoTen required'],
      [],
      [' reportFull'],
    ]);
  });

  it('B-01 names the first rows of many that say the same', () => {
    const rows = Array.from({ length: 13 }, (_, index) => read(row(index + 2)));
    const judged = withOtherLines([])(rows);
    expect([judged[0], judged[12]].map((one) => one?.errors[0]?.params['rows'])).toEqual([
      '3, 4, 5, 6, 7, 8, 9, 10, 11, 12, …',
      '2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …',
    ]);
  });

  it('B-01 asks for every field of the form', () => {
    expect(lineImportColumns.map(({ field }) => field)).toEqual(Object.keys(good));
  });
});
