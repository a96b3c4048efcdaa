import { describe, expect, it } from 'vitest';

import type { SheetCell } from '@/domain/import/sheet';
import { isSendable } from '@/domain/import/import-row';
import { findRecordCode } from '@/domain/fund/record-code-reading';
import {
  createStatementRowReader,
  decided,
  doublyTaken,
  hasDifference,
  statementColumns,
  withMatches,
} from '@/domain/pay-ins/statement';

const read = createStatementRowReader('2026-11-15');

function row(rowNumber: number, cells: Readonly<Record<string, SheetCell>>) {
  return read({ rowNumber, cells });
}

const credit = { ngay: '12/11/2026', soTien: '9.000.000', noiDung: 'QHTVLNN NQ2026000123', maGiaoDich: 'FT1' };
const voucher = {
  id: 'v',
  ma: 'NQ.2026.000123',
  nguoiNop: 'Lam Giang',
  soTien: 9_000_000,
  ngayNop: '2026-11-09',
  concurrencyStamp: 's',
};

describe('rows of a statement', () => {
  it('B-05 are read from texts and from Excel’s own dates and numbers alike', () => {
    const texts = row(2, credit);
    const cells = row(2, { ...credit, ngay: { date: '2026-11-12' }, soTien: 9_000_000 });
    expect([texts.errors, texts.input]).toEqual([[], cells.input]);
    expect(texts.input).toMatchObject({ dong: 2, ngay: '2026-11-12', soTien: 9_000_000, maGiaoDich: 'FT1' });
  });

  it.each([
    ['9,000,000.00', '12/11/2026 09:15:22'],
    ['9.000.000,00', '12/11/2026 9:15'],
    ['+9,000,000.00 VND', '2026-11-12 09:15:22.000'],
    ['9.000.000,00\u00a0VNĐ', '12/11/2026\n09:15:22'],
    ['9000000.00', '12-11-2026'],
    ['+9,000,000', '2026-11-12T09:15:22'],
  ])('B-05 are read as banks write them: %s on %s', (soTien, ngay) => {
    const found = row(2, { ...credit, soTien, ngay });
    expect([found.errors, found.input.soTien, found.input.ngay]).toEqual([[], 9_000_000, '2026-11-12']);
  });

  it.each(['9,000,000.50', '9.000.000,5', '9,00,000.00', '+', 'VND'])(
    'B-05 hold no amount that is no whole credit: %s',
    (soTien) => {
      expect(row(2, { ...credit, soTien }).errors.map(({ field }) => field)).toEqual(['soTien']);
    },
  );

  it('B-05 are refused where they are no credit of a day that was', () => {
    const found = row(3, { ngay: '16/11/2026', soTien: 0.5, noiDung: null, maGiaoDich: 'x'.repeat(51) });
    expect(found.errors.map(({ field, key }) => `${field} ${key}`)).toEqual([
      'ngay futureDate',
      'soTien credit',
      'maGiaoDich maxlength',
    ]);
  });

  it('B-05 may have their number as a number of Excel, which has all its digits up to the fifteenth', () => {
    const numbers = [5_213_000_123, 123_456_789_012_345].map((maGiaoDich) => row(2, { ...credit, maGiaoDich }));
    expect(numbers.map(({ errors, input }) => [errors, input.maGiaoDich])).toEqual([
      [[], '5213000123'],
      [[], '123456789012345'],
    ]);
    const broken = [1_234_567_890_123_456, 1.5, -3].map((maGiaoDich) => row(2, { ...credit, maGiaoDich }).errors);
    expect(broken.map((errors) => errors.map(({ field, key }) => `${field} ${key}`))).toEqual([
      ['maGiaoDich notText'],
      ['maGiaoDich notText'],
      ['maGiaoDich notText'],
    ]);
  });

  it('B-05 are refused where they are the example of the template, which names no voucher that can be', () => {
    const cells = Object.fromEntries(statementColumns.map(({ field, example }) => [field, example]));
    const example = row(2, { ...cells, ngay: { date: String(cells['ngay']) } });
    expect(example.errors.map(({ field, key }) => `${field} ${key}`)).toEqual(['maGiaoDich exampleRow']);
    expect(isSendable(decided(example, { phieu: voucher, daXacNhan: true }))).toBe(false);
    expect(findRecordCode(example.input.noiDung)).toMatch(/0{6}$/u);
  });

  it('B-05 need not say what they are for, so that staff can choose the voucher of a bare deposit', () => {
    const bare = row(2, { ...credit, noiDung: null });
    expect([bare.errors, bare.input.noiDung]).toEqual([[], '']);
    const broken = row(2, { ...credit, noiDung: '#N/A' });
    expect(broken.errors.map(({ field, key }) => `${field} ${key}`)).toEqual(['noiDung invalid']);
  });

  it('B-05 are no credit of nothing, and have a number of 50 characters at most', () => {
    expect(row(2, { ...credit, soTien: 0 }).errors.map(({ field, key }) => `${field} ${key}`)).toEqual([
      'soTien credit',
    ]);
    const lengths = [50, 51].map((length) => row(2, { ...credit, maGiaoDich: 'x'.repeat(length) }).errors.length);
    expect(lengths).toEqual([0, 1]);
  });

  it.each([
    ['by its sign', { soTien: '-9,000,000.00' }],
    ['in a column of its own', { soTien: null, ghiNo: 9_000_000 }],
    ['beside a 0', { soTien: '0', ghiNo: '9.000.000 VND' }],
    ['by column and sign', { soTien: 0, ghiNo: '-9.000.000' }],
  ])('B-05 are left out without an error where money went out, which banks tell %s', (_, cells) => {
    const found = row(2, { ...credit, noiDung: null, ...cells });
    expect([found.errors, isSendable(found), found.input.soTien, found.input.laGhiNo]).toEqual([
      [],
      false,
      -9_000_000,
      true,
    ]);
    expect(isSendable(decided(found, { phieu: voucher, daXacNhan: true, ketQua: 'khop' }))).toBe(false);
  });

  it('B-05 are credits beside a debit of nothing', () => {
    const found = row(2, { ...credit, ghiNo: 0 });
    expect([found.errors, found.input.soTien, found.input.laGhiNo]).toEqual([[], 9_000_000, false]);
  });

  it('B-05 are of no day before the Fund’s first, which the back end would refuse the whole file for', () => {
    const days = ['31/12/2007', '01/01/2008'].map((ngay) => row(2, { ...credit, ngay }).errors);
    expect(days.map((errors) => errors.map(({ field, key }) => `${field} ${key}`))).toEqual([['ngay tooEarly'], []]);
  });

  it('B-05 are sent when they match whole, or when a person has agreed; a known transaction never is', () => {
    const rows = withMatches(
      [row(1, credit), row(2, credit), row(3, credit), row(4, credit)],
      [
        { dong: 1, ketQua: 'khop', phieu: voucher },
        { dong: 2, ketQua: 'khop-mot-phan', phieu: voucher },
        { dong: 3, ketQua: 'khong-khop', phieu: null },
        { dong: 4, ketQua: 'trung', phieu: null },
      ],
    );
    expect(rows.map(isSendable)).toEqual([true, false, false, false]);
    const [, partial, none, known] = rows;
    expect(partial === undefined ? [] : [decided(partial, { daXacNhan: true })].map(isSendable)).toEqual([true]);
    expect(none === undefined ? [] : [decided(none, { phieu: voucher, daXacNhan: true })].map(isSendable)).toEqual([
      true,
    ]);
    expect(known === undefined ? [] : [decided(known, { phieu: voucher, daXacNhan: true })].map(isSendable)).toEqual([
      false,
    ]);
  });

  it('B-05 tell a voucher that is taken twice, and a difference', () => {
    const [one, other] = [row(1, credit), row(2, { ...credit, soTien: 8_000_000 })].map((read) =>
      decided(read, { phieu: voucher, daXacNhan: true }),
    );
    const rows = [one, other].filter((found) => found !== undefined);
    expect([...doublyTaken(rows)]).toEqual(['v']);
    const leftOut = rows.map((read, place) => (place === 0 ? decided(read, { daXacNhan: false }) : read));
    expect([...doublyTaken(leftOut)]).toEqual([]);
    expect(rows.map(({ input }) => hasDifference(input))).toEqual([false, true]);
  });

  it('B-05 tell each voucher that is taken several times once, in the order in which that shows', () => {
    const rows = ['a', 'b', 'c', 'b', 'a', 'b'].map((id, place) =>
      decided(row(place, credit), { phieu: { ...voucher, id }, daXacNhan: true }),
    );
    expect([...doublyTaken(rows)]).toEqual(['b', 'a']);
  });
});
