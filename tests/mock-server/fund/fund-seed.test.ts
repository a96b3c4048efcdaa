import { describe, expect, it } from 'vitest';

import { daysBetween } from '@/domain/format/calendar';
import { postedAmounts } from '@mock-server/data/fund/rows';
import { paidFor } from '@mock-server/data/fund/allocations';
import { coverageOfUnit } from '@mock-server/data/fund/contribution-sync';
import { createDatabase } from '@mock-server/data/database';

import golden from './golden-fund.json';
import { brokenInvariants } from './invariants';

const database = createDatabase();
const reports = [...database.fundReports.rows()];
const vouchers = [...database.payIns.rows()];
const contributions = [...database.contributions.rows()];
const units = [...database.units.rows()];

function shareOf<Row>(rows: readonly Row[], isOne: (row: Row) => boolean): number {
  return Math.round((rows.filter(isOne).length / rows.length) * 100);
}

describe('fund demo data', { timeout: 30_000 }, () => {
  it('D-02 B-01 have the golden numbers', () => {
    const ofYear = (year: number) => reports.filter(({ nam, trangThai }) => nam === year && trangThai === 4);
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    expect({
      reports: reports.length,
      lines: database.fundReportLines.size,
      vouchers: vouchers.length,
      contributions: contributions.length,
      nilReports: reports.filter(({ khongPhatSinh }) => khongPhatSinh).length,
      due2025: sum(ofYear(2025).map(({ phaiNopTrongKy }) => phaiNopTrongKy)),
      due2026: sum(ofYear(2026).map(({ phaiNopTrongKy }) => phaiNopTrongKy)),
      paidByReconciledVouchers: sum(
        vouchers.filter(({ trangThai }) => trangThai === 7).map(({ soTienThucNhan }) => soTienThucNhan ?? 0),
      ),
      debtOfUnits: sum(units.map(({ duNoNld }) => duNoNld)),
      contributedEnterpriseShares: sum(contributions.map((row) => postedAmounts(row).tienDn)),
    }).toEqual(golden.numbers);
  });

  it('D-02 B-01 hold a report for each enterprise and month, and none of the demo unit for 10/2026', () => {
    const enterprises = units.filter(({ loaiDonViId }) => loaiDonViId === 2);
    const counted = reports.filter(({ trangThai }) => trangThai !== 5);
    const missing = enterprises.flatMap(({ id, ma }) =>
      Array.from({ length: 22 }, (_, index) => ({ nam: 2025 + Math.floor(index / 12), thang: (index % 12) + 1 }))
        .filter(
          ({ nam, thang }) => !counted.some((row) => row.donViId === id && row.nam === nam && row.thang === thang),
        )
        .map(({ nam, thang }) => `${ma} ${thang}/${nam}`),
    );
    expect([enterprises.length, missing.length]).toEqual([48, 5]);
    expect(missing.every((text) => text.endsWith('10/2026'))).toBe(true);
    expect(missing).toContain('DV0007 10/2026');
    const last = reports.find(({ ma }) => ma === 'BCQ.202609.DV0007');
    expect(last).toMatchObject({ trangThai: 4, noChuyenKySau: 500_000 });
    expect(units[6]).toMatchObject({ ma: 'DV0007', duNoNld: 500_000 });
  });

  it('D-02 spread reports over statuses as the domain dictionary says', () => {
    const enterpriseIds = new Set(units.filter(({ loaiDonViId }) => loaiDonViId === 2).map(({ id }) => id));
    const ofMonth = (thang: number) =>
      [1, 2, 3, 4, 6].map(
        (status) =>
          reports.filter(
            (row) =>
              enterpriseIds.has(row.donViId) && row.nam === 2026 && row.thang === thang && row.trangThai === status,
          ).length,
      );
    expect(ofMonth(9)).toEqual([0, 7, 10, 29, 2]);
    expect(ofMonth(10)).toEqual([9, 17, 12, 5, 0]);
    const earlier = reports.filter(({ nam, thang }) => nam === 2025 || thang <= 8);
    expect([4, 6, 5].map((status) => shareOf(earlier, ({ trangThai }) => trangThai === status))).toEqual([97, 2, 1]);
  });

  it('D-02 spread vouchers as the domain dictionary says, most of them paid in time', () => {
    const matched = shareOf(vouchers, ({ trangThai, xuLyChenhLech }) => trangThai === 7 && xuLyChenhLech === null);
    const others = [
      shareOf(vouchers, ({ trangThai }) => trangThai === 2),
      shareOf(vouchers, ({ xuLyChenhLech }) => xuLyChenhLech !== null),
      shareOf(vouchers, ({ trangThai }) => trangThai === 6),
      shareOf(vouchers, ({ trangThai }) => trangThai === 9),
    ];
    expect(Math.abs(matched - 92)).toBeLessThanOrEqual(2);
    expect(others.map((share, index) => Math.abs(share - ([4, 2, 1, 1][index] ?? 0)) <= 1)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const late = vouchers.filter(({ phanBo, ngayNop }) => {
      const report = reports.find(({ id }) => id === phanBo[0]?.chungTuId);
      return report !== undefined && daysBetween(report.hanNop, ngayNop) > 0;
    });
    expect(Math.abs((late.length / vouchers.length) * 100 - 15)).toBeLessThan(4);
  });

  it('B-01 keep the invariants M1–M7 everywhere', () => {
    expect(brokenInvariants(database)).toEqual([]);
  });

  it('B-04 give a contribution to exactly the contracts that are paid, with the certificate of the contract', () => {
    const paid = [...database.contracts.rows()].filter(({ dongQuy }) => dongQuy === 1);
    expect(contributions.map(({ hopDongId, soGcn, ngayDong }) => [hopDongId, soGcn, ngayDong])).toEqual(
      paid.map(({ id, soGcn, ngayDong }) => [id, soGcn, ngayDong]),
    );
    expect(new Set(contributions.map(({ soGcn }) => soGcn)).size).toBe(contributions.length);
  });

  it('B-04 record of each line what the money of its unit covers, no more and no less', () => {
    const byLine = new Map(contributions.map((row) => [row.dongId, row]));
    const wrong = units.flatMap(({ id: donViId }) => {
      const coverage = coverageOfUnit(database, donViId);
      return [...database.fundReportLines.rows()].filter((line) => {
        const report = database.fundReports.find(line.baoCaoId);
        const covered = coverage.get(line.id);
        if (report?.donViId !== donViId || covered === undefined) {
          return false;
        }
        const row = byLine.get(line.id);
        const wanted = report.trangThai === 4 && covered.nld > 0 ? [covered.nld, covered.dn] : [0, 0];
        return row === undefined ? wanted[0] !== 0 : row.daPhuNld !== wanted[0] || row.daPhuDn !== wanted[1];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('B-03 B-05 hold a reconciled voucher of the whole amount for each dossier that is paid, and for no other', () => {
    const dossiers = [...database.selfPaying.rows()];
    const booked = dossiers.map(({ id }) => paidFor(database, 'tu-dong', id));
    expect(booked).toEqual(dossiers.map(({ tinhTrangDong, soTien }) => (tinhTrangDong === 3 ? soTien : 0)));
  });

  it('B-01 name people who fit their documents', () => {
    const broken = [...database.fundReportLines.rows()].filter(
      ({ ngayXuatCanh, baoCaoId }) =>
        ngayXuatCanh.slice(0, 7) !==
        `${database.fundReports.find(baoCaoId)?.nam ?? 0}-${String(database.fundReports.find(baoCaoId)?.thang ?? 0).padStart(2, '0')}`,
    );
    expect(broken).toEqual([]);
  });
});
