import { transactionKey } from '@/domain/fund/bank-statement';
import { bankTransfer, payInStatus } from '@/domain/pay-ins/pay-in';
import { selfPayingPayment } from '@/domain/self-paying/self-paying-dossier';

import type { Database } from '../database';
import { paidFor } from './allocations';
import { valueDate } from './pay-in-row';

/** A paper by which money was found: its number, the bank that sent it (none for cash), and the day on which it came. */
export type MoneyPaper = {
  readonly soChungTu: string;
  readonly nganHangId: string | null;
  /** ISO date. */
  readonly ngay: string;
};

type CountedPaper = MoneyPaper & {
  /** Of the voucher or the dossier that it counts for. */
  readonly id: string;
  readonly ma: string;
  readonly isVoucher: boolean;
  readonly isTransfer: boolean;
  /** The number by which the Fund's own bank names the transaction, where a statement has told it. */
  readonly maGiaoDich: string | null;
};

/** All money that counts by now: of reconciled vouchers, and of dossiers that were confirmed without one. */
function* countedPapers(database: Database): Generator<CountedPaper> {
  for (const voucher of database.payIns.rows()) {
    const { id, ma, soChungTu, nganHangId, hinhThuc, trangThai, maGiaoDichSaoKe: maGiaoDich } = voucher;
    if (trangThai === payInStatus.reconciled) {
      const isTransfer = hinhThuc === bankTransfer;
      yield { id, ma, soChungTu, nganHangId, ngay: valueDate(voucher), isVoucher: true, isTransfer, maGiaoDich };
    }
  }
  for (const { id, ma, tinhTrangDong, soChungTu, nganHangId, hinhThucNop, ngayGhiCo } of database.selfPaying.rows()) {
    if (tinhTrangDong === selfPayingPayment.paid && soChungTu !== null && paidFor(database, 'tu-dong', id) === 0) {
      const isTransfer = hinhThucNop === bankTransfer;
      yield { id, ma, soChungTu, nganHangId, ngay: ngayGhiCo ?? '', isVoucher: false, isTransfer, maGiaoDich: null };
    }
  }
}

/**
 * The voucher or dossier for which a paper's money counts already; `undefined` for new money. A number is one paper with its
 * bank and its day (domain dictionary §5.5), and a transaction that a statement has named is one on any day. Case, blanks
 * and marks tell no two numbers apart.
 *
 * @param ownId Id of the voucher or dossier that is asked for.
 */
export function countedFor(
  database: Database,
  paper: MoneyPaper,
  ownId: string,
): Pick<CountedPaper, 'ma' | 'isVoucher'> | undefined {
  const key = transactionKey(paper.soChungTu);
  for (const counted of key === '' ? [] : countedPapers(database)) {
    const { id, soChungTu, nganHangId, ngay, maGiaoDich } = counted;
    const isSamePaper = transactionKey(soChungTu) === key && nganHangId === paper.nganHangId && ngay === paper.ngay;
    const isSameTransaction = paper.nganHangId !== null && maGiaoDich !== null && transactionKey(maGiaoDich) === key;
    if (id !== ownId && (isSamePaper || isSameTransaction)) {
      return counted;
    }
  }
  return undefined;
}

/** Transactions whose money counts already; a transfer that was found by hand is known by its paper's number. */
export function countedTransactions(database: Database): readonly string[] {
  return [...countedPapers(database)].flatMap(({ maGiaoDich, isTransfer, soChungTu }) => {
    const byHand = isTransfer ? [soChungTu] : [];
    return maGiaoDich === null ? byHand : [maGiaoDich];
  });
}
