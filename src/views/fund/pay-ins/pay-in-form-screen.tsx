import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'wouter';

import { todayAt } from '@/domain/format/calendar';
import { href } from '@/domain/navigation/routes';
import type { PayIn, PayInInput } from '@/domain/pay-ins/pay-in';
import { emptyPayIn, normalizePayIn, payInFor, payInInputOf } from '@/domain/pay-ins/pay-in-input';
import { payInSchema } from '@/domain/pay-ins/pay-in-schema';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import { payInWorkflow } from '@/machines/workflows/pay-in-workflow-machine';
import { useIsFund, useSessionUnit } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { ofToday } from '@/views/shared/days/of-today';
import { FormHeading } from '@/views/shared/record/form-heading';
import { RecordError } from '@/views/shared/record/record-error';
import { RecordFormView, type RecordFormDescription } from '@/views/shared/record/record-form-view';
import { RecordSkeleton } from '@/views/shared/record/record-skeleton';
import { usePart } from '@/views/shared/record/use-part';
import { useRecordForm } from '@/views/shared/record/use-record-form';
import { useReturn } from '@/views/shared/unsaved/use-return';
import { useWhyLocked } from '@/views/shared/workflow/use-why-locked';

import { AllocationSection } from './allocation-section';
import { paidReportIn, type PaidReport } from './paid-report';
import { PaymentSection, TransferSection } from './pay-in-sections';
import { payInTexts } from './pay-in-texts';
import { useFundAccounts } from './use-fund-accounts';
import { usePayInWords } from './use-pay-in-words';

/** A voucher's form: a new one, one for a report, or a stored one when the address names it. */
export function PayInFormScreen() {
  const { payInId } = useParams<{ payInId?: string }>();
  const [search] = useSearchParams();
  const report = paidReportIn(search);
  const { id: ownUnitId } = useSessionUnit();
  const isFund = useIsFund();
  const [today] = useState(() => todayAt(Date.now()));
  const blank = useMemo(() => emptyPayIn(today, isFund ? null : (ownUnitId ?? null)), [today, isFund, ownUnitId]);

  return payInId === undefined && report !== undefined ? (
    <PayInForReport key={report.id} report={report} blank={blank} />
  ) : (
    <PayInForm key={payInId ?? 'new'} payInId={payInId} blank={blank} />
  );
}

type PayInForReportProps = { readonly report: PaidReport; readonly blank: PayInInput };

/** Lập phiếu nộp quỹ: what the report still owes stands in the form already. */
function PayInForReport({ report, blank }: PayInForReportProps) {
  const { fundReports, revenueReports, payIns } = useServices();
  const { loai } = report;
  const { content, error, reload } = usePart(async (signal) => {
    const found = await (loai === 'bao-cao-quy' ? fundReports : revenueReports).get(report.id, signal);
    const debts = await payIns.debts({ loai, donViId: found.donViId }, signal);
    return payInFor({ ...blank, loai }, found, debts);
  });

  if (error !== undefined) {
    return <RecordError error={error} backHref={href('payIns')} onRetry={reload} />;
  }
  return content === undefined ? (
    <RecordSkeleton />
  ) : (
    <PayInForm payInId={undefined} reportId={report.id} blank={content} />
  );
}

type PayInFormProps = {
  readonly payInId: string | undefined;
  /** The report that a new voucher is for, which what is typed belongs to. */
  readonly reportId?: string;
  readonly blank: PayInInput;
};

function PayInForm({ payInId, reportId, blank }: PayInFormProps) {
  const { payIns } = useServices();
  const texts = useTexts(payInTexts);
  const [address] = useLocation();
  const returnTo = useReturn();
  const whyLocked = useWhyLocked(payInWorkflow);
  const formRef = useRecordForm<PayInInput, PayIn>(payInId, payIns, {
    inputOf: payInInputOf,
    normalize: normalizePayIn,
  });
  const unitId = useSelector(formRef, ({ context }) => context.base?.donViId ?? blank.donViId);
  const { accounts, lookup } = useFundAccounts();
  const words = usePayInWords(accounts, unitId);
  const [validate] = useState(() => ofToday((today) => formErrorsOf(payInSchema({ today }))));
  const parent = payInId === undefined ? href('payIns') : href('payIn', { payInId });
  const title = texts(payInId === undefined ? 'payIn.create' : 'payIn.edit');

  const description = useMemo<RecordFormDescription<PayInInput, PayIn>>(
    () => ({
      blank,
      validate,
      fieldByCode: { 'QuyHoTro:03001': 'soChungTu', 'QuyHoTro:03002': 'phanBo', 'QuyHoTro:03003': 'phanBo' },
      words,
      label: texts('payIn.formTitle'),
      submitLabel: texts('payIn.save'),
    }),
    [blank, validate, words, texts],
  );

  return (
    <RecordFormView<PayInInput, PayIn>
      formRef={formRef}
      name={reportId === undefined ? address : `${address} ${reportId}`}
      backHref={parent}
      description={description}
      whyLocked={whyLocked}
      onSaved={({ id }) => {
        returnTo(href('payIn', { payInId: id }));
      }}
      onCancel={() => {
        returnTo(parent);
      }}
      heading={(record) => (
        <FormHeading
          title={title}
          name={record?.ma}
          details={record === undefined ? undefined : `${record.ma} – ${record.nguoiNop}`}
        />
      )}
    >
      {(record) => (
        <>
          <PaymentSection />
          <TransferSection accounts={lookup} isNew={record === undefined} />
          <AllocationSection />
        </>
      )}
    </RecordFormView>
  );
}
