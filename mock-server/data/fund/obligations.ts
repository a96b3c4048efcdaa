import { contributionShares } from '@/domain/fund/contribution-rules';
import { contributionDueDay, unpaidStateOn } from '@/domain/reports/contract-facts';
import { selfPayingPayment, selfPayingStatus } from '@/domain/self-paying/self-paying-dossier';
import type { ContributionState } from '@/domain/workers/worker';

import type { Database } from '../database';
import type { ContractRow } from '../rows';
import { currentRules } from './contribution-amounts';
import { dossierOf, dossiersOf, openContributionOf } from './fund-report-index';
import { postedAmounts } from './rows';
import { workCalendar } from './work-calendar';

/** What a contract has to contribute. Integer đồng. */
export type Shares = { readonly tienNld: number; readonly tienDn: number };

type Known = {
  readonly key: string;
  readonly shares: Map<string, Shares>;
  readonly dueDays: Map<string, string | undefined>;
};

const known = new WeakMap<Database, Known>();

/** What the rules ask for a contract, by the day of departure and the type of its unit; nothing where no rule says it. */
function sharesOwed(database: Database, { donViId, ngayXuatCanh }: ContractRow): Shares {
  const unitTypeId = donViId === null ? undefined : database.units.find(donViId)?.loaiDonViId;
  const { shares } = knownOf(database);
  const key = `${unitTypeId ?? ''} ${ngayXuatCanh ?? ''}`;
  const found = shares.get(key);
  if (found !== undefined) {
    return found;
  }
  const ruled = contributionShares(currentRules(database), { unitTypeId, day: ngayXuatCanh ?? '', isSelfPaid: false });
  const made = 'missing' in ruled ? { tienNld: 0, tienDn: 0 } : ruled;
  shares.set(key, made);
  return made;
}

/**
 * What of a contract's shares has not come by a day: a contribution that was corrected below the full share is owed by
 * what is missing alone.
 *
 * @param day ISO date.
 */
export function sharesLeft(database: Database, contract: ContractRow, day: string): Shares {
  const owed = sharesOwed(database, contract);
  const known = openContributionOf(database, contract.id);
  if (known === undefined || known.ngayDong > day) {
    return owed;
  }
  const posted = postedAmounts(known);
  return {
    tienNld: Math.max(0, owed.tienNld - posted.tienNld),
    tienDn: Math.max(0, owed.tienDn - posted.tienDn),
  };
}

/** Last ISO date for the contribution of a contract; `undefined` while what it counts from is not known. */
export function dueDayOfContract(database: Database, contract: ContractRow): string | undefined {
  const { hinhThucDi, ngayXuatCanh } = contract;
  const calendar = workCalendar(database);
  if (hinhThucDi === '6b') {
    const approvedOn = dossierOf(database, contract.id)?.ngayPheDuyet?.slice(0, 10) ?? null;
    return contributionDueDay({ ...contract, isSelfPaid: true }, approvedOn, calendar);
  }
  const { dueDays } = knownOf(database);
  const isSelfPaid = hinhThucDi === '6a' || isDeclared(database, contract.id);
  const key = isSelfPaid ? `tu-dong ${ngayXuatCanh ?? ''}` : (ngayXuatCanh?.slice(0, 7) ?? '');
  if (!dueDays.has(key)) {
    dueDays.set(key, contributionDueDay({ ...contract, isSelfPaid }, null, calendar));
  }
  return dueDays.get(key);
}

/** Đóng quỹ of a contract on a day, as lists and reports tell it. @param day ISO date. */
export function contributionState(database: Database, contract: ContractRow, day: string): ContributionState {
  return contract.dongQuy === 1 ? 1 : unpaidStateOn(dueDayOfContract(database, contract), day);
}

/** Whether the Fund has accepted that the worker pays for the contract himself, and has not paid him back. */
function isDeclared(database: Database, contractId: string): boolean {
  return dossiersOf(database, contractId).some(
    ({ trangThai, tinhTrangDong }) =>
      trangThai === selfPayingStatus.approved && tinhTrangDong !== selfPayingPayment.refunded,
  );
}

function knownOf(database: Database): Known {
  const key = `${database.contributionAmounts.version} ${database.daysOff.version}`;
  const present = known.get(database);
  if (present?.key === key) {
    return present;
  }
  const made: Known = { key, shares: new Map(), dueDays: new Map() };
  known.set(database, made);
  return made;
}
