import { Stack } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';

import { todayAt } from '@/domain/format/calendar';
import type { FundReport } from '@/domain/fund-reports/fund-report';
import { periodOf } from '@/domain/fund-reports/period';
import { href } from '@/domain/navigation/routes';
import { reportStatuses } from '@/domain/reference/report-statuses';
import type { RecordRef } from '@/machines/records/record-machine';
import { fundReportWorkflow } from '@/machines/workflows/fund-report-workflow-machine';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { Attachments } from '@/views/shared/attachments/attachments';
import { Tag } from '@/views/shared/list/cells/tag';
import { useNames } from '@/views/shared/list/cells/use-names';
import { RecordTabs } from '@/views/shared/record/record-tabs';
import { RecordSubtitle } from '@/views/shared/record/record-subtitle';
import { RecordView } from '@/views/shared/record/record-view';
import { DecisionNotice } from '@/views/shared/workflow/decision-notice';
import { HistoryList } from '@/views/shared/workflow/history-list';
import { SenderNotice } from '@/views/shared/workflow/sender-notice';
import { useStepsFor } from '@/views/shared/workflow/use-steps-for';
import { useWorkflowPerson } from '@/views/shared/workflow/use-workflow-person';
import { WorkflowSteps } from '@/views/shared/workflow/workflow-steps';

import { PayInLink } from '../pay-ins/pay-in-link';
import { DueDay } from './due-day';
import { fundReportSiblings } from './fund-reports-list';
import { ReportPapers, ReportPrintMenu } from './report-papers';
import { useReportSteps } from './report-steps';
import { reportTexts, type ReportTextKey } from './report-texts';
import { reportTones } from './report-tones';
import { SettlementTab } from './settlement-tab';
import { useReportEdit } from './use-report-edit';
import { WorkersTab } from './workers-tab';

type LoadedReportProps = {
  readonly recordRef: RecordRef<FundReport>;
  /** As it was loaded; what was stored since is in the machine that stores it. */
  readonly loaded: FundReport;
  /** Files of it are on their way, or wait to be sent again. */
  readonly hasUnsentFiles: boolean;
  /** Stable. */
  readonly onUnsentFiles: (hasUnsent: boolean) => void;
};

const tabs = [
  { id: 'nguoi-lao-dong', label: 'tab.workers' },
  { id: 'quyet-toan', label: 'tab.settlement' },
  { id: 'tai-lieu', label: 'tab.documents' },
  { id: 'lich-su', label: 'tab.history' },
] as const;

/** A report that is there: its steps above, its four parts below. */
export function LoadedReport({ recordRef, loaded, hasUnsentFiles, onUnsentFiles }: LoadedReportProps) {
  const texts = useTexts(reportTexts);
  const names = useNames(noLookups);
  const { fundReports } = useServices();
  const person = useWorkflowPerson();
  const steps = useReportSteps();
  const [siblings] = useState(() => fundReportSiblings({ today: todayAt(Date.now()), isFund: person.isFundStaff }));
  const editRef = useReportEdit(loaded);
  const report = useSelector(editRef, ({ context }) => context.report);
  const isSettled = useSelector(editRef, (snapshot) => snapshot.hasTag('settled'));
  const allowed = useStepsFor(fundReportWorkflow, report);
  const mayEdit = allowed.includes('sua');

  const reload = useCallback(() => {
    recordRef.send({ type: 'record.reload' });
  }, [recordRef]);
  const statusName = (status: number) => names.in<number>(reportStatuses, status);

  return (
    <>
      <RecordView<FundReport>
        recordRef={recordRef}
        backHref={href('fundReports')}
        nameOf={({ ma }) => ma}
        subtitleOf={() => (
          <RecordSubtitle>
            <span>{texts('report.subtitle', { code: report.donViMa, unit: report.donViTen })}</span>
            <span>{texts('report.period', { period: periodOf(report) })}</span>
            <Tag text={statusName(report.trangThai)} tone={reportTones[report.trangThai]} />
            <DueDay report={report} />
          </RecordSubtitle>
        )}
        editHref={undefined}
        canRemove={allowed.includes('xoa')}
        siblings={siblings}
        actions={
          <>
            <WorkflowSteps
              record={report}
              allowed={isSettled ? allowed : allowed.filter((step) => step !== 'gui')}
              steps={steps}
              onDone={reload}
              onReload={reload}
              hasUnsentFiles={hasUnsentFiles}
            />
            {report.noChuyenKySau > 0 ? <PayInLink loai="bao-cao-quy" id={report.id} /> : null}
          </>
        }
        prints={<ReportPrintMenu />}
      >
        {() => (
          <Stack spacing={2.5}>
            <DecisionNotice status={report.trangThai} reason={report.lyDo} owner={report.donViTen} />
            <SenderNotice workflow={fundReportWorkflow} record={report} />
            <RecordTabs label={texts('report.tabs')} tabs={tabs.map(({ id, label }) => ({ id, label: texts(label) }))}>
              {(tab) => {
                switch (tab) {
                  case 'quyet-toan':
                    return <SettlementTab editRef={editRef} isLocked={!mayEdit} />;
                  case 'tai-lieu':
                    return (
                      <Attachments
                        owner={{ resource: 'bao-cao-quy', id: report.id }}
                        version={loaded.concurrencyStamp}
                        onUnsent={onUnsentFiles}
                      />
                    );
                  case 'lich-su':
                    return (
                      <HistoryList
                        recordId={report.id}
                        stamp={loaded.concurrencyStamp}
                        load={fundReports.history}
                        statusName={statusName}
                        stepName={(verb) => texts(`step.${verb}` as Extract<ReportTextKey, 'step.gui'>)}
                      />
                    );
                  default:
                    return <WorkersTab editRef={editRef} isLocked={!mayEdit} />;
                }
              }}
            </RecordTabs>
          </Stack>
        )}
      </RecordView>
      <ReportPapers editRef={editRef} />
    </>
  );
}

const noLookups = [] as const;
