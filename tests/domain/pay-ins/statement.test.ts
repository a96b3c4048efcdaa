import { describe, expect, it } from 'vitest';

import type { SheetCell } from '@/domain/import/sheet';
import { isSendable } from '@/domain/import/import-row';
import { createStatementRowReader, decided, doublyTaken, hasDifference, withMatches } from '@/domain/pay-ins/statement';

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

  it('B-05 are refused where they are no credit of a day that was', () => {
    const found = row(3, { ngay: '16/11/2026', soTien: -5, noiDung: null, maGiaoDich: 'x'.repeat(51) });
    expect(found.errors.map(({ field, key }) => `${field} ${key}`)).toEqual([
      'ngay futureDate',
      'soTien credit',
      'noiDung required',
      'maGiaoDich maxlength',
    ]);
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
    expect(rows.map(({ input }) => hasDifference(input))).toEqual([false, true]);
  });
});
