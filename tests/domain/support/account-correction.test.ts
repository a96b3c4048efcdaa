import { describe, expect, it } from 'vitest';

import {
  accountCorrectionSchema,
  normalizeCorrection,
  proposedCorrection,
  transferToCorrect,
} from '@/domain/support/account-correction';
import { payableCases } from '@/domain/support/support-payments';
import type { SupportCase, SupportPayment, SupportRequest } from '@/domain/support/support-request';
import { validationErrorsOf } from '@/domain/validation/schema-errors';

const account = { chuTaiKhoan: 'NGUYEN VAN HAI', soTaiKhoan: '1900000000031', nganHangId: '970405', chiNhanh: null };
const lyDo = 'Số tài khoản thiếu một chữ số.';

const payment: SupportPayment = {
  id: 'payment-1',
  ngayChi: '2026-11-20',
  soUnc: 'UNC1',
  soTien: 10_000_000,
  huyLuc: null,
  lyDoHuy: null,
};

const caseWith = (id: string, changes: Partial<SupportCase> = {}) =>
  ({ id, ...account, tienDuyet: 10_000_000, chiTra: [], ...changes }) as unknown as SupportCase;

const open = caseWith('open');
const returned = caseWith('returned', { chiTra: [{ ...payment, huyLuc: '2026-11-22T08:00:00' }] });
const paid = caseWith('paid', { chiTra: [payment] });
const givenNothing = caseWith('nothing', { tienDuyet: 0 });
const truongHop = [open, paid, returned, givenNothing];

const requestWith = (...cases: readonly SupportCase[]) => ({ truongHop: cases }) as Pick<SupportRequest, 'truongHop'>;

/** What is wrong with a correction of the case that was paid into nowhere, some of it changed. */
function errorsOf(changes: object, acceptsMasked = false) {
  const typed = { truongHopId: 'open', ...account, soTaiKhoan: '1900000000032', lyDo, ...changes };
  return validationErrorsOf(accountCorrectionSchema({ truongHop, acceptsMasked }), normalizeCorrection(typed)).map(
    ({ field, key }) => `${field} ${key}`,
  );
}

describe('the correction of an account', () => {
  it('B-08 is for cases of which something is left to pay, also after it came back', () => {
    expect(payableCases({ truongHop }).map(({ id }) => id)).toEqual(['open', 'returned']);
    expect(['open', 'returned', 'paid', 'nothing', 'unknown', ''].map((id) => errorsOf({ truongHopId: id }))).toEqual([
      [],
      [],
      ['truongHopId invalid'],
      ['truongHopId invalid'],
      ['truongHopId invalid'],
      ['truongHopId required'],
    ]);
  });

  it('B-08 begins with the account of the only case, and with none while one of several is to be chosen', () => {
    const none = { chuTaiKhoan: null, soTaiKhoan: null, nganHangId: null, chiNhanh: null };
    expect(proposedCorrection(requestWith(paid, open))).toEqual({ truongHopId: 'open', ...account });
    expect(proposedCorrection(requestWith(...truongHop))).toEqual({ truongHopId: '', ...none });
    expect(transferToCorrect(requestWith(...truongHop), 'returned')).toEqual(account);
    expect(transferToCorrect(requestWith(...truongHop), 'paid')).toEqual(none);
  });

  it('B-08 is filled in as in the request, and gives a reason of 10 to 500 characters', () => {
    expect(errorsOf({ chuTaiKhoan: ' ', soTaiKhoan: '12', nganHangId: '', chiNhanh: 'x'.repeat(101) })).toEqual([
      'chuTaiKhoan required',
      'soTaiKhoan bankAccount',
      'nganHangId required',
      'chiNhanh maxlength',
    ]);
    expect([null, 'Ngắn', 'x'.repeat(501)].map((reason) => errorsOf({ lyDo: reason }))).toEqual([
      ['lyDo required'],
      ['lyDo minlength'],
      ['lyDo maxlength'],
    ]);
  });

  it('B-08 changes something, however the same account is written', () => {
    const same = { soTaiKhoan: ' 1900 0000 00031 ', chuTaiKhoan: 'Nguyễn  Văn Hải', chiNhanh: '  ' };
    expect(errorsOf(same)).toEqual(['soTaiKhoan unchanged']);
    const others = [{ chuTaiKhoan: 'TRAN THI MO' }, { nganHangId: '970436' }, { chiNhanh: 'Hà Nội' }];
    expect(others.map((change) => errorsOf({ ...same, ...change }))).toEqual([[], [], []]);
  });

  it('B-08 A-01 takes a masked number in a form alone', () => {
    const hidden = { soTaiKhoan: '190***000031', chuTaiKhoan: 'TRAN THI MO' };
    expect([errorsOf(hidden, true), errorsOf(hidden)]).toEqual([[], ['soTaiKhoan bankAccount']]);
  });
});
