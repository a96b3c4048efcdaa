import { useCallback, useMemo } from 'react';
import { useParams } from 'wouter';

import type { DocumentReport } from '@/domain/document-reports/document-report';
import { formatNumber } from '@/domain/format/numbers';
import { href } from '@/domain/navigation/routes';
import { reportStatus } from '@/domain/reference/report-statuses';
import { documentReportWorkflow } from '@/machines/workflows/document-report-workflow-machine';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';

import { QuarterReportView, type ReportPaper } from '../quarter-reports/quarter-report-view';
import { HeadFacts } from '../quarter-reports/report-facts';
import { DocumentLinesFacts } from './document-facts';
import { DocumentPaper, IssuePaper } from './document-papers';
import { documentReportSiblings } from './document-reports-list';
import { useDocumentSteps } from './document-steps';
import { documentTexts } from './document-texts';

/** One report by document usage (domain dictionary §5.7). */
export function DocumentReportScreen() {
  const { reportId } = useParams<{ reportId: string }>();
  return <ShownReport key={reportId} reportId={reportId} />;
}

function ShownReport({ reportId }: { readonly reportId: string }) {
  const texts = useTexts(documentTexts);
  const { language } = useLocalizer();
  const { documentReports } = useServices();
  const summaryOf = useCallback(
    ({ soLoaiTaiLieu, daCap, deNghi }: DocumentReport) =>
      texts('document.summary', {
        n: soLoaiTaiLieu,
        issued: formatNumber(daCap, language),
        asked: formatNumber(deNghi, language),
      }),
    [texts, language],
  );
  const steps = useDocumentSteps(summaryOf);
  const papers = useMemo<readonly ReportPaper<DocumentReport>[]>(
    () => [
      {
        id: 'bao-cao',
        label: texts('print.report'),
        isOffered: () => true,
        draw: (report, frame) => <DocumentPaper report={report} {...frame} />,
      },
      {
        id: 'phieu-xuat',
        label: texts('print.issue'),
        isOffered: ({ trangThai }) => trangThai === reportStatus.approved,
        draw: (report, frame) => <IssuePaper report={report} {...frame} />,
      },
    ],
    [texts],
  );
  return (
    <QuarterReportView<DocumentReport>
      reportId={reportId}
      resource="bao-cao-tai-lieu"
      calls={documentReports}
      workflow={documentReportWorkflow}
      listHref={href('documentReports')}
      editHref={href('documentReportEdit', { reportId })}
      siblings={documentReportSiblings}
      steps={steps}
      furtherSteps={withOpening}
      papers={papers}
    >
      {(report) => (
        <>
          <HeadFacts report={report} />
          <DocumentLinesFacts report={report} />
        </>
      )}
    </QuarterReportView>
  );
}

/** Whoever may appraise may correct opening stocks. */
function withOpening(allowed: readonly string[]): readonly string[] {
  return allowed.includes('tham-dinh') ? [...allowed, 'sua-ton-dau'] : allowed;
}
