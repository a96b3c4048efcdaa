import { describe, expect, it } from 'vitest';

import { statutoryCalendar } from '@/domain/fund/work-calendar';
import { contributionDueDay, debtAgeOn, isUnpaidOn, workedBetween } from '@/domain/reports/contract-facts';

describe('what reports ask of a contract', () => {
  it.each([
    [undefined, 'chua-den-han'],
    ['2026-11-15', 'chua-den-han'],
    ['2026-11-14', '1-30'],
    ['2026-10-16', '1-30'],
    ['2026-10-15', '31-60'],
    ['2026-09-16', '31-60'],
    ['2026-09-15', '61-90'],
    ['2026-08-17', '61-90'],
    ['2026-08-16', 'tren-90'],
  ] as const)('B-15 puts a debt due on %s into the group %s on 15/11/2026', (dueDay, age) => {
    expect(debtAgeOn(dueDay, '2026-11-15')).toBe(age);
  });

  it('B-15 counts a contract as unpaid from its signature until the day of the money', () => {
    const contract = { hinhThucDi: '2', ngayKy: '2026-01-10', ngayXuatCanh: '2026-03-05', dongQuy: 1 } as const;
    const onDay = (day: string) => isUnpaidOn({ ...contract, ngayDong: '2026-04-08' }, day);
    expect(['2026-01-09', '2026-01-10', '2026-04-07', '2026-04-08'].map(onDay)).toEqual([false, true, true, false]);
    expect(isUnpaidOn({ ...contract, dongQuy: 2, ngayDong: null }, '2030-01-01')).toBe(true);
    expect(isUnpaidOn({ ...contract, ngayXuatCanh: null, dongQuy: 3, ngayDong: null }, '2030-01-01')).toBe(false);
  });

  it('B-15 knows the last day of units, of contracts concluded before departure, and of those concluded abroad', () => {
    const dueDay = (hinhThucDi: '2' | '6a' | '6b', approvedOn: string | null = null, isSelfPaid = false) =>
      contributionDueDay({ hinhThucDi, ngayXuatCanh: '2026-04-20', isSelfPaid }, approvedOn, statutoryCalendar);
    expect([dueDay('2'), dueDay('2', null, true), dueDay('6a'), dueDay('6b'), dueDay('6b', '2026-05-04')]).toEqual([
      '2026-05-11',
      '2026-04-17',
      '2026-04-17',
      undefined,
      '2026-05-11',
    ]);
  });

  it('B-14 counts as working who has left and not come back, absconded or died', () => {
    const working = (ngayXuatCanh: string | null, ngayVeNuoc: string | null, tinhTrang: 2 | 3 | 5 | 6 = 2) =>
      workedBetween({ ngayXuatCanh, ngayVeNuoc, tinhTrang }, '2026-06-30', '2026-06-30');
    expect([
      working('2026-06-30', null),
      working('2026-07-01', null),
      working(null, null),
      working('2025-01-01', '2026-06-30', 3),
      working('2025-01-01', '2026-07-01', 3),
      working('2025-01-01', null, 5),
      working('2025-01-01', null, 6),
    ]).toEqual([true, false, false, false, true, false, false]);
  });
});
