import { todayAt } from '@/domain/format/calendar';
import { reportStatus } from '@/domain/reference/report-statuses';

import type { Database } from '../database';
import { onceMade } from '../once-made';
import { creditOfUnit, paidFor, paymentsOf } from './allocations';
import { certificateNumbers } from './certificates';
import {
  changed,
  coveredByUnit,
  emptyContribution,
  postingChange,
  postingOf,
  withCertificate,
  withoutCertificate,
} from './contribution-postings';
import { coverPeriods, keptCoverage, type Coverage, type CoverageOfLines } from './coverage';
import {
  chainOf,
  contributionsOf,
  isRefundedLine,
  linesOf,
  openContributionOf,
  reportsOfUnit,
} from './fund-report-index';
import { valueDate } from './pay-in-row';
import type { Actor } from './registration';
import { postedAmounts, type ContributionRow, type FundReportLineRow, type FundReportRow } from './rows';

const nothing: Coverage = { nld: 0, dn: 0 };
const takenBack = 'Thu hồi phê duyệt hoặc hủy đối soát khoản nộp.';

/**
 * Which lines of a unit its money pays for at present, whatever the status of their reports.
 *
 * @param without Id of a voucher that does not count; what other vouchers have as credit takes its place, as it does when
 * its money is taken back (`replaceByCredit`).
 */
export function coverageOfUnit(database: Database, donViId: string, without?: string): CoverageOfLines {
  const credit = without === undefined ? 0 : creditOfUnit(database, 'bao-cao-quy', donViId, without);
  const { chain, opening, kept } = moneyOf(database, donViId, without, credit);
  return coverPeriods(chain, opening, kept);
}

type UnitMoney = ReturnType<typeof moneyOf>;

/**
 * The periods of a unit with what was paid for them, its debt from before the first one, and what is paid before all else.
 *
 * @param credit What is paid for the newest period besides. Integer đồng.
 */
function moneyOf(database: Database, donViId: string, without: string | undefined, credit = 0) {
  const reports = chainOf(database, donViId);
  const chain = reports.map((report, place) => ({
    report,
    lines: linesOf(database, report.id),
    daNop: paidFor(database, 'bao-cao-quy', report.id, without) + (place === reports.length - 1 ? credit : 0),
  }));
  const opening = reports[0]?.duNoMoSo ?? 0;
  return { chain, opening, kept: keptCoverage(chain, opening, postingsOf(database, chain)) };
}

/** What was posted for the lines of a unit's approved reports, paid back or not. */
function postingsOf(
  database: Database,
  chain: readonly { readonly report: FundReportRow; readonly lines: readonly FundReportLineRow[] }[],
) {
  const approved = chain
    .filter(({ report }) => report.trangThai === reportStatus.approved)
    .flatMap(({ lines }) => lines);
  const ids = new Set(approved.map(({ id }) => id));
  const posted = approved.flatMap((line) => {
    const row = contributionsOf(database, line.hopDongId ?? '').find(({ dongId }) => dongId === line.id);
    const amounts = row === undefined ? nothing : coveredByUnit(row, line);
    return amounts.nld + amounts.dn > 0 ? [[line.id, amounts] as const] : [];
  });
  return { posted: new Map(posted), isApproved: (id: string) => ids.has(id) };
}

/**
 * The value date of the money that covers the worker share of each line of a unit, by the line's id: the first day whose
 * money, with all that came before, is enough for it.
 *
 * @param without Id of a voucher that does not count.
 */
function coverageDays(
  database: Database,
  { chain, opening, kept }: UnitMoney,
  without: string | undefined,
): ReadonlyMap<string, string> {
  const periods = chain.map(({ report, lines }) => ({
    lines,
    payments: paymentsOf(database, 'bao-cao-quy', report.id, without).map(({ voucher, soTien }) => ({
      day: valueDate(voucher),
      soTien,
    })),
  }));
  const days = new Set(periods.flatMap(({ payments }) => payments.map(({ day }) => day)));
  const found = new Map<string, string>();
  for (const until of [...days].sort()) {
    const paid = periods.map(({ lines, payments }) => ({
      lines,
      daNop: payments.reduce((sum, { day, soTien }) => sum + (day <= until ? soTien : 0), 0),
    }));
    for (const [id, { nld }] of coverPeriods(paid, opening, kept)) {
      if (nld > 0 && !found.has(id)) {
        found.set(id, until);
      }
    }
  }
  return found;
}

/**
 * Brings a unit's contributions in line with its money: lines of approved reports that are covered get a contribution and
 * a certificate; what is no longer covered, or no longer approved, is reversed. Nothing posted is ever edited.
 *
 * @param without Id of a voucher that does not count.
 */
export function syncContributions(database: Database, donViId: string, actor: Actor, without?: string): void {
  const money = moneyOf(database, donViId, without);
  const coverage = coverPeriods(money.chain, money.opening, money.kept);
  const nextNumber = onceMade(() => certificateNumbers(database, todayAt(actor.now).slice(0, 4)));
  const days = onceMade(() => coverageDays(database, money, without));
  const lines = reportsOfUnit(database, donViId).flatMap((report) =>
    linesOf(database, report.id).map((line) => ({ report, line })),
  );
  for (const { report, line } of lines) {
    const wanted = report.trangThai === reportStatus.approved ? (coverage.get(line.id) ?? nothing) : nothing;
    const dayOf = () => days().get(line.id) ?? todayAt(actor.now);
    syncLine(database, { report, line, wanted }, { dayOf, nextNumber: () => nextNumber()(), actor });
  }
}

type Covered = { readonly report: FundReportRow; readonly line: FundReportLineRow; readonly wanted: Coverage };
type Circumstances = { readonly dayOf: () => string; readonly nextNumber: () => string; readonly actor: Actor };

function syncLine(
  database: Database,
  { report, line, wanted: covered }: Covered,
  { dayOf, nextNumber, actor }: Circumstances,
): void {
  const contract = line.hopDongId === null ? undefined : database.contracts.find(line.hopDongId);
  const known = contract === undefined ? undefined : openContributionOf(database, contract.id);
  // A worker may also have paid himself what the line asks for: his share is there once, and the unit's own beside it.
  const isSelfPaid = line.tienNld === 0 || (known?.nguonDong === 2 && known.soGcn !== null);
  const wanted = isSelfPaid ? { ...covered, nld: 0 } : covered;
  const isOwn = known?.dongId === line.id;
  const isTouched = isOwn || (known === undefined ? wanted.nld > 0 : isSelfPaid || known.soGcn === null);
  if (contract === undefined || !isTouched || isRefundedLine(database, line)) {
    return;
  }
  const before = isOwn ? coveredByUnit(known, line) : nothing;
  if (before.nld === wanted.nld && before.dn === wanted.dn) {
    return;
  }
  const base: ContributionRow = known ?? emptyContribution(contract);
  const posted = postedAmounts(base);
  const tienNld = postingChange({ wanted: wanted.nld, before: before.nld, posted: posted.tienNld });
  const tienDn = postingChange({ wanted: wanted.dn, before: before.dn, posted: posted.tienDn });
  const isLess = wanted.nld < before.nld || (wanted.nld === before.nld && wanted.dn < before.dn);
  const loai = isLess ? 5 : before.nld === 0 && before.dn === 0 ? 1 : 2;
  const lyDo = isLess ? takenBack : null;
  const row: ContributionRow = {
    ...base,
    dongId: line.id,
    baoCaoId: report.id,
    nam: report.nam,
    thang: report.thang,
    tienNldPhaiDong: isSelfPaid ? base.tienNldPhaiDong : line.tienNld,
    tienDnPhaiDong: line.tienDn,
    daPhuNld: isSelfPaid ? base.daPhuNld : wanted.nld,
    daPhuDn: wanted.dn,
    nguonDong: isSelfPaid ? base.nguonDong : 1,
    butToan: [...base.butToan, postingOf({ loai, tienNld, tienDn, lyDo }, actor)],
  };
  const certified =
    wanted.nld > before.nld && row.soGcn === null
      ? withCertificate(database, row, nextNumber(), { ngayDong: dayOf(), ngayCap: todayAt(actor.now) })
      : wanted.nld < before.nld
        ? withoutCertificate(database, row, takenBack)
        : row;
  database.contributions.put(changed(certified));
}
