import type { Schemas } from '../contract/schemas';
import type { NamedValue } from './named-value';

export type ReportStatus = Schemas['TrangThaiBaoCao'];

/** Trạng thái of a report that a unit makes and the Fund appraises and approves, by its state (domain dictionary §4.3). */
export const reportStatus = {
  draft: 1,
  submitted: 2,
  appraised: 3,
  approved: 4,
  rejected: 5,
  returned: 6,
} as const satisfies Readonly<Record<string, ReportStatus>>;

/** The same with the names that people read. */
export const reportStatuses = [
  { id: reportStatus.draft, ten: 'Nháp', tenEn: 'Draft' },
  { id: reportStatus.submitted, ten: 'Chờ thẩm định', tenEn: 'Awaiting appraisal' },
  { id: reportStatus.appraised, ten: 'Chờ phê duyệt', tenEn: 'Awaiting approval' },
  { id: reportStatus.approved, ten: 'Đã phê duyệt', tenEn: 'Approved' },
  { id: reportStatus.rejected, ten: 'Từ chối', tenEn: 'Rejected' },
  { id: reportStatus.returned, ten: 'Yêu cầu bổ sung', tenEn: 'Returned' },
] as const satisfies readonly NamedValue<ReportStatus>[];
