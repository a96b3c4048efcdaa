import { reportStatus, type ReportStatus } from '../reference/report-statuses';
import { settle, type Settlement, type SettlementInput } from './settlement';

/** Debt and credit that a report takes on. Integer đồng. */
export type BroughtForward = Pick<SettlementInput, 'duNoKyTruoc' | 'nopThuaKyTruoc'>;

/** A unit's reports of one kind, reckoned through. */
export type CarriedForward = {
  /** What each report takes on and comes to, in the order of the reports. */
  readonly periods: readonly (SettlementInput & Settlement)[];
  /** M7: what the last approved report leaves, or the opening debt without one. Integer đồng. */
  readonly unitDebt: number;
};

type Status = { readonly trangThai: ReportStatus };

/** Whether a report stands for its period, so that debts are carried on through it: all but rejected ones. */
export function isInChain({ trangThai }: Status): boolean {
  return trangThai !== reportStatus.rejected;
}

/** Debt and credit after a report. Integer đồng. */
export type HandedOn = Pick<Settlement, 'noChuyenKySau' | 'nopThua'>;

/** What a report hands on: nothing where it stands for no period, since what it had taken on stands in the others. */
export function handedOnBy({ trangThai, noChuyenKySau, nopThua }: HandedOn & Status): HandedOn {
  return isInChain({ trangThai }) ? { noChuyenKySau, nopThua } : { noChuyenKySau: 0, nopThua: 0 };
}

/**
 * Carries debt and credit through a unit's reports (M4), for fund reports and revenue reports alike.
 *
 * Every report that stands for its period carries on, whatever its status. M4 names none, where M7 and the stock of
 * documents (domain dictionary §5.7) say "approved": the next period is reported and paid before the Fund has decided on
 * the one before, and a unit pays all it owes with its newest report, which must therefore hold the debts of all
 * others. A report that nobody has approved yet can only add to what is owed; when it is rejected its part goes again.
 *
 * @param reports Those for which `isInChain` holds, the earliest period first.
 * @param opening Debt from before the first of them. Integer đồng.
 * @param sharesOf What a report's own period comes to, and what was paid for it.
 */
export function carryForward<Report extends Status>(
  reports: readonly Report[],
  opening: number,
  sharesOf: (report: Report) => Pick<SettlementInput, 'tienNld' | 'tienDn' | 'daNop'>,
): CarriedForward {
  const periods: (SettlementInput & Settlement)[] = [];
  let brought = broughtFrom(undefined, opening);
  let unitDebt = opening;
  for (const report of reports) {
    const input = { ...sharesOf(report), ...brought };
    const period = { ...input, ...settle(input) };
    periods.push(period);
    brought = broughtFrom(period, opening);
    unitDebt = report.trangThai === reportStatus.approved ? period.noChuyenKySau : unitDebt;
  }
  return { periods, unitDebt };
}

/**
 * What of a report's debt is still owed after the later reports of its chain, which have taken it on: what was paid for
 * them has paid the oldest debt first. Integer đồng.
 *
 * @param later Reports after it, the earliest first.
 */
export function stillOwed(noChuyenKySau: number, later: readonly Pick<SettlementInput, 'daNop'>[]): number {
  return later.reduce((rest, { daNop }) => Math.max(0, rest - daNop), noChuyenKySau);
}

/** A report of a chain, and the ISO date by which it is to be paid. */
type DueReport = Status &
  Pick<Settlement, 'noChuyenKySau'> &
  Pick<SettlementInput, 'daNop'> & { readonly hanNop: string };

/**
 * What a unit owes by now: what the last report leaves that is approved (M7) or whose day has passed, or the opening debt
 * without one, less what was paid since for later reports, which are the only ones that can be paid (M4). Integer đồng.
 *
 * The law asks for a month's money by its day (Decision 40/2021 Art.7–8) and not by the Fund's approval: who waits for
 * that has not contributed in full. Before the day a report that nobody has approved asks for nothing yet.
 *
 * @param reports Those for which `isInChain` holds, the earliest period first.
 * @param opening Debt from before the first of them. Integer đồng.
 * @param today ISO date.
 */
export function owedByNow(reports: readonly DueReport[], opening: number, today: string): number {
  const last = lastAskedFor(reports, today);
  return stillOwed(reports[last]?.noChuyenKySau ?? opening, reports.slice(last + 1));
}

/**
 * The earliest day by which something of `owedByNow` was or is to be paid, as an ISO date; `undefined` where nothing is
 * owed, or only the opening debt, which has no day of its own before a report has taken it on.
 *
 * @param reports Those for which `isInChain` holds, the earliest period first.
 * @param today ISO date.
 */
export function firstDayOwed(reports: readonly DueReport[], today: string): string | undefined {
  const days = reports
    .slice(0, lastAskedFor(reports, today) + 1)
    .filter(({ noChuyenKySau }, place) => stillOwed(noChuyenKySau, reports.slice(place + 1)) > 0)
    .map(({ hanNop }) => hanNop);
  return days.sort()[0];
}

/** Place of the last report whose money is asked for by now; -1 without one. */
function lastAskedFor(reports: readonly DueReport[], today: string): number {
  return reports.findLastIndex(({ trangThai, hanNop }) => trangThai === reportStatus.approved || hanNop < today);
}

/** What a report begins with. @param before The report before it in the chain. @param opening Counts where there is none. */
export function broughtFrom(before: HandedOn | undefined, opening: number): BroughtForward {
  return { duNoKyTruoc: before?.noChuyenKySau ?? opening, nopThuaKyTruoc: before?.nopThua ?? 0 };
}
