import type { Contribution, ContributionStep } from '@/domain/contributions/contribution';
import { contributionStepSchemas } from '@/domain/contributions/contribution-steps';
import { useTexts } from '@/views/app/localization-context';
import { AmountField } from '@/views/shared/form/amount-field';
import { DateField } from '@/views/shared/form/date-field';
import { TextField } from '@/views/shared/form/text-field';
import type { OwnFields, StepDialogProps } from '@/views/shared/workflow/step-description';
import { StepDialogContent } from '@/views/shared/workflow/step-dialog';

import { contributionTexts } from './contribution-texts';

/** The dialog of a contribution's step: corrected amounts, or the voucher of a refund, beside the reason. */
export function ContributionStepDialog(props: StepDialogProps<Contribution, ContributionStep>) {
  return <StepDialogContent {...props} own={ownFields(props.step.id, props.record)} />;
}

function ownFields(step: ContributionStep, { tienNld, tienDn, ngayDong }: Contribution): OwnFields | undefined {
  switch (step) {
    case 'dieu-chinh':
      return {
        initialValues: () => ({ tienNld, tienDn }),
        schema: (today) => contributionStepSchemas({ today, ngayDong, tienNld, tienDn })['dieu-chinh'],
        fields: <AdjustmentFields />,
      };
    case 'hoan-tra':
      return {
        initialValues: () => ({ soChungTu: '', ngayChungTu: '' }),
        schema: (today) => contributionStepSchemas({ today, ngayDong, tienNld, tienDn })['hoan-tra'],
        fields: <RefundFields />,
      };
    case 'cap-lai-gcn':
      return undefined;
  }
}

function AdjustmentFields() {
  const texts = useTexts(contributionTexts);
  return (
    <>
      <AmountField name="tienNld" label={texts('step.adjustWorker')} unit="₫" isRequired width="half" />
      <AmountField name="tienDn" label={texts('step.adjustEnterprise')} unit="₫" isRequired width="half" />
    </>
  );
}

function RefundFields() {
  const texts = useTexts(contributionTexts);
  return (
    <>
      <TextField name="soChungTu" label={texts('step.voucher')} isRequired width="half" />
      <DateField name="ngayChungTu" label={texts('step.voucherDay')} isRequired width="half" />
    </>
  );
}
