import { todayAt } from '@/domain/format/calendar';
import { reportYearChoices } from '@/domain/quarter-reports/quarter';
import type { LoadOptions } from '@/views/shared/list/list-description';

/** The years to filter reports by; asked for each time, since a page may be open on New Year's Eve. */
export const loadReportYears: LoadOptions = () => Promise.resolve(reportYearChoices(todayAt(Date.now())));
