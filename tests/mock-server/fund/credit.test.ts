import { describe, expect, it } from 'vitest';

import type { FundReport } from '@/domain/fund-reports/fund-report';
import type { RevenueReport } from '@/domain/revenue-reports/revenue-report';
import { postVoucher } from '@mock-server/data/fund/ledger';

import { letLamGiangOwe } from '../pay-ins/pay-in-desk';
import { openOffice } from '../routes/office';
import { userNamed } from '../support/test-backend';
import { lineOf, openFund, reportPath, voucherOf } from './fund-desk';
import { brokenInvariants } from './invariants';
import { head, lineOf as revenueOf, revenuePath } from './quarter-reports';

const clerk = 'dv0007.nhaplieu';

describe('money that was paid ahead', () => {
  it('B-01 B-05 pays for the workers who are entered into the report after it', async () => {
    const fund = await openFund();
    letLamGiangOwe(fund.office, 0);
    const report = await fund.draft(10, [lineOf(1)]);
    const voucher = fund.pay(report, 600_000, '2026-11-05');
    const phanBo = [{ loai: 'bao-cao-quy', chungTuId: report.id, soTien: 250_000 }] as const;
    fund.database.payIns.put({ ...voucher, phanBo });
    const lines = { maLanGui: crypto.randomUUID(), luu: [lineOf(2)], xoa: [] };
    const { concurrencyStamp } = fund.database.fundReports.find(report.id) ?? report;
    const desk = await fund.office.as(clerk);
    const reply = await desk.put(`${reportPath}/${report.id}/nguoi-lao-dong`, { ...lines, concurrencyStamp });
    const { baoCao } = reply.body as { readonly baoCao: FundReport };
    expect(baoCao).toMatchObject({ tongPhaiNop: 500_000, daNop: 500_000, noChuyenKySau: 0, nopThua: 0 });
    expect(fund.database.payIns.find(voucher.id)?.phanBo).toEqual([{ ...phanBo[0], soTien: 500_000 }]);
    expect(brokenInvariants(fund.database)).toEqual([]);
  });

  it('B-05 B-06 pays for the revenue that is added to the report after it', async () => {
    const office = await openOffice(60);
    const { database } = office.backend;
    const desk = await office.as(clerk);
    const report = { ...head, nam: 2021, quy: 4, khongPhatSinh: false };
    const markets = [revenueOf('JP', 100_000_000)];
    const first = await desk.post(revenuePath, { ...report, tongDoanhThu: 100_000_000, chiTiet: markets });
    const made = first.body as RevenueReport;
    const newest = [...database.revenueReports.rows()]
      .filter(({ donViId }) => donViId === made.donViId)
      .reduce((one, other) => (one.nam * 4 + one.quy > other.nam * 4 + other.quy ? one : other));
    const loai = 'bao-cao-doanh-thu';
    const phanBo = [{ loai, chungTuId: newest.id, soTien: 1_000_000 }] as const;
    const voucher = { ...voucherOf(newest, 5_000_000, '2026-11-05'), loai, phanBo } as const;
    database.payIns.put(voucher);
    const accountant = { ...userNamed(office.backend, 'ngan.dt'), grantedPolicies: new Set<string>() };
    postVoucher(database, voucher, accountant, office.clock.read());
    const more = { ...report, tongDoanhThu: 300_000_000, chiTiet: [...markets, revenueOf('TW', 200_000_000)] };
    const { concurrencyStamp } = database.revenueReports.find(made.id) ?? made;
    expect((await desk.put(`${revenuePath}/${made.id}`, { ...more, concurrencyStamp })).status).toBe(200);
    const reply = await desk.get(`${revenuePath}/${newest.id}`);
    expect(reply.body).toMatchObject({ tongPhaiNop: 3_000_000, daNop: 3_000_000, noChuyenKySau: 0, nopThua: 0 });
  });
});
