import { monthOf } from '@/domain/lists/month';
import { formatMonth } from '@/domain/format/dates';
import { periodToReport } from '@/domain/fund-reports/period';
import { periodOfPreset, type ReportPeriod } from '@/domain/reports/report-period';

/** The days of the month before today's, and its name as staff write it. @param today ISO date. */
export function lastMonth(today: string): ReportPeriod & { readonly ky: string } {
  const { nam, thang } = periodToReport(today);
  const days = periodOfPreset('thang', nam, thang) ?? { tuNgay: today, denNgay: today };
  return { ...days, ky: formatMonth(monthOf({ nam, thang })) };
}
