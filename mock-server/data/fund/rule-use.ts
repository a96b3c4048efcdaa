import { isInChain } from '@/domain/fund/carry-forward';
import { findRule, type ContributionRule, type RevenueItem } from '@/domain/fund/contribution-rules';
import { firstDayOf, lastDayOf } from '@/domain/quarter-reports/quarter';
import { selfPayingStatus } from '@/domain/self-paying/self-paying-dossier';

import type { Database } from '../database';
import type { ContributionAmountRow } from '../seed/fund/contribution-amount-seed';

type Uses = ReadonlyMap<string, string>;

/** Something that was counted by the rule in force on a day. */
type Use = {
  readonly khoanThu: RevenueItem;
  readonly unitTypeId: number | undefined;
  /** ISO date by which the rule was chosen. */
  readonly day: string;
  /** Last ISO date that was counted by it; `day` unless told. */
  readonly until?: string;
};

const workerShare = 1;
const enterpriseShare = 2;
const serviceFeeRevenue = 3;

const known = new WeakMap<Database, { readonly key: string; readonly uses: Uses }>();

/** The latest day for which something was counted by a rule, by the rule's id. */
function usesOf(database: Database): Uses {
  const { contracts, contributionAmounts, units, fundReports, fundReportLines, revenueReports, selfPaying } = database;
  const tables = [contracts, contributionAmounts, units, fundReports, fundReportLines, revenueReports, selfPaying];
  const key = tables.map(({ version }) => version).join('/');
  const kept = known.get(database);
  if (kept?.key === key) {
    return kept.uses;
  }
  const ruleOf = createRuleFinder([...contributionAmounts.rows()]);
  const uses = new Map<string, string>();
  for (const use of allUses(database)) {
    const rule = ruleOf(use);
    if (rule !== undefined) {
      const { until = use.day } = use;
      const last = rule.hieuLucDen !== null && rule.hieuLucDen < until ? rule.hieuLucDen : until;
      uses.set(rule.id, last > (uses.get(rule.id) ?? '') ? last : (uses.get(rule.id) ?? last));
    }
  }
  known.set(database, { key, uses });
  return uses;
}

/** Latest day for which something was counted by the rule; `null` where nothing is recorded. */
export function lastUseOf(database: Database, rule: ContributionAmountRow): string | null {
  return usesOf(database).get(rule.id) ?? null;
}

/** Whether something was counted by the rule: in this database, before there was one, or after the end that it got since. */
export function isRuleUsed(database: Database, rule: ContributionAmountRow): boolean {
  return rule.daSuDungTruoc || lastUseOf(database, rule) !== null;
}

function* allUses(database: Database): Generator<Use> {
  yield* contractUses(database);
  yield* lineUses(database);
  yield* dossierUses(database);
  yield* revenueUses(database);
}

/** Contracts that were paid for. */
function* contractUses({ contracts, units }: Database): Generator<Use> {
  for (const { soGcn, ngayXuatCanh, donViId } of contracts.rows()) {
    if (soGcn !== null && ngayXuatCanh !== null) {
      const unitTypeId = donViId === null ? undefined : units.find(donViId)?.loaiDonViId;
      yield { khoanThu: workerShare, unitTypeId, day: ngayXuatCanh };
      yield { khoanThu: enterpriseShare, unitTypeId, day: ngayXuatCanh };
    }
  }
}

/** Lines of every report that counts, also of drafts, whose contracts the database may not know yet. */
function* lineUses({ fundReports, fundReportLines, units }: Database): Generator<Use> {
  for (const { baoCaoId, ngayXuatCanh, tienNld, tienDn } of fundReportLines.rows()) {
    const report = fundReports.find(baoCaoId);
    if (report !== undefined && isInChain(report)) {
      const unitTypeId = units.find(report.donViId)?.loaiDonViId;
      if (tienNld > 0) {
        yield { khoanThu: workerShare, unitTypeId, day: ngayXuatCanh };
      }
      if (tienDn > 0) {
        yield { khoanThu: enterpriseShare, unitTypeId, day: ngayXuatCanh };
      }
    }
  }
}

/** Dossiers of workers who pay themselves: their own share only. */
function* dossierUses({ selfPaying, units }: Database): Generator<Use> {
  for (const { trangThai, donViId, ngayXuatCanh, soTien } of selfPaying.rows()) {
    if (trangThai !== selfPayingStatus.rejected && trangThai !== selfPayingStatus.cancelled && soTien > 0) {
      const unitTypeId = donViId === null ? undefined : units.find(donViId)?.loaiDonViId;
      yield { khoanThu: workerShare, unitTypeId, day: ngayXuatCanh };
    }
  }
}

/** Revenue reports at a rate; the rule of the quarter's first day counts the whole quarter, as long as it lasts. */
function* revenueUses({ revenueReports, units }: Database): Generator<Use> {
  for (const row of revenueReports.rows()) {
    if (isInChain(row) && row.tyLe > 0) {
      const unitTypeId = units.find(row.donViId)?.loaiDonViId;
      yield { khoanThu: serviceFeeRevenue, unitTypeId, day: firstDayOf(row), until: lastDayOf(row) };
    }
  }
}

/** Finds the rule of a use, each combination of item, unit type and day once. */
function createRuleFinder(rules: readonly ContributionRule[]): (use: Use) => ContributionRule | undefined {
  const found = new Map<string, ContributionRule | undefined>();
  return ({ khoanThu, unitTypeId, day }) => {
    const key = `${khoanThu}/${unitTypeId ?? ''}/${day}`;
    if (!found.has(key)) {
      found.set(key, findRule(rules, khoanThu, unitTypeId, day));
    }
    return found.get(key);
  };
}
