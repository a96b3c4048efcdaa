import type { Database } from '../database';
import { chainOf } from './fund-report-index';

/**
 * Whether a unit owes money of its fund reports whose day has passed: that of its newest report, or what this one took on
 * from the period before and nobody has paid since.
 *
 * @param today ISO date.
 */
export function owesOverdue(database: Database, donViId: string, today: string): boolean {
  const chain = chainOf(database, donViId);
  const [before, newest] = [chain.at(-2), chain.at(-1)];
  if (newest === undefined || newest.noChuyenKySau === 0) {
    return false;
  }
  const isCarriedOn = newest.duNoKyTruoc > newest.daNop;
  return newest.hanNop < today || (isCarriedOn && before !== undefined && before.hanNop < today);
}
