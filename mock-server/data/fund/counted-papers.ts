import { transactionKey } from '@/domain/fund/bank-statement';
import { bankTransfer, payInStatus } from '@/domain/pay-ins/pay-in';

import type { Database } from '../database';
import { valueDate, type PayInRow } from './pay-in-row';

/** A paper by which money was found: its number, the bank that sent it (none for cash), and the day on which it came. */
export type MoneyPaper = {
  readonly soChungTu: string;
  readonly nganHangId: string | null;
  /** ISO date. */
  readonly ngay: string;
};

/** All money that counts by now. */
function* countedVouchers(database: Database): Generator<PayInRow> {
  for (const voucher of database.payIns.rows()) {
    if (voucher.trangThai === payInStatus.reconciled) {
      yield voucher;
    }
  }
}

/**
 * The voucher for which a paper's money counts already; `undefined` for new money. A number is one paper with its bank and
 * its day (domain dictionary §5.5), and a transaction that a statement has named is one on any day. Case, blanks and marks
 * tell no two numbers apart.
 *
 * @param ownId Id of the voucher that is asked for.
 */
export function countedFor(database: Database, paper: MoneyPaper, ownId: string): PayInRow | undefined {
  const key = transactionKey(paper.soChungTu);
  for (const voucher of key === '' ? [] : countedVouchers(database)) {
    const { id, soChungTu, nganHangId, maGiaoDichSaoKe } = voucher;
    const isSamePaper =
      transactionKey(soChungTu) === key && nganHangId === paper.nganHangId && valueDate(voucher) === paper.ngay;
    const isSameTransaction =
      paper.nganHangId !== null && maGiaoDichSaoKe !== null && transactionKey(maGiaoDichSaoKe) === key;
    if (id !== ownId && (isSamePaper || isSameTransaction)) {
      return voucher;
    }
  }
  return undefined;
}

/** Transactions whose money counts already; a transfer that was found by hand is known by its paper's number. */
export function countedTransactions(database: Database): readonly string[] {
  return [...countedVouchers(database)].flatMap(({ maGiaoDichSaoKe, hinhThuc, soChungTu }) => {
    const byHand = hinhThuc === bankTransfer ? [soChungTu] : [];
    return maGiaoDichSaoKe === null ? byHand : [maGiaoDichSaoKe];
  });
}
