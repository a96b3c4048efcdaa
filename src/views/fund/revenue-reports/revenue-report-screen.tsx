import { useCallback, useMemo } from 'react';
import { useParams } from 'wouter';

import { formatMoney } from '@/domain/format/numbers';
import { href } from '@/domain/navigation/routes';
import { reportStatus } from '@/domain/reference/report-statuses';
import type { RevenueReport } from '@/domain/revenue-reports/revenue-report';
import { revenueReportWorkflow } from '@/machines/workflows/revenue-report-workflow-machine';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';

import { PayInLink } from '../pay-ins/pay-in-link';
import { useQuarterReportSteps } from '../quarter-reports/quarter-report-steps';
import { QuarterReportView, type ReportPaper } from '../quarter-reports/quarter-report-view';
import { HeadFacts } from '../quarter-reports/report-facts';
import { RevenueLinesFacts, RevenueSettlementFacts } from './revenue-facts';
import { RevenuePaper } from './revenue-paper';
import { revenueReportSiblings } from './revenue-reports-list';
import { revenueTexts } from './revenue-texts';

/** One report by revenue (domain dictionary §5.6). */
export function RevenueReportScreen() {
  const { reportId } = useParams<{ reportId: string }>();
  return <ShownReport key={reportId} reportId={reportId} />;
}

function ShownReport({ reportId }: { readonly reportId: string }) {
  const texts = useTexts(revenueTexts);
  const { language } = useLocalizer();
  const { revenueReports } = useServices();
  const summaryOf = useCallback(
    ({ tongDoanhThu, tongPhaiNop }: RevenueReport) =>
      texts('revenue.summary', {
        revenue: formatMoney(tongDoanhThu, language),
        due: formatMoney(tongPhaiNop, language),
      }),
    [texts, language],
  );
  const steps = useQuarterReportSteps<RevenueReport>(revenueReports, summaryOf);
  const papers = useMemo<readonly ReportPaper<RevenueReport>[]>(
    () => [
      {
        id: 'quyet-toan',
        label: texts('print.report'),
        isOffered: () => true,
        draw: (report, frame) => <RevenuePaper report={report} {...frame} />,
      },
    ],
    [texts],
  );
  return (
    <QuarterReportView<RevenueReport>
      reportId={reportId}
      resource="bao-cao-doanh-thu"
      calls={revenueReports}
      workflow={revenueReportWorkflow}
      listHref={href('revenueReports')}
      editHref={href('revenueReportEdit', { reportId })}
      siblings={revenueReportSiblings}
      steps={steps}
      papers={papers}
      furtherActions={({ id, trangThai, noChuyenKySau }) =>
        trangThai === reportStatus.approved && noChuyenKySau > 0 ? <PayInLink loai="bao-cao-doanh-thu" id={id} /> : null
      }
    >
      {(report) => (
        <>
          <HeadFacts report={report} />
          <RevenueLinesFacts report={report} />
          <RevenueSettlementFacts report={report} />
        </>
      )}
    </QuarterReportView>
  );
}
