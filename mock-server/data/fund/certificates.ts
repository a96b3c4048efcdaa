import { certificateCode } from '@/domain/fund/record-codes';

import type { Database } from '../database';

/**
 * Gives out the numbers of new certificates of a year, one after the other; numbers of void ones are never given again
 * (domain dictionary §4.1).
 */
export function certificateNumbers(database: Database, year: string): () => string {
  const start = `GCN.${year}.`;
  let last = 0;
  const see = (soGcn: string | null) => {
    last = soGcn?.startsWith(start) === true ? Math.max(last, Number(soGcn.slice(start.length))) : last;
  };
  for (const { soGcn } of database.contracts.rows()) {
    see(soGcn);
  }
  for (const { gcn } of database.contributions.rows()) {
    for (const { soGcn } of gcn) {
      see(soGcn);
    }
  }
  return () => {
    last += 1;
    return certificateCode(Number(year), last);
  };
}
