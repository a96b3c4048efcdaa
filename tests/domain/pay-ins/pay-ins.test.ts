import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { PayInInput, PayInKind } from '@/domain/pay-ins/pay-in';
import { emptyPayIn, linesFor, normalizePayIn, payInFor, payInWire } from '@/domain/pay-ins/pay-in-input';
import { payInSchema } from '@/domain/pay-ins/pay-in-schema';
import { allocationWithin, countedAmount, declaredReceipt, receiptSchema } from '@/domain/pay-ins/receipt';
import { transferOf } from '@/domain/pay-ins/transfer';
import type { PayIn } from '@/domain/pay-ins/pay-in';
import { validationErrorsOf } from '@/domain/validation/schema-errors';

const today = '2026-11-15';

const transfer: PayInInput = {
  ...emptyPayIn(today, 'unit'),
  soTien: 9_000_000,
  taiKhoanNhanId: 'vcb',
  nganHangId: '970436',
  soTaiKhoanChuyen: '0011 0045.67',
  soChungTu: ' FT26313004821 ',
  nguoiNopTien: 'Lê  Thị Thủ Quỹ',
};

function problems(change: Partial<PayInInput>): readonly string[] {
  return validationErrorsOf(payInSchema({ today }), normalizePayIn({ ...transfer, ...change })).map(
    ({ field, key }) => `${field} ${key}`,
  );
}

describe('the form of a voucher', () => {
  it('B-05 V-01 lets a whole transfer through, and stores it tidily', () => {
    expect(problems({})).toEqual([]);
    expect(normalizePayIn(transfer)).toMatchObject({
      soTaiKhoanChuyen: '0011004567',
      soChungTu: 'FT26313004821',
      nguoiNopTien: 'Lê Thị Thủ Quỹ',
    });
  });

  it.each([
    ['no unit', { donViId: null }, ['donViId required']],
    ['a day to come', { ngayNop: '2026-11-16' }, ['ngayNop futureDate']],
    ['a day before the Fund', { ngayNop: '2007-12-31' }, ['ngayNop tooEarly']],
    ['the first day of the Fund', { ngayNop: '2008-01-01' }, []],
    ['no amount', { soTien: null }, ['soTien required']],
    ['too little', { soTien: 999 }, ['soTien range']],
    ['the least', { soTien: 1_000 }, []],
    ['the most', { soTien: 99_999_999_999 }, []],
    ['too much', { soTien: 100_000_000_000 }, ['soTien range']],
    ['a part of a đồng', { soTien: 1_000.5 }, ['soTien money']],
    ['no account of the Fund', { taiKhoanNhanId: null }, ['taiKhoanNhanId required']],
    ['a transfer without its bank', { nganHangId: null }, ['nganHangId required']],
    ['an account too short', { soTaiKhoanChuyen: '12345' }, ['soTaiKhoanChuyen bankAccount']],
    ['a paper of 51 characters', { soChungTu: 'x'.repeat(51) }, ['soChungTu maxlength']],
    ['nobody', { nguoiNopTien: ' ' }, ['nguoiNopTien required']],
    ['a content of 141 characters', { noiDung: 'x'.repeat(141) }, ['noiDung maxlength']],
    ['a worker’s money without a unit', { loai: 'tu-dong', donViId: null }, []],
    ['other money without a unit', { loai: 'khac', donViId: null }, []],
  ] as const)('B-05 V-01 judges %s', (_, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  it('B-05 empties what cash and the State Treasury have no use for', () => {
    expect(normalizePayIn({ ...transfer, hinhThuc: 2 })).toMatchObject({
      taiKhoanNhanId: null,
      nganHangId: null,
      soTaiKhoanChuyen: null,
    });
    expect(problems({ hinhThuc: 2, nganHangId: null, taiKhoanNhanId: null })).toEqual([]);
    expect(normalizePayIn({ ...transfer, hinhThuc: 3, nganHangId: null }).nganHangId).toBe('KBNN');
    expect(problems({ hinhThuc: 3, nganHangId: null, taiKhoanNhanId: null })).toEqual(['taiKhoanNhanId required']);
  });

  it('B-05 allocates at most what a document owes and at most the whole, and leaves lines without an amount out', () => {
    const line = {
      chungTuId: 'a',
      ma: 'BCQ.202610.DV0007',
      dienGiai: '10/2026',
      hanNop: '2026-11-10',
      conPhaiNop: 500,
    };
    expect(problems({ phanBo: [{ ...line, soTien: 501 }] })).toEqual(['phanBo[0].soTien allocationOverDue']);
    expect(problems({ phanBo: [{ ...line, soTien: 500 }] })).toEqual([]);
    const large = { ...line, conPhaiNop: 20_000_000 };
    expect(problems({ phanBo: [{ ...large, soTien: 9_000_000 }] })).toEqual([]);
    expect(problems({ phanBo: [{ ...large, soTien: 9_000_001 }] })).toEqual(['phanBo allocationTooLarge']);
    expect(
      payInWire(
        normalizePayIn({
          ...transfer,
          phanBo: [
            { ...line, soTien: 500 },
            { ...line, soTien: null },
          ],
        }),
      ).phanBo,
    ).toEqual([{ chungTuId: 'a', soTien: 500 }]);
  });

  it('B-05 B-06 begins with all that a report still owes, and lays present debts over what was given', () => {
    const debt = {
      loai: 'bao-cao-doanh-thu',
      chungTuId: 'r',
      ma: 'BCDT.2026Q3.DV0007',
      dienGiai: 'Quý 3/2026',
      hanNop: '2026-10-20',
      conPhaiNop: 750_000,
    } as const;
    const blank = { ...emptyPayIn(today), loai: debt.loai };
    const filled = payInFor(blank, { id: 'r', donViId: 'unit', noChuyenKySau: 900_000 }, [
      debt,
      { ...debt, chungTuId: 's' },
    ]);
    const { chungTuId, ma, dienGiai, hanNop, conPhaiNop } = debt;
    const line = { chungTuId, ma, dienGiai, hanNop, conPhaiNop, soTien: 750_000 };
    expect(filled).toEqual({ ...blank, donViId: 'unit', soTien: 750_000, phanBo: [line] });
    const gone = { chungTuId: 'old', ma: 'x', dienGiai: '', hanNop: '', conPhaiNop: 0, soTien: 5 };
    expect(
      linesFor([debt, { ...debt, chungTuId: 's' }], [{ ...line, soTien: 9_750_000 }, gone]).map(
        ({ chungTuId, conPhaiNop, soTien }) => [chungTuId, conPhaiNop, soTien],
      ),
    ).toEqual([
      ['r', 750_000, 9_750_000],
      ['s', 750_000, null],
      ['old', 0, 5],
    ]);
  });
});

describe('money that came', () => {
  const receipt = {
    ngayGhiCo: today,
    soTienThucNhan: 9_000_000,
    xuLyChenhLech: null,
    lyDoChenhLech: null,
    phanBoLai: false,
  };
  const judge = (change: object) =>
    validationErrorsOf(receiptSchema({ declared: 9_000_000, today }), { ...receipt, ...change }).map(
      ({ field, key }) => `${field} ${key}`,
    );

  it('B-05 needs a decision and a reason where it differs from what was declared', () => {
    expect(judge({})).toEqual([]);
    expect(judge({ soTienThucNhan: 8_000_000 })).toEqual(['xuLyChenhLech required', 'lyDoChenhLech reasonRequired']);
    const reason = { lyDoChenhLech: 'Ngân hàng trừ phí.' };
    expect(judge({ soTienThucNhan: 8_000_000, xuLyChenhLech: 1, ...reason })).toEqual([]);
    expect(judge({ soTienThucNhan: 8_000_000, xuLyChenhLech: 2, ...reason })).toEqual([
      'xuLyChenhLech nothingToGiveBack',
    ]);
    expect(judge({ soTienThucNhan: 9_500_000, xuLyChenhLech: 2, ...reason })).toEqual([]);
  });

  it('B-05 is offered to what is owed by then where a voucher for reports names none', () => {
    const declared = { ngayNop: today, soTien: 500 };
    const part = { loai: 'bao-cao-quy', chungTuId: 'r', ma: 'BCQ', conPhaiNop: 500, soTien: 500 } as const;
    const offered = (loai: PayInKind, phanBo: readonly (typeof part)[]) =>
      declaredReceipt({ ...declared, loai, phanBo }).phanBoLai;
    expect(offered('bao-cao-quy', [])).toBe(true);
    expect(offered('bao-cao-doanh-thu', [])).toBe(true);
    expect(offered('bao-cao-quy', [part])).toBe(false);
    expect(offered('tu-dong', [])).toBe(false);
    expect(offered('khac', [])).toBe(false);
  });

  it('B-05 counts as it came, or up to what was declared when the rest is given back', () => {
    expect(countedAmount({ soTien: 100, soTienThucNhan: null, xuLyChenhLech: null })).toBe(100);
    expect(countedAmount({ soTien: 100, soTienThucNhan: 80, xuLyChenhLech: 1 })).toBe(80);
    expect(countedAmount({ soTien: 100, soTienThucNhan: 130, xuLyChenhLech: 1 })).toBe(130);
    expect(countedAmount({ soTien: 100, soTienThucNhan: 130, xuLyChenhLech: 2 })).toBe(100);
  });

  it('B-05 pays the lines in their order as far as it goes, never more and never less than it can', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000)), fc.nat(5_000), (amounts, money) => {
        const kept = allocationWithin(
          amounts.map((soTien) => ({ soTien })),
          money,
        );
        const sum = kept.reduce((total, { soTien }) => total + soTien, 0);
        expect(sum).toBe(
          Math.min(
            money,
            amounts.reduce((total, amount) => total + amount, 0),
          ),
        );
        expect(kept.every(({ soTien }) => soTien > 0)).toBe(true);
      }),
    );
  });
});

describe('the transfer of a voucher', () => {
  const record = {
    ma: 'NQ.2026.000123',
    maSoNguoiNop: '9900000016',
    hinhThuc: 1,
    taiKhoanNhanId: 'vcb',
    soTien: 9_000_000,
    soTienThucNhan: null,
    xuLyChenhLech: null,
  } as PayIn;
  const accounts = [
    { id: 'vcb', nganHangId: '970436', soTaiKhoan: '9900144200701', chuTaiKhoan: 'QUY' },
    { id: 'kb', nganHangId: 'KBNN', soTaiKhoan: '3713099001442', chuTaiKhoan: 'QUY' },
  ];

  it('B-05 names voucher and payer, and has a VietQR text where the account has one', () => {
    const found = transferOf(record, accounts);
    expect([found?.content, found?.amount, found?.qrText?.includes('QHTVLNN NQ2026000123 9900000016')]).toEqual([
      'QHTVLNN NQ2026000123 9900000016',
      9_000_000,
      true,
    ]);
    expect(transferOf({ ...record, taiKhoanNhanId: 'kb' }, accounts)?.qrText).toBeUndefined();
    expect(transferOf({ ...record, maSoNguoiNop: '042***000045' }, accounts)?.content).toBe('QHTVLNN NQ2026000123');
    expect(transferOf({ ...record, hinhThuc: 2 }, accounts)).toBeUndefined();
  });
});
