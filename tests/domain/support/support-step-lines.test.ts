import { describe, expect, it } from 'vitest';
import { object } from 'yup';

import type { SupportRequest } from '@/domain/support/support-request';
import {
  amountLines,
  amountsOf,
  conditionsToWaive,
  waiverSchema,
  withFrames,
  type AmountLine,
} from '@/domain/support/support-step-lines';
import { formErrorsOf } from '@/domain/validation/schema-errors';

const line: AmountLine = {
  truongHopId: 'case-1',
  ten: 'Nguyễn Văn Hải',
  truoc: 20_000_000,
  min: 10_000_000,
  max: 30_000_000,
  soTien: 15_000_000,
  isRed: false,
};

describe('the amounts of a step', () => {
  const errorsOf = formErrorsOf(withFrames(object(), 'deXuat'));

  it('B-08 refuses an amount outside the frame of its case, at the case', () => {
    expect(errorsOf({ deXuat: [line] })).toEqual({});
    expect(errorsOf({ deXuat: [line, { ...line, soTien: 30_000_001 }] })).toEqual({
      deXuat: [undefined, { soTien: { key: 'max', params: { max: 30_000_000, actual: 30_000_001 } } }],
    });
    expect(errorsOf({ deXuat: [{ ...line, soTien: 9_999_999 }] })).toEqual({
      deXuat: [{ soTien: { key: 'min', params: { min: 10_000_000, actual: 9_999_999 } } }],
    });
  });

  it('takes nothing for a case that is left out, which no payment names', () => {
    expect(errorsOf({ deXuat: [{ ...line, soTien: 0 }] })).toEqual({});
    const lines = [line, { ...line, truongHopId: 'case-2', soTien: 0 }];
    expect(amountsOf(lines, 'zero')).toEqual([{ truongHopId: 'case-1', soTien: 15_000_000 }]);
    expect(amountsOf(lines, 'nothing')).toEqual([
      { truongHopId: 'case-1', soTien: 15_000_000 },
      { truongHopId: 'case-2', soTien: 0 },
    ]);
  });

  it('B-08 E7 asks for no waiver of an amount that the appraiser sets right', () => {
    const condition = (ma: 'E4' | 'E5' | 'E7') => ({ ma, dat: false, lyDo: '', canCu: '', thamSo: {} });
    const entryWith = (...codes: readonly ('E4' | 'E5' | 'E7')[]) =>
      ({
        id: 'case-1',
        dieuKien: codes.map(condition),
        tienDeNghi: 40_000_000,
        mucMin: 1,
        mucMax: 20_000_000,
      }) as never;
    const proposed = [{ truongHopId: 'case-1', soTien: 40_000_000 }];
    const redOf = (truongHop: SupportRequest['truongHop']) =>
      [
        conditionsToWaive({ truongHop }).map(({ condition: { ma } }) => ma),
        amountLines({ truongHop }, proposed, () => 'Nguyễn Văn Hải', 'tham-dinh').map(({ isRed }) => isRed),
      ] as const;
    expect(redOf([entryWith('E5', 'E7')])).toEqual([[], [false]]);
    expect(redOf([entryWith('E4', 'E5', 'E7')])).toEqual([['E4'], [true]]);
  });

  it('B-08 asks for a waiver only while something is proposed for a case that is red', () => {
    const waiverErrors = formErrorsOf(waiverSchema());
    const red = { ...line, isRed: true };
    expect(waiverErrors({ mienDieuKien: null, deXuat: [line] })).toEqual({});
    expect(waiverErrors({ mienDieuKien: null, deXuat: [red] })).toEqual({
      mienDieuKien: { key: 'required', params: {} },
    });
    expect(waiverErrors({ mienDieuKien: null, deXuat: [{ ...red, soTien: 0 }] })).toEqual({});
    expect(waiverErrors({ mienDieuKien: 'Hội đồng đã đồng ý.', deXuat: [red] })).toEqual({});
  });
});
