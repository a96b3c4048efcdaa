import { dayOf } from '../format/dates';
import { daysOverdue } from '../fund/deadlines';
import { workingDaysBetween } from '../fund/public-holidays';
import type { WorkCalendar } from '../fund/work-calendar';
import { isGranted, supportStatus, type SupportRequest } from './support-request';

/** How far the time for an answer has run; days are working days. */
export type SupportClock = {
  /**
   * `waiting` for a complete dossier, `running`, `stopped` while more papers are waited for, `settled` once it is
   * decided, `unlimited` where the law names no days (HT06).
   */
  readonly state: 'waiting' | 'running' | 'stopped' | 'settled' | 'unlimited';
  readonly used: number;
  readonly allowed: number;
  readonly left: number;
  /** Days of the calendar since the last day for an answer, while it runs; 0 on that day and before. */
  readonly overdue: number;
  /** For which the clock stood still. */
  readonly paused: number;
};

type ClockedRequest = Pick<SupportRequest, 'trangThai' | 'ngayNhanDu' | 'hanXuLy' | 'soNgayDung' | 'ngayPheDuyet'>;

/**
 * The time for an answer (domain dictionary §4.5): working days since the dossier was complete, those left out for which
 * it waited for papers.
 *
 * @param allowed What the kind of support allows; `null` for no limit.
 * @param today ISO date.
 */
export function clockOf(
  request: ClockedRequest,
  allowed: number | null,
  today: string,
  calendar: WorkCalendar,
): SupportClock {
  const { trangThai, ngayNhanDu, hanXuLy, soNgayDung, ngayPheDuyet } = request;
  const end = ngayPheDuyet === null ? today : dayOf(ngayPheDuyet);
  const used = ngayNhanDu === null ? 0 : Math.max(0, workingDaysBetween(ngayNhanDu, end, calendar) - soNgayDung);
  const days = {
    used,
    allowed: allowed ?? 0,
    left: Math.max(0, (allowed ?? 0) - used),
    overdue: 0,
    paused: soNgayDung,
  };
  const isSettled = isGranted(request) || trangThai === supportStatus.rejected;
  if (allowed === null) {
    return { state: 'unlimited', ...days };
  }
  if (isSettled) {
    return { state: 'settled', ...days };
  }
  if (trangThai === supportStatus.returned) {
    return { state: 'stopped', ...days };
  }
  return ngayNhanDu === null
    ? { state: 'waiting', ...days }
    : { state: 'running', ...days, overdue: hanXuLy === null ? 0 : daysOverdue(hanXuLy, today) };
}
