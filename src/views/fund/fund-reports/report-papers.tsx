import { useSelector } from '@xstate/react';

import type { FundReport } from '@/domain/fund-reports/fund-report';
import type { FundReportEditRef } from '@/machines/records/fund-report-edit-machine';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { DelayedLoader } from '@/views/shared/loading/delayed-loader';
import { ErrorAlert } from '@/views/shared/errors/error-alert';
import { PrintMenu } from '@/views/shared/print/print-actions';
import { PrintPreview } from '@/views/shared/print/print-preview';
import { usePrintRequest } from '@/views/shared/print/use-print-request';
import { useTakenAt } from '@/views/shared/print/use-taken-at';
import { noPause, useLiveAnswer } from '@/views/shared/use-live-answer';

import { LinesFailure } from './lines-failure';
import { reportTexts } from './report-texts';
import { SettlementPaper } from './settlement-paper';
import { WorkersPaper } from './workers-paper';

const papers = [
  { id: 'bang-quyet-toan', label: 'report.printSettlement' },
  { id: 'danh-sach', label: 'report.printWorkers' },
] as const;

/** Opens a paper of the report, each with an address of its own (`?in=`). */
export function ReportPrintMenu() {
  const texts = useTexts(reportTexts);
  return <PrintMenu papers={papers.map(({ id, label }) => ({ id, label: texts(label) }))} />;
}

/** The paper that the address asks for, of what the back end has. */
export function ReportPapers({ editRef }: { readonly editRef: FundReportEditRef }) {
  const texts = useTexts(reportTexts);
  const { paper, close } = usePrintRequest();
  const report = useSelector(editRef, ({ context }) => context.report);
  const takenAt = useTakenAt(report);
  const wanted = papers.find(({ id }) => id === paper);
  if (wanted === undefined) {
    return null;
  }
  return (
    <PrintPreview title={texts(wanted.label)} onClose={close}>
      {wanted.id === 'danh-sach' ? (
        <StoredWorkers editRef={editRef} takenAt={takenAt} />
      ) : (
        <SettlementPaper report={report} takenAt={takenAt} />
      )}
    </PrintPreview>
  );
}

type StoredWorkersProps = { readonly editRef: FundReportEditRef; readonly takenAt: string };

function StoredWorkers({ editRef, takenAt }: StoredWorkersProps) {
  const { report, lines } = useSelector(editRef, ({ context }) => context);
  const isOpen = useSelector(editRef, (snapshot) => snapshot.hasTag('open'));
  const isSettled = useSelector(editRef, (snapshot) => snapshot.hasTag('settled'));
  const isUnavailable = useSelector(editRef, (snapshot) => snapshot.matches('unavailable'));
  if (isUnavailable) {
    return <LinesFailure editRef={editRef} />;
  }
  if (!isOpen) {
    return <DelayedLoader />;
  }
  return isSettled ? (
    <WorkersPaper
      report={report}
      lines={lines.flatMap(({ stored }) => (stored === undefined ? [] : [stored]))}
      takenAt={takenAt}
    />
  ) : (
    <AskedWorkers report={report} takenAt={takenAt} />
  );
}

type AskedWorkersProps = { readonly report: FundReport; readonly takenAt: string };

/** The page has other lines than the back end, whose sums stand on the paper too: lines that cannot be deleted, for one. */
function AskedWorkers({ report, takenAt }: AskedWorkersProps) {
  const { fundReports } = useServices();
  const { answer, error, retry } = useLiveAnswer(report, ({ id }, signal) => fundReports.lines(id, signal), noPause);
  if (error !== undefined) {
    return <ErrorAlert error={error} onRetry={retry} />;
  }
  return answer === undefined ? <DelayedLoader /> : <WorkersPaper report={report} lines={answer} takenAt={takenAt} />;
}
