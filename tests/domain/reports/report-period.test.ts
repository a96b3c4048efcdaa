import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays } from '@/domain/format/calendar';
import {
  cumulativePeriod,
  monthsIn,
  openingPeriod,
  partInMonth,
  periodErrors,
  periodOfPreset,
  periodPresets,
  presetOf,
  reportMonths,
  samePeriodOfLastYear,
} from '@/domain/reports/report-period';

const day = integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
const period = tuple(day, integer({ min: 0, max: 1_800 })).map(([tuNgay, days]) => ({
  tuNgay,
  denNgay: addDays(tuNgay, days),
}));
const errorsOf = (tuNgay: string, denNgay: string) =>
  periodErrors({ tuNgay, denNgay }).map(({ field, key }) => [field, key]);

describe('periods of the reports', () => {
  it.each([
    ['thang', 2, '2024-02-01', '2024-02-29'],
    ['quy', 2, '2024-04-01', '2024-06-30'],
    ['6-thang', 1, '2024-01-01', '2024-06-30'],
    ['6-thang', 2, '2024-07-01', '2024-12-31'],
    ['9-thang', 1, '2024-01-01', '2024-09-30'],
    ['nam', 1, '2024-01-01', '2024-12-31'],
    ['nam-bao-cao', 1, '2023-12-15', '2024-12-14'],
  ] as const)('B-12 has the preset %s %i', (preset, so, tuNgay, denNgay) => {
    expect(periodOfPreset(preset, 2024, so)).toEqual({ tuNgay, denNgay });
  });

  it('B-12 knows every preset again by its days, and calls other days typed ones', () => {
    const found = periodPresets.flatMap(({ id, perYear }) =>
      Array.from({ length: perYear }, (_, index) => periodOfPreset(id, 2026, index + 1) ?? openingPeriod('2026-01-01'))
        .map(presetOf)
        .map(({ preset, so }) => `${preset} ${so}`),
    );
    expect(found).toEqual([
      ...Array.from({ length: 12 }, (_, index) => `thang ${index + 1}`),
      ...['quy 1', 'quy 2', 'quy 3', 'quy 4', '6-thang 1', '6-thang 2', '9-thang 1', 'nam 1', 'nam-bao-cao 1', 'nam 1'],
    ]);
    expect(presetOf({ tuNgay: '2026-01-02', denNgay: '2026-03-04' }).preset).toBe('tuy-chon');
  });

  it('B-12 takes five whole years, a leap day at their beginning included', () => {
    expect(errorsOf('2021-03-01', '2026-02-28')).toEqual([]);
    expect(errorsOf('2024-02-29', '2029-02-28')).toEqual([]);
    expect(errorsOf('2024-02-29', '2029-03-01')).toEqual([['denNgay', 'periodTooLong']]);
  });

  it('B-12 refuses a first day behind the last, more than five years, and what is no day', () => {
    expect([
      errorsOf('2026-02-01', '2026-01-31'),
      errorsOf('2021-01-01', '2026-01-01'),
      errorsOf('2021-01-01', '2025-12-31'),
      errorsOf('2026-02-30', '2026-03-01'),
      errorsOf('', ''),
    ]).toEqual([
      [['tuNgay', 'dateOrder']],
      [['denNgay', 'periodTooLong']],
      [],
      [['tuNgay', 'date']],
      [
        ['tuNgay', 'required'],
        ['denNgay', 'required'],
      ],
    ]);
  });

  it('B-12 compares a period that is still running with the days of last year up to this one', () => {
    const endOn = (today: string) => samePeriodOfLastYear({ tuNgay: '2024-01-01', denNgay: '2024-12-31' }, today);
    expect(endOn('2024-11-15')).toEqual({ tuNgay: '2023-01-01', denNgay: '2023-11-15' });
    expect(endOn('2024-02-29')).toEqual({ tuNgay: '2023-01-01', denNgay: '2023-02-28' });
    expect(endOn('2024-01-01')).toEqual({ tuNgay: '2023-01-01', denNgay: '2023-01-01' });
    const whole = { tuNgay: '2023-01-01', denNgay: '2023-12-31' };
    expect([endOn('2024-12-31'), endOn('2025-03-01')]).toEqual([whole, whole]);
    // It has not begun: there is no part of it to compare.
    expect(endOn('2023-12-31')).toEqual(whole);
    const leap = samePeriodOfLastYear({ tuNgay: '2025-01-01', denNgay: '2025-12-31' }, '2025-02-28');
    expect(leap).toEqual({ tuNgay: '2024-01-01', denNgay: '2024-02-28' });
  });

  it('B-12 compares with the same days of last year; a whole month with the whole month', () => {
    expect(samePeriodOfLastYear({ tuNgay: '2025-02-01', denNgay: '2025-02-28' }, '2027-01-01')).toEqual({
      tuNgay: '2024-02-01',
      denNgay: '2024-02-29',
    });
    expect(samePeriodOfLastYear({ tuNgay: '2024-02-01', denNgay: '2024-02-29' }, '2027-01-01')).toEqual({
      tuNgay: '2023-02-01',
      denNgay: '2023-02-28',
    });
    expect(samePeriodOfLastYear({ tuNgay: '2025-12-15', denNgay: '2026-12-14' }, '2027-01-01')).toEqual({
      tuNgay: '2024-12-15',
      denNgay: '2025-12-14',
    });
  });

  it('B-12 counts on from the first day of the year, of the reporting year where that is asked for', () => {
    expect(cumulativePeriod({ tuNgay: '2026-10-01', denNgay: '2026-10-31' }).tuNgay).toBe('2026-01-01');
    expect(cumulativePeriod({ tuNgay: '2025-12-15', denNgay: '2026-12-14' }).tuNgay).toBe('2025-12-15');
  });

  it('B-13 gives every monthly report to one of two periods that follow each other', () => {
    assert(
      property(period, integer({ min: 1, max: 900 }), ({ tuNgay, denNgay }, more) => {
        const last = addDays(denNgay, more);
        const monthsOf = (from: string, to: string) => {
          const months = reportMonths({ tuNgay: from, denNgay: to });
          return months === undefined ? [] : monthsIn({ tuNgay: `${months.kyTu}-01`, denNgay: `${months.kyDen}-01` });
        };
        const apart = [...monthsOf(tuNgay, denNgay), ...monthsOf(addDays(denNgay, 1), last)];
        expect(apart).toEqual(monthsOf(tuNgay, last));
      }),
    );
  });

  it('B-17 cuts a period into its months without losing a day', () => {
    assert(
      property(period, (whole) => {
        const parts = monthsIn(whole).map((month) => partInMonth(whole, month));
        expect([parts[0]?.tuNgay, parts.at(-1)?.denNgay]).toEqual([whole.tuNgay, whole.denNgay]);
        for (const [index, part] of parts.slice(1).entries()) {
          expect(part.tuNgay).toBe(addDays(parts[index]?.denNgay ?? '', 1));
        }
      }),
    );
  });

  it('B-12 finds nothing wrong with any preset of any year', () => {
    assert(
      property(constantFrom(...periodPresets), integer({ min: 1950, max: 2090 }), ({ id, perYear }, nam) =>
        Array.from({ length: perYear }, (_, index) => periodOfPreset(id, nam, index + 1)).every(
          (found) => found === undefined || periodErrors(found).length === 0,
        ),
      ),
    );
  });
});
