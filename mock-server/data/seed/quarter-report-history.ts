import type { QuarterReportRow } from '../fund/quarter-report-row';
import type { StepHistoryRow } from '../step-history';
import type { UserRow } from '../users';
import { seedId } from './ids';

/** How seeded reports came to be what they are: made, sent, appraised, approved or returned. */
export function seedQuarterReportHistory(
  reports: readonly QuarterReportRow[],
  users: readonly UserRow[],
): readonly StepHistoryRow[] {
  const heads = new Map(
    users.filter(({ roles }) => roles.includes('don-vi-lanh-dao')).map(({ donViId, id }) => [donViId, id]),
  );
  return reports.flatMap((report) => {
    const { id, trangThai, donViId, creationTime, ngayGui, ngayThamDinh, ngayDuyet } = report;
    const sender = heads.get(donViId) ?? null;
    const steps = [
      step(creationTime, sender, null, 1, 'tao', null),
      ...(ngayGui === null ? [] : [step(ngayGui, sender, 1, 2, 'gui', null)]),
      ...(trangThai === 6 && ngayGui !== null
        ? [step(ngayGui.replace('T09', 'T16'), seedId('users', 1), 2, 6, 'tra-lai', report.lyDoTraLai)]
        : []),
      ...(ngayThamDinh === null
        ? []
        : [step(ngayThamDinh, report.nguoiThamDinhId, 2, 3, 'tham-dinh', report.yKienThamDinh)]),
      ...(ngayDuyet === null ? [] : [step(ngayDuyet, report.nguoiDuyetId, 3, 4, 'phe-duyet', report.yKienDuyet)]),
    ];
    return steps.map((taken, index) => ({ ...taken, id: `${id}-${index + 1}`, banGhiId: id }));
  });
}

function step(
  thoiGian: string,
  nguoiThucHienId: string | null,
  tuTrangThai: number | null,
  denTrangThai: number,
  hanhDong: string,
  yKien: string | null,
): Omit<StepHistoryRow, 'id' | 'banGhiId'> {
  return { thoiGian, nguoiThucHienId, tuTrangThai, denTrangThai, hanhDong, yKien };
}
