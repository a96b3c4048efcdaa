import type { PayIn, PayInVerb } from '@/domain/pay-ins/pay-in';
import { declaredReceipt, receiptSchema } from '@/domain/pay-ins/receipt';
import type { OwnFields, StepDialogProps } from '@/views/shared/workflow/step-description';
import { StepDialogContent } from '@/views/shared/workflow/step-dialog';

import { ReceiptFields } from './receipt-fields';
import { useOpenPeriod } from './use-open-period';

/** The dialog of a voucher's step: reconciling it asks for what has come to the Fund's account. */
export function PayInStepDialog(props: StepDialogProps<PayIn, PayInVerb>) {
  const openFrom = useOpenPeriod();
  const own = props.step.id === 'doi-soat' ? receiptOf(props.record, openFrom) : undefined;
  return <StepDialogContent {...props} own={own} />;
}

function receiptOf(record: PayIn, openFrom: string | undefined): OwnFields {
  return {
    initialValues: () => declaredReceipt(record),
    schema: (today) => receiptSchema({ declared: record.soTien, today, openFrom }),
    fields: <ReceiptFields record={record} />,
    fieldByCode: { 'QuyHoTro:03004': 'lyDoChenhLech', 'QuyHoTro:03003': 'phanBoLai' },
  };
}
