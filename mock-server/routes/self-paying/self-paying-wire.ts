import { daysBetween, todayAt } from '@/domain/format/calendar';
import { isMasked, maskIdentity } from '@/domain/format/identities';
import { contributionDueDay } from '@/domain/reports/contract-facts';
import { workingDaysBetween } from '@/domain/fund/public-holidays';
import { transferContent } from '@/domain/fund/record-codes';
import {
  departureFormOf,
  hasPaid,
  selfPayingStatus,
  type SelfPayingDossier,
  type SelfPayingListItem,
} from '@/domain/self-paying/self-paying-dossier';
import { missingPapers, type SelfPayingPaper } from '@/domain/self-paying/self-paying-papers';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { stillToPay } from '../../data/fund/allocations';
import { contributionOf } from '../../data/fund/fund-report-index';
import { isCertified } from '../../data/fund/ledger';
import { selfPayingResource, type SelfPayingRow } from '../../data/fund/self-paying-row';
import { warningsOfDossier } from '../../data/fund/self-paying-people';
import { workCalendar } from '../../data/fund/work-calendar';
import { nameOfUser } from '../../data/user-names';
import { without } from '../request-input';

const daysPerMonth = 30.4375;

/** The dossier as its screens need it; numbers are whole. */
export function wholeDossier(backend: MockBackend, row: SelfPayingRow): SelfPayingDossier {
  const { database, clock } = backend;
  const thieuGiayTo = missingPapersOf(database, row);
  const isPending = row.trangThai === selfPayingStatus.pending;
  const today = todayAt(clock());
  return {
    ...without(row, 'nguoiPheDuyetId', 'daTaoHopDong'),
    donViTen: row.donViId === null ? null : (database.units.find(row.donViId)?.ten ?? null),
    thoiHanThang: termOf(row),
    conPhaiNop: stillToPay(database, row),
    hanDong: dueDayOfDossier(database, row) ?? null,
    soNgayCho: isPending ? workingDaysBetween(row.ngayChoTu.slice(0, 10), today, workCalendar(database)) : null,
    canhBao: [...warningsOfDossier(backend, row)],
    duTaiLieu: thieuGiayTo.length === 0,
    thieuGiayTo: [...thieuGiayTo],
    nguoiPheDuyetTen: nameOfUser(database, row.nguoiPheDuyetId),
    noiDungChuyenKhoan: transferContent(row.ma, row.soCccd),
    dongGopId: row.soGcn === null ? null : (contributionOf(database, row.hopDongId ?? '')?.id ?? null),
  };
}

/** The row of a list. */
export function dossierItem(dossier: SelfPayingDossier): SelfPayingListItem {
  const { id, concurrencyStamp, ma, hoTen, ngaySinh, gioiTinh, soCccd, soHoChieu, dienThoai, tinhThanhMa } = dossier;
  const { thiTruongId, hinhThuc, donViTen, thoiHanThang, ngayXuatCanh, hanDong, soTien, tinhTrangDong } = dossier;
  const { soGcn, nguon, ngayGui, trangThai, soNgayCho, canhBao, duTaiLieu } = dossier;
  return {
    ...{ id, concurrencyStamp, ma, hoTen, ngaySinh, gioiTinh, soCccd, soHoChieu, dienThoai, tinhThanhMa },
    ...{ thiTruongId, hinhThuc, donViTen, thoiHanThang, ngayXuatCanh, hanDong, soTien, tinhTrangDong },
    ...{ soGcn, nguon, ngayGui, trangThai, soNgayCho, canhBao, duTaiLieu },
  };
}

/** The same with the numbers hidden; the transfer's content then names the dossier alone. */
export function masked<Dossier extends Pick<SelfPayingDossier, 'soCccd' | 'soHoChieu' | 'ma'>>(
  dossier: Dossier,
): Dossier {
  return {
    ...dossier,
    soCccd: maskIdentity(dossier.soCccd),
    soHoChieu: maskIdentity(dossier.soHoChieu),
    ...('noiDungChuyenKhoan' in dossier && !isMasked(dossier.soCccd)
      ? { noiDungChuyenKhoan: transferContent(dossier.ma, '') }
      : {}),
  };
}

/** The required papers that are not attached. */
export function missingPapersOf(
  { attachments }: Database,
  { id, hinhThuc }: Pick<SelfPayingRow, 'id' | 'hinhThuc'>,
): readonly SelfPayingPaper[] {
  const attached: (string | null)[] = [];
  for (const { taiNguyen, banGhiId, giayTo } of attachments.rows()) {
    if (banGhiId === id && taiNguyen === selfPayingResource) {
      attached.push(giayTo);
    }
  }
  return missingPapers(hinhThuc, attached);
}

/**
 * The pay-by date, counted from the day of the approval notice for contracts concluded abroad. There is none where
 * somebody else has paid for the contract: money that comes for the dossier would be refused.
 */
export function dueDayOfDossier(database: Database, row: SelfPayingRow): string | undefined {
  const { hinhThuc, donViId, ngayXuatCanh, ngayPheDuyet } = row;
  if (!hasPaid(row) && isCertified(database, row)) {
    return undefined;
  }
  const unitType = donViId === null ? undefined : database.units.find(donViId)?.loaiDonViId;
  return contributionDueDay(
    { hinhThucDi: departureFormOf(hinhThuc, unitType), ngayXuatCanh, isSelfPaid: true },
    ngayPheDuyet?.slice(0, 10) ?? null,
    workCalendar(database),
  );
}

/** Whole months from the contract's first to its last day. */
function termOf({ tuNgay, denNgay }: SelfPayingRow): number {
  return Math.max(1, Math.round((daysBetween(tuNgay, denNgay) + 1) / daysPerMonth));
}
