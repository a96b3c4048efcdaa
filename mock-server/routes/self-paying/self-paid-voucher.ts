import { todayAt } from '@/domain/format/calendar';
import { longestTransferContent, transferContent } from '@/domain/fund/record-codes';
import { bankTransfer, payInStatus } from '@/domain/pay-ins/pay-in';
import type { PaymentFound } from '@/domain/self-paying/self-paying-steps';
import { normalizeOptionalName } from '@/domain/text/names';

import type { Database } from '../../data/database';
import { stillToPay } from '../../data/fund/allocations';
import { fundAccounts } from '../../data/fund/fund-accounts';
import { postVoucher } from '../../data/fund/ledger';
import type { PayInRow } from '../../data/fund/pay-in-row';
import type { Actor } from '../../data/fund/registration';
import type { SelfPayingRow } from '../../data/fund/self-paying-row';
import { createdBy } from '../audit';
import { nextPayInCode, notFoundYet } from '../pay-ins/new-voucher';
import { refuseDeclaredPaper } from '../pay-ins/pay-in-input';
import { refuseCountedPaper } from '../pay-ins/paper-refusals';
import { addHistory } from '../workflow-steps';

/**
 * Books the money that was found on a dossier as a voucher of its own, reconciled: all money of the Fund stands in the
 * book of vouchers (domain dictionary §5.5), is summed up by it, and is taken back by undoing its reconciliation.
 *
 * @throws MockFailure 403 `QuyHoTro:03001` for a paper that counts, or that a voucher declares which waits for its money;
 * `QuyHoTro:01006` as `certifyContract` does. Nothing is stored then.
 */
export function bookPayment(database: Database, row: SelfPayingRow, found: PaymentFound, actor: Actor): void {
  const voucher = voucherOf(database, row, found, actor);
  const { id, soChungTu, nganHangId } = voucher;
  refuseCountedPaper(database, { soChungTu, nganHangId, ngay: found.ngayGhiCo }, id);
  refuseDeclaredPaper(database, voucher, id, actor.user);
  database.payIns.put(voucher);
  postVoucher(database, voucher, actor.user, actor.now);
  const taken = { banGhiId: id, yKien: null };
  const { submitted, reconciled } = payInStatus;
  addHistory(
    database,
    { ...taken, tuTrangThai: null, denTrangThai: submitted, hanhDong: 'tao' },
    actor.user,
    actor.now,
  );
  const step = { tuTrangThai: submitted, denTrangThai: reconciled, hanhDong: 'doi-soat' };
  addHistory(database, { ...taken, ...step }, actor.user, actor.now);
}

function voucherOf(
  database: Database,
  row: SelfPayingRow,
  { soTienThucNhan, ngayGhiCo, soChungTu, noiDung }: PaymentFound,
  { user, now }: Actor,
): PayInRow {
  const ma = nextPayInCode(database, Number(todayAt(now).slice(0, 4)));
  const hinhThuc = row.hinhThucNop ?? bankTransfer;
  return {
    ...createdBy(user, now),
    ...notFoundYet,
    ma,
    loai: 'tu-dong',
    donViId: null,
    hinhThuc,
    ngayNop: row.ngayNop ?? ngayGhiCo,
    soTien: soTienThucNhan,
    taiKhoanNhanId: hinhThuc === bankTransfer ? (fundAccounts[0]?.id ?? null) : null,
    nganHangId: row.nganHangId,
    soTaiKhoanChuyen: null,
    // Cash has no number of its own; its receipt is the voucher.
    soChungTu: normalizeOptionalName(soChungTu) ?? row.soGiaoDich ?? ma,
    nguoiNopTien: row.hoTen,
    noiDung: normalizeOptionalName(noiDung)?.slice(0, longestTransferContent) ?? transferContent(row.ma, row.soCccd),
    phanBo: [{ loai: 'tu-dong', chungTuId: row.id, soTien: stillToPay(database, row) }],
    ghiChu: null,
    ngayGhiCo,
    soTienThucNhan,
    trangThai: payInStatus.reconciled,
    nguoiDoiSoatId: user.id,
  };
}
