import { transferContent } from '@/domain/fund/record-codes';
import { bankTransfer, payInStatus } from '@/domain/pay-ins/pay-in';
import { selfPayingPayment } from '@/domain/self-paying/self-paying-dossier';

import { valueDate, type PayInRow } from '../../fund/pay-in-row';
import type { SelfPayingRow } from '../../fund/self-paying-row';
import { seedId, seedStamp } from '../ids';
import { accountantId } from './pay-in-seed';
import type { UnnumberedVoucher } from './voucher-numbers';

/** The vouchers by which the money of paid dossiers was booked when the accountant confirmed it. */
export function seedSelfPaidVouchers(dossiers: readonly SelfPayingRow[]): readonly UnnumberedVoucher[] {
  return dossiers
    .filter(({ tinhTrangDong }) => tinhTrangDong === selfPayingPayment.paid)
    .map((dossier, index) => ({
      day: dossier.ngayDong ?? '',
      numbered: (ma) => voucherOf(dossier, ma, seedId('payIns of dossiers', index + 1)),
    }));
}

function voucherOf(dossier: SelfPayingRow, ma: string, id: string): PayInRow {
  const { soTien, ngayDong, ngayNop, nganHangId, soGiaoDich, hoTen } = dossier;
  const paidOn = { ngayGhiCo: ngayDong, ngayNop: ngayNop ?? '' };
  return {
    id,
    ma,
    loai: 'tu-dong',
    donViId: null,
    hinhThuc: bankTransfer,
    ...paidOn,
    soTien,
    taiKhoanNhanId: 'vcb-thu-quy',
    nganHangId,
    soTaiKhoanChuyen: null,
    soChungTu: soGiaoDich ?? ma,
    nguoiNopTien: hoTen,
    noiDung: transferContent(dossier.ma, dossier.soCccd),
    phanBo: [{ loai: 'tu-dong', chungTuId: dossier.id, soTien }],
    ghiChu: null,
    soTienThucNhan: soTien,
    xuLyChenhLech: null,
    lyDoChenhLech: null,
    maGiaoDichSaoKe: null,
    trangThai: payInStatus.reconciled,
    lyDo: null,
    nguoiDoiSoatId: accountantId,
    creationTime: `${valueDate(paidOn)}T16:33:00.000`,
    creatorId: accountantId,
    lastModificationTime: null,
    lastModifierId: null,
    concurrencyStamp: seedStamp(id),
  };
}
