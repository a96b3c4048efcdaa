import type { PayInKind } from '@/domain/pay-ins/pay-in';

import type { Database } from '../database';
import type { PayInRow } from './pay-in-row';

/** A voucher's part for one document. */
export type Allocation = { readonly voucher: PayInRow; readonly soTien: number };

const reconciled = 7;

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
    .filter(({ voucher }) => voucher.trangThai === reconciled && voucher.id !== without)
    .sort((left, right) => ((left.voucher.ngayGhiCo ?? '') < (right.voucher.ngayGhiCo ?? '') ? -1 : 1));
}

/** M5: what reconciled vouchers allocate to a document; integer đồng. @param without Id of a voucher that does not count. */
export function paidFor(database: Database, loai: PayInKind, id: string, without?: string): number {
  return paymentsOf(database, loai, id, without).reduce((sum, { soTien }) => sum + soTien, 0);
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
