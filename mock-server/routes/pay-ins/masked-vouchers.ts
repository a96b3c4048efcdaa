import { maskIdentitiesIn, maskIdentity } from '@/domain/format/identities';
import type { PayIn } from '@/domain/pay-ins/pay-in';

import type { PayInRow } from '../../data/fund/pay-in-row';
import type { MockUser } from '../../routing';
import { canViewSensitive } from '../workers/worker-routes';

type Numbers = Pick<PayIn, 'loai' | 'maSoNguoiNop' | 'noiDung'>;

/** A voucher as a person may see it: the number of a worker who pays himself is masked for those without `.ViewSensitive`. */
export function shownTo<Voucher extends Numbers>(user: MockUser, voucher: Voucher): Voucher {
  return canViewSensitive(user) ? voucher : maskedVoucher(voucher);
}

/** The same for somebody who may not see the number whole. */
export function maskedVoucher<Voucher extends Numbers>(voucher: Voucher): Voucher {
  const { loai, maSoNguoiNop, noiDung } = voucher;
  return loai === 'tu-dong'
    ? {
        ...voucher,
        maSoNguoiNop: maSoNguoiNop === null ? null : maskIdentity(maSoNguoiNop),
        noiDung: noiDung === null ? null : maskIdentitiesIn(noiDung),
      }
    : voucher;
}

/** The stored content of the transfer where the one that was sent is what its masked reader saw of it. */
export function meantContent({ loai, noiDung }: PayInRow, sent: string | null): string | null {
  return loai === 'tu-dong' && noiDung !== null && sent === maskIdentitiesIn(noiDung) ? noiDung : sent;
}
