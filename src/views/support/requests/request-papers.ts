import { supportStatus, type SupportRequest } from '@/domain/support/support-request';

export type SupportPaperId =
  'giay-de-nghi' | 'danh-sach' | 'phieu-tham-dinh' | 'to-trinh' | 'quyet-dinh' | 'van-ban-tu-choi' | 'danh-sach-chi';

type SupportPaper = { readonly id: SupportPaperId; readonly isThere: (request: SupportRequest) => boolean };

/** The papers in the order of their making; the address names them (`?in=`). */
export const supportPapers: readonly SupportPaper[] = [
  { id: 'giay-de-nghi', isThere: ({ truongHop }) => truongHop.length > 0 },
  { id: 'danh-sach', isThere: ({ truongHop, doiTuong }) => truongHop.length > 0 && doiTuong !== 3 },
  { id: 'phieu-tham-dinh', isThere: ({ ngayThamDinh }) => ngayThamDinh !== null },
  { id: 'to-trinh', isThere: ({ ngayThamDinh }) => ngayThamDinh !== null },
  { id: 'quyet-dinh', isThere: ({ soQd }) => soQd !== null },
  { id: 'van-ban-tu-choi', isThere: ({ trangThai }) => trangThai === supportStatus.rejected },
  { id: 'danh-sach-chi', isThere: ({ soQd }) => soQd !== null },
];
