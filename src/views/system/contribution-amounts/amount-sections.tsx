import { useFormikContext } from 'formik';
import { useEffect, type ReactNode } from 'react';

import type { ContributionAmountInput } from '@/domain/contribution-amounts/contribution-amount';
import { methodOfItem } from '@/domain/contribution-amounts/contribution-amount-input';
import { amountMethods, contributingUnitTypes } from '@/domain/contribution-amounts/contribution-amount-lists';
import { revenueItems } from '@/domain/reference/revenue-items';
import { useTexts } from '@/views/app/localization-context';
import { AmountField } from '@/views/shared/form/amount-field';
import { CheckboxField } from '@/views/shared/form/checkbox-field';
import { CheckboxListField } from '@/views/shared/form/checkbox-list-field';
import { DateField } from '@/views/shared/form/date-field';
import { FormSection } from '@/views/shared/form/form-section';
import { SelectField } from '@/views/shared/form/select-field';
import { TextField } from '@/views/shared/form/text-field';
import { useChoices } from '@/views/shared/form/use-choices';

import { amountTexts } from './amount-texts';

/** What is paid, by whom. */
export function RuleSection() {
  const texts = useTexts(amountTexts);
  const items = useChoices(revenueItems);
  const methods = useChoices(amountMethods);
  const types = useChoices(contributingUnitTypes);
  const { values } = useFormikContext<ContributionAmountInput>();
  useMethodOfItem(values);
  return (
    <FormSection title={texts('amount.rule')}>
      <TextField name="ma" label={texts('amount.ma')} help={texts('help.ma')} isRequired width="half" />
      <SelectField name="khoanThu" label={texts('amount.khoanThu')} choices={items} isRequired width="half" />
      <SelectField
        name="cachTinh"
        label={texts('amount.cachTinh')}
        choices={methods}
        isRequired
        width="half"
        isLocked
        help={texts('help.method')}
      />
      <FigureField name="" isRate={values.cachTinh === 2} />
      <CheckboxListField
        name="loaiDonViIds"
        label={texts('amount.loaiDonViIds')}
        choices={types}
        help={texts('help.unitTypes')}
      />
    </FormSection>
  );
}

type FigureFieldProps = {
  /** Path of the rule in the values, with its dot. */
  readonly name: string;
  readonly isRate: boolean;
};

/** The amount or the rate, whichever the method counts by. */
export function FigureField({ name, isRate }: FigureFieldProps) {
  const texts = useTexts(amountTexts);
  return isRate ? (
    <AmountField
      name={`${name}tyLe`}
      label={texts('amount.tyLe')}
      help={texts('help.tyLe')}
      unit="%"
      hasDecimals
      isRequired
      width="half"
    />
  ) : (
    <AmountField
      name={`${name}soTien`}
      label={texts('amount.soTien')}
      help={texts('help.soTien')}
      unit="₫"
      isRequired
      width="half"
    />
  );
}

/** From when to when, and by which law. @param children What is to be said about the days. */
export function ForceSection({ children }: { readonly children: ReactNode }) {
  const texts = useTexts(amountTexts);
  return (
    <FormSection title={texts('amount.force')}>
      <DateField name="hieuLucTu" label={texts('amount.hieuLucTu')} isRequired width="half" />
      <DateField name="hieuLucDen" label={texts('amount.hieuLucDen')} help={texts('help.open')} width="half" />
      {children}
      <TextField name="canCu" label={texts('amount.canCu')} isRequired />
      <TextField name="ghiChu" label={texts('amount.ghiChu')} lines={2} />
      <CheckboxField name="hoatDong" label={texts('amount.hoatDong')} help={texts('help.active')} />
    </FormSection>
  );
}

/** The method follows the item: a share per worker is an amount, the share of revenue a rate. */
function useMethodOfItem({ khoanThu, cachTinh }: ContributionAmountInput): void {
  const { setFieldValue } = useFormikContext<ContributionAmountInput>();
  const wanted = methodOfItem(khoanThu);
  useEffect(() => {
    if (cachTinh !== wanted) {
      void setFieldValue('cachTinh', wanted);
    }
  }, [cachTinh, wanted, setFieldValue]);
}
