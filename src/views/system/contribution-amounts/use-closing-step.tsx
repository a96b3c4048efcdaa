import { Alert } from '@mui/material';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';

import type { ClosingInput, ContributionAmount } from '@/domain/contribution-amounts/contribution-amount';
import { closingOf, normalizeClosing } from '@/domain/contribution-amounts/contribution-amount-input';
import { closingSchema } from '@/domain/contribution-amounts/contribution-amount-schema';
import { addDays, isIsoDate } from '@/domain/format/calendar';
import type { Translate } from '@/domain/localization/texts';
import type { ContributionAmountsApi } from '@/services/api/contribution-amounts-api';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { CheckboxField } from '@/views/shared/form/checkbox-field';
import { DateField } from '@/views/shared/form/date-field';
import { TextField } from '@/views/shared/form/text-field';
import type { StepDescription } from '@/views/shared/workflow/step-description';

import { FigureField } from './amount-sections';
import { amountTexts } from './amount-texts';
import { useAmountWords } from './use-amount-words';

type ClosingStep = StepDescription<ContributionAmount, 'ket-thuc'>;

/** Ending a rule and, in the same breath, making the one that follows it; no step while there is no rule. */
export function useClosingStep(rule: ContributionAmount | undefined): readonly ClosingStep[] {
  const texts = useTexts(amountTexts);
  const { contributionAmounts } = useServices();
  return useMemo(
    () => (rule === undefined ? [] : [closingStep(rule, texts, contributionAmounts)]),
    [rule, texts, contributionAmounts],
  );
}

function closingStep(
  rule: ContributionAmount,
  texts: Translate<typeof amountTexts.vi>,
  contributionAmounts: ContributionAmountsApi,
): ClosingStep {
  return {
    id: 'ket-thuc',
    label: texts('close.title'),
    question: ({ ma }) => texts('close.question', { code: ma }),
    asks: 'nothing',
    extra: {
      initialValues: closingOf,
      schema: () => closingSchema(rule),
      fields: () => <ClosingFields rule={rule} />,
      fieldByCode: { 'QuyHoTro:08001': 'hieuLucDen' },
    },
    done: texts('close.done'),
    run: ({ id, concurrencyStamp }, { maLanGui, ...input }, signal) => {
      // The dialog's values are those of `initialValues`.
      const { hieuLucDen, hasSuccessor, quyDinhKeTiep } = normalizeClosing(input as object as ClosingInput);
      const successor = hasSuccessor ? quyDinhKeTiep : null;
      const closing = { concurrencyStamp, maLanGui, hieuLucDen, quyDinhKeTiep: successor };
      return contributionAmounts.close(id, closing, signal);
    },
  };
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
