import { Alert } from '@mui/material';
import { useFormikContext } from 'formik';

import type { ClosingInput, ContributionAmount } from '@/domain/contribution-amounts/contribution-amount';
import { closingOf } from '@/domain/contribution-amounts/contribution-amount-input';
import { closingSchema } from '@/domain/contribution-amounts/contribution-amount-schema';
import { addDays, isIsoDate } from '@/domain/format/calendar';
import { useTexts } from '@/views/app/localization-context';
import { CheckboxField } from '@/views/shared/form/checkbox-field';
import { DateField } from '@/views/shared/form/date-field';
import { TextField } from '@/views/shared/form/text-field';
import type { StepDialogProps } from '@/views/shared/workflow/step-description';
import { StepDialogContent } from '@/views/shared/workflow/step-dialog';

import { FigureField } from './amount-sections';
import { amountTexts } from './amount-texts';
import { useAmountWords } from './use-amount-words';

/** Asks for the last day of a rule, and for the rule that follows it. */
export function ClosingDialog(props: StepDialogProps<ContributionAmount, 'ket-thuc'>) {
  const { record: rule } = props;
  return (
    <StepDialogContent
      {...props}
      own={{
        initialValues: () => closingOf(rule),
        schema: () => closingSchema(rule),
        fields: <ClosingFields rule={rule} />,
        fieldByCode: { 'QuyHoTro:08001': 'hieuLucDen' },
      }}
    />
  );
}

function ClosingFields({ rule }: { readonly rule: ContributionAmount }) {
  const texts = useTexts(amountTexts);
  const words = useAmountWords();
  const { values } = useFormikContext<ClosingInput>();
  const { hieuLucDen, hasSuccessor } = values;
  const isReadable = isIsoDate(hieuLucDen);
  return (
    <>
      <DateField name="hieuLucDen" label={texts('close.lastDay')} isRequired />
      {isReadable && rule.suDungDenNgay !== null && rule.suDungDenNgay > hieuLucDen ? (
        <Alert severity="warning" sx={wide}>
          {texts('check.lastUse', { day: words.day(rule.suDungDenNgay) })}
        </Alert>
      ) : null}
      <CheckboxField name="hasSuccessor" label={texts('close.hasSuccessor')} />
      {hasSuccessor ? (
        <>
          <TextField name="quyDinhKeTiep.ma" label={texts('amount.ma')} isRequired width="half" />
          <FigureField name="quyDinhKeTiep." isRate={rule.cachTinh === 2} />
          <TextField name="quyDinhKeTiep.canCu" label={texts('amount.canCu')} isRequired />
          <TextField name="quyDinhKeTiep.ghiChu" label={texts('amount.ghiChu')} lines={2} />
        </>
      ) : isReadable ? (
        <Alert severity="warning" sx={wide}>
          {texts('check.endGap', { from: words.day(addDays(hieuLucDen, 1)) })}
        </Alert>
      ) : null}
    </>
  );
}

const wide = { gridColumn: '1 / -1' } as const;
