import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { findRecordCode } from '@/domain/fund/record-code-reading';
import {
  certificateCode,
  documentReportCode,
  fundReportCode,
  payInCode,
  revenueReportCode,
  selfPayingCode,
  supportRequestCode,
  transferContent,
} from '@/domain/fund/record-codes';

const year = fc.integer({ min: 2008, max: 2099 });
const unit = fc.integer({ min: 1, max: 9999 }).map((number) => `DV${String(number).padStart(4, '0')}`);
const lan = fc.integer({ min: 0, max: 99 });
const quarter = fc.record({ nam: year, quy: fc.integer({ min: 1, max: 4 }), maDonVi: unit, lan });
const codes = fc.oneof(
  fc
    .record({
      nam: year,
      thang: fc.integer({ min: 1, max: 12 }),
      maDonVi: unit,
      lan,
    })
    .map(fundReportCode),
  quarter.map(revenueReportCode),
  quarter.map(documentReportCode),
  fc.tuple(year, fc.integer({ min: 1, max: 999_999 })).map(([nam, so]) => payInCode(nam, so)),
  fc.tuple(year, fc.integer({ min: 1, max: 999_999 })).map(([nam, so]) => selfPayingCode(nam, so)),
  fc.tuple(year, fc.integer({ min: 1, max: 99_999 })).map(([nam, so]) => supportRequestCode(nam, so)),
  fc.tuple(year, fc.integer({ min: 1, max: 9_999_999 })).map(([nam, so]) => certificateCode(nam, so)),
);

describe('the codes of records', () => {
  it.each([
    [fundReportCode({ nam: 2026, thang: 10, maDonVi: 'DV0007' }), 'BCQ.202610.DV0007'],
    [fundReportCode({ nam: 2026, thang: 4, maDonVi: 'DV0007', lan: 1 }), 'BCQ.202604.DV0007.1'],
    [revenueReportCode({ nam: 2026, quy: 3, maDonVi: 'DV0007' }), 'BCDT.2026Q3.DV0007'],
    [documentReportCode({ nam: 2026, quy: 3, maDonVi: 'DV0007' }), 'BCTL.2026Q3.DV0007'],
    [revenueReportCode({ nam: 2024, quy: 2, maDonVi: 'DV0007', lan: 1 }), 'BCDT.2024Q2.DV0007.1'],
    [supportRequestCode(2026, 31), 'YCHT.2026.00031'],
    [payInCode(2026, 123), 'NQ.2026.000123'],
    [selfPayingCode(2026, 45), 'TD.2026.000045'],
    [certificateCode(2026, 4821), 'GCN.2026.0004821'],
  ])('B-01 B-03 B-05 B-06 B-07 B-08 are written and found again: %s', (written, expected) => {
    expect(written).toBe(expected);
    expect(findRecordCode(` ${written}.`)).toBe(expected);
  });
});

describe('transferContent', () => {
  it('B-05 is what the Fund prints on its notices', () => {
    expect(transferContent('NQ.2026.000123', '9900000016')).toBe('QHTVLNN NQ2026000123 9900000016');
    expect(transferContent('TD.2026.000045', '042196000045')).toBe('QHTVLNN TD2026000045 042196000045');
    expect(transferContent('NQ.2026.000123', '')).toBe('QHTVLNN NQ2026000123');
  });

  it('B-05 holds plain letters, digits and spaces, at most 140, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.string({ maxLength: 60 }), (code, payer) => {
        expect(transferContent(code, payer)).toMatch(/^[A-Z\d ]{1,140}$/u);
      }),
    );
  });
});

describe('findRecordCode', () => {
  it.each([
    ['QHTVLNN NQ2026000123 9900000016', 'NQ.2026.000123'],
    ['MBVCB.123.qhtvlnn nq.2026.000123 9900000016.CT tu 0011', 'NQ.2026.000123'],
    ['CT DEN:QHTVLNNNQ20260001239900000016', 'NQ.2026.000123'],
    ['QHTVLNN NQ 2026 000 123', 'NQ.2026.000123'],
    ['n-q-2026-000123', 'NQ.2026.000123'],
    ['Nộp quỹ theo NQ.2026.000123 của công ty', 'NQ.2026.000123'],
    ['QHTVLNN TD2026000045 042196000045', 'TD.2026.000045'],
    ['QHTVLNNTD2026000045042196000045', 'TD.2026.000045'],
    ['QHTVLNN BCQ202610DV0007 9900000016', 'BCQ.202610.DV0007'],
    ['QHTVLNN BCQ202610DV00079900000016', 'BCQ.202610.DV0007'],
    ['QHTVLNN BCQ202610DV00071 9900000016', 'BCQ.202610.DV0007.1'],
    ['QHTVLNN BCQ202610DV000719900000016', 'BCQ.202610.DV0007.1'],
    ['BCQ.202610.DV0007.12', 'BCQ.202610.DV0007.12'],
    ['BCQ.202610.DV0007.', 'BCQ.202610.DV0007'],
    ['bcdt 2026 q3 dv 0007', 'BCDT.2026Q3.DV0007'],
    ['BCTL2026Q3DV0007', 'BCTL.2026Q3.DV0007'],
    ['BCDT.2024Q2.DV0007.1', 'BCDT.2024Q2.DV0007.1'],
    ['QHTVLNN BCDT2024Q2DV00071 9900000016', 'BCDT.2024Q2.DV0007.1'],
    ['chi tra yeu cau YCHT202600031', 'YCHT.2026.00031'],
    ['BCQ.202613.DV0007 NQ.2026.000123', 'NQ.2026.000123'],
    ['TD.2026.000045 NQ.2026.000123', 'TD.2026.000045'],
  ])('B-05 finds the code in “%s”', (text, expected) => {
    expect(findRecordCode(text)).toBe(expected);
  });

  it.each(['', 'nộp quỹ tháng 10', 'NQ2026', 'NQ.2026.0001234', 'NQ2026000123456', 'BCDT2026Q5DV0007'])(
    'B-05 finds none in “%s”',
    (text) => {
      expect(findRecordCode(text)).toBeUndefined();
    },
  );

  it('B-05 finds every code again in its own transfer content, however the bank wrote it', () => {
    const payers = fc.stringMatching(/^\d{12}$/u);
    const spoil = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.toLowerCase(),
      (text) => `FT26313004821 ${text}`,
      (text) => text.replaceAll(' ', '-'),
      (text) => text.replaceAll(' ', '\n'),
    );
    fc.assert(
      fc.property(codes, payers, spoil, (code, payer, change) => {
        expect(findRecordCode(code)).toBe(code);
        expect(findRecordCode(change(transferContent(code, payer)))).toBe(code);
      }),
    );
  });
});
