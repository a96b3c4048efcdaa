import { fundReportCode } from '@/domain/fund/record-codes';
import { reportStatus } from '@/domain/reference/report-statuses';

import type { FundReportRow } from '../../fund/rows';
import type { StepHistoryRow } from '../../step-history';
import type { UserRow } from '../../users';
import { dayOf, dayOfDate, demoBaseDate, isoOf } from '../days';
import { reportIdOf, type FundMonth } from './fund-money';
import { dueDayOfMonth, lotOf, periodOfMonth } from './fund-plan';
import { seedId, seedStamp } from '../ids';
import { seededHistory, seededStep, seededUnitPeople, type SeededStep, type UnitPeople } from '../seeded-steps';

const baseDay = dayOf(demoBaseDate);
const directorId = seedId('users', 3);

/** Reasons that officers give when they send a report back or refuse it. */
const returnReasons = [
  'Đề nghị bổ sung bản sao hợp đồng của 02 lao động xuất cảnh trong kỳ.',
  'Ngày xuất cảnh của một số lao động chưa khớp với danh sách cửa khẩu.',
  'Danh sách thiếu số hợp đồng, đề nghị bổ sung và gửi lại.',
] as const;
const refusalReason = 'Báo cáo lập trùng số liệu của kỳ trước, đề nghị lập lại báo cáo khác.';

/** When the steps of a month's report were taken; days since 1970. */
type StepDays = {
  readonly made: number;
  readonly sent: number;
  readonly appraised: number;
  readonly decided: number;
};

/**
 * The fund reports of the demo: one for each planned month, and the refused ones that went before some of them.
 *
 * @param women How many women each report names, by the report's id.
 */
export function seedFundReports(
  months: readonly FundMonth[],
  women: ReadonlyMap<string, number>,
): readonly FundReportRow[] {
  return months.flatMap((month) => {
    const row = reportRow(month, women);
    return month.plan.isSecondTry ? [refusedRow(month, row), row] : [row];
  });
}

/** The steps that the demo's reports have taken. */
export function seedFundReportHistory(
  reports: readonly FundReportRow[],
  users: readonly UserRow[],
): readonly StepHistoryRow[] {
  const peopleOf = seededUnitPeople(users);
  return reports.flatMap((report) => seededHistory(report.id, stepsOf(report, peopleOf(report.donViId))));
}

/** Sent some days before the due day, appraised and decided some days later, never after the base date. */
function stepDays({ unitNumber, month }: FundMonth): StepDays {
  const lot = (name: string, below: number) => lotOf(`${name} ${unitNumber}/${month}`, below);
  const { nam, thang } = periodOfMonth(month);
  const made = dayOfDate(nam, thang + 1, 1 + lot('made', 3));
  const sent = Math.min(Math.max(made, dueDayOfMonth(month) - lot('sent', 6)), baseDay - 3);
  const appraised = Math.min(sent + 1 + lot('appraised', 3), baseDay - 2);
  return { made, sent, appraised, decided: Math.min(appraised + 1 + lot('decided', 3), baseDay - 1) };
}

function reportRow(fundMonth: FundMonth, women: ReadonlyMap<string, number>): FundReportRow {
  const { unit, month, plan } = fundMonth;
  const days = stepDays(fundMonth);
  const status = plan.trangThai;
  const isAppraised = status === reportStatus.appraised || status === reportStatus.approved;
  const id = reportIdOf(fundMonth);
  const { nam, thang } = periodOfMonth(month);
  const soLaoDong = fundMonth.contracts.length + fundMonth.newcomers;
  const contact = unit.lienHe[0];
  return {
    id,
    ma: fundReportCode({ nam, thang, maDonVi: unit.ma, lan: plan.isSecondTry ? 1 : 0 }),
    donViId: unit.id,
    nam,
    thang,
    khongPhatSinh: soLaoDong === 0,
    nguoiLap: contact?.hoTen ?? unit.nguoiDaiDien,
    dienThoaiNguoiLap: contact?.dienThoai ?? unit.dienThoai,
    ghiChu: null,
    soLaoDong,
    soNu: women.get(id) ?? 0,
    tienNld: fundMonth.tienNld,
    tienDn: fundMonth.tienDn,
    phaiNopTrongKy: fundMonth.phaiNopTrongKy,
    duNoKyTruoc: fundMonth.duNoKyTruoc,
    nopThuaKyTruoc: fundMonth.nopThuaKyTruoc,
    tongPhaiNop: fundMonth.tongPhaiNop,
    daNop: fundMonth.daNop,
    noChuyenKySau: fundMonth.noChuyenKySau,
    nopThua: fundMonth.nopThua,
    duNoMoSo: fundMonth.opening,
    hanNop: isoOf(dueDayOfMonth(month)),
    ngayGui: status === reportStatus.draft ? null : moment(days.sent, 15, unit.ma),
    ngayQt: status === reportStatus.draft ? null : isoOf(days.sent),
    trangThai: status,
    nguoiThamDinhId: isAppraised ? unit.canBoPhuTrachId : null,
    ngayThamDinh: isAppraised ? moment(days.appraised, 10, unit.ma) : null,
    yKienThamDinh: isAppraised ? 'Số liệu khớp với danh sách.' : null,
    nguoiPheDuyetId: status === reportStatus.approved ? directorId : null,
    ngayPheDuyet: status === reportStatus.approved ? moment(days.decided, 9, unit.ma) : null,
    yKienPheDuyet: status === reportStatus.approved ? 'Đồng ý.' : null,
    lyDo: status === reportStatus.returned ? (returnReasons[lotOf(id, returnReasons.length)] ?? null) : null,
    daGui: status !== reportStatus.draft,
    daMo: status !== reportStatus.draft && status !== reportStatus.submitted,
    creationTime: moment(days.made, 8, unit.ma),
    creatorId: null,
    lastModificationTime: null,
    lastModifierId: null,
    concurrencyStamp: seedStamp(id),
  };
}

/** The first report of a month that was reported anew: nothing was ever paid for it. */
function refusedRow(fundMonth: FundMonth, row: FundReportRow): FundReportRow {
  const id = seedId('refusedFundReports', fundMonth.number);
  const { nam, thang } = row;
  return {
    ...row,
    id,
    ma: fundReportCode({ nam, thang, maDonVi: fundMonth.unit.ma }),
    daNop: 0,
    noChuyenKySau: Math.max(0, row.duNoKyTruoc + row.phaiNopTrongKy - row.nopThuaKyTruoc),
    nopThua: Math.max(0, row.nopThuaKyTruoc - row.duNoKyTruoc - row.phaiNopTrongKy),
    trangThai: reportStatus.rejected,
    nguoiThamDinhId: null,
    ngayThamDinh: null,
    yKienThamDinh: null,
    nguoiPheDuyetId: null,
    ngayPheDuyet: null,
    yKienPheDuyet: null,
    lyDo: refusalReason,
    concurrencyStamp: seedStamp(id),
  };
}

/** A moment of the working day in server time; minutes differ from unit to unit. */
function moment(day: number, hour: number, unitCode: string): string {
  const minute = Number(unitCode.slice(2)) % 60;
  return `${isoOf(day)}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00.000`;
}

function stepsOf(report: FundReportRow, { clerk, head }: UnitPeople): readonly SeededStep[] {
  const { trangThai, ngayGui, ngayThamDinh, ngayPheDuyet, lyDo } = report;
  const made = seededStep(report.creationTime, clerk, [null, 1], 'tao');
  if (ngayGui === null) {
    return [made];
  }
  const sent = seededStep(ngayGui, head, [1, 2], 'gui');
  const appraised =
    ngayThamDinh === null
      ? []
      : [seededStep(ngayThamDinh, report.nguoiThamDinhId, [2, 3], 'tham-dinh', report.yKienThamDinh)];
  const approved =
    ngayPheDuyet === null ? [] : [seededStep(ngayPheDuyet, directorId, [3, 4], 'phe-duyet', report.yKienPheDuyet)];
  const later = `${isoOf(Math.min(dayOf(ngayGui.slice(0, 10)) + 2, baseDay))}T10:30:00.000`;
  const answered =
    trangThai === reportStatus.returned
      ? [seededStep(later, seedId('users', 2), [2, 6], 'tra-lai', lyDo)]
      : trangThai === reportStatus.rejected
        ? [seededStep(later, directorId, [2, 5], 'tu-choi', lyDo)]
        : [];
  return [made, sent, ...appraised, ...approved, ...answered];
}
