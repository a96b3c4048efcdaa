import type { NamedValue } from './named-value';

/** Trạng thái of a report that a unit makes and the Fund appraises and approves (domain dictionary §4.3). */
export const reportStatuses = [
  { id: 1, ten: 'Nháp', tenEn: 'Draft' },
  { id: 2, ten: 'Chờ thẩm định', tenEn: 'Awaiting appraisal' },
  { id: 3, ten: 'Chờ phê duyệt', tenEn: 'Awaiting approval' },
  { id: 4, ten: 'Đã phê duyệt', tenEn: 'Approved' },
  { id: 5, ten: 'Từ chối', tenEn: 'Rejected' },
  { id: 6, ten: 'Yêu cầu bổ sung', tenEn: 'Returned' },
] as const satisfies readonly NamedValue<number>[];
