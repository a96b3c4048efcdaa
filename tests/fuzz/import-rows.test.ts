import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { cellText, readCode, readDate, readNumber, readText } from '@/domain/import/cell-values';
import type { ImportRow } from '@/domain/import/import-row';
import type { SheetCell, SheetRow } from '@/domain/import/sheet';
import { createLineRowReader, withOtherLines } from '@/domain/fund-reports/line-import';
import { lineImportColumns } from '@/domain/fund-reports/line-import-columns';
import { fundReportLineSchema } from '@/domain/fund-reports/line-schema';
import { isIsoDate } from '@/domain/format/calendar';
import { matchStatement } from '@/domain/fund/bank-statement';
import { findRecordCode } from '@/domain/fund/record-code-reading';
import { markets } from '@/domain/reference/markets';
import { occupations } from '@/domain/reference/occupations';
import { createStatementRowReader, decided, statementColumns } from '@/domain/pay-ins/statement';
import { createWorkerRowReader, withDuplicates } from '@/domain/workers/worker-import';
import { workerSchema } from '@/domain/workers/worker-schema';

import { contractCells, personCells, references } from '../domain/workers/import-fixtures';
import { holdsFor } from './support/fuzz';
import { hostileText } from './support/hostile';

const today = '2026-11-09';
const cell: fc.Arbitrary<SheetCell> = fc.oneof(
  hostileText,
  fc.constantFrom<SheetCell>(
    null,
    '',
    '#REF!',
    'Nam',
    '1',
    { date: '1990-01-02' },
    { date: '2026-02-30' },
    { date: '0000-01-01' },
    '02/01/1990',
  ),
  fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(38_203_001_234, 9_000_000, 2 ** 53),
  ),
);

/** Rows of a file: a good one, with a few cells that somebody else has filled in. */
function rowsLike(usual: Readonly<Record<string, SheetCell>>) {
  const fields = fc.constantFrom(...Object.keys(usual), '__proto__', 'hopDong[9].x');
  return fc.array(fc.tuple(fields, cell), { maxLength: 4 }).map((changes): SheetRow => ({
    rowNumber: 2,
    cells: { ...usual, ...Object.fromEntries(changes) },
  }));
}

/** A row without errors is what the form itself would let through; true for one. */
function isHonest<Input>({ input, errors }: ImportRow<Input>, isValid: (input: Input) => boolean): boolean {
  expect(errors.every(({ field, key }) => typeof key === 'string' && typeof field === 'string')).toBe(true);
  expect(errors.length > 0 || isValid(input)).toBe(true);
  return errors.length === 0;
}

describe('a cell', () => {
  it('C-08 B-10 is a value of its kind or says why it is none', () => {
    holdsFor(
      cell,
      (given) => {
        const [text, code, day, number] = [readText(given), readCode(given, 12), readDate(given), readNumber(given)];
        expect([text, code, day, number].every(({ value, error }) => value === undefined || error === undefined)).toBe(
          true,
        );
        expect(day.value === undefined || isIsoDate(day.value)).toBe(true);
        expect(number.value === undefined || Number.isFinite(number.value)).toBe(true);
        expect(typeof cellText(given)).toBe('string');
      },
      { examples: [`1${' '.repeat(300_000)}x`, `1/${' '.repeat(300_000)}/x`, '9'.repeat(300_000)] },
    );
  });
});

describe('a row of a file', () => {
  it('C-08 B-10 of workers lets through exactly what the form would', () => {
    const read = createWorkerRowReader(references, today);
    const schema = workerSchema({ today });
    let good = 0;
    holdsFor(rowsLike({ ...personCells, ...contractCells }), (given) => {
      const row = read(given);
      good += isHonest(row, (input) => schema.isValidSync(input)) ? 1 : 0;
      expect(withDuplicates([row, { ...row, rowNumber: 3 }]).every(({ errors }) => errors.length > 0)).toBe(true);
    });
    expect(good).toBeGreaterThan(0);
  });

  it('C-08 B-01 of a fund report lets through exactly what the form would', () => {
    const read = createLineRowReader({ markets, occupations }, { nam: 2026, thang: 10 });
    const schema = fundReportLineSchema({ nam: 2026, thang: 10 });
    const usual = Object.fromEntries(
      lineImportColumns.map(({ field, example }): [string, SheetCell] => [field, example]),
    );
    let good = 0;
    holdsFor(rowsLike({ ...usual, soCccd: '042096000045' }), (given) => {
      const row = read(given);
      good += isHonest(row, (input) => schema.isValidSync(input)) ? 1 : 0;
      expect(withOtherLines([])([row, { ...row, rowNumber: 3 }])).toHaveLength(2);
    });
    expect(good).toBeGreaterThan(0);
  });

  it('C-08 B-05 of a bank statement is a credit on a day that has been, or money that went out, or says why not', () => {
    const read = createStatementRowReader(today);
    const usual = Object.fromEntries(
      statementColumns.map(({ field, example }): [string, SheetCell] => [field, example]),
    );
    let good = 0;
    holdsFor(rowsLike({ ...usual, maGiaoDich: 'FT26313004821' }), (given) => {
      const row = read(given);
      const isCredit = isHonest(row, ({ ngay, soTien, noiDung, maGiaoDich, laGhiNo }) => {
        if (laGhiNo) {
          return soTien < 0 && row.isLeftOut === true;
        }
        const isPast = isIsoDate(ngay) && ngay <= today;
        return isPast && Number.isSafeInteger(soTien) && soTien > 0 && noiDung.length <= 500 && maGiaoDich.length <= 50;
      });
      good += isCredit ? 1 : 0;
      expect(decided(row, { daXacNhan: true }).isLeftOut).toBe(true);
    });
    expect(good).toBeGreaterThan(0);
  });
});

describe('the text of a bank', () => {
  const codes = fc.constantFrom(
    'NQ.2026.000123',
    'nq2026 000123',
    'BCQ.202610.DV0001',
    'BCQ 2026 13 DV0001',
    'BCDT.2026Q3.DV0002.1',
    'N',
    'NQ2026',
  );
  const texts = fc
    .array(fc.oneof(codes, hostileText, fc.constantFrom('9900000016', '0101234567', '.', ' ', '-')), { maxLength: 5 })
    .map((parts) => parts.join(''));

  it('B-05 C-08 holds a code that is kept as it is found, or none', () => {
    holdsFor(
      texts,
      (text) => {
        const code = findRecordCode(text);
        expect(code === undefined || findRecordCode(code) === code).toBe(true);
      },
      { examples: [`N${'.'.repeat(300_000)}`, 'NQ2026'.repeat(50_000), 'BCQ 2'.repeat(50_000)] },
    );
  });

  it('B-05 C-08 is matched with one voucher at most, which it names or whose payer and amount it has', () => {
    const vouchers = [
      {
        id: 'a',
        ma: 'NQ.2026.000123',
        soTien: 9_000_000,
        mst: '9900000016',
        soChungTu: 'FT1',
        noiDung: null,
        ngayNop: '2026-11-01',
      },
      {
        id: 'b',
        ma: 'NQ.2026.000124',
        soTien: 9_000_000,
        mst: '9900000016',
        soChungTu: null,
        noiDung: 'x',
        ngayNop: 'không',
      },
      { id: 'c', ma: 'NQ.2026.000125', soTien: 1, mst: null, soChungTu: '', noiDung: null, ngayNop: '' },
    ];
    const rows = fc.array(
      fc.record({
        ngay: fc.oneof(hostileText, fc.constant(today)),
        soTien: fc.constantFrom(9_000_000, 1, 0, -5, Number.MAX_SAFE_INTEGER),
        noiDung: texts,
        maGiaoDich: fc.oneof(hostileText, fc.constantFrom('FT1', 'ft 1', '')),
      }),
      { maxLength: 5 },
    );
    holdsFor(fc.tuple(rows, fc.array(hostileText, { maxLength: 2 })), ([lines, known]) => {
      const matches = matchStatement(lines, vouchers, known);
      expect(matches.map(({ dong }) => dong)).toEqual(lines);
      const whole = matches.filter(({ ketQua }) => ketQua === 'khop');
      expect(new Set(whole.map(({ phieu }) => phieu?.id)).size).toBe(whole.length);
      expect(whole.every(({ dong, phieu }) => phieu?.soTien === dong.soTien)).toBe(true);
      expect(
        matches.every(({ ketQua, dong }) => ketQua === 'trung' || ketQua === 'khong-khop' || dong.soTien > 0),
      ).toBe(true);
    });
  });
});
