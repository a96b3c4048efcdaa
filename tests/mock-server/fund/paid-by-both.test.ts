import { beforeEach, describe, expect, it } from 'vitest';

import type { FundReport } from '@/domain/fund-reports/fund-report';
import { postedAmounts } from '@mock-server/data/fund/rows';

import { complaintsOf, errorOf } from '../routes/office';
import { letLamGiangOwe } from '../pay-ins/pay-in-desk';
import { lineOf, openFund, reason, type Fund } from './fund-desk';
import { brokenInvariants } from './invariants';
import { appraisedTwice, paidHimself } from './two-ways-desk';

let fund: Fund;

beforeEach(async () => {
  fund = await openFund();
  letLamGiangOwe(fund.office, 0);
});

/** How the worker's contract and its only contribution stand. */
function standing(hopDongId: string | null) {
  const { contracts, contributions } = fund.database;
  const rows = [...contributions.rows()].filter((row) => row.hopDongId === hopDongId);
  const [row] = rows;
  expect(rows).toHaveLength(1);
  return {
    soGcn: contracts.find(hopDongId ?? '')?.soGcn,
    nguonDong: row?.nguonDong,
    ...postedAmounts(row ?? { butToan: [] }),
    tienDnPhaiDong: row?.tienDnPhaiDong,
  };
}

/** Undoes the reconciliation of all that counts as paid for a report. */
async function undoPayment({ id: reportId }: Pick<FundReport, 'id'>): Promise<void> {
  const desk = await fund.office.as('ngan.dt');
  const paid = [...fund.database.payIns.rows()].filter(
    ({ phanBo, trangThai }) => trangThai === 7 && phanBo.some(({ chungTuId }) => chungTuId === reportId),
  );
  expect(paid).toHaveLength(1);
  for (const { id, concurrencyStamp } of paid) {
    const body = { concurrencyStamp, maLanGui: crypto.randomUUID(), lyDo: reason };
    expect((await desk.post(`/api/app/phieu-nop-quy/${id}/huy-doi-soat`, body)).status).toBe(200);
  }
}

/** A report of the unit that was paid for, whose money then was not there; the worker has paid himself since. */
async function paidInsteadOfUnit() {
  const report = await appraisedTwice(fund);
  expect((await fund.step('vinh.pq', report.id, 'phe-duyet')).status).toBe(200);
  await undoPayment(report);
  return { report, dossier: await paidHimself(fund) };
}

describe('a worker who pays himself what his unit’s report asks for', () => {
  it('B-01 B-02 B-04 keeps his certificate, whatever the unit does after its own money was not there', async () => {
    const { dossier } = await paidInsteadOfUnit();
    await fund.draft(11, [lineOf(11, { ngayXuatCanh: '2026-11-05' })]);
    expect(dossier.soGcn).not.toBeNull();
    expect(standing(dossier.hopDongId)).toMatchObject({
      ...{ soGcn: dossier.soGcn, nguonDong: 2, tienNld: 100_000, tienDn: 0 },
    });
    expect(brokenInvariants(fund.database)).toEqual([]);
  });

  it('B-01 B-02 B-04 stays who has paid when the unit’s money comes again: only its own share is posted', async () => {
    const { report, dossier } = await paidInsteadOfUnit();
    fund.pay(report, 500_000, '2026-11-13');
    const both = { soGcn: dossier.soGcn, nguonDong: 2, tienNld: 100_000, tienDn: 150_000, tienDnPhaiDong: 150_000 };
    expect(standing(dossier.hopDongId)).toEqual(both);
    await fund.draft(11, [lineOf(11, { ngayXuatCanh: '2026-11-05' })]);
    expect(standing(dossier.hopDongId)).toEqual(both);
    await undoPayment(report);
    expect(standing(dossier.hopDongId)).toEqual({ ...both, tienDn: 0 });
  });

  it('B-01 B-02 B-04 has the enterprise share posted beside his own when the unit pays its approved report later', async () => {
    const report = await appraisedTwice(fund, false);
    expect((await fund.step('vinh.pq', report.id, 'phe-duyet')).status).toBe(200);
    const dossier = await paidHimself(fund);
    fund.pay(report, 500_000, '2026-11-13');
    expect(standing(dossier.hopDongId)).toEqual({
      ...{ soGcn: dossier.soGcn, nguonDong: 2, tienNld: 100_000, tienDn: 150_000, tienDnPhaiDong: 150_000 },
    });
    expect(brokenInvariants(fund.database)).toEqual([]);
  });

  it('B-01 B-02 is not approved again in the report that was taken back; his number says why', async () => {
    const report = await appraisedTwice(fund);
    await fund.step('vinh.pq', report.id, 'phe-duyet');
    expect((await fund.step('vinh.pq', report.id, 'thu-hoi-phe-duyet', { lyDo: reason })).status).toBe(200);
    const { soGcn, hopDongId } = await paidHimself(fund);
    const refused = await fund.step('vinh.pq', report.id, 'phe-duyet');
    expect([refused.status, errorOf(refused).code, complaintsOf(refused)]).toEqual([
      403,
      'QuyHoTro:01006',
      ['dong[0].soHopDong'],
    ]);
    expect(errorOf(refused).message).toContain(`đã đóng quỹ theo GCN ${soGcn ?? ''}`);
    expect(standing(hopDongId)).toMatchObject({ soGcn, nguonDong: 2, tienNld: 100_000 });
  });
});
