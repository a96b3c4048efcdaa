import { selfPayingPayment } from '@/domain/self-paying/self-paying-dossier';
import { payInStatus } from '@/domain/pay-ins/pay-in';

import type { Database } from '../database';
import { grantedForContract } from '../support/granted-support';
import { paidFor } from './allocations';
import { selfPaidContribution } from './contribution-postings';
import { coverageOfUnit } from './contribution-sync';
import { contributionsOf, linesOf, reportsOfUnit } from './fund-report-index';
import { isPaidByVouchers } from './ledger';
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
  const rows = voucher.trangThai === payInStatus.reconciled ? contributionsOn(database, voucher) : [];
  return {
    coHoTro: rows.some(({ daHoan, hopDongId }) => !daHoan && grantedForContract(database, hopDongId).length > 0),
    coHoanTra: rows.some(({ daHoan }) => daHoan),
  };
}

/** The contributions that would not be covered any more without a voucher. */
function contributionsOn(database: Database, voucher: PayInRow): readonly ContributionRow[] {
  const units = new Set<string>();
  const rows: ContributionRow[] = [];
  for (const { loai, chungTuId } of voucher.phanBo) {
    if (loai === 'bao-cao-quy') {
      units.add(database.fundReports.find(chungTuId)?.donViId ?? '');
    } else if (loai === 'tu-dong') {
      rows.push(...contributionsOfDossier(database, chungTuId, voucher));
    }
  }
  return [...rows, ...[...units].flatMap((donViId) => contributionsOfUnit(database, donViId, voucher))];
}

function contributionsOfUnit(database: Database, donViId: string, { id }: PayInRow): readonly ContributionRow[] {
  const left = coverageOfUnit(database, donViId, id);
  const lines = reportsOfUnit(database, donViId).flatMap((report) => linesOf(database, report.id));
  return lines.flatMap((line) => {
    const { nld, dn } = left.get(line.id) ?? { nld: 0, dn: 0 };
    return contributionsOf(database, line.hopDongId ?? '').filter(({ dongId, daHoan, daPhuNld, daPhuDn }) => {
      const losesCertificate = line.tienNld > 0 && nld < daPhuNld;
      return dongId === line.id && (losesCertificate || (daHoan && dn < daPhuDn));
    });
  });
}

function contributionsOfDossier(database: Database, id: string, voucher: PayInRow): readonly ContributionRow[] {
  const dossier = database.selfPaying.find(id);
  const isNeeded =
    dossier?.tinhTrangDong === selfPayingPayment.paid &&
    isPaidByVouchers(database, dossier, voucher) &&
    paidFor(database, 'tu-dong', id, voucher.id) < dossier.soTien;
  const paid = isNeeded
    ? selfPaidContribution(database, { hopDongId: dossier.hopDongId ?? '', hoSoTuDongId: id })
    : undefined;
  return paid === undefined ? [] : [paid];
}
