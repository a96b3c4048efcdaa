import { useState } from 'react';

import { todayAt } from '@/domain/format/calendar';
import { createFormats } from '@/domain/format/formats';
import { daysOverdue, isDueSoon } from '@/domain/fund/deadlines';
import type { FundReport } from '@/domain/fund-reports/fund-report';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { Tag } from '@/views/shared/list/tag';

import { reportTexts } from './report-texts';

/** The day by which a report is owed, and whether it has passed or is near while money is owed. */
export function DueDay({ report }: { readonly report: FundReport }) {
  const texts = useTexts(reportTexts);
  const { date, number } = createFormats(useLocalizer().language);
  const [today] = useState(() => todayAt(Date.now()));
  const overdue = report.noChuyenKySau > 0 ? daysOverdue(report.hanNop, today) : 0;
  return (
    <>
      <span>{texts('report.due', { day: date(report.hanNop) })}</span>
      {overdue > 0 ? (
        <Tag text={texts('report.overdue', { n: number(overdue) })} tone="error" />
      ) : report.noChuyenKySau > 0 && isDueSoon(report.hanNop, today) ? (
        <Tag text={texts('report.dueSoon')} tone="warning" />
      ) : null}
    </>
  );
}
