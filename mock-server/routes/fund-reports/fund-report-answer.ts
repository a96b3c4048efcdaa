import { todayAt } from '@/domain/format/calendar';
import type {
  FundReport,
  FundReportListItem,
  FundReportLine,
  MarketShare,
  PaymentState,
} from '@/domain/fund-reports/fund-report';
import { handedOnBy, type HandedOn } from '@/domain/fund/carry-forward';
import { daysOverdue } from '@/domain/fund/deadlines';
import { cameToNothing } from '@/domain/pay-ins/pay-in';
import { reportStatus } from '@/domain/reference/report-statuses';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { allocationsOf } from '../../data/fund/allocations';
import { chainOf, isRefundedLine, linesOf, reportsOfUnit } from '../../data/fund/fund-report-index';
import { debtLeft } from '../../data/fund/overdue-debt';
import type { FundReportLineRow, FundReportRow } from '../../data/fund/rows';
import { demandsTwoPeople } from '../../data/settings';
import { grantedForContract } from '../../data/support/granted-support';
import { nameOfUser } from '../../data/user-names';
import { entityNotFound } from '../../failures';
import type { MockUser } from '../../routing';
import { scopeOf } from '../data-scope';
import { isVisibleUnit } from '../units/unit-list';
import { without } from '../request-input';

/** A report's resource, in addresses and on its documents. */
export const fundReportResource = 'bao-cao-quy';

/** DS1–DS4: whoever may know of the unit may know of its reports. */
export function isVisibleFundReport(database: Database, { donViId }: FundReportRow, user: MockUser): boolean {
  const unit = database.units.find(donViId);
  return unit !== undefined && isVisibleUnit(unit, scopeOf(user));
}

/** @throws MockFailure 404 for a report that does not exist or that the person may not know of. */
export function findFundReport(database: Database, id: string | undefined, user: MockUser): FundReportRow {
  const row = database.fundReports.find(id ?? '');
  if (row === undefined || !isVisibleFundReport(database, row, user)) {
    throw entityNotFound();
  }
  return row;
}

/** A row of the list. @param today ISO date by which "overdue" is measured. */
export function fundReportListItem(database: Database, row: FundReportRow, today: string): FundReportListItem {
  const unit = database.units.find(row.donViId);
  const officer = database.users.find(unit?.canBoPhuTrachId ?? '');
  const handedOn = handedOnBy(row);
  const conNo = debtLeft(database, row);
  return {
    id: row.id,
    creationTime: row.creationTime,
    creatorId: row.creatorId,
    lastModificationTime: row.lastModificationTime,
    lastModifierId: row.lastModifierId,
    concurrencyStamp: row.concurrencyStamp,
    ma: row.ma,
    donViId: row.donViId,
    donViMa: unit?.ma ?? '',
    donViTen: unit?.ten ?? '',
    loaiDonViId: unit?.loaiDonViId ?? 0,
    nam: row.nam,
    thang: row.thang,
    soLaoDong: row.soLaoDong,
    soNu: row.soNu,
    tienNld: row.tienNld,
    tienDn: row.tienDn,
    phaiNopTrongKy: row.phaiNopTrongKy,
    duNoKyTruoc: row.duNoKyTruoc,
    nopThuaKyTruoc: row.nopThuaKyTruoc,
    tongPhaiNop: row.tongPhaiNop,
    daNop: row.daNop,
    ...handedOn,
    tinhTrangNop: paymentState({ ...row, ...handedOn }),
    hanNop: row.hanNop,
    conNo,
    soNgayQuaHan: conNo > 0 ? daysOverdue(row.hanNop, today) : 0,
    ngayGui: row.ngayGui,
    canBoPhuTrachId: unit?.canBoPhuTrachId ?? null,
    canBoPhuTrachTen: officer?.hoTen ?? null,
    trangThai: row.trangThai,
    nguoiThamDinhId: row.nguoiThamDinhId,
    batBuocHaiNguoi: demandsTwoPeople(database),
  };
}

/** A report as it is answered, with what the workflow asks of it. */
export function wholeFundReport(
  { database, clock }: Pick<MockBackend, 'database' | 'clock'>,
  row: FundReportRow,
): FundReport {
  const lines = linesOf(database, row.id);
  return {
    ...fundReportListItem(database, row, todayAt(clock())),
    khongPhatSinh: row.khongPhatSinh,
    nguoiLap: row.nguoiLap,
    dienThoaiNguoiLap: row.dienThoaiNguoiLap,
    ghiChu: row.ghiChu,
    ngayQtTruoc: reportBefore(database, row)?.ngayQt ?? null,
    ngayQt: row.ngayQt,
    bangThiTruong: marketShares(lines),
    chungTuNop: allocationsOf(database, 'bao-cao-quy', row.id)
      .filter(({ voucher }) => !cameToNothing(voucher))
      .map(({ voucher: { id, ma, ngayNop, trangThai }, soTien }) => ({ id, ma, ngayNop, soTien, trangThai }))
      .sort((left, right) => (left.ngayNop < right.ngayNop ? 1 : -1)),
    nguoiThamDinhTen: nameOfUser(database, row.nguoiThamDinhId),
    ngayThamDinh: row.ngayThamDinh,
    yKienThamDinh: row.yKienThamDinh,
    nguoiPheDuyetId: row.nguoiPheDuyetId,
    nguoiPheDuyetTen: nameOfUser(database, row.nguoiPheDuyetId),
    ngayPheDuyet: row.ngayPheDuyet,
    yKienPheDuyet: row.yKienPheDuyet,
    lyDo: row.lyDo,
    coNoiDung: row.khongPhatSinh || lines.length > 0,
    daGui: row.daGui,
    daMo: row.daMo,
    coKySauDuocDuyet: reportsOfUnit(database, row.donViId).some(
      (other) => other.trangThai === reportStatus.approved && isLater(other, row),
    ),
    coHoTro: lines.some(({ hopDongId }) => hopDongId !== null && grantedForContract(database, hopDongId).length > 0),
    coHoanTra: lines.some((line) => isRefundedLine(database, line)),
  };
}

/** The report whose debt and credit a period takes on (M4). */
export function reportBefore(
  database: Database,
  period: Pick<FundReportRow, 'donViId' | 'nam' | 'thang'>,
): FundReportRow | undefined {
  return chainOf(database, period.donViId).findLast((row) => isLater(period, row));
}

/** A line as it is answered. */
export function fundReportLine(line: FundReportLineRow): FundReportLine {
  return without(line, 'baoCaoId');
}

/** The workers of a report by market, the most first. */
function marketShares(lines: readonly FundReportLineRow[]): readonly MarketShare[] {
  const shares = new Map<string, MarketShare>();
  for (const { thiTruongId, gioiTinh, tienNld, tienDn } of lines) {
    const known = shares.get(thiTruongId) ?? { thiTruongId, soLaoDong: 0, soNu: 0, tienNld: 0, tienDn: 0, tong: 0 };
    shares.set(thiTruongId, {
      thiTruongId,
      soLaoDong: known.soLaoDong + 1,
      soNu: known.soNu + Number(gioiTinh === 2),
      tienNld: known.tienNld + tienNld,
      tienDn: known.tienDn + tienDn,
      tong: known.tong + tienNld + tienDn,
    });
  }
  return [...shares.values()].sort((left, right) => right.soLaoDong - left.soLaoDong);
}

/** Tình trạng nộp of a report. */
export function paymentState({
  tongPhaiNop,
  daNop,
  noChuyenKySau,
  nopThua,
}: HandedOn & { readonly tongPhaiNop: number; readonly daNop: number }): PaymentState {
  if (noChuyenKySau > 0) {
    return daNop === 0 && tongPhaiNop > 0 ? 4 : 2;
  }
  return nopThua > 0 ? 3 : 1;
}

function isLater(one: Pick<FundReportRow, 'nam' | 'thang'>, other: Pick<FundReportRow, 'nam' | 'thang'>): boolean {
  return one.nam > other.nam || (one.nam === other.nam && one.thang > other.thang);
}
