import { useFormikContext } from 'formik';

import { formatMoney } from '@/domain/format/numbers';
import { transferToCorrect, type AccountCorrectionDraft } from '@/domain/support/account-correction';
import { leftToPay, payableCases } from '@/domain/support/support-payments';
import type { SupportRequest } from '@/domain/support/support-request';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { SelectField } from '@/views/shared/form/select-field';

import { stepTexts } from './step-texts';
import { TransferFields } from './transfer-fields';
import type { CaseName } from './use-case-name';

type AccountFieldsProps = { readonly request: SupportRequest; readonly nameOf: CaseName };

/** Whose account is corrected, and into which: of several cases one is chosen first, and its account is filled in. */
export function AccountFields({ request, nameOf }: AccountFieldsProps) {
  const texts = useTexts(stepTexts);
  const { language } = useLocalizer();
  const { values, setValues } = useFormikContext<AccountCorrectionDraft>();
  const choices = payableCases(request).map((entry) => ({
    id: entry.id,
    label: [nameOf(entry, request.truongHop.indexOf(entry)), formatMoney(leftToPay(entry), language)].join(' · '),
  }));
  return (
    <>
      <SelectField
        name="truongHopId"
        label={texts('field.truongHopId')}
        choices={choices}
        isRequired
        isLocked={choices.length === 1}
        onChosen={(id) => {
          const truongHopId = String(id ?? '');
          void setValues({ ...values, truongHopId, ...transferToCorrect(request, truongHopId) });
        }}
      />
      {values.truongHopId === '' ? null : <TransferFields entry={values} />}
    </>
  );
}
