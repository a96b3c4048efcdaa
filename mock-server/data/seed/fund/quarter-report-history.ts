import { reportStatus } from '@/domain/reference/report-statuses';

import type { QuarterReportRow } from '../../fund/quarter-report-row';
import type { StepHistoryRow } from '../../step-history';
import type { UserRow } from '../../users';
import { seedId } from '../ids';
import { seededHistory, seededStep, seededUnitPeople } from '../seeded-steps';

/** How seeded reports came to be what they are: made, sent, appraised, approved or returned. */
export function seedQuarterReportHistory(
  reports: readonly QuarterReportRow[],
  users: readonly UserRow[],
): readonly StepHistoryRow[] {
  const peopleOf = seededUnitPeople(users);
  return reports.flatMap((report) => {
    const { id, trangThai, donViId, creationTime, ngayGui, ngayThamDinh, ngayDuyet } = report;
    const { clerk, head } = peopleOf(donViId);
    return seededHistory(id, [
      seededStep(creationTime, clerk, [null, 1], 'tao'),
      ...(ngayGui === null ? [] : [seededStep(ngayGui, head, [1, 2], 'gui')]),
      ...(trangThai === reportStatus.returned && ngayGui !== null
        ? [seededStep(ngayGui.replace('T09', 'T16'), seedId('users', 1), [2, 6], 'tra-lai', report.lyDoTraLai)]
        : []),
      ...(ngayThamDinh === null
        ? []
        : [seededStep(ngayThamDinh, report.nguoiThamDinhId, [2, 3], 'tham-dinh', report.yKienThamDinh)]),
      ...(ngayDuyet === null
        ? []
        : [seededStep(ngayDuyet, report.nguoiDuyetId, [3, 4], 'phe-duyet', report.yKienDuyet)]),
    ]);
  });
}
