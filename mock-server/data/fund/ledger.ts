import { carryForward } from '@/domain/fund/carry-forward';
import { problemOfPeriod } from '@/domain/pay-ins/open-period';
import type { PayInKind } from '@/domain/pay-ins/pay-in';
import { hasPaid, selfPayingPayment, selfPayingStatus } from '@/domain/self-paying/self-paying-dossier';

import { newStamp } from '../../routes/audit';
import type { MockUser } from '../../routing';
import type { Database } from '../database';
import { effectiveSetting } from '../settings';
import { claimOwed, dayOfWhole, paidFor, paymentsOf, stillToPay } from './allocations';
import { syncContributions } from './contribution-sync';
import { chainOf, dossiersOf, linesOf } from './fund-report-index';
import { closeOpeningDebts, openingDebt } from './opening-debts';
import type { PayInRow } from './pay-in-row';
import { registerLines, type Actor } from './registration';
import { reuseRevenueCredit, revenueFigures, settleRevenueOfUnit } from './revenue-ledger';
import { reportsOfUnit as revenueReportsOf } from './quarter-reports';
import type { FundReportRow } from './rows';
import { certifyContract, uncertifyContract } from './self-paying-effects';
import type { SelfPayingRow } from './self-paying-row';

export { paidFor } from './allocations';

/**
 * What can still be paid for a document; integer đồng. Of a unit's reports only the newest one that was not rejected can
 * be paid, because older debts are carried on to it (M4). A dossier owes nothing once its contract is certified, by
 * whichever way it was paid for; of several that declare one contract, one owes: a contract is one contribution.
 */
export function stillDue(database: Database, loai: PayInKind, id: string): number {
  switch (loai) {
    case 'bao-cao-quy': {
      const report = database.fundReports.find(id);
      const newest = report === undefined ? undefined : chainOf(database, report.donViId).at(-1);
      return newest?.id === id ? newest.noChuyenKySau : 0;
    }
    case 'bao-cao-doanh-thu': {
      const report = database.revenueReports.find(id);
      const newest =
        report === undefined ? undefined : revenueReportsOf(database.revenueReports, report.donViId).at(-1);
      return newest?.id === id ? revenueFigures(newest).noChuyenKySau : 0;
    }
    case 'tu-dong': {
      const dossier = database.selfPaying.find(id);
      return dossier !== undefined && owesForContract(database, dossier) ? stillToPay(database, dossier) : 0;
    }
    case 'khac':
      return 0;
  }
}

/** Whether a dossier is the one that its contract's contribution is due by: the first, or that for which money has come. */
function owesForContract(database: Database, dossier: SelfPayingRow): boolean {
  const open = (dossier.hopDongId === null ? [dossier] : dossiersOf(database, dossier.hopDongId)).filter(
    (each) => each.trangThai === selfPayingStatus.approved && !hasPaid(each),
  );
  const owing = open.find(({ id }) => paidFor(database, 'tu-dong', id) > 0) ?? open[0];
  return owing?.id === dossier.id && !isCertified(database, dossier);
}

/** Whether the contract of a dossier is paid for, by whichever way. */
export function isCertified({ contracts }: Database, { hopDongId }: SelfPayingRow): boolean {
  return (contracts.find(hopDongId ?? '')?.soGcn ?? null) !== null;
}

/**
 * Posts what a voucher pays (M5): figures of its documents and of those after them, contributions and certificates, the
 * debt of the unit.
 *
 * @param voucher As it is stored: reconciled.
 */
export function postVoucher(database: Database, voucher: PayInRow, user: MockUser, now: number): void {
  applyVoucher(database, voucher, { user, now }, undefined);
}

/** Takes the postings of a voucher back. @param voucher Still stored as reconciled, or already moved on. */
export function unpostVoucher(database: Database, voucher: PayInRow, user: MockUser, now: number): void {
  applyVoucher(database, voucher, { user, now }, voucher.id);
}

/**
 * Lets what other vouchers of a unit have as credit pay what a voucher's money paid that was not there after all: else the
 * unit would owe beside its own money, and certificates be void until its next report takes the credit up. To be called
 * before the postings are taken back, so that the certificates stay.
 *
 * @param voucher As it was; it is stored as reconciled no more.
 */
export function replaceByCredit(database: Database, voucher: PayInRow): void {
  const { units, revenueUnits } = unitsPaidFor(database, voucher);
  for (const donViId of units) {
    reuseCredit(database, donViId);
  }
  for (const donViId of revenueUnits) {
    reuseRevenueCredit(database, donViId);
  }
}

/** Ids of the units whose reports a voucher pays, by the kind of report. */
function unitsPaidFor({ fundReports, revenueReports }: Database, { phanBo }: PayInRow) {
  const [units, revenueUnits] = [new Set<string>(), new Set<string>()];
  for (const { loai, chungTuId } of phanBo) {
    if (loai === 'bao-cao-quy') {
      units.add(fundReports.find(chungTuId)?.donViId ?? '');
    } else if (loai === 'bao-cao-doanh-thu') {
      revenueUnits.add(revenueReports.find(chungTuId)?.donViId ?? '');
    }
  }
  return { units, revenueUnits };
}

function applyVoucher(database: Database, voucher: PayInRow, actor: Actor, without: string | undefined): void {
  const { units, revenueUnits } = unitsPaidFor(database, voucher);
  for (const { loai, chungTuId } of voucher.phanBo) {
    if (loai === 'tu-dong') {
      payDossier(database, chungTuId, { voucher, without }, actor);
    }
  }
  for (const donViId of units) {
    settleUnit(database, donViId, actor, without);
  }
  for (const donViId of revenueUnits) {
    settleRevenueOfUnit(database, donViId, without);
  }
}

/** The money of a dossier came, or was taken back: its payment state, and its certificate. */
function payDossier(
  database: Database,
  id: string,
  { voucher, without }: { readonly voucher: PayInRow; readonly without: string | undefined },
  actor: Actor,
): void {
  const dossier = database.selfPaying.find(id);
  if (dossier?.trangThai !== selfPayingStatus.approved) {
    return;
  }
  const ngayDong = dayOfWhole(paymentsOf(database, 'tu-dong', id, without), dossier.soTien);
  if (ngayDong !== undefined && !hasPaid(dossier)) {
    const paid = paidFor(database, 'tu-dong', id, without);
    const soGcn = certifyContract(database, dossier, ngayDong, actor);
    const payment = { ngayGhiCo: ngayDong, soTienThucNhan: paid, soChungTu: voucher.soChungTu };
    database.selfPaying.put({ ...dossier, ...payment, tinhTrangDong: selfPayingPayment.paid, soGcn, ngayDong });
  } else if (ngayDong === undefined && dossier.tinhTrangDong === selfPayingPayment.paid) {
    uncertifyContract(database, dossier, actor);
    database.selfPaying.put({
      ...dossier,
      tinhTrangDong: selfPayingPayment.reconciling,
      soGcn: null,
      ngayDong: null,
      ngayGhiCo: null,
      soTienThucNhan: null,
    });
  }
}

/**
 * Works out a unit's reports anew from its vouchers and lines (M1–M5), then its debt (M7) and its contributions. To be
 * called whenever a report of it was made, sent away, approved or taken back, or money came or went. Forms of the unit that
 * were opened before its debt moved are out of date: saved, they would be refused for a debt that nobody has touched.
 *
 * @param without Id of a voucher that does not count.
 */
export function settleUnit(database: Database, donViId: string, actor: Actor, without?: string): void {
  const { chain, opening, periods, unitDebt } = reckonUnit(database, donViId, without);
  for (const [place, report] of chain.entries()) {
    const settled = { ...periods[place], duNoMoSo: opening };
    if (Object.entries(settled).some(([name, value]) => report[name as keyof FundReportRow] !== value)) {
      database.fundReports.put({ ...report, ...settled });
    }
  }
  const unit = database.units.find(donViId);
  if (unit !== undefined && unit.duNoNld !== unitDebt && unit.daPhatSinhBaoCao) {
    database.units.put({ ...unit, duNoNld: unitDebt, concurrencyStamp: newStamp() });
  }
  syncContributions(database, donViId, actor, without);
}

/** Gives the credit of a unit, as the money of a fund report that is gone, to what it still owes (`claimOwed`). */
export function reuseCredit(database: Database, donViId: string): void {
  claimOwed(database, 'bao-cao-quy', reckonUnit(database, donViId));
}

function reckonUnit(database: Database, donViId: string, without?: string) {
  const chain = chainOf(database, donViId);
  const opening = openingDebt(database, donViId);
  const carried = carryForward(chain, opening, (report) => ({
    ...sharesOf(database, report),
    daNop: paidFor(database, 'bao-cao-quy', report.id, without),
  }));
  return { chain, opening, ...carried };
}

function sharesOf(database: Database, { id }: FundReportRow): Pick<FundReportRow, 'tienNld' | 'tienDn'> {
  let [tienNld, tienDn] = [0, 0];
  for (const line of linesOf(database, id)) {
    tienNld += line.tienNld;
    tienDn += line.tienDn;
  }
  return { tienNld, tienDn };
}

/**
 * What an approval brings: workers and contracts of its lines, contributions and certificates of those that money covers,
 * and the unit's debt.
 *
 * @param report As it is stored: approved.
 */
export function approveReport(database: Database, report: FundReportRow, actor: Actor): void {
  registerLines(database, report, linesOf(database, report.id), actor);
  closeOpeningDebts(database, report.donViId);
  settleUnit(database, report.donViId, actor);
}

/** Reverses what an approval brought; workers and contracts stay. @param report As it is stored: approved no more. */
export function revokeApproval(database: Database, report: FundReportRow, actor: Actor): void {
  settleUnit(database, report.donViId, actor);
}

/** ISO date of the first day of the accounting period that is still open. */
export function openPeriodFrom(database: Database): string | undefined {
  return effectiveSetting(database, 'Quy.KyKeToanMoTu', undefined) ?? undefined;
}

/** True before the first day of the period that is still open. @param day ISO date. */
export function isAccountingPeriodClosed(database: Database, day: string): boolean {
  return problemOfPeriod(day, openPeriodFrom(database)) !== undefined;
}
