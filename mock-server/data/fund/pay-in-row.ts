import type { Audited } from '@/domain/abp/paging';
import type { PayIn, PayInKind } from '@/domain/pay-ins/pay-in';

/** The part of a voucher that pays one report or dossier. Integer đồng. */
export type AllocationRow = { readonly loai: PayInKind; readonly chungTuId: string; readonly soTien: number };

/** A stored pay-in voucher; names, sums and what its documents still owe are worked out when it is answered. */
export type PayInRow = Audited &
  Pick<
    PayIn,
    | 'ma'
    | 'loai'
    | 'donViId'
    | 'hinhThuc'
    | 'ngayNop'
    | 'soTien'
    | 'taiKhoanNhanId'
    | 'nganHangId'
    | 'soTaiKhoanChuyen'
    | 'soChungTu'
    | 'nguoiNopTien'
    | 'noiDung'
    | 'ghiChu'
    | 'ngayGhiCo'
    | 'soTienThucNhan'
    | 'xuLyChenhLech'
    | 'lyDoChenhLech'
    | 'maGiaoDichSaoKe'
    | 'trangThai'
    | 'lyDo'
  > & {
    readonly phanBo: readonly AllocationRow[];
    /**
     * What the voucher declared before its parts were cut to the money that came, while it is reconciled: the sum may have
     * been typed wrong, and is then taken back. Absent on vouchers that were never declared otherwise.
     */
    readonly phanBoKhai?: readonly AllocationRow[] | null;
    readonly nguoiDoiSoatId: string | null;
  };

/** ISO date on which the money of a voucher came: as found, or else as declared. */
export function valueDate({ ngayGhiCo, ngayNop }: Pick<PayInRow, 'ngayGhiCo' | 'ngayNop'>): string {
  return ngayGhiCo ?? ngayNop;
}
