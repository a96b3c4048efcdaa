import type { ContributionRule } from '@/domain/fund/contribution-rules';

import type { Database } from '../database';

/** The rules by which money is counted at present, those that are switched off among them. */
export function currentRules({
  contributionAmounts,
}: Pick<Database, 'contributionAmounts'>): readonly ContributionRule[] {
  return [...contributionAmounts.rows()];
}
