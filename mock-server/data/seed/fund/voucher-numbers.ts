import { payInCode } from '@/domain/fund/record-codes';

import type { PayInRow } from '../../fund/pay-in-row';

/** A voucher of the seed that waits for its number. */
export type UnnumberedVoucher = {
  /** ISO date on which it was made. */
  readonly day: string;
  readonly numbered: (ma: string) => PayInRow;
};

/** The vouchers of all kinds in the order of their days, numbered year by year as one book. */
export function numberVouchers(vouchers: readonly UnnumberedVoucher[]): readonly PayInRow[] {
  const last = new Map<string, number>();
  return [...vouchers]
    .sort((left, right) => (left.day === right.day ? 0 : left.day < right.day ? -1 : 1))
    .map(({ day, numbered }) => {
      const year = day.slice(0, 4);
      const number = (last.get(year) ?? 0) + 1;
      last.set(year, number);
      return numbered(payInCode(Number(year), number));
    });
}
