import { broughtFrom, carryForward, type BroughtForward } from '@/domain/fund/carry-forward';
import { revenueDue } from '@/domain/fund/contribution-rules';
import type { Quarter } from '@/domain/quarter-reports/quarter';
import { revenueSums, settleRevenue } from '@/domain/revenue-reports/revenue-rules';

import { newStamp } from '../../routes/audit';
import type { Database } from '../database';
import { claimOwed, paidFor } from './allocations';
import { openingRevenueDebt } from './opening-debts';
import type { RevenueReportRow } from './quarter-report-row';
import { isApproved, reportBefore, reportsOfUnit } from './quarter-reports';

/** Sums and settlement of a revenue report (M1–M3). */
export function revenueFigures(row: Pick<RevenueReportRow, 'chiTiet' | 'tyLe' | 'daNop' | keyof BroughtForward>) {
  const sums = revenueSums(row.chiTiet);
  const { phaiNopTrongKy, tongPhaiNop, noChuyenKySau, nopThua } = settleRevenue(sums.tongDoanhThu, row.tyLe, row);
  return { ...sums, phaiNopTrongKy, tongPhaiNop, noChuyenKySau, nopThua };
}

/** What a report of a quarter begins with (M4). */
export function broughtForward(database: Database, donViId: string, quarter: Quarter): BroughtForward {
  const before = reportBefore(database.revenueReports, donViId, quarter);
  return broughtFrom(before === undefined ? undefined : revenueFigures(before), openingRevenueDebt(database, donViId));
}

/**
 * Works out a unit's revenue reports anew from its vouchers and lines (M1–M5), then its debt (M7). To be called whenever a
 * report of it was made, changed, sent away, approved or taken back, or money came or went: an old quarter that is
 * declared late moves the debts of all later ones. Forms of the unit that were opened before its debt moved are out of date.
 *
 * @param without Id of a voucher that does not count.
 * @returns The approved reports that were moved.
 */
export function settleRevenueOfUnit(
  database: Database,
  donViId: string,
  without?: string,
): readonly RevenueReportRow[] {
  const { revenueReports, units } = database;
  const { chain, opening, periods, unitDebt } = reckonUnit(database, donViId, without);
  const moved = chain.filter((row, place) => {
    const { duNoKyTruoc, nopThuaKyTruoc, daNop } = periods[place] ?? row;
    const settled = { duNoKyTruoc, nopThuaKyTruoc, daNop, duNoMoSo: opening };
    const isMoved = (Object.keys(settled) as (keyof typeof settled)[]).some((name) => row[name] !== settled[name]);
    if (isMoved) {
      revenueReports.put({ ...row, ...settled });
    }
    return isMoved && isApproved(row);
  });
  const unit = units.find(donViId);
  if (unit !== undefined && unit.duNoDoanhThu !== unitDebt && unit.daPhatSinhBaoCao) {
    units.put({ ...unit, duNoDoanhThu: unitDebt, concurrencyStamp: newStamp() });
  }
  return moved;
}

/** Gives the money of a revenue report that is gone to what its unit still owes (`claimOwed`). */
export function reuseRevenueCredit(database: Database, donViId: string): void {
  claimOwed(database, 'bao-cao-doanh-thu', reckonUnit(database, donViId));
}

function reckonUnit(database: Database, donViId: string, without?: string) {
  const opening = openingRevenueDebt(database, donViId);
  const chain = reportsOfUnit(database.revenueReports, donViId);
  const carried = carryForward(chain, opening, ({ id, chiTiet, tyLe }) => ({
    tienNld: 0,
    tienDn: revenueDue(revenueSums(chiTiet).tongDoanhThu, tyLe),
    daNop: paidFor(database, 'bao-cao-doanh-thu', id, without),
  }));
  return { chain, opening, ...carried };
}
