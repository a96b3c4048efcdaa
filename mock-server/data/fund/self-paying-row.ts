import type { Audited } from '@/domain/abp/paging';
import {
  selfPayingPayment,
  selfPayingStatus,
  type SelfPayingDossier,
  type SelfPayingInput,
} from '@/domain/self-paying/self-paying-dossier';

/** A dossier as it is stored; what depends on the day or on other tables is worked out when it is asked for. */
export type SelfPayingRow = Audited &
  SelfPayingInput &
  Pick<
    SelfPayingDossier,
    | 'ma'
    | 'trangThai'
    | 'tinhTrangDong'
    | 'soTien'
    | 'ngayGui'
    | 'ngayChoTu'
    | 'giayToYeuCau'
    | 'lyDo'
    | 'yKienPheDuyet'
    | 'ngayPheDuyet'
    | 'soTienThucNhan'
    | 'ngayGhiCo'
    | 'soChungTu'
    | 'soGcn'
    | 'ngayDong'
    | 'nguoiLaoDongId'
    | 'hopDongId'
  > & {
    readonly nguoiPheDuyetId: string | null;
    /** The contract came into the database with this dossier; unless others need it, it goes with the approval. */
    readonly daTaoHopDong: boolean;
  };

/** What a dossier is before anybody has looked at it. */
export const untouched = {
  trangThai: selfPayingStatus.pending,
  tinhTrangDong: selfPayingPayment.unpaid,
  giayToYeuCau: [],
  lyDo: null,
  yKienPheDuyet: null,
  ngayPheDuyet: null,
  nguoiPheDuyetId: null,
  soTienThucNhan: null,
  ngayGhiCo: null,
  soChungTu: null,
  soGcn: null,
  ngayDong: null,
  nguoiLaoDongId: null,
  hopDongId: null,
  daTaoHopDong: false,
} as const satisfies Partial<SelfPayingRow>;

/** The resource of dossiers, in addresses and on their attachments. */
export const selfPayingResource = 'nguoi-lao-dong-tu-dong';
