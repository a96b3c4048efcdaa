import { beforeEach, describe, expect, it } from 'vitest';

import { addDays } from '@/domain/format/calendar';
import { drillDown } from '@/domain/reports/drill-down';
import type { UnpaidContract } from '@/domain/reports/report';
import type { ContributionRow } from '@mock-server/data/fund/rows';

import { openFund, reason, type Fund } from '../fund/fund-desk';
import { listFigure, reportAt, today } from './report-desk';

const money = ['tienNld', 'tienDn', 'tong'] as const;

let fund: Fund;
let whole: ContributionRow;

beforeEach(async () => {
  fund = await openFund();
  const found = [...fund.database.contributions.rows()].find(
    ({ daPhuNld, daPhuDn, soGcn }) => daPhuNld === 100_000 && daPhuDn === 150_000 && soGcn !== null,
  );
  if (found === undefined) {
    throw new Error('Nobody has contributed both shares.');
  }
  whole = found;
});

async function adjust(tienNld: number, tienDn: number): Promise<void> {
  const desk = await fund.office.as('ngan.dt');
  const { status } = await desk.post(`/api/app/dong-gop-quy/${whole.id}/dieu-chinh`, {
    concurrencyStamp: fund.database.contributions.find(whole.id)?.concurrencyStamp ?? '',
    maLanGui: crypto.randomUUID(),
    lyDo: reason,
    tienNld,
    tienDn,
  });
  expect(status).toBe(200);
}

/** People and amounts of R4 on a day. */
async function owed(denNgay: string): Promise<readonly number[]> {
  const { tong } = await reportAt(await fund.office.as('vinh.pq'), 'chua-dong-quy', { denNgay });
  return ['soChuaDong', ...money].map((column) => Number(tong[column]));
}

/** The same in the list behind the figures. */
async function listed(denNgay: string): Promise<readonly (number | undefined)[]> {
  const desk = await fund.office.as('vinh.pq');
  return Promise.all(
    ['soChuaDong', ...money].map(async (column) => {
      const drill = drillDown('chua-dong-quy', { path: [], column, filters: { denNgay }, today });
      return drill === undefined ? undefined : listFigure(desk, drill);
    }),
  );
}

describe('a contribution that was corrected below the full share', () => {
  it('B-04 B-15 owes what is missing, and not what is there: in the report, its people and the list behind', async () => {
    const [count = 0, nld = 0, dn = 0, all = 0] = await owed(today);
    await adjust(60_000, 150_000);
    const expected = [count + 1, nld + 40_000, dn, all + 40_000];
    expect(await owed(today)).toEqual(expected);
    expect(await listed(today)).toEqual(expected);
    const desk = await fund.office.as('vinh.pq');
    const path = `/api/app/bao-cao/chua-dong-quy/chi-tiet?DenNgay=${today}&MaxResultCount=1000`;
    const { items } = (await desk.get(path)).body as { readonly items: readonly UnpaidContract[] };
    const own = items.find(({ hopDongId }) => hopDongId === whole.hopDongId);
    expect(money.map((name) => own?.[name])).toEqual([40_000, 0, 40_000]);
  });

  it('B-04 B-15 owes no less than nothing of a share that is there more than whole', async () => {
    const [count = 0, nld = 0, dn = 0, all = 0] = await owed(today);
    await adjust(0, 200_000);
    const expected = [count + 1, nld + 100_000, dn, all + 100_000];
    expect(await owed(today)).toEqual(expected);
    expect(await listed(today)).toEqual(expected);
  });

  it('B-04 B-15 owed all of it on the day before its money came', async () => {
    const before = addDays(whole.ngayDong, -1);
    const known = await owed(before);
    await adjust(60_000, 150_000);
    expect(await owed(before)).toEqual(known);
    expect(await listed(before)).toEqual(known);
  });
});
