import type { Audited } from '@/domain/abp/paging';
import type { JudgedCondition } from '@/domain/support/support-condition';
import {
  supportStatus,
  type SupportCase,
  type SupportCaseInput,
  type SupportRequest,
} from '@/domain/support/support-request';

/** A stored case; worker, contribution and sums are worked out when it is answered. */
export type SupportCaseRow = SupportCaseInput &
  Pick<SupportCase, 'id' | 'tienDeXuat' | 'tienDuyet' | 'chiTra'> & {
    /** As they were when it was appraised; before that they are judged when it is answered. */
    readonly dieuKien: readonly JudgedCondition[] | null;
  };

/** A time for which the clock stood still; ISO dates. */
type PauseRow = { readonly from: string; readonly to: string | undefined };

/** A stored request for support; what depends on the day or on other tables is worked out when it is answered. */
export type SupportRequestRow = Audited &
  Pick<
    SupportRequest,
    | 'ma'
    | 'loaiHoTroId'
    | 'donViId'
    | 'hinhThucNop'
    | 'ngayDeNghi'
    | 'nguoiLienHe'
    | 'dienThoai'
    | 'ghiChu'
    | 'trangThai'
    | 'ngayGui'
    | 'ngayNhanDu'
    | 'nguoiThamDinhId'
    | 'ngayThamDinh'
    | 'yKienThamDinh'
    | 'mienDieuKien'
    | 'nguoiPheDuyetId'
    | 'ngayPheDuyet'
    | 'yKienPheDuyet'
    | 'soQd'
    | 'ngayQd'
    | 'lyDoTuChoi'
    | 'lyDoBoSung'
    | 'daGui'
  > & {
    readonly truongHop: readonly SupportCaseRow[];
    readonly tamDung: readonly PauseRow[];
  };

/** The resource of requests, in addresses and on their attachments. */
export const supportRequestResource = 'yeu-cau-ho-tro';

/** What a request is before anybody has sent it. */
export const unsent = {
  trangThai: supportStatus.draft,
  ngayGui: null,
  ngayNhanDu: null,
  nguoiThamDinhId: null,
  ngayThamDinh: null,
  yKienThamDinh: null,
  mienDieuKien: null,
  nguoiPheDuyetId: null,
  ngayPheDuyet: null,
  yKienPheDuyet: null,
  soQd: null,
  ngayQd: null,
  lyDoTuChoi: null,
  lyDoBoSung: null,
  daGui: false,
  tamDung: [],
} as const satisfies Partial<SupportRequestRow>;

/** What a case is before anybody has appraised it. */
export const unappraised = {
  tienDeXuat: null,
  tienDuyet: null,
  chiTra: [],
  dieuKien: null,
} as const satisfies Partial<SupportCaseRow>;
