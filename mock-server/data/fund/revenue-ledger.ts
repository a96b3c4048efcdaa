import type { Quarter } from '@/domain/quarter-reports/quarter';
import { revenueSums, settleRevenue } from '@/domain/revenue-reports/revenue-rules';

import type { Database } from '../database';
import type { RevenueReportRow } from './quarter-report-row';
import { approvedBefore, approvedOfUnit, isApproved, reportsOfUnit } from './quarter-reports';

/** Debt and credit brought forward; integer đồng. */
export type BroughtForward = Pick<RevenueReportRow, 'duNoKyTruoc' | 'nopThuaKyTruoc'>;

/** Sums and settlement of a revenue report (M1–M3). */
export function revenueFigures(row: RevenueReportRow) {
  const sums = revenueSums(row.chiTiet);
  const { phaiNopTrongKy, tongPhaiNop, noChuyenKySau, nopThua } = settleRevenue(sums.tongDoanhThu, row.tyLe, row);
  return { ...sums, phaiNopTrongKy, tongPhaiNop, noChuyenKySau, nopThua };
}

/**
 * What a report of a quarter begins with: what the unit's last approved report before it carries on (M4), or the unit's
 * opening debt where there is none.
 */
export function broughtForward(database: Database, donViId: string, quarter: Quarter): BroughtForward {
  const before = approvedBefore(database.revenueReports, donViId, quarter);
  return before === undefined ? openingOf(database, donViId) : carriedOn(before);
}

/**
 * Carries debt and credit through a unit's reports, and into the unit's own record (M4, M7): to be called whenever a
 * report was approved, taken back or paid. An old quarter that is declared late moves the debts of all later ones.
 */
export function rechainRevenue(database: Database, donViId: string): void {
  const { revenueReports, units } = database;
  let carried = openingOf(database, donViId);
  for (const row of reportsOfUnit(revenueReports, donViId)) {
    const chained = { ...row, ...carried };
    if (row.duNoKyTruoc !== carried.duNoKyTruoc || row.nopThuaKyTruoc !== carried.nopThuaKyTruoc) {
      revenueReports.put(chained);
    }
    carried = isApproved(row) ? carriedOn(chained) : carried;
  }
  const unit = units.find(donViId);
  const daPhatSinhBaoCao = unit?.daPhatSinhBaoCao === true || approvedOfUnit(revenueReports, donViId).length > 0;
  if (unit !== undefined && (unit.duNoDoanhThu !== carried.duNoKyTruoc || unit.daPhatSinhBaoCao !== daPhatSinhBaoCao)) {
    units.put({ ...unit, duNoDoanhThu: carried.duNoKyTruoc, daPhatSinhBaoCao });
  }
}

/**
 * Writes what reconciled vouchers allocate to a report (M5) and carries the difference on.
 *
 * @param daNop Σ of the allocations; integer đồng.
 */
export function payRevenueReport(database: Database, reportId: string, daNop: number): void {
  const row = database.revenueReports.find(reportId);
  if (row !== undefined && row.daNop !== daNop) {
    database.revenueReports.put({ ...row, daNop });
    rechainRevenue(database, row.donViId);
  }
}

function carriedOn(row: RevenueReportRow): BroughtForward {
  const { noChuyenKySau, nopThua } = revenueFigures(row);
  return { duNoKyTruoc: noChuyenKySau, nopThuaKyTruoc: nopThua };
}

/** The first approved report keeps the opening debt that the unit's record had before it. */
function openingOf(database: Database, donViId: string): BroughtForward {
  const [first] = approvedOfUnit(database.revenueReports, donViId);
  return {
    duNoKyTruoc: first?.duNoKyTruoc ?? database.units.find(donViId)?.duNoDoanhThu ?? 0,
    nopThuaKyTruoc: first?.nopThuaKyTruoc ?? 0,
  };
}
