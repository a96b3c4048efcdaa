import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import { useParams } from 'wouter';

import { href } from '@/domain/navigation/routes';
import { supportStatuses } from '@/domain/support/support-lists';
import { supportStatus, type SupportRequest, type SupportRequestStatus } from '@/domain/support/support-request';
import type { RecordSnapshot } from '@/machines/records/record-machine';
import { supportRequestWorkflow } from '@/machines/workflows/support-request-workflow-machine';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { Attachments } from '@/views/shared/attachments/attachments';
import { ErrorAlert } from '@/views/shared/errors/error-alert';
import { siblingsIn } from '@/views/shared/list/list-siblings';
import { Tag } from '@/views/shared/list/cells/tag';
import { useNames } from '@/views/shared/list/cells/use-names';
import { HistoryFacts } from '@/views/shared/record/history-facts';
import { RecordLayout } from '@/views/shared/record/record-layout';
import { RecordSubtitle } from '@/views/shared/record/record-subtitle';
import { RecordView } from '@/views/shared/record/record-view';
import { useRecord } from '@/views/shared/record/use-record';
import { DecisionNotice } from '@/views/shared/workflow/decision-notice';
import { HistoryList } from '@/views/shared/workflow/history-list';
import { SenderNotice } from '@/views/shared/workflow/sender-notice';
import { useStepsFor } from '@/views/shared/workflow/use-steps-for';
import { WorkflowSteps } from '@/views/shared/workflow/workflow-steps';

import { requestTones } from '../support-tones';
import { typeName } from '../support-type-options';
import { useSupportTypes } from '../use-support-types';
import { ClockFacts } from './clock-facts';
import { MissingNotice } from './missing-notice';
import { ProcessingFacts } from './processing-facts';
import { RequestCases } from './request-cases';
import { RequestAmounts, RequestFacts } from './request-facts';
import { RequestPrints } from './request-prints';
import { requestsList } from './requests-list';
import { stepTexts } from './step-texts';
import { useRequestSteps } from './use-request-steps';

const siblings = siblingsIn(requestsList);

/** One support request: what is asked for, what the law says, who decided, what was paid (domain dictionary §5.8). */
export function RequestScreen() {
  const { requestId } = useParams<{ requestId: string }>();
  return <ShownRequest key={requestId} requestId={requestId} />;
}

function ShownRequest({ requestId }: { readonly requestId: string }) {
  const { supportRequests } = useServices();
  const words = useTexts(stepTexts);
  const names = useNames(noLookups);
  const types = useSupportTypes();
  const recordRef = useRecord<SupportRequest>(requestId, supportRequests);
  const request = useSelector(recordRef, ({ context }: RecordSnapshot<SupportRequest>) => context.record);
  const allowed = useStepsFor(supportRequestWorkflow, request);
  const reload = useCallback(() => {
    recordRef.send({ type: 'record.reload' });
  }, [recordRef]);
  const steps = useRequestSteps();
  const [hasUnsentFiles, setHasUnsentFiles] = useState(false);
  const owner = useMemo(() => ({ resource: 'yeu-cau-ho-tro', id: requestId }) as const, [requestId]);
  const editHref = allowed.includes('sua') ? href('supportRequestEdit', { requestId }) : undefined;

  return (
    <RecordView<SupportRequest>
      recordRef={recordRef}
      backHref={href('supportRequests')}
      nameOf={({ ma }) => ma}
      subtitleOf={(shown) => (
        <RecordSubtitle>
          {typeName(shown)}
          <Tag text={names.in(supportStatuses, shown.trangThai)} tone={requestTones[shown.trangThai]} />
        </RecordSubtitle>
      )}
      editHref={editHref}
      isEditSecondary={allowed.includes('gui')}
      canRemove={allowed.includes('xoa')}
      siblings={siblings}
      actions={
        request === undefined ? undefined : (
          <WorkflowSteps
            record={request}
            allowed={allowed}
            steps={steps}
            onDone={reload}
            onReload={reload}
            hasUnsentFiles={hasUnsentFiles}
          />
        )
      }
      prints={request === undefined ? null : <RequestPrints request={request} types={types} />}
    >
      {(shown) => {
        const type = types.find(shown.loaiHoTroId);
        const { error, reload: retry } = types.part;
        return (
          <>
            {error === undefined ? null : <ErrorAlert error={error} onRetry={retry} />}
            <RecordLayout
              main={
                <>
                  <DecisionNotice
                    status={shown.trangThai}
                    reason={shown.trangThai === supportStatus.returned ? shown.lyDoBoSung : shown.lyDoTuChoi}
                    owner={shown.donViTen ?? shown.nguoiLienHe}
                    editHref={editHref}
                  />
                  <SenderNotice workflow={supportRequestWorkflow} record={shown} />
                  {editHref === undefined ? null : <MissingNotice request={shown} type={type} editHref={editHref} />}
                  <RequestAmounts request={shown} />
                  <RequestCases key={shown.id} request={shown} type={type} />
                  <RequestFacts request={shown} />
                  <Attachments
                    owner={owner}
                    version={shown.concurrencyStamp}
                    onChanged={reload}
                    onUnsent={setHasUnsentFiles}
                  />
                </>
              }
              side={
                <>
                  <ClockFacts request={shown} type={type} />
                  <ProcessingFacts request={shown} />
                  <HistoryList
                    recordId={shown.id}
                    stamp={shown.concurrencyStamp}
                    load={supportRequests.history}
                    statusName={(status) => names.in(supportStatuses, status as SupportRequestStatus)}
                    stepName={(verb) => words(`step.${verb as 'tao'}`)}
                  />
                  <HistoryFacts record={shown} />
                </>
              }
            />
          </>
        );
      }}
    </RecordView>
  );
}

const noLookups = [] as const;
