import { beforeEach, describe, expect, it } from 'vitest';

import type { FundReport } from '@/domain/fund-reports/fund-report';
import type { Schemas } from '@/domain/contract/schemas';
import type { Unit } from '@/domain/units/unit';
import { owesOverdue } from '@mock-server/data/fund/overdue-debt';

import { lineOf, linesOf, openFund, reportPath, type Fund } from './fund-desk';

describe('a report whose debt the next one has taken on', () => {
  let fund: Fund;
  let october: FundReport;
  let november: FundReport;

  beforeEach(async () => {
    fund = await openFund();
    fund.office.clock.advanceSeconds(20 * 86_400);
    october = await fund.draft(10, linesOf(2));
    november = await fund.draft(11, [lineOf(3, { ngayXuatCanh: '2026-11-20' })]);
  });

  const overdue = async () => {
    const desk = await fund.office.as('dv0007.nhaplieu');
    const { body } = await desk.get(`${reportPath}?quaHan=true`);
    const { conNo, soNgayQuaHan } = (await desk.get(`${reportPath}/${october.id}`)).body as FundReport;
    const isListed = (body as Schemas['TrangBaoCaoQuy']).items.some(({ id }) => id === october.id);
    return [conNo, soNgayQuaHan, isListed, owesOverdue(fund.database, october.donViId, '2026-12-05')];
  };

  it('B-01 B-25 is overdue until that debt is paid with the later one, oldest first', async () => {
    expect(await overdue()).toEqual([october.noChuyenKySau, 25, true, true]);
    fund.pay(november, october.noChuyenKySau - 1, '2026-12-04');
    expect(await overdue()).toEqual([1, 25, true, true]);
    fund.pay(november, 1, '2026-12-04');
    expect(await overdue()).toEqual([0, 0, false, false]);
    const desk = await fund.office.as('dv0007.nhaplieu');
    const paid = (await desk.get(`${reportPath}/${november.id}`)).body as FundReport;
    expect([paid.noChuyenKySau > 0, paid.soNgayQuaHan]).toEqual([true, 0]);
  });

  it('B-08 B-11 B-25 is owed by the unit now, although the Fund has approved neither report', async () => {
    const owed = async () => {
      const desk = await fund.office.as('dv0007.lanhdao');
      return ((await desk.get(`/api/app/don-vi/${october.donViId}`)).body as Unit).conNo;
    };
    expect(await owed()).toBe(october.noChuyenKySau);
    fund.pay(november, october.noChuyenKySau - 1, '2026-12-04');
    expect(await owed()).toBe(1);
    fund.pay(november, 1, '2026-12-04');
    expect(await owed()).toBe(0);
  });
});
