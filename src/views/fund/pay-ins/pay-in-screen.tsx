import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { useParams } from 'wouter';

import { href } from '@/domain/navigation/routes';
import { cameToNothing, cash, payInStatus, payInStatuses, type PayIn, type PayInStatus } from '@/domain/pay-ins/pay-in';
import { transferOf } from '@/domain/pay-ins/transfer';
import { payInWorkflow, type PayInStep } from '@/machines/workflows/pay-in-workflow-machine';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { Attachments } from '@/views/shared/attachments/attachments';
import { ErrorAlert } from '@/views/shared/errors/error-alert';
import { siblingsIn } from '@/views/shared/list/list-siblings';
import { Tag } from '@/views/shared/list/cells/tag';
import { useNames } from '@/views/shared/list/cells/use-names';
import { PrintButtons } from '@/views/shared/print/print-actions';
import { usePrintRequest } from '@/views/shared/print/use-print-request';
import { useTakenAt } from '@/views/shared/print/use-taken-at';
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

import { AllocationFacts, PaymentFacts, ReceiptFacts } from './pay-in-facts';
import { PayInReceiptPaper, receiptPaper } from './pay-in-receipt-paper';
import { usePayInSteps } from './pay-in-steps';
import { payInTexts } from './pay-in-texts';
import { statusTones } from './pay-in-tones';
import { payInsList } from './pay-ins-list';
import { TransferCard } from './transfer-card';
import { useFundAccounts } from './use-fund-accounts';

/** Its documents are kept under this name. */
const resource = 'phieu-nop-quy';

const siblings = siblingsIn(payInsList);

/** One voucher: what was paid, what it pays, how far it is (domain dictionary §5.5). */
export function PayInScreen() {
  const { payInId } = useParams<{ payInId: string }>();
  return <ShownPayIn key={payInId} payInId={payInId} />;
}

function ShownPayIn({ payInId }: { readonly payInId: string }) {
  const texts = useTexts(payInTexts);
  const { payIns } = useServices();
  const names = useNames(noLookups);
  const print = usePrintRequest();
  const recordRef = useRecord<PayIn>(payInId, payIns);
  const record = useSelector(recordRef, ({ context }) => context.record);
  const { accounts, error: accountsError, reload: reloadAccounts } = useFundAccounts();
  const takenAt = useTakenAt(record);
  const [hasUnsentFiles, setHasUnsentFiles] = useState(false);
  const reload = useCallback(() => {
    recordRef.send({ type: 'record.reload' });
  }, [recordRef]);
  const allowed = useStepsFor(payInWorkflow, record);
  const editHref = allowed.includes('sua') ? href('payInEdit', { payInId }) : undefined;
  const canSend = allowed.includes('gui');

  return (
    <>
      <RecordView<PayIn>
        recordRef={recordRef}
        backHref={href('payIns')}
        nameOf={({ ma }) => ma}
        subtitleOf={({ nguoiNop, trangThai }) => (
          <RecordSubtitle>
            {nguoiNop}
            <Tag text={names.in(payInStatuses, trangThai)} tone={statusTones[trangThai]} />
          </RecordSubtitle>
        )}
        editHref={editHref}
        isEditSecondary={canSend}
        canRemove={false}
        siblings={siblings}
        actions={
          record === undefined ? null : (
            <Steps record={record} allowed={allowed} hasUnsentFiles={hasUnsentFiles} onDone={reload} />
          )
        }
        prints={
          record !== undefined && isReceiptPrinted(record) ? (
            <PrintButtons papers={[{ id: receiptPaper, label: texts('print.receipt') }]} />
          ) : null
        }
      >
        {(shown) => {
          const transfer = isPaid(shown) ? undefined : transferOf(shown, accounts);
          return (
            <RecordLayout
              main={
                <>
                  <DecisionNotice
                    status={shown.trangThai}
                    reason={shown.lyDo}
                    owner={shown.nguoiNop}
                    editHref={editHref}
                  />
                  <SenderNotice workflow={payInWorkflow} record={shown} />
                  <PaymentFacts record={shown} accounts={accounts} />
                  <AllocationFacts record={shown} />
                  <ReceiptFacts record={shown} />
                  <Attachments
                    owner={{ resource, id: payInId }}
                    version={shown.concurrencyStamp}
                    onChanged={reload}
                    onUnsent={setHasUnsentFiles}
                  />
                </>
              }
              side={
                <>
                  {accountsError === undefined || shown.taiKhoanNhanId === null ? null : (
                    <ErrorAlert error={accountsError} onRetry={reloadAccounts} />
                  )}
                  {transfer === undefined ? null : <TransferCard transfer={transfer} />}
                  <HistoryList
                    recordId={payInId}
                    stamp={shown.concurrencyStamp}
                    load={payIns.history}
                    statusName={(status) => names.in(payInStatuses, status as PayInStatus)}
                    stepName={(verb) => texts(`step.${verb as 'tao'}`)}
                  />
                  <HistoryFacts record={shown} />
                </>
              }
            />
          );
        }}
      </RecordView>
      {record !== undefined && print.paper === receiptPaper && isReceiptPrinted(record) ? (
        <PayInReceiptPaper record={record} takenAt={takenAt} onClose={print.close} />
      ) : null}
    </>
  );
}

type StepsProps = {
  readonly record: PayIn;
  readonly allowed: readonly PayInStep[];
  readonly hasUnsentFiles: boolean;
  readonly onDone: () => void;
};

function Steps({ onDone, ...props }: StepsProps) {
  const steps = usePayInSteps();
  return <WorkflowSteps {...props} steps={steps} onDone={onDone} onReload={onDone} />;
}

/** Phiếu thu is the paper of cash that was received. */
function isReceiptPrinted({ hinhThuc, trangThai }: PayIn): boolean {
  return hinhThuc === cash && trangThai === payInStatus.reconciled;
}

/** Nobody transfers any more for a voucher whose money has come, or that is over. */
function isPaid(voucher: PayIn): boolean {
  return voucher.trangThai === payInStatus.reconciled || cameToNothing(voucher);
}

const noLookups = [] as const;
