import { beforeEach, describe, expect, it } from 'vitest';

import type { FundReport } from '@/domain/fund-reports/fund-report';
import type { PayIn } from '@/domain/pay-ins/pay-in';
import { requiredPapers } from '@/domain/self-paying/self-paying-papers';
import type { SupportRequest } from '@/domain/support/support-request';

import { linesOf, openFund, type Fund } from '../fund/fund-desk';
import { attach, declare, step, taken } from '../fund/self-paying-desk';
import { errorOf, type Reply } from '../routes/office';
import { caseOf, requestOf, supportDeskIn, taken as done } from '../support-requests/support-desk';
import { cashOf, layVoucher, letLamGiangOwe, lyDo, payInPath, take } from './pay-in-desk';

let fund: Fund;

beforeEach(async () => {
  fund = await openFund();
});

/** A report of two workers that the Fund has approved; 500.000 đồng are due. */
async function approvedReport(): Promise<FundReport> {
  const { id } = await fund.draft(10, linesOf(2));
  await fund.step('dv0007.lanhdao', id, 'gui');
  await fund.step('ha.lt', id, 'tham-dinh', { yKien: null });
  return (await fund.step('vinh.pq', id, 'phe-duyet', { yKien: null })).body as FundReport;
}

/** Cash of 10/11/2026 for a report, in the accountant's hand. */
async function cashFor({ id }: FundReport, soTien: number): Promise<PayIn> {
  const desk = await fund.office.as('ngan.dt');
  return (await desk.post(payInPath, { ...cashOf(fund.office, id, soTien), soChungTu: `PT${String(soTien)}` }))
    .body as PayIn;
}

/** Cash in the accountant's hand that names no report, of a unit that owes nothing: its credit. */
async function creditOf(soTien: number): Promise<PayIn> {
  const desk = await fund.office.as('ngan.dt');
  const cash = { ...cashOf(fund.office, '', soTien), phanBo: [], soChungTu: 'PT-DU' };
  return (await desk.post(payInPath, cash)).body as PayIn;
}

/** The contract of the first worker of a report. */
function firstContractOf({ id }: FundReport): string {
  const [line] = [...fund.database.fundReportLines.rows()].filter(({ baoCaoId }) => baoCaoId === id);
  return line?.hopDongId ?? '';
}

/** Support that is applied for, decided and paid for the worker of a contract who was hurt on 13/11/2026. */
function supported(hopDongId: string): Promise<SupportRequest> {
  const desk = supportDeskIn(fund.office);
  const abroad = { hdTu: '2026-10-20', hdDen: '2029-10-19', lvTu: '2026-10-20', lvDen: '2026-11-14' };
  const hurt = caseOf(desk.typeOf('HT01'), hopDongId, { ...abroad, ngaySuViec: '2026-11-13', tienDeNghi: 15_000_000 });
  return desk.paid({ ...requestOf('HT01', [hurt]), ngayDeNghi: '2026-11-14' }, 15_000_000);
}

async function paidBack(hopDongId: string): Promise<Reply> {
  const known = [...fund.database.contributions.rows()].find((row) => row.hopDongId === hopDongId);
  const desk = await fund.office.as('ngan.dt');
  return desk.post(`/api/app/dong-gop-quy/${known?.id ?? ''}/hoan-tra`, {
    concurrencyStamp: known?.concurrencyStamp,
    maLanGui: crypto.randomUUID(),
    lyDo,
    soChungTu: 'UNC0112',
    ngayChungTu: '2026-11-14',
  });
}

async function seen({ id }: PayIn): Promise<PayIn> {
  return (await (await fund.office.as('ngan.dt')).get(`${payInPath}/${id}`)).body as PayIn;
}

function undone(voucher: PayIn): Promise<Reply> {
  return take(fund.office, 'ngan.dt', voucher, 'huy-doi-soat');
}

const refusal = [
  403,
  'QuyHoTro:01009',
  'Không thể hủy đối soát vì đã phát sinh hỗ trợ, hoàn trả từ khoản nộp này.',
] as const;

function saysOf(reply: Reply): readonly unknown[] {
  return [reply.status, errorOf(reply).code, errorOf(reply).message];
}

it('B-05 B-04 money that was not there after all is replaced by the unit’s credit, and the certificates stay', async () => {
  letLamGiangOwe(fund.office, 0);
  const report = await approvedReport();
  const first = await cashFor(report, 500_000);
  const credit = await creditOf(600_000);
  const soGcn = fund.database.contracts.find(firstContractOf(report))?.soGcn;
  expect([credit.conLai, soGcn]).toEqual([600_000, expect.stringMatching(/./u)]);
  expect((await undone(first)).body).toMatchObject({ trangThai: 2, daPhanBo: 500_000 });
  expect(fund.database.fundReports.find(report.id)).toMatchObject({ daNop: 500_000, noChuyenKySau: 0 });
  expect(await seen(credit)).toMatchObject({ daPhanBo: 500_000, conLai: 100_000 });
  expect(fund.database.contracts.find(firstContractOf(report))?.soGcn).toBe(soGcn);
});

describe('a reconciled voucher on whose money the Fund has paid out', () => {
  it('B-05 B-08 is not undone (01009) while support was granted on a certificate that it pays for', async () => {
    const report = await approvedReport();
    const voucher = await cashFor(report, 500_000);
    expect(await seen(voucher)).toMatchObject({ trangThai: 7, coHoTro: false, coHoanTra: false });
    const request = await supported(firstContractOf(report));
    expect(await seen(voucher)).toMatchObject({ coHoTro: true, coHoanTra: false });
    const certified = [...fund.database.contracts.rows()];
    expect(saysOf(await undone(voucher))).toEqual(refusal);
    expect((await seen(voucher)).trangThai).toBe(7);
    expect([...fund.database.contracts.rows()]).toEqual(certified);

    // A payment that came back to the Fund leaves the decision to pay it again.
    const lanChiIds = request.truongHop.flatMap(({ chiTra }) => chiTra.map(({ id }) => id));
    done(await supportDeskIn(fund.office).step('ngan.dt', request, 'huy-chi', { lanChiIds, lyDo }));
    expect(saysOf(await undone(voucher))).toEqual(refusal);
  });

  it('B-05 B-08 is undone where other money keeps the certificate, or nothing was granted on those that go', async () => {
    const report = await approvedReport();
    const first = await cashFor(report, 100_000);
    const second = await cashFor(report, 400_000);
    await supported(firstContractOf(report));
    expect((await undone(second)).status).toBe(200);
    expect(fund.database.contracts.find(firstContractOf(report))?.soGcn).not.toBeNull();
    expect(saysOf(await undone(first))).toEqual(refusal);
  });

  it('B-05 B-08 is undone where the unit has as much credit: that pays the report, and the support stands on it', async () => {
    letLamGiangOwe(fund.office, 0);
    const report = await approvedReport();
    const first = await cashFor(report, 500_000);
    const credit = await creditOf(400_000);
    await supported(firstContractOf(report));
    expect([credit.conLai, (await seen(first)).coHoTro]).toEqual([400_000, false]);
    expect((await undone(first)).status).toBe(200);
    expect(await seen(credit)).toMatchObject({ daPhanBo: 400_000, conLai: 0, coHoTro: true });
    expect(saysOf(await undone(await seen(credit)))).toEqual(refusal);
  });

  it('B-05 B-04 is not undone (01009) once a contribution that it paid was paid back', async () => {
    const report = await approvedReport();
    const voucher = await cashFor(report, 500_000);
    expect((await paidBack(firstContractOf(report))).status).toBe(200);
    expect(await seen(voucher)).toMatchObject({ coHoTro: false, coHoanTra: true });
    expect(saysOf(await undone(voucher))).toEqual(refusal);
    const later = await cashFor(report, 200_000);
    expect((await undone(later)).status).toBe(200);
  });

  it('B-05 B-02 B-08 is not undone (01009) where a self-payer was supported on it, whichever of two vouchers it is', async () => {
    const declared = await declare(fund.office);
    attach(fund.office, declared, ...requiredPapers('6a'));
    const dossier = await taken(step(fund.office, 'khoa.tm', declared, 'phe-duyet', { yKien: null }));
    const received = async (number: number, soTien: number) => {
      const phanBo = [{ loai: 'tu-dong', chungTuId: dossier.id, soTien }] as const;
      const waits = { loai: 'tu-dong', donViId: null, trangThai: 2, soTien, phanBo } as const;
      const voucher = layVoucher(fund.office, number, waits);
      return (await take(fund.office, 'ngan.dt', voucher, 'doi-soat', { soTienThucNhan: soTien })).body as PayIn;
    };
    const parts = [await received(1, 60_000), await received(2, 40_000)];
    const support = supportDeskIn(fund.office);
    const sample = support.contractOf();
    const request = await support.paid(
      requestOf('HT01', [caseOf(support.typeOf('HT01'), sample, { tienDeNghi: 15_000_000 })]),
      15_000_000,
    );
    const row = fund.database.supportRequests.find(request.id);
    if (row !== undefined) {
      // Who pays before he leaves is hurt only after the day on which the tests begin.
      const truongHop = row.truongHop.map((each) => ({ ...each, hopDongId: dossier.hopDongId }));
      fund.database.supportRequests.put({ ...row, truongHop });
    }
    for (const part of parts) {
      expect(await seen(part)).toMatchObject({ coHoTro: true });
      expect(saysOf(await undone(part))).toEqual(refusal);
    }
  });
});
