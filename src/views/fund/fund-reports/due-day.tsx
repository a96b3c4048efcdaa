import { createFormats } from '@/domain/format/formats';
import { isPaymentAwaited, type FundReport } from '@/domain/fund-reports/fund-report';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { DueTag } from '@/views/shared/days/due-tag';

import { reportTexts } from './report-texts';

/** The day by which a report is owed, and whether it has passed or is near while money is owed. */
export function DueDay({ report }: { readonly report: FundReport }) {
  const texts = useTexts(reportTexts);
  const { date } = createFormats(useLocalizer().language);
  return (
    <>
      <span>{texts('report.due', { day: date(report.hanNop) })}</span>
      {isPaymentAwaited(report) ? <DueTag day={report.hanNop} /> : null}
    </>
  );
}
