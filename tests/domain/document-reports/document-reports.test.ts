import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ClosingStock } from '@/domain/document-reports/document-report';
import {
  emptyDocumentLine,
  emptyDocumentReport,
  linesOfStock,
  normalizeDocumentReport,
  withLockedOpening,
  type DocumentLineInput,
  type DocumentReportInput,
} from '@/domain/document-reports/document-report-input';
import { documentReportSchema } from '@/domain/document-reports/document-report-schema';
import {
  closingStock,
  isOverIssued,
  issuedBeyondDepartures,
  mostGrantable,
  stockSums,
  usagePercent,
} from '@/domain/document-reports/stock-rules';
import { validationErrorsOf } from '@/domain/validation/schema-errors';

const schema = documentReportSchema({ today: '2026-11-15' });
const line: DocumentLineInput = {
  taiLieuId: 'GDDH-JP',
  thiTruongId: 'JP',
  tonDau: 100,
  nhan: 50,
  daCap: 140,
  hongMat: null,
  deNghi: 150,
};
const report = (chiTiet: readonly DocumentLineInput[]): DocumentReportInput => ({
  ...emptyDocumentReport({ nam: 2026, quy: 3 }),
  nguoiLap: 'Nguyễn Thị Trang',
  dienThoaiLap: '0900000007',
  chiTiet,
});

function problemsOf(chiTiet: readonly DocumentLineInput[]) {
  return validationErrorsOf(schema, normalizeDocumentReport(report(chiTiet))).map(({ field, key }) => [field, key]);
}

describe('stock of documents', () => {
  it('B-07 closes with opening and received less issued and lost', () => {
    expect(closingStock(line)).toBe(10);
    expect(closingStock({ ...line, hongMat: 3 })).toBe(7);
    expect([isOverIssued({ ...line, daCap: 150 }), isOverIssued({ ...line, daCap: 160 })]).toEqual([false, true]);
  });

  it('B-07 locks the next quarter’s opening stock to what was left', () => {
    const stocks: readonly ClosingStock[] = [{ taiLieuId: 'GDDH-JP', thiTruongId: 'JP', tonCuoi: 10 }];
    expect(linesOfStock(stocks)).toEqual([
      { ...emptyDocumentLine(), taiLieuId: 'GDDH-JP', thiTruongId: 'JP', tonDau: 10 },
    ]);
    expect(withLockedOpening(line, stocks).tonDau).toBe(10);
    expect(withLockedOpening({ ...line, thiTruongId: null }, stocks).tonDau).toBe(100);
    const ofNoMarket = [{ taiLieuId: 'GDDH-JP', thiTruongId: null, tonCuoi: 4 }];
    expect(withLockedOpening({ ...line, thiTruongId: '' }, ofNoMarket).tonDau).toBe(4);
  });

  it('B-07 hangs together over any row of quarters, and never falls below nothing', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.array(fc.record({ nhan: fc.integer({ min: 0, max: 1_000_000 }), issued: share, lost: share }), {
          maxLength: 12,
        }),
        (first, quarters) => {
          let tonDau = first;
          let received = first;
          let gone = 0;
          for (const { nhan, issued, lost } of quarters) {
            const daCap = Math.floor((tonDau + nhan) * issued);
            const hongMat = Math.floor((tonDau + nhan - daCap) * lost);
            const counts = { tonDau, nhan, daCap, hongMat };
            expect(isOverIssued(counts)).toBe(false);
            expect(isOverIssued({ ...counts, daCap: daCap + closingStock(counts) + 1 })).toBe(true);
            received += nhan;
            gone += daCap + hongMat;
            tonDau = closingStock(counts);
          }
          expect(tonDau).toBe(received - gone);
        },
      ),
    );
  });

  it('B-07 says how much was used, what may be granted and where more was issued than workers left', () => {
    expect(usagePercent(line)).toBe(93.3);
    expect(usagePercent({ tonDau: 0, nhan: null, daCap: 0 })).toBe(undefined);
    expect([0, 1, 3, 150].map(mostGrantable)).toEqual([0, 1, 4, 225]);
    const lines = [line, { ...line, thiTruongId: null, daCap: 1 }, { ...line, taiLieuId: 'TGPL', daCap: 140 }];
    expect(issuedBeyondDepartures(lines, 140)).toEqual(['GDDH-JP']);
    expect(stockSums(lines)).toEqual({
      soLoaiTaiLieu: 2,
      tonDau: 300,
      nhan: 150,
      daCap: 281,
      hongMat: 0,
      tonCuoi: 169,
      deNghi: 450,
    });
  });
});

describe('sums of documents', () => {
  it('B-07 close with what was lost taken off, as the lines do', () => {
    const lines = [
      { ...line, hongMat: 3 },
      { ...line, taiLieuId: 'TGPL', hongMat: 4 },
    ];
    const { hongMat, tonCuoi } = stockSums(lines);
    expect([hongMat, tonCuoi]).toEqual([7, lines.reduce((sum, each) => sum + closingStock(each), 0)]);
  });
});

describe('document report as it is typed', () => {
  it('B-07 V-01 passes when it is right and is refused cell by cell when it is not', () => {
    expect(problemsOf([line, emptyDocumentLine()])).toEqual([]);
    expect(problemsOf([])).toEqual([['chiTiet', 'documentsMissing']]);
    expect(
      problemsOf([
        { ...line, daCap: 160 },
        line,
        { ...emptyDocumentLine(), taiLieuId: 'TGPL', nhan: 1_000_001, daCap: 0.5, tonDau: -1 },
      ]),
    ).toEqual([
      ['chiTiet[0].daCap', 'overIssued'],
      ['chiTiet[1].taiLieuId', 'duplicateLine'],
      ['chiTiet[2].tonDau', 'min'],
      ['chiTiet[2].nhan', 'max'],
      ['chiTiet[2].daCap', 'invalid'],
      ['chiTiet[2].deNghi', 'required'],
    ]);
  });
});
