import { describe, expect, it } from 'vitest';

import { matchStatement, type OpenVoucher, type StatementRow } from '@/domain/fund/bank-statement';

const voucher = (number: number, change: Partial<OpenVoucher> = {}): OpenVoucher => ({
  id: `id-${number}`,
  ma: `NQ.2026.00012${number}`,
  soTien: 9_000_000,
  mst: '9900000016',
  soChungTu: `FT${number}`,
  noiDung: null,
  ngayNop: '2026-11-09',
  ...change,
});

const row = (noiDung: string, change: Partial<StatementRow> = {}): StatementRow => ({
  ngay: '2026-11-09',
  soTien: 9_000_000,
  noiDung,
  maGiaoDich: `TX-${noiDung}`,
  ...change,
});

const results = (
  rows: readonly StatementRow[],
  vouchers: readonly OpenVoucher[],
  knownTransactions: readonly string[] = [],
) => matchStatement(rows, vouchers, knownTransactions).map(({ ketQua, phieu }) => [ketQua, phieu?.id]);

describe('matchStatement', () => {
  it('B-05 matches by the code in the text, and in part where the amount differs', () => {
    const rows = [row('QHTVLNN NQ2026000121 9900000016'), row('nq.2026.000122', { soTien: 8_000_000 })];
    expect(results(rows, [voucher(1), voucher(2)])).toEqual([
      ['khop', 'id-1'],
      ['khop-mot-phan', 'id-2'],
    ]);
  });

  it('B-05 answers for each row with the row itself', () => {
    const rows = [row('không có gì')];
    expect(matchStatement(rows, [voucher(1)])).toEqual([{ dong: rows[0], ketQua: 'khong-khop', phieu: undefined }]);
  });

  it('B-05 matches by the code of the dossier or report that the voucher pays', () => {
    const vouchers = [voucher(1, { noiDung: 'QHTVLNN TD2026000045 042196000045', soTien: 100_000 })];
    expect(results([row('TD2026000045', { soTien: 100_000 })], vouchers)).toEqual([['khop', 'id-1']]);
  });

  it('B-05 matches by amount and payer’s number where the text has no code', () => {
    const vouchers = [voucher(1, { mst: '0314409058-002' }), voucher(2, { soTien: 5_000_000 })];
    expect(
      results(
        [
          row('nop quy MST 0314409058 002'),
          row('cty 9900000016 nop', { soTien: 5_000_000 }),
          row('cty 9900000016 nop tiep', { soTien: 4_000_000 }),
          row('so 199000000160', { soTien: 5_000_000 }),
        ],
        vouchers,
      ),
    ).toEqual([
      ['khop', 'id-1'],
      ['khop', 'id-2'],
      ['khong-khop', undefined],
      ['khong-khop', undefined],
    ]);
  });

  it.each(['so 19900000016', 'so 99000000160'])(
    'B-05 takes no part of a longer number for the payer’s: %s',
    (noiDung) => {
      expect(results([row(noiDung)], [voucher(1)])).toEqual([['khong-khop', undefined]]);
    },
  );

  it.each(['nop quy MST 0314409058-002', 'nop quy MST 0314409058 002', 'MST 0314409058–002', '0314409058.002 nop'])(
    'B-05 gives the money of a branch to the branch and never to its head office: %s',
    (noiDung) => {
      const headOffice = voucher(1, { mst: '0314409058' });
      expect(results([row(noiDung)], [headOffice])).toEqual([['khong-khop', undefined]]);
      expect(results([row(noiDung)], [headOffice, voucher(2, { mst: '0314409058-002' })])).toEqual([['khop', 'id-2']]);
    },
  );

  it('B-05 takes a tax code with three digits behind a wider hyphen for no head office’s either', () => {
    expect(results([row('MST 0314409058 - 002')], [voucher(1, { mst: '0314409058' })])).toEqual([
      ['khong-khop', undefined],
    ]);
  });

  it.each(['MST 0314409058', '0314409058 2026', '0314409058, 002', '0314409058 nop 002'])(
    'B-05 takes a tax code without a branch behind it for the head office: %s',
    (noiDung) => {
      const vouchers = [voucher(1, { mst: '0314409058' }), voucher(2, { mst: '0314409058-002' })];
      expect(results([row(noiDung)], vouchers)).toEqual([['khop', 'id-1']]);
    },
  );

  it('B-05 takes the one among equals whose day is nearest, before or after', () => {
    const vouchers = [voucher(1, { ngayNop: '2026-11-30' }), voucher(2, { ngayNop: '2026-11-08' })];
    expect(results([row('9900000016')], vouchers)).toEqual([['khop-mot-phan', 'id-2']]);
  });

  it('B-05 takes a row without a number for no transaction of a voucher without a paper', () => {
    const vouchers = [voucher(1, { soChungTu: null }), voucher(2, { soChungTu: '' })];
    const unnumbered = row('9900000016', { maGiaoDich: '' });
    expect(results([unnumbered], vouchers).map(([ketQua]) => ketQua)).toEqual(['khop-mot-phan']);
    const named = row('QHTVLNN NQ2026000999 9900000016', { maGiaoDich: ' ' });
    expect(results([named], [voucher(1, { soChungTu: null })])).toEqual([['khop-mot-phan', 'id-1']]);
  });

  it('B-05 leaves the choice among equals to staff, unless one names the transaction', () => {
    const vouchers = [voucher(1, { ngayNop: '2026-11-01' }), voucher(2, { ngayNop: '2026-11-08' })];
    expect(results([row('9900000016')], vouchers)).toEqual([['khop-mot-phan', 'id-2']]);
    const named = row('9900000016', { maGiaoDich: 'ft 1' });
    expect(results([named], vouchers)).toEqual([['khop', 'id-1']]);
    expect(results([named], [voucher(2), voucher(1)])).toEqual([['khop', 'id-1']]);
  });

  it('B-05 leaves a row that names another voucher to staff, unless it names the transaction', () => {
    const named = row('QHTVLNN NQ2026000999 9900000016', { maGiaoDich: 'TX' });
    expect(results([named], [voucher(1)])).toEqual([['khop-mot-phan', 'id-1']]);
    expect(results([{ ...named, maGiaoDich: 'FT1' }], [voucher(1)])).toEqual([['khop', 'id-1']]);
    expect(results([row('BCQ.202610.DV0007 9900000016')], [voucher(1)])).toEqual([['khop', 'id-1']]);
  });

  it('B-05 gives a voucher to the row with its code before one that only looks like it', () => {
    const rows = [row('9900000016'), row('NQ2026000121')];
    expect(results(rows, [voucher(1)])).toEqual([
      ['khong-khop', undefined],
      ['khop', 'id-1'],
    ]);
  });

  it('B-05 matches a voucher whole only once', () => {
    const rows = [row('NQ2026000121', { maGiaoDich: 'A' }), row('NQ2026000121', { maGiaoDich: 'B' })];
    expect(results(rows, [voucher(1)])).toEqual([
      ['khop', 'id-1'],
      ['khop-mot-phan', 'id-1'],
    ]);
  });

  it('B-05 passes over a transaction that came before, in the file or in an earlier one', () => {
    const twice = row('NQ2026000121', { maGiaoDich: 'FT26313004821' });
    expect(results([twice, { ...twice, maGiaoDich: 'ft2631 3004821' }], [voucher(1)])).toEqual([
      ['khop', 'id-1'],
      ['trung', undefined],
    ]);
    expect(results([twice], [voucher(1)], ['FT26313004821'])).toEqual([['trung', undefined]]);
    expect(results([twice], [voucher(1)], ['ft2631 3004821'])).toEqual([['trung', undefined]]);
  });

  it('B-05 takes rows without a transaction number for different ones, and matches no debit', () => {
    const rows = [
      row('NQ2026000121', { maGiaoDich: '' }),
      row('NQ2026000122', { maGiaoDich: '' }),
      row('NQ2026000121', { soTien: -9_000_000 }),
      row('NQ2026000122', { soTien: 0, maGiaoDich: 'FT0' }),
    ];
    expect(results(rows, [voucher(1), voucher(2)])).toEqual([
      ['khop', 'id-1'],
      ['khop', 'id-2'],
      ['khong-khop', undefined],
      ['khong-khop', undefined],
    ]);
  });
});
