import { payInCode } from '@/domain/fund/record-codes';
import { payInStatus } from '@/domain/pay-ins/pay-in';

import type { Database } from '../../data/database';
import { highestNumber } from '../../data/fund/highest-number';
import type { PayInRow } from '../../data/fund/pay-in-row';

/** What a voucher is before anybody has looked for its money. */
export const notFoundYet = {
  ngayGhiCo: null,
  soTienThucNhan: null,
  xuLyChenhLech: null,
  lyDoChenhLech: null,
  maGiaoDichSaoKe: null,
  trangThai: payInStatus.draft,
  lyDo: null,
  nguoiDoiSoatId: null,
} as const satisfies Partial<PayInRow>;

/** The next running number of a year's vouchers. */
export function nextPayInCode({ payIns }: Database, year: number): string {
  const codes = [...payIns.rows()].map(({ ma }) => ma);
  return payInCode(year, highestNumber(codes, `NQ.${year}.`) + 1);
}
