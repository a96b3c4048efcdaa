import type { Database } from '../database';
import { reportsOfUnit } from './fund-report-index';

/** What a unit owed before its first fund report: as its record says until a report is approved. Integer đồng. */
export function openingDebt(database: Database, donViId: string): number {
  const unit = database.units.find(donViId);
  const owed = unit?.duNoNld ?? 0;
  return unit?.daPhatSinhBaoCao === true ? (reportsOfUnit(database, donViId)[0]?.duNoMoSo ?? owed) : owed;
}

/** The same for revenue reports. Integer đồng. */
export function openingRevenueDebt({ units, revenueReports }: Database, donViId: string): number {
  const unit = units.find(donViId);
  const owed = unit?.duNoDoanhThu ?? 0;
  const first = [...revenueReports.rows()].find((row) => row.donViId === donViId);
  return unit?.daPhatSinhBaoCao === true ? (first?.duNoMoSo ?? owed) : owed;
}

/**
 * Ends the time in which a unit's opening debts may be changed (domain dictionary §5.11): to be called when a report of
 * any kind is approved. From then on the reports keep them, and the record shows what the last approved ones leave (M7).
 */
export function closeOpeningDebts(database: Database, donViId: string): void {
  const { units, fundReports, revenueReports } = database;
  const unit = units.find(donViId);
  if (unit === undefined || unit.daPhatSinhBaoCao) {
    return;
  }
  for (const row of reportsOfUnit(database, donViId)) {
    fundReports.put({ ...row, duNoMoSo: unit.duNoNld });
  }
  for (const row of [...revenueReports.rows()].filter((report) => report.donViId === donViId)) {
    revenueReports.put({ ...row, duNoMoSo: unit.duNoDoanhThu });
  }
  units.put({ ...unit, daPhatSinhBaoCao: true });
}
