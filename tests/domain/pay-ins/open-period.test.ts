import { describe, expect, it } from 'vitest';

import { openPeriodIn } from '@/domain/pay-ins/open-period';
import { receiptSchema } from '@/domain/pay-ins/receipt';
import { createStatementRowReader } from '@/domain/pay-ins/statement';
import { paymentFoundSchema } from '@/domain/self-paying/self-paying-steps';
import { validationErrorsOf, type FieldError } from '@/domain/validation/schema-errors';

const today = '2026-11-15';
const openFrom = '2026-01-01';

function named(errors: readonly FieldError[]): readonly string[] {
  return errors.map(({ field, key, params }) => `${field} ${key} ${String(params['day'])}`);
}

const closed = (field: string) => [`${field} periodClosed 01/01/2026`];

describe('the accounting period that money comes in', () => {
  it('B-05 begins as the back end says, or is not known', () => {
    expect(openPeriodIn({ 'Quy.KyKeToanMoTu': openFrom })).toBe(openFrom);
    expect(openPeriodIn({})).toBeUndefined();
    const days = [null, '', 'năm nay'].map((day) => openPeriodIn({ 'Quy.KyKeToanMoTu': day }));
    expect(days).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['2025-12-31', openFrom, closed('ngayGhiCo')],
    [openFrom, openFrom, []],
    ['2025-12-31', undefined, []],
  ])(
    'B-02 B-05 is open on the day of a receipt and of a self-payer’s money: %s, open from %s',
    (ngayGhiCo, from, told) => {
      const receipt = { ngayGhiCo, soTienThucNhan: 5_000, xuLyChenhLech: null, lyDoChenhLech: null, phanBoLai: false };
      const found = { ngayGhiCo, soTienThucNhan: 5_000, soChungTu: null, noiDung: null };
      expect(named(validationErrorsOf(receiptSchema({ declared: 5_000, today, openFrom: from }), receipt))).toEqual(
        told,
      );
      expect(named(validationErrorsOf(paymentFoundSchema(today, from), found))).toEqual(told);
    },
  );

  it('B-05 is open on the day of every row of a statement', () => {
    const read = createStatementRowReader(today, openFrom);
    const cells = { soTien: '9.000.000', noiDung: 'QHTVLNN NQ2026000123', maGiaoDich: 'FT1' };
    const errorsOf = (ngay: string) => read({ rowNumber: 2, cells: { ...cells, ngay } }).errors;
    expect([named(errorsOf('31/12/2025')), errorsOf('01/01/2026')]).toEqual([closed('ngay'), []]);
  });
});
