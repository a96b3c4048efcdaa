import { expect, it } from 'vitest';

import type { FundReport } from '@/domain/fund-reports/fund-report';
import { linesOf as storedLinesOf } from '@mock-server/data/fund/fund-report-index';

import { lineOf, linesOf, openFund, reportPath, type Fund } from './fund-desk';
import { brokenInvariants } from './invariants';

/** Removes lines by their ids in a draft of one's own. */
async function remove(fund: Fund, draft: FundReport, xoa: readonly string[]) {
  const desk = await fund.office.as('dv0007.nhaplieu');
  return desk.put(`${reportPath}/${draft.id}/nguoi-lao-dong`, {
    concurrencyStamp: draft.concurrencyStamp,
    maLanGui: crypto.randomUUID(),
    luu: [],
    xoa,
  });
}

it('P-03 B-01 removes no line of another report: not another unit’s, not one’s own that is approved', async () => {
  const fund = await openFund();
  const { database } = fund;
  const approved = await fund.draft(10, linesOf(2));
  await fund.step('dv0007.lanhdao', approved.id, 'gui');
  await fund.step('ha.lt', approved.id, 'tham-dinh');
  expect((await fund.step('vinh.pq', approved.id, 'phe-duyet')).status).toBe(200);
  const foreign = [...database.fundReports.rows()].find(
    ({ id, donViId }) => donViId !== approved.donViId && storedLinesOf(database, id).length > 0,
  );
  const ids = [approved.id, foreign?.id ?? ''].flatMap((id) => storedLinesOf(database, id).map((line) => line.id));
  expect(ids.length).toBeGreaterThan(2);

  const draft = await fund.draft(11, [lineOf(5, { ngayXuatCanh: '2026-11-02' })]);
  const { status, body } = await remove(fund, draft, ids);
  expect([status, (body as { readonly baoCao: FundReport }).baoCao.soLaoDong]).toEqual([200, 1]);
  expect(ids.filter((id) => database.fundReportLines.find(id) === undefined)).toEqual([]);
  expect(database.fundReports.find(approved.id)?.phaiNopTrongKy).toBe(500_000);
  expect(brokenInvariants(database)).toEqual([]);
});
