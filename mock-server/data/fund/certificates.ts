import { certificateCode } from '@/domain/fund/record-codes';

import type { Database } from '../database';
import { highestNumber } from './highest-number';

/**
 * Gives out the numbers of new certificates of a year, one after the other; numbers of void ones are never given again
 * (domain dictionary §4.1).
 */
export function certificateNumbers(database: Database, year: string): () => string {
  let last = highestNumber(issuedNumbers(database), `GCN.${year}.`);
  return () => {
    last += 1;
    return certificateCode(Number(year), last);
  };
}

function* issuedNumbers({ contracts, contributions }: Database): Generator<string | null> {
  for (const { soGcn } of contracts.rows()) {
    yield soGcn;
  }
  for (const { gcn } of contributions.rows()) {
    for (const { soGcn } of gcn) {
      yield soGcn;
    }
  }
}
