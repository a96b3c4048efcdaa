import { beforeEach, expect, it } from 'vitest';

import type { FundReport } from '@/domain/fund-reports/fund-report';
import { coverageOfUnit } from '@mock-server/data/fund/contribution-sync';
import { linesOf } from '@mock-server/data/fund/fund-report-index';

import { errorOf } from '../routes/office';
import { lineOf, openFund, type Fund } from './fund-desk';
import { brokenInvariants } from './invariants';

/** The same worker with the same contract, once with an identity number that was mistyped. */
const right = lineOf(1);
const mistyped = lineOf(2, { soHopDong: right.soHopDong, hoTen: right.hoTen });

let fund: Fund;

beforeEach(async () => {
  fund = await openFund();
});

async function sent(thang: number, ...lines: Parameters<Fund['draft']>[1]): Promise<FundReport> {
  const draft = await fund.draft(thang, lines);
  await fund.step('dv0007.lanhdao', draft.id, 'gui');
  await fund.step('ha.lt', draft.id, 'tham-dinh');
  return draft;
}

/** One record of both workers; the mistyped one goes. */
async function merge(): Promise<void> {
  const [giuLai, boDi] = [right, mistyped].map(({ soCccd }) =>
    [...fund.database.workers.rows()].find((worker) => worker.soCccd === soCccd),
  );
  const { status } = await (
    await fund.office.as('khoa.tm')
  ).post('/api/app/nguoi-lao-dong/gop', {
    giuLaiId: giuLai?.id,
    boDiId: boDi?.id,
    concurrencyStamps: { giuLai: giuLai?.concurrencyStamp, boDi: boDi?.concurrencyStamp },
    luaChon: {},
  });
  expect(status).toBe(200);
}

it('B-01 B-04 two lines of an approved report stay two contracts, so that what is paid for each is a contribution', async () => {
  const report = await sent(10, right, mistyped);
  fund.pay(report, 100_000, '2026-11-09');
  expect((await fund.step('vinh.pq', report.id, 'phe-duyet')).status).toBe(200);
  await merge();
  const { noChuyenKySau = 0 } = fund.database.fundReports.find(report.id) ?? {};
  fund.pay(report, noChuyenKySau, '2026-11-12');
  const coverage = coverageOfUnit(fund.database, report.donViId);
  const lines = linesOf(fund.database, report.id);
  const paid = lines.map(({ id }) => [...fund.database.contributions.rows()].find(({ dongId }) => dongId === id));
  expect(lines.map(({ id }) => coverage.get(id)?.nld)).toEqual([100_000, 100_000]);
  expect(paid.map((row) => [row?.daPhuNld, row?.nguoiLaoDongId === paid[0]?.nguoiLaoDongId])).toEqual([
    [100_000, true],
    [100_000, true],
  ]);
  expect(brokenInvariants(fund.database)).toEqual([]);
});

it('B-01 approves no second line of a contract that two records of one worker had (01007)', async () => {
  const first = await sent(10, right);
  expect((await fund.step('vinh.pq', first.id, 'phe-duyet')).status).toBe(200);
  const desk = await fund.office.as('son.hv');
  const known = [...fund.database.workers.rows()].find(({ soCccd }) => soCccd === right.soCccd);
  const worker = (await desk.get(`/api/app/nguoi-lao-dong/${known?.id ?? ''}`)).body as { hopDong: readonly object[] };
  const { soCccd, soHoChieu } = mistyped;
  const copy = { ...worker, soCccd, soHoChieu, hopDong: worker.hopDong.map((each) => ({ ...each, id: undefined })) };
  expect((await desk.post('/api/app/nguoi-lao-dong', copy)).status).toBe(200);
  const second = await sent(11, { ...mistyped, boSungKyTruoc: true });
  await merge();
  const refused = await fund.step('vinh.pq', second.id, 'phe-duyet');
  expect([refused.status, errorOf(refused).code]).toEqual([403, 'QuyHoTro:01007']);
  expect(errorOf(refused).message).toContain(`${first.ma}, dòng 1`);
});
