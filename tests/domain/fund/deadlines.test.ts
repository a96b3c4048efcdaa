import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, daysBetween } from '@/domain/format/calendar';
import {
  daysOverdue,
  documentReportDueDay,
  fundReportDueDay,
  isDueSoon,
  revenueReportDueDay,
  selfPayingDueDay,
} from '@/domain/fund/deadlines';
import { statutoryCalendar } from '@/domain/fund/work-calendar';

import { tableOf } from './tables';

const dossier = { ngayXuatCanh: '2026-12-02', ngayNhanThongBao: '2026-11-13' };

describe('fundReportDueDay', () => {
  it.each([
    [2026, 4, '2026-05-11'],
    [2026, 9, '2026-10-12'],
    [2026, 10, '2026-11-10'],
    [2026, 12, '2027-01-11'],
    [2024, 1, '2024-02-15'],
    [2025, 3, '2025-04-10'],
  ])('B-01 moves the 10th of the month after %d-%d on to a working day', (nam, thang, expected) => {
    expect(fundReportDueDay(nam, thang, statutoryCalendar)).toBe(expected);
  });

  it('B-01 passes over the days off that the administrator adds, and stops on one that he has as worked', () => {
    expect(fundReportDueDay(2026, 10, tableOf({ off: ['2026-11-10', '2026-11-11'] }))).toBe('2026-11-12');
    expect(fundReportDueDay(2026, 9, tableOf({ worked: ['2026-10-10'] }))).toBe('2026-10-10');
    expect(fundReportDueDay(2025, 12, tableOf({ off: ['2026-01-02'], worked: ['2026-01-10'] }))).toBe('2026-01-10');
  });
});

describe('the days of the quarterly reports', () => {
  it.each([
    [2026, 1, '2026-05-04'],
    [2026, 2, '2026-07-31'],
    [2026, 3, '2026-11-02'],
    [2026, 4, '2027-02-01'],
  ])('B-06 B-07 is the end of the month after %d Q%d, moved on to a working day', (nam, quy, expected) => {
    expect([
      revenueReportDueDay(nam, quy, statutoryCalendar),
      documentReportDueDay(nam, quy, statutoryCalendar),
    ]).toEqual([expected, expected]);
  });
});

describe('the days of the quarterly reports and the administrator', () => {
  it('B-06 B-07 pass over the days that he adds', () => {
    const table = tableOf({ off: ['2026-07-31', '2026-08-03'] });
    expect([revenueReportDueDay(2026, 2, table), documentReportDueDay(2026, 2, table)]).toEqual([
      '2026-08-04',
      '2026-08-04',
    ]);
  });
});

describe('selfPayingDueDay', () => {
  it('B-03 is three days before departure, even on a Sunday', () => {
    expect(selfPayingDueDay({ hinhThucDi: '6a', ...dossier }, statutoryCalendar)).toBe('2026-11-29');
    expect(selfPayingDueDay({ hinhThucDi: '2', ...dossier }, statutoryCalendar)).toBe('2026-11-29');
  });

  it('B-03 is five working days after the approval notice for a contract concluded abroad', () => {
    expect(selfPayingDueDay({ hinhThucDi: '6b', ...dossier }, statutoryCalendar)).toBe('2026-11-20');
    expect(selfPayingDueDay({ hinhThucDi: '6b', ...dossier }, tableOf({ off: ['2026-11-20'] }))).toBe('2026-11-23');
  });

  it('B-03 is not known before its date is', () => {
    expect([
      selfPayingDueDay({ hinhThucDi: '6b', ...dossier, ngayNhanThongBao: null }, statutoryCalendar),
      selfPayingDueDay({ hinhThucDi: '6a', ...dossier, ngayXuatCanh: undefined }, statutoryCalendar),
      selfPayingDueDay({ hinhThucDi: '6a', ...dossier, ngayXuatCanh: '' }, statutoryCalendar),
    ]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a deadline and a day', () => {
  it('B-01 is kept on the day itself and one day overdue on the next', () => {
    expect([daysOverdue('2026-05-11', '2026-05-11'), daysOverdue('2026-05-11', '2026-05-12')]).toEqual([0, 1]);
    expect([daysOverdue('2026-05-11', '2026-04-30'), daysOverdue('2026-05-11', '2026-06-10')]).toEqual([0, 30]);
  });

  it('B-01 is near from three days before', () => {
    expect(
      ['2026-05-07', '2026-05-08', '2026-05-11', '2026-05-12'].map((today) => isDueSoon('2026-05-11', today)),
    ).toEqual([false, true, true, false]);
  });

  it('B-01 is never near and overdue at once', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), (distance) => {
        const today = addDays('2026-05-11', distance);
        expect(daysBetween('2026-05-11', today)).toBe(distance);
        expect(daysOverdue('2026-05-11', today)).toBe(distance > 0 ? distance : 0);
        expect(isDueSoon('2026-05-11', today)).toBe(distance <= 0 && distance >= -3);
      }),
    );
  });
});
