import type { Audited } from '@/domain/abp/paging';
import { checklistOf } from '@/domain/support/support-checklist';
import type { JudgedCondition } from '@/domain/support/support-condition';
import { papersLeft } from '@/domain/support/support-draft';
import {
  supportStatus,
  type SupportCase,
  type SupportCaseInput,
  type SupportRequest,
} from '@/domain/support/support-request';

import { attachmentsOf, type AttachmentRow } from '../attachments';
import type { SupportTypeRow } from '../fund/support-types';
import type { Table } from '../table';

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

/**
 * A request with the checklist that its kind has now: until it is sent, and while more papers are waited for, the Fund may
 * ask for another paper; what was sent keeps the list it was sent by. A document can be removed without the request being
 * saved: the paper that it was is missing then.
 */
export function withPresentPapers(
  attachments: Table<AttachmentRow>,
  row: SupportRequestRow,
  type: SupportTypeRow,
): SupportRequestRow {
  const isOpen = row.trangThai === supportStatus.draft || row.trangThai === supportStatus.returned;
  if (!isOpen) {
    return row;
  }
  const documents = attachmentsOf(attachments, supportRequestResource, row.id);
  const present = (each: SupportCaseRow) => ({
    ...each,
    giayTo: [...checklistOf(type, papersLeft(each, documents))],
  });
  return { ...row, truongHop: row.truongHop.map(present) };
}

/** What a case is before anybody has appraised it. */
export const unappraised = {
  tienDeXuat: null,
  tienDuyet: null,
  chiTra: [],
  dieuKien: null,
} as const satisfies Partial<SupportCaseRow>;
