import { hasPaid } from '@/domain/self-paying/self-paying-dossier';
import { payInStatus } from '@/domain/pay-ins/pay-in';

import type { Database } from '../database';
import { onceMade } from '../once-made';
import { grantedForContract } from '../support/granted-support';
import { paidFor } from './allocations';
import { coveredByUnit, selfPaidContribution } from './contribution-postings';
import { coverageOfUnit } from './contribution-sync';
import { contributionsOf, linesOf, reportsOfUnit } from './fund-report-index';
import type { PayInRow } from './pay-in-row';
import type { ContributionRow } from './rows';

/** What has gone out on the strength of a voucher's money. */
export type Outlays = {
  /** Support was granted on a certificate that only this money keeps in force. */
  readonly coHoTro: boolean;
  /** A contribution that this money paid was paid back. */
  readonly coHoanTra: boolean;
};

/**
 * What the Fund has paid out, or decided to, because of the money of a voucher. While there is any, the money cannot be
 * said not to have come: the support would stand on no contribution (domain dictionary §1.5), and what was paid back
 * could be counted a second time for something else.
 */
export function outlaysOf(database: Database, voucher: PayInRow): Outlays {
  const rows = voucher.trangThai === payInStatus.reconciled ? spentOn(database, voucher) : [];
  return { coHoTro: rows.some(({ daHoan }) => !daHoan), coHoanTra: rows.some(({ daHoan }) => daHoan) };
}

/** Whether a contribution was paid back, or support granted on it. */
function isSpent(database: Database, { daHoan, hopDongId }: ContributionRow): boolean {
  return daHoan || grantedForContract(database, hopDongId).length > 0;
}

/** The spent contributions that would not be covered any more without a voucher, by the credit of others neither. */
function spentOn(database: Database, voucher: PayInRow): readonly ContributionRow[] {
  const units = new Set<string>();
  const rows: ContributionRow[] = [];
  for (const { loai, chungTuId } of voucher.phanBo) {
    if (loai === 'bao-cao-quy') {
      units.add(database.fundReports.find(chungTuId)?.donViId ?? '');
    } else if (loai === 'tu-dong') {
      rows.push(...spentOnDossier(database, chungTuId, voucher));
    }
  }
  return [...rows, ...[...units].flatMap((donViId) => spentByUnit(database, donViId, voucher))];
}

function spentByUnit(database: Database, donViId: string, { id }: PayInRow): readonly ContributionRow[] {
  // Lists ask it of every voucher; a unit for whose workers nothing was spent needs no reckoning.
  const left = onceMade(() => coverageOfUnit(database, donViId, id));
  const lines = reportsOfUnit(database, donViId).flatMap((report) => linesOf(database, report.id));
  return lines.flatMap((line) =>
    contributionsOf(database, line.hopDongId ?? '').filter((row) => {
      if (row.dongId !== line.id || !isSpent(database, row)) {
        return false;
      }
      const { nld, dn } = left().get(line.id) ?? { nld: 0, dn: 0 };
      const losesCertificate = nld < coveredByUnit(row, line).nld;
      return losesCertificate || (row.daHoan && dn < row.daPhuDn);
    }),
  );
}

function spentOnDossier(database: Database, id: string, voucher: PayInRow): readonly ContributionRow[] {
  const dossier = database.selfPaying.find(id);
  const isNeeded =
    dossier !== undefined && hasPaid(dossier) && paidFor(database, 'tu-dong', id, voucher.id) < dossier.soTien;
  const paid = isNeeded
    ? selfPaidContribution(database, { hopDongId: dossier.hopDongId ?? '', hoSoTuDongId: id })
    : undefined;
  return paid !== undefined && isSpent(database, paid) ? [paid] : [];
}
