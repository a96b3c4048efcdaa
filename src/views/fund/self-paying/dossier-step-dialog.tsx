import type { SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';
import { requiredPapers, selfPayingPapers } from '@/domain/self-paying/self-paying-papers';
import {
  papersAskedForSchema,
  paymentDeclared,
  paymentFoundSchema,
  paymentNotedSchema,
} from '@/domain/self-paying/self-paying-steps';
import type { SelfPayingVerb } from '@/services/api/self-paying-api';
import { useTexts } from '@/views/app/localization-context';
import { useOpenPeriod } from '@/views/fund/pay-ins/use-open-period';
import { AmountField } from '@/views/shared/form/amount-field';
import { CheckboxListField } from '@/views/shared/form/checkbox-list-field';
import { DateField } from '@/views/shared/form/date-field';
import { TextField } from '@/views/shared/form/text-field';
import { useChoices } from '@/views/shared/form/use-choices';
import type { OwnFields, StepDialogProps } from '@/views/shared/workflow/step-description';
import { StepDialogContent } from '@/views/shared/workflow/step-dialog';

import { PaymentFields } from './dossier-contract-sections';
import { dossierStepTexts } from './dossier-step-texts';
import { dossierTexts } from './dossier-texts';

/** The dialog of a dossier's step: some ask for papers or for a payment beside opinion or reason. */
export function DossierStepDialog(props: StepDialogProps<SelfPayingDossier, SelfPayingVerb>) {
  const openFrom = useOpenPeriod();
  return <StepDialogContent {...props} own={ownFields(props.step.id, props.record, openFrom)} />;
}

function ownFields(
  verb: SelfPayingVerb,
  dossier: SelfPayingDossier,
  openFrom: string | undefined,
): OwnFields | undefined {
  switch (verb) {
    case 'yeu-cau-bo-sung':
      return {
        initialValues: () => ({ giayTo: dossier.thieuGiayTo }),
        schema: papersAskedForSchema,
        fields: <PaperChoice dossier={dossier} />,
      };
    case 'ghi-nhan-dong':
      return {
        initialValues: (today) => paymentDeclared(dossier, today),
        schema: paymentNotedSchema,
        fields: <PaymentFields isRequired />,
      };
    case 'xac-nhan-dong':
      return {
        initialValues: (today) => ({
          soTienThucNhan: dossier.conPhaiNop,
          ngayGhiCo: dossier.ngayNop ?? today,
          soChungTu: dossier.soGiaoDich,
          noiDung: dossier.noiDungChuyenKhoan,
        }),
        schema: (today) => paymentFoundSchema(today, openFrom),
        fields: <MoneyFields />,
      };
    default:
      return undefined;
  }
}

/** The papers that can be asked for: those that the form needs. */
function PaperChoice({ dossier }: { readonly dossier: SelfPayingDossier }) {
  const words = useTexts(dossierStepTexts);
  const required = requiredPapers(dossier.hinhThuc);
  const choices = useChoices(selfPayingPapers).filter(({ id }) => (required as readonly unknown[]).includes(id));
  return <CheckboxListField name="giayTo" label={words('step.papers')} choices={choices} />;
}

function MoneyFields() {
  const texts = useTexts(dossierTexts);
  return (
    <>
      <AmountField name="soTienThucNhan" label={texts('dossier.soTienThucNhan')} unit="₫" hasWords isRequired />
      <DateField name="ngayGhiCo" label={texts('dossier.ngayGhiCo')} isRequired width="half" />
      <TextField name="soChungTu" label={texts('dossier.soChungTu')} width="half" />
      <TextField name="noiDung" label={texts('dossier.noiDung')} />
    </>
  );
}
