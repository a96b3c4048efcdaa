import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isSameContract } from '@/domain/fund-reports/contract-index';
import { createLineJudge, departureWarnings, duplicateRows } from '@/domain/fund-reports/line-checks';
import { blankLine, normalizeLine, type TypedLine } from '@/domain/fund-reports/line-input';
import { judgedSoFar } from '@/domain/fund-reports/lines-in-turn';
import { isPeriodToCome, periodToReport, placeInPeriod } from '@/domain/fund-reports/period';

import { october, typedLine } from './report-fixtures';

const errorsOf = (change: Partial<TypedLine>) =>
  createLineJudge(october)(typedLine(0, change)).map(({ field, key }) => `${field}: ${key}`);

describe('a line of a fund report', () => {
  it.each<[string, Partial<TypedLine>, string[]]>([
    ['a line without a fault', {}, []],
    ['a blank line', blankLine(), []],
    ['a name with a digit', { hoTen: 'Lê Thị 2' }, ['hoTen: personName']],
    ['a name with the hyphen that Word does not break', { hoTen: 'Y\u2011Bhăm Niê' }, []],
    ['a name with the quote that Word opens', { hoTen: 'K\u2018Brêu' }, []],
    ['a name with a sign that is no mark of names', { hoTen: 'Lê Thị + Sen' }, ['hoTen: personName']],
    ['a name of one letter', { hoTen: 'A' }, ['hoTen: minlength']],
    ['a name with spaces around', { hoTen: '  Lê   Thị  Sen ' }, []],
    ['an id number of 11 digits', { soCccd: '04219600004' }, ['soCccd: cccd']],
    ['an id number with dots', { soCccd: '042.196.000045' }, []],
    ['an id number of the other sex', { soCccd: '042096000045' }, ['soCccd: cccdMismatch']],
    ['an id number of another year', { soCccd: '042195000045' }, ['soCccd: cccdMismatch']],
    ['a passport in small letters', { soHoChieu: 'c1234567' }, []],
    ['a passport of two letters', { soHoChieu: 'CC123456' }, ['soHoChieu: passport']],
    ['a departure after the period', { ngayXuatCanh: '2026-11-02' }, ['ngayXuatCanh: departureOutsidePeriod']],
    ['a departure before the period', { ngayXuatCanh: '2026-09-30' }, ['ngayXuatCanh: departureBeforePeriod']],
    ['an earlier departure with the tick', { ngayXuatCanh: '2026-09-30', boSungKyTruoc: true }, []],
    [
      'a later departure with the tick',
      { ngayXuatCanh: '2026-11-02', boSungKyTruoc: true },
      ['ngayXuatCanh: departureOutsidePeriod'],
    ],
    ['a signature after the departure', { ngayKy: '2026-10-16' }, ['ngayKy: signedAfterDeparture']],
    ['a signature on the day of departure', { ngayKy: '2026-10-15' }, []],
    ['a term of no month', { thoiHanThang: 0 }, ['thoiHanThang: min']],
    ['a term of 61 months', { thoiHanThang: 61 }, ['thoiHanThang: max']],
    ['half a month', { thoiHanThang: 1.5 }, ['thoiHanThang: number']],
    ['a term in words', { thoiHanThang: 'ba năm' }, ['thoiHanThang: invalid']],
    ['a fee below zero', { tienDichVu: -1 }, ['tienDichVu: money']],
    ['a market that is missing', { thiTruongId: null }, ['thiTruongId: required']],
  ])('B-01 judges %s', (_, change, expected) => {
    expect(errorsOf(change)).toEqual(expected);
  });

  it.each([
    ['invisible characters', 'HÀ\u200b-01'],
    ['composed otherwise', 'HÀ-01'.normalize('NFD')],
    ['blanks and case', ' hà -01 '],
  ])('B-01 B-10 takes a contract number for the same in spite of %s', (_, soHopDong) => {
    const line = { soHopDong: 'HÀ-01', ngayXuatCanh: '2026-10-01' };
    expect(isSameContract(line, { soHopDong, ngayXuatCanh: '2026-10-02' })).toBe(true);
  });

  it('B-01 asks for 18 to 70 years at departure, to the day', () => {
    const bornOn = (ngaySinh: string) => errorsOf({ ngaySinh, soCccd: `0421${ngaySinh.slice(2, 4)}000045` });
    const young = (ngaySinh: string) => errorsOf({ ngaySinh, soCccd: `0423${ngaySinh.slice(2, 4)}000045` });
    expect([young('2008-10-15'), young('2008-10-16'), bornOn('1956-10-15'), bornOn('1955-10-15')]).toEqual([
      [],
      ['ngaySinh: age18'],
      [],
      ['ngaySinh: ageTooHigh'],
    ]);
  });

  it('B-01 names the rows that say the same worker with the same contract', () => {
    const lines = [
      typedLine(1),
      typedLine(2),
      typedLine(1, { soHopDong: '1/hđ ' }),
      typedLine(1, { soHopDong: '9/HĐ' }),
      blankLine(),
    ];
    expect([...duplicateRows([...lines, blankLine()])]).toEqual([
      [0, [2]],
      [2, [0]],
    ]);
    expect(
      judgedSoFar(lines, new Set(lines), createLineJudge(october)).map((errors) =>
        errors?.map(({ params }) => params['rows']),
      ),
    ).toEqual([['3'], [], ['1'], [], []]);
  });

  it('B-01 takes rows of one worker for the same contract by its departure where one of them has no number', () => {
    const numberless = { soHopDong: null };
    const lines = [
      typedLine(1, { ngayXuatCanh: '2026-10-20' }),
      typedLine(1, { ngayXuatCanh: '2026-10-20', ...numberless }),
      typedLine(1, { ngayXuatCanh: '2026-10-27', ...numberless }),
      typedLine(2, { ngayXuatCanh: '2026-10-20', ...numberless }),
    ];
    expect([...duplicateRows(lines)]).toEqual([
      [0, [1]],
      [1, [0]],
    ]);
  });

  it('B-01 finds the rows of one contract wherever they stand, in their order', () => {
    const mark = fc.record({
      soCccd: fc.constantFrom('', '1', '2'),
      soHopDong: fc.constantFrom(null, '', 'a', ' A', 'b'),
      ngayXuatCanh: fc.constantFrom(null, '2026-10-20', '2026-10-27'),
    });
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 10 }), (lines) => {
        const expected = lines.flatMap((line, row) => {
          const others = lines.flatMap((other, place) =>
            place !== row && line.soCccd !== '' && line.soCccd === other.soCccd && isSameContract(line, other)
              ? [place]
              : [],
          );
          return others.length === 0 ? [] : [[row, others]];
        });
        expect([...duplicateRows(lines)]).toEqual(expected);
      }),
    );
  });

  it('B-01 looks at each row of one worker a few times, not once for every other one', () => {
    let looks = 0;
    const lines = Array.from({ length: 400 }, (_, row) => ({
      soCccd: '000000000000',
      ngayXuatCanh: '2026-10-20',
      get soHopDong() {
        looks += 1;
        return row % 2 === 0 ? null : `${String(row)}/HĐ`;
      },
    }));
    expect(duplicateRows(lines).size).toBe(400);
    expect(looks).toBeLessThan(10 * lines.length);
  });

  it('B-01 judges no line twice that has not changed, nor one that says the same', () => {
    const judge = createLineJudge(october);
    const wrong = typedLine(0, { soCccd: '1' });
    const found = judge(wrong);
    expect([found.length, judge(wrong) === found, judge({ ...wrong }) === found]).toEqual([1, true, true]);
    expect(judge({ ...wrong, hoTen: '' }) === found).toBe(false);
  });

  it('B-01 warns of a departure reported more than five days late, and of an earlier period', () => {
    const day = (ngayXuatCanh: string, enteredOn: string) => departureWarnings({ ngayXuatCanh }, october, enteredOn);
    expect([
      day('2026-10-15', '2026-10-20'),
      day('2026-10-15', '2026-10-21'),
      day('2026-09-30', '2026-10-05'),
      day('2026-09-30', '2026-11-05'),
    ]).toEqual([[], ['khai-muon'], ['ky-truoc'], ['khai-muon', 'ky-truoc']]);
  });

  it('a line that is normalised twice is normalised once', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (hoTen, soCccd, soHopDong) => {
        const once = normalizeLine(typedLine(0, { hoTen, soCccd, soHopDong }));
        expect(normalizeLine(once)).toEqual(once);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the period of a fund report', () => {
  it('B-01 is the month before by default, and never one to come', () => {
    expect([periodToReport('2026-11-21'), periodToReport('2027-01-02')]).toEqual([
      { nam: 2026, thang: 10 },
      { nam: 2026, thang: 12 },
    ]);
    expect([
      isPeriodToCome({ nam: 2026, thang: 11 }, '2026-11-01'),
      isPeriodToCome({ nam: 2026, thang: 12 }, '2026-11-30'),
    ]).toEqual([false, true]);
    expect(['2026-09-30', '2026-10-01', '2026-11-01', 'x'].map((day) => placeInPeriod(october, day))).toEqual([
      'before',
      'inside',
      'after',
      'inside',
    ]);
  });
});
