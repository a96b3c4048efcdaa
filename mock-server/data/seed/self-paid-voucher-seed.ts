import { payInCode, transferContent } from '@/domain/fund/record-codes';
import { bankTransfer, payInStatus } from '@/domain/pay-ins/pay-in';
import { selfPayingPayment } from '@/domain/self-paying/self-paying-dossier';

import { highestNumber } from '../fund/highest-number';
import { valueDate, type PayInRow } from '../fund/pay-in-row';
import type { SelfPayingRow } from '../fund/self-paying-row';
import { seedId, seedStamp } from './ids';
import { accountantId } from './pay-in-seed';

/**
 * The vouchers by which the money of paid dossiers was booked when the accountant confirmed it.
 *
 * @param fundVouchers Those of the reports; a year's numbers go on after them.
 */
export function seedSelfPaidVouchers(
  dossiers: readonly SelfPayingRow[],
  fundVouchers: readonly PayInRow[],
): readonly PayInRow[] {
  const codes = fundVouchers.map(({ ma }) => ma);
  const last = new Map<string, number>();
  return dossiers
    .filter(({ tinhTrangDong }) => tinhTrangDong === selfPayingPayment.paid)
    .toSorted((left, right) => ((left.ngayDong ?? '') < (right.ngayDong ?? '') ? -1 : 1))
    .map((dossier, index) => {
      const year = (dossier.ngayDong ?? '').slice(0, 4);
      const number = (last.get(year) ?? highestNumber(codes, `NQ.${year}.`)) + 1;
      last.set(year, number);
      return voucherOf(dossier, payInCode(Number(year), number), seedId('payIns of dossiers', index + 1));
    });
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
