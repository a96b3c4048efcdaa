import { compareQuarters, lastDayOf, type Quarter } from '@/domain/quarter-reports/quarter';
import { reportStatus, type ReportStatus } from '@/domain/reference/report-statuses';

import type { QuarterReportRow } from '../../fund/quarter-report-row';
import type { UnitRow } from '../../rows';
import { dayOf, isoOf } from '../days';
import { seedId, seedStamp } from '../ids';
import type { Random } from '../random';

/** The quarters since the Fund supervises by this software: the first of 2025 to the last one that is over. */
export const supervisedQuarters: readonly Quarter[] = [
  ...[1, 2, 3, 4].map((quy) => ({ nam: 2025, quy })),
  ...[1, 2, 3].map((quy) => ({ nam: 2026, quy })),
];

const lastQuarter: Quarter = { nam: 2026, quy: 3 };

/** Users 1 and 2 appraise, user 3 approves (`khoa.tm`, `ha.lt`, `vinh.pq`). */
const appraisers = [1, 2] as const;
const director = 3;

/** The demo unit: its last quarter is still a draft, for tours and tests. */
const demoUnitNumber = 7;

/** The service enterprises with their numbers, which are those of their codes. */
export function numberedEnterprises(units: readonly UnitRow[]) {
  return units.flatMap((unit, index) => (unit.loaiDonViId === 2 ? [{ unit, number: index + 1 }] : []));
}

/** Of the last quarter 60 % are approved, 20 % appraised, 15 % sent and 5 % returned; all earlier ones are approved. */
export function seedStatus(quarter: Quarter, unitNumber: number): ReportStatus {
  if (compareQuarters(quarter, lastQuarter) < 0) {
    return 4;
  }
  const lot = unitNumber % 20;
  if (unitNumber === demoUnitNumber) {
    return 1;
  }
  return lot < 12 ? 4 : lot < 16 ? 3 : lot < 19 ? 2 : 6;
}

/** What every seeded report of a quarter has in common. */
export function seedHead(
  random: Random,
  table: string,
  key: { readonly number: number; readonly unit: UnitRow; readonly quarter: Quarter; readonly ma: string },
  trangThai: ReportStatus,
): QuarterReportRow {
  const { number, unit, quarter, ma } = key;
  const id = seedId(table, number);
  const sentDay = dayOf(lastDayOf(quarter)) + random.integer(4, 26);
  const appraisedDay = sentDay + random.integer(1, 5);
  const approvedDay = appraisedDay + random.integer(1, 4);
  const appraiser = seedId('users', random.pick(appraisers));
  const isSent = trangThai !== reportStatus.draft;
  const isAppraised = trangThai === reportStatus.appraised || trangThai === reportStatus.approved;
  const isApproved = trangThai === reportStatus.approved;
  const contact = unit.lienHe[0];
  return {
    id,
    ma,
    donViId: unit.id,
    ...quarter,
    nguoiLap: contact?.hoTen ?? unit.nguoiDaiDien,
    dienThoaiLap: contact?.dienThoai ?? unit.dienThoai,
    ghiChu: null,
    ngayQt: isSent ? isoOf(sentDay) : null,
    ngayGui: isSent ? at(sentDay, 9) : null,
    trangThai,
    nguoiThamDinhId: isAppraised ? appraiser : null,
    ngayThamDinh: isAppraised ? at(appraisedDay, 10) : null,
    yKienThamDinh: isAppraised ? 'Số liệu khớp với hồ sơ của đơn vị.' : null,
    nguoiDuyetId: isApproved ? seedId('users', director) : null,
    ngayDuyet: isApproved ? at(approvedDay, 15) : null,
    yKienDuyet: null,
    lyDoTraLai: trangThai === reportStatus.returned ? 'Đề nghị bổ sung bảng kê kèm theo báo cáo.' : null,
    daGui: isSent,
    daMo: isAppraised || trangThai === reportStatus.returned,
    creationTime: at(sentDay - 2, 8),
    creatorId: null,
    lastModificationTime: null,
    lastModifierId: null,
    concurrencyStamp: seedStamp(id),
  };
}

function at(day: number, hour: number): string {
  return `${isoOf(day)}T${String(hour).padStart(2, '0')}:00:00.000`;
}
