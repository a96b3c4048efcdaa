import { certificateCode } from '@/domain/fund/record-codes';

import type { Database } from '../database';
import type { ContractRow } from '../rows';
import { contributionOf } from './fund-report-index';
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

/**
 * The certificate in force of a worker who has paid for the contract himself; `null` where nobody has, or the unit has. It
 * excuses him from paying through the unit, under this contract alone: one contract is one contribution (Decision 40/2021
 * Art.8; domain dictionary §0.1.1, §5.1).
 */
export function ownCertificateOf(database: Database, contract: Pick<ContractRow, 'id'>): string | null {
  const contribution = contributionOf(database, contract.id);
  return contribution?.nguonDong === 2 ? contribution.soGcn : null;
}
