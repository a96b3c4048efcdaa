import { useMemo } from 'react';

import type { ClosingInput, ContributionAmount } from '@/domain/contribution-amounts/contribution-amount';
import { normalizeClosing } from '@/domain/contribution-amounts/contribution-amount-input';
import type { Translate } from '@/domain/localization/texts';
import type { ContributionAmountsApi } from '@/services/api/contribution-amounts-api';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { loadedLater } from '@/views/shared/loaded-later';
import type { StepDescription } from '@/views/shared/workflow/step-description';

import { amountTexts } from './amount-texts';

type ClosingStep = StepDescription<ContributionAmount, 'ket-thuc'>;

const dialog = loadedLater(() => import('./closing-dialog').then(({ ClosingDialog }) => ClosingDialog));

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
    dialog,
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
