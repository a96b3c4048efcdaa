import type { ContributionRule } from '@/domain/fund/contribution-rules';

import type { Database } from '../database';
import type { ContributionAmountRow } from '../seed/contribution-amount-seed';

type Uses = ReadonlyMap<string, string>;

const known = new WeakMap<Database, { readonly key: string; readonly uses: Uses }>();

/** The latest day of departure for which a share was counted by a rule, by the rule's id. */
function usesOf(database: Database): Uses {
  const { contracts, contributionAmounts, units } = database;
  const key = `${contracts.version}/${contributionAmounts.version}`;
  const kept = known.get(database);
  if (kept?.key === key) {
    return kept.uses;
  }
  const uses = new Map<string, string>();
  const rules = [...contributionAmounts.rows()].filter(({ khoanThu }) => khoanThu !== 3);
  for (const { soGcn, ngayXuatCanh, donViId } of contracts.rows()) {
    if (soGcn === null || ngayXuatCanh === null) {
      continue;
    }
    const unitTypeId = donViId === null ? undefined : units.find(donViId)?.loaiDonViId;
    for (const rule of rules) {
      if (counts(rule, ngayXuatCanh, unitTypeId) && ngayXuatCanh > (uses.get(rule.id) ?? '')) {
        uses.set(rule.id, ngayXuatCanh);
      }
    }
  }
  known.set(database, { key, uses });
  return uses;
}

/** Latest day for which something was counted by the rule; `null` where nothing is recorded. */
export function lastUseOf(database: Database, rule: ContributionAmountRow): string | null {
  return usesOf(database).get(rule.id) ?? null;
}

/** Whether something was counted by the rule, in this database or before there was one. */
export function isRuleUsed(database: Database, rule: ContributionAmountRow): boolean {
  return rule.daSuDungTruoc || lastUseOf(database, rule) !== null;
}

function counts(rule: ContributionRule, day: string, unitTypeId: number | undefined): boolean {
  return (
    rule.hoatDong !== false &&
    rule.hieuLucTu <= day &&
    (rule.hieuLucDen === null || day <= rule.hieuLucDen) &&
    (rule.loaiDonViIds.length === 0 || (unitTypeId !== undefined && rule.loaiDonViIds.includes(unitTypeId)))
  );
}
