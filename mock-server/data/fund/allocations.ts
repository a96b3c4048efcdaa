import { payInStatus, type PayInKind } from '@/domain/pay-ins/pay-in';
import { countedAmount } from '@/domain/pay-ins/receipt';
import { inCodeOrder } from '@/domain/text/code-order';

import type { Database } from '../database';
import { valueDate, type PayInRow } from './pay-in-row';
import type { SelfPayingRow } from './self-paying-row';

/** A voucher's part for one document. */
export type Allocation = { readonly voucher: PayInRow; readonly soTien: number };

const known = new WeakMap<
  Database,
  { readonly version: number; readonly byDocument: ReadonlyMap<string, readonly Allocation[]> }
>();

/** The parts of all vouchers, whatever their status, that are meant for a document. */
export function allocationsOf(database: Database, loai: PayInKind, id: string): readonly Allocation[] {
  const { payIns } = database;
  const present = known.get(database);
  const byDocument = present?.version === payIns.version ? present.byDocument : allocationsByDocument(payIns.rows());
  known.set(database, { version: payIns.version, byDocument });
  return byDocument.get(keyOf(loai, id)) ?? [];
}

/** The parts of reconciled vouchers, the earliest value date first. @param without Id of a voucher that does not count. */
export function paymentsOf(database: Database, loai: PayInKind, id: string, without?: string): readonly Allocation[] {
  return allocationsOf(database, loai, id)
    .filter(({ voucher }) => voucher.trangThai === payInStatus.reconciled && voucher.id !== without)
    .sort((left, right) => inCodeOrder(valueDate(left.voucher), valueDate(right.voucher)));
}

/** M5: what reconciled vouchers allocate to a document; integer đồng. @param without Id of a voucher that does not count. */
export function paidFor(database: Database, loai: PayInKind, id: string, without?: string): number {
  return paymentsOf(database, loai, id, without).reduce((sum, { soTien }) => sum + soTien, 0);
}

/**
 * ISO value date of the payment with which an amount is whole, the earliest counted first: money may be found in another
 * order than it came in. `undefined` while it is not whole.
 *
 * @param payments In the order of their value dates (`paymentsOf`). @param amount Integer đồng.
 */
export function dayOfWhole(payments: readonly Allocation[], amount: number): string | undefined {
  let sum = 0;
  const last = payments.find(({ soTien }) => {
    sum += soTien;
    return sum >= amount;
  });
  return last === undefined ? undefined : valueDate(last.voucher);
}

/** What is still to be paid of a dossier's amount; integer đồng. */
export function stillToPay(database: Database, { id, soTien }: Pick<SelfPayingRow, 'id' | 'soTien'>): number {
  return Math.max(0, soTien - paidFor(database, 'tu-dong', id));
}

/**
 * Frees the money of a rejected report: it becomes credit of its vouchers, which pays what the unit still owes
 * (`reuseCredit`) and then the unit's next report of the same kind. A voucher whose money has still to come keeps what it
 * declares: nothing is due there any more, so the money is given to what is owed when it comes, instead of becoming
 * credit unasked.
 */
export function releasePayments(database: Database, kind: PayInKind, reportId: string): void {
  for (const { voucher } of paymentsOf(database, kind, reportId)) {
    putWithout(database, voucher, kind, reportId);
  }
}

/**
 * Takes a report that is gone out of all vouchers. What has come is credit, as that of a rejected one; what has still to
 * come is given to what is owed by then (`namesNoReport`).
 */
export function forgetDocument(database: Database, kind: PayInKind, reportId: string): void {
  for (const { voucher } of allocationsOf(database, kind, reportId)) {
    putWithout(database, voucher, kind, reportId);
  }
}

function putWithout({ payIns }: Database, voucher: PayInRow, kind: PayInKind, reportId: string): void {
  const phanBo = voucher.phanBo.filter(({ loai, chungTuId }) => loai !== kind || chungTuId !== reportId);
  payIns.put({ ...voucher, phanBo });
}

/**
 * Gives the credit of a unit's reconciled vouchers for a kind of report to one of its reports.
 *
 * @param most What the report can take; integer đồng. A new one takes all there is.
 */
export function claimCredit(
  { payIns }: Database,
  kind: PayInKind,
  { id, donViId }: { readonly id: string; readonly donViId: string },
  most = Number.POSITIVE_INFINITY,
): void {
  let wanted = most;
  for (const voucher of [...payIns.rows()]) {
    const given = hasCreditOf(voucher, kind, donViId) ? Math.min(wanted, creditOf(voucher)) : 0;
    if (given > 0) {
      wanted -= given;
      payIns.put({ ...voucher, phanBo: withMore(voucher.phanBo, { loai: kind, chungTuId: id, soTien: given }) });
    }
  }
}

/**
 * What the credit of a unit pays where a report is rejected or deleted, or money is taken back: all that the unit still
 * owes, with the newest report that is left (M4). Else the certificates of earlier reports, which the money of the report
 * paid too, would be void until the next one takes the credit up. The rest is credit. The unit is to be settled afterwards.
 *
 * @param reckoned The reports of the unit that are left, and what each hands on.
 */
export function claimOwed(
  database: Database,
  kind: PayInKind,
  {
    chain,
    periods,
  }: {
    readonly chain: readonly { readonly id: string; readonly donViId: string }[];
    readonly periods: readonly { readonly noChuyenKySau: number }[];
  },
): void {
  const newest = chain.at(-1);
  if (newest !== undefined) {
    claimCredit(database, kind, newest, periods.at(-1)?.noChuyenKySau);
  }
}

function withMore(parts: PayInRow['phanBo'], more: PayInRow['phanBo'][number]): PayInRow['phanBo'] {
  const same = parts.find(({ loai, chungTuId }) => loai === more.loai && chungTuId === more.chungTuId);
  return same === undefined
    ? [...parts, more]
    : parts.map((part) => (part === same ? { ...part, soTien: part.soTien + more.soTien } : part));
}

/** What a unit's reconciled vouchers have as credit for a kind of report; integer đồng. @param without Id of one that does not count. */
export function creditOfUnit({ payIns }: Database, kind: PayInKind, donViId: string, without: string): number {
  let credit = 0;
  for (const voucher of payIns.rows()) {
    if (voucher.id !== without && hasCreditOf(voucher, kind, donViId)) {
      credit += Math.max(0, creditOf(voucher));
    }
  }
  return credit;
}

function hasCreditOf(voucher: PayInRow, kind: PayInKind, donViId: string): boolean {
  return voucher.donViId === donViId && voucher.loai === kind && voucher.trangThai === payInStatus.reconciled;
}

function creditOf(voucher: PayInRow): number {
  return countedAmount(voucher) - voucher.phanBo.reduce((sum, { soTien }) => sum + soTien, 0);
}

function allocationsByDocument(vouchers: Iterable<PayInRow>): ReadonlyMap<string, readonly Allocation[]> {
  const found = new Map<string, Allocation[]>();
  for (const voucher of vouchers) {
    for (const { loai, chungTuId, soTien } of voucher.phanBo) {
      const key = keyOf(loai, chungTuId);
      const parts = found.get(key);
      if (parts === undefined) {
        found.set(key, [{ voucher, soTien }]);
      } else {
        parts.push({ voucher, soTien });
      }
    }
  }
  return found;
}

function keyOf(loai: PayInKind, id: string): string {
  return `${loai}/${id}`;
}
