import { payInStatus, type PayIn, type PayInStatus } from '@/domain/pay-ins/pay-in';
import { payInStatuses } from '@/domain/pay-ins/pay-in';
import type { PayInFacts } from '@/machines/workflows/pay-in-workflow-machine';

import { attachmentsOf } from '../../data/attachments';
import type { Database } from '../../data/database';
import { isAccountingPeriodClosed, stillDue } from '../../data/fund/ledger';
import { valueDate, type PayInRow } from '../../data/fund/pay-in-row';
import { outlaysOf } from '../../data/fund/voucher-outlays';
import { nameOfUser } from '../../data/user-names';
import { entityNotFound } from '../../failures';
import { valueName, type LocalText } from '../../local-text';
import type { MockUser } from '../../routing';
import { scopeOf } from '../data-scope';
import { without } from '../request-input';
import { isVisiblePayIn, payInEntry } from './pay-in-list';
import { payableDocument } from './payable-documents';

/** The resource of vouchers, in addresses and on their attachments. */
export const payInResource = 'phieu-nop-quy';

/** @throws MockFailure 404 for a voucher that does not exist or that the person may not know of. */
export function findPayIn(database: Database, id: string, user: MockUser): PayInRow {
  const row = database.payIns.find(id);
  if (row === undefined || !isVisiblePayIn(row, scopeOf(user))) {
    throw entityNotFound();
  }
  return row;
}

/** A voucher as it is answered. */
export function wholePayIn(database: Database, row: PayInRow): PayIn {
  return {
    ...without(payInEntry(database, row), 'nguoiDoiSoatId', 'phanBoKhai'),
    phanBo: row.phanBo.map(({ loai, chungTuId, soTien }) => ({
      loai,
      chungTuId,
      ma: payableDocument(database, loai, chungTuId)?.ma ?? '',
      conPhaiNop: stillDue(database, loai, chungTuId) + (row.trangThai === payInStatus.reconciled ? soTien : 0),
      soTien,
    })),
    nguoiTaoId: row.creatorId,
    nguoiTaoTen: nameOfUser(database, row.creatorId),
    nguoiDoiSoatTen: nameOfUser(database, row.nguoiDoiSoatId),
    soTepDinhKem: attachmentsOf(database.attachments, payInResource, row.id).length,
    kyKeToanDaKhoa: isAccountingPeriodClosed(database, valueDate(row)),
    ...outlaysOf(database, row),
  };
}

/** What the workflow asks of a voucher. */
export function payInFacts(database: Database, row: PayInRow): PayInFacts {
  return wholePayIn(database, row);
}

export function payInStatusName(status: PayInStatus): LocalText {
  return valueName(payInStatuses, status);
}
