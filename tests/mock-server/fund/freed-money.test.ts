import { beforeEach, describe, expect, it } from 'vitest';

import type { Contribution } from '@/domain/contributions/contribution';
import type { FundReport } from '@/domain/fund-reports/fund-report';

import { errorOf } from '../routes/office';
import { letLamGiangOwe, septemberReport } from '../pay-ins/pay-in-desk';
import { caseOf, requestOf, supportDeskIn } from '../support-requests/support-desk';
import { lineOf, linesOf, openFund, reason, reportPath, type Fund } from './fund-desk';
import { brokenInvariants } from './invariants';

let fund: Fund;

beforeEach(async () => {
  fund = await openFund();
  letLamGiangOwe(fund.office, 0);
});

/** A report of one worker of October that the Fund has approved, 250.000 đồng unpaid, and a draft of November. */
async function unpaidOctober(linesOfNovember = 0): Promise<readonly [FundReport, FundReport]> {
  const october = await fund.draft(10, linesOf(1));
  await fund.step('dv0007.lanhdao', october.id, 'gui');
  await fund.step('ha.lt', october.id, 'tham-dinh', { yKien: null });
  await fund.step('vinh.pq', october.id, 'phe-duyet', { yKien: null });
  const lines = Array.from({ length: linesOfNovember }, (_, n) => lineOf(n + 11, { ngayXuatCanh: '2026-11-05' }));
  return [october, await fund.draft(11, lines)];
}

function contractOf({ id }: FundReport): string {
  return [...fund.database.fundReportLines.rows()].find(({ baoCaoId }) => baoCaoId === id)?.hopDongId ?? '';
}

/** The certificate in force of the worker of a report, and how many there ever were. */
function certificateOf(report: FundReport): readonly unknown[] {
  const hopDongId = contractOf(report);
  const row = [...fund.database.contributions.rows()].find((each) => each.hopDongId === hopDongId);
  return [fund.database.contracts.find(hopDongId)?.soGcn, row?.soGcn, row?.gcn.length];
}

function supported(hopDongId: string) {
  const desk = supportDeskIn(fund.office);
  const abroad = { hdTu: '2026-10-20', hdDen: '2029-10-19', lvTu: '2026-10-20', lvDen: '2026-11-14' };
  const hurt = caseOf(desk.typeOf('HT01'), hopDongId, { ...abroad, ngaySuViec: '2026-11-13', tienDeNghi: 15_000_000 });
  return desk.paid({ ...requestOf('HT01', [hurt]), ngayDeNghi: '2026-11-14' }, 15_000_000);
}

const stored = ({ id }: FundReport) => fund.database.fundReports.find(id);

describe('money that covers a certificate of an earlier report', () => {
  it('B-01 B-05 B-08 stays with it when the later report is rejected: it pays what is owed, and the rest is credit', async () => {
    const [october, november] = await unpaidOctober(2);
    fund.pay(november, 800_000, '2026-11-12');
    const certificate = certificateOf(october);
    expect(certificate).toEqual([expect.stringMatching(/^GCN\.2026\./u), certificate[0], 1]);
    await supported(contractOf(october));
    await fund.step('dv0007.lanhdao', november.id, 'gui');
    expect((await fund.step('vinh.pq', november.id, 'tu-choi', { lyDo: reason })).status).toBe(200);
    expect(certificateOf(october)).toEqual(certificate);
    expect(stored(october)).toMatchObject({ daNop: 250_000, noChuyenKySau: 0, nopThua: 0 });
    expect(stored(november)?.daNop).toBe(0);
    expect(brokenInvariants(fund.database)).toEqual([]);
    const again = await fund.draft(11, []);
    expect([again.daNop, again.duNoKyTruoc]).toEqual([550_000, 0]);
  });

  it('B-01 B-05 stays with it when the later draft is deleted', async () => {
    const [october, november] = await unpaidOctober();
    fund.pay(november, 100_000, '2026-11-12');
    const certificate = certificateOf(october);
    expect(certificate[2]).toBe(1);
    const head = await fund.office.as('dv0007.lanhdao');
    expect((await head.remove(`${reportPath}/${november.id}`)).status).toBe(204);
    expect(certificateOf(october)).toEqual(certificate);
    expect(stored(october)).toMatchObject({ daNop: 100_000, noChuyenKySau: 150_000 });
    expect(brokenInvariants(fund.database)).toEqual([]);
  });

  it('B-01 B-05 stays with it when workers are added to the later draft, whose money it was', async () => {
    const [october, november] = await unpaidOctober();
    fund.pay(november, 100_000, '2026-11-12');
    const certificate = certificateOf(october);
    const desk = await fund.office.as('dv0007.nhaplieu');
    const added = await desk.put(`${reportPath}/${november.id}/nguoi-lao-dong`, {
      concurrencyStamp: stored(november)?.concurrencyStamp,
      maLanGui: crypto.randomUUID(),
      luu: [lineOf(11, { ngayXuatCanh: '2026-11-05' })],
      xoa: [],
    });
    expect(added.status).toBe(200);
    await fund.step('dv0007.lanhdao', november.id, 'gui');
    await fund.step('ha.lt', november.id, 'tham-dinh', { yKien: null });
    expect((await fund.step('vinh.pq', november.id, 'phe-duyet', { yKien: null })).status).toBe(200);
    expect([certificateOf(october), certificateOf(november)[0]]).toEqual([certificate, null]);
    fund.pay(november, 100_000, '2026-11-13');
    expect([certificateOf(october), certificateOf(november)[2]]).toEqual([certificate, 1]);
  });

  it('B-01 B-05 stays with it when a report of a month before is made late and takes the credit', async () => {
    const september = septemberReport(fund.office);
    fund.pay(september, september.noChuyenKySau + 250_000, '2026-11-09');
    const november = await fund.draft(11, [lineOf(11, { ngayXuatCanh: '2026-11-05' })]);
    await fund.step('dv0007.lanhdao', november.id, 'gui');
    await fund.step('ha.lt', november.id, 'tham-dinh', { yKien: null });
    await fund.step('vinh.pq', november.id, 'phe-duyet', { yKien: null });
    const certificate = certificateOf(november);
    expect(certificate[2]).toBe(1);
    await fund.draft(10, linesOf(4));
    expect(certificateOf(november)).toEqual(certificate);
    expect(brokenInvariants(fund.database)).toEqual([]);
  });

  it('B-04 B-08 is not corrected away (01009) while support was granted on it', async () => {
    const [october, november] = await unpaidOctober();
    fund.pay(november, 250_000, '2026-11-12');
    await supported(contractOf(october));
    const known = [...fund.database.contributions.rows()].find(({ hopDongId }) => hopDongId === contractOf(october));
    const desk = await fund.office.as('ngan.dt');
    const corrected = (tienNld: number) =>
      desk.post(`/api/app/dong-gop-quy/${known?.id ?? ''}/dieu-chinh`, {
        concurrencyStamp: fund.database.contributions.find(known?.id ?? '')?.concurrencyStamp,
        maLanGui: crypto.randomUUID(),
        lyDo: reason,
        tienNld,
        tienDn: 150_000,
      });
    const before = certificateOf(october);
    const refused = await corrected(50_000);
    expect([refused.status, errorOf(refused).code]).toEqual([403, 'QuyHoTro:01009']);
    expect(certificateOf(october)).toEqual(before);
    const more = await corrected(120_000);
    expect([more.status, (more.body as Contribution).soGcn]).toEqual([200, before[0]]);
  });
});
