import { policies } from '@/domain/policies/policy-names';

import type { Database } from '../../data/database';
import type { ContractUse } from '../../data/fund/contract-uses';
import type { LocalText } from '../../local-text';
import type { MockUser } from '../../routing';
import { scopeOf } from '../data-scope';
import { isVisibleFundReport } from '../fund-reports/fund-report-answer';
import { isVisibleSupportRequest } from '../support-requests/support-request-answer';

/** Where a contribution stands that never had a certificate. */
const ledger: LocalText = { vi: 'sổ đóng góp quỹ', en: 'the contribution ledger' };

const unnamed: LocalText = { vi: 'một hồ sơ của Quỹ', en: 'a record of the Fund' };

/**
 * What the records that need a contract are called, for somebody who may change the contract: a record that this person
 * may not open is not told by its code (DS4), and all of those are told once.
 */
export function namesOfUses(database: Database, uses: readonly ContractUse[], user: MockUser): readonly LocalText[] {
  const open = uses.filter((use) => mayOpen(database, use, user));
  return [...open.map(nameOf), ...(open.length < uses.length ? [unnamed] : [])];
}

function mayOpen(database: Database, use: ContractUse, user: MockUser): boolean {
  const { grantedPolicies } = user;
  switch (use.kind) {
    case 'fundReport':
      return grantedPolicies.has(policies.fundReports) && isVisibleFundReport(database, use.row, user);
    case 'dossier':
      return grantedPolicies.has(policies.selfPaying) && scopeOf(user).kind === 'all';
    case 'supportRequest':
      return grantedPolicies.has(policies.supportRequests) && isVisibleSupportRequest(database, use.row, user);
    // Its certificate belongs to the contract, which this person has before them.
    case 'contribution':
      return true;
  }
}

function nameOf(use: ContractUse): LocalText {
  const code = use.kind === 'contribution' ? use.soGcn : use.row.ma;
  return code === undefined ? ledger : { vi: code, en: code };
}
