import { useSelector } from '@xstate/react';
import { useCallback, useState, type ReactNode } from 'react';

import type { AttachmentResource } from '@/domain/attachments/attachment';
import { quarterValue } from '@/domain/quarter-reports/quarter';
import { reportStatuses } from '@/domain/reference/report-statuses';
import type { ReportWorkflow } from '@/machines/workflows/report-workflow-setup';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { Attachments } from '@/views/shared/attachments/attachments';
import type { ListSiblings } from '@/views/shared/list/list-siblings';
import { nameOf } from '@/views/shared/list/cells/names';
import { Tag } from '@/views/shared/list/cells/tag';
import { useNames } from '@/views/shared/list/cells/use-names';
import { PrintButtons, type OfferedPaper } from '@/views/shared/print/print-actions';
import { usePrintRequest } from '@/views/shared/print/use-print-request';
import { useTakenAt } from '@/views/shared/print/use-taken-at';
import { HistoryFacts } from '@/views/shared/record/history-facts';
import { RecordLayout } from '@/views/shared/record/record-layout';
import { RecordSubtitle } from '@/views/shared/record/record-subtitle';
import { RecordView } from '@/views/shared/record/record-view';
import { useRecord } from '@/views/shared/record/use-record';
import { DecisionNotice } from '@/views/shared/workflow/decision-notice';
import { HistoryList } from '@/views/shared/workflow/history-list';
import type { StepDescription } from '@/views/shared/workflow/step-description';
import { SenderNotice } from '@/views/shared/workflow/sender-notice';
import { useStepsFor } from '@/views/shared/workflow/use-steps-for';
import { WorkflowSteps } from '@/views/shared/workflow/workflow-steps';

import { reportTones } from '../fund-reports/report-tones';
import { useOpening } from '../fund-reports/use-opening';
import type { QuarterReport, ReportCalls } from './quarter-report';
import { DecisionFacts } from './report-facts';
import { quarterReportTexts } from './quarter-report-texts';

/** A paper that can be printed of a report. */
export type ReportPaper<Report> = OfferedPaper & {
  readonly isOffered: (report: Report) => boolean;
  readonly draw: (report: Report, frame: { readonly takenAt: string; readonly onClose: () => void }) => ReactNode;
};

type QuarterReportViewProps<Report extends QuarterReport> = {
  readonly reportId: string;
  readonly resource: AttachmentResource;
  readonly calls: ReportCalls<Report>;
  readonly workflow: ReportWorkflow;
  readonly listHref: string;
  readonly editHref: string;
  readonly siblings: ListSiblings;
  readonly steps: readonly StepDescription<Report, string>[];
  /** Steps that may be taken beside those of the workflow's own. */
  readonly furtherSteps?: (allowed: readonly string[]) => readonly string[];
  readonly papers: readonly ReportPaper<Report>[];
  /** What leads on from the report, beside its steps. */
  readonly furtherActions?: (report: Report) => ReactNode;
  readonly children: (report: Report) => ReactNode;
};

/** One report of a quarter: what it says, how far it is, what may be done with it (domain dictionary §5.6, §5.7). */
export function QuarterReportView<Report extends QuarterReport>({
  reportId,
  resource,
  calls,
  workflow,
  listHref,
  editHref,
  siblings,
  steps,
  furtherSteps,
  papers,
  furtherActions,
  children,
}: QuarterReportViewProps<Report>) {
  const texts = useTexts(quarterReportTexts);
  const { language } = useLocalizer();
  const names = useNames(noLookups);
  const print = usePrintRequest();
  const get = useOpening<Report>(workflow, { get: calls.get, note: calls.open });
  const recordRef = useRecord<Report>(reportId, { get, remove: calls.remove });
  const record = useSelector(recordRef, ({ context }) => context.record);
  const takenAt = useTakenAt(record);
  const [hasUnsentFiles, setHasUnsentFiles] = useState(false);
  const reload = useCallback(() => {
    recordRef.send({ type: 'record.reload' });
  }, [recordRef]);
  const allowed = useStepsFor(workflow, record);
  const paper = papers.find(({ id }) => id === print.paper);

  return (
    <>
      <RecordView<Report>
        recordRef={recordRef}
        backHref={listHref}
        nameOf={({ ma }) => ma}
        subtitleOf={({ donViTen, nam, quy, trangThai }) => (
          <RecordSubtitle>
            {`${donViTen} – ${nameOf(quarterValue({ nam, quy }), language)}`}
            <Tag text={names.in(reportStatuses, trangThai)} tone={reportTones[trangThai]} />
          </RecordSubtitle>
        )}
        editHref={allowed.includes('sua') ? editHref : undefined}
        isEditSecondary={allowed.includes('gui')}
        canRemove={allowed.includes('xoa')}
        siblings={siblings}
        actions={
          record === undefined ? null : (
            <>
              <WorkflowSteps<Report, string>
                record={record}
                allowed={furtherSteps?.(allowed) ?? allowed}
                steps={steps}
                onDone={reload}
                onReload={reload}
                hasUnsentFiles={hasUnsentFiles}
              />
              {furtherActions?.(record)}
            </>
          )
        }
        prints={
          record === undefined ? null : <PrintButtons papers={papers.filter(({ isOffered }) => isOffered(record))} />
        }
      >
        {(report) => (
          <RecordLayout
            main={
              <>
                <DecisionNotice
                  status={report.trangThai}
                  reason={report.lyDoTraLai}
                  owner={report.donViTen}
                  editHref={allowed.includes('sua') ? editHref : undefined}
                />
                <SenderNotice workflow={workflow} record={report} />
                {children(report)}
                <Attachments
                  owner={{ resource, id: reportId }}
                  version={report.concurrencyStamp}
                  onChanged={reload}
                  onUnsent={setHasUnsentFiles}
                />
              </>
            }
            side={
              <>
                <DecisionFacts report={report} />
                <HistoryList
                  recordId={reportId}
                  stamp={report.concurrencyStamp}
                  load={calls.history}
                  statusName={(status) => names.in(reportStatuses, status as 1)}
                  stepName={(verb) => texts(`step.${verb as 'tao'}`)}
                />
                <HistoryFacts record={report} />
              </>
            }
          />
        )}
      </RecordView>
      {record !== undefined && paper?.isOffered(record) === true
        ? paper.draw(record, { takenAt, onClose: print.close })
        : null}
    </>
  );
}

const noLookups = [] as const;
