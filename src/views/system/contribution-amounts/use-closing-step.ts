import { useMemo } from 'react';

import type { ClosingInput, ContributionAmount } from '@/domain/contribution-amounts/contribution-amount';
import { normalizeClosing } from '@/domain/contribution-amounts/contribution-amount-input';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { loadedLater } from '@/views/shared/loading/loaded-later';
import type { StepDescription } from '@/views/shared/workflow/step-description';

import { amountTexts } from './amount-texts';

type ClosingStep = StepDescription<ContributionAmount, 'ket-thuc'>;

const dialog = loadedLater(() => import('./closing-dialog').then(({ ClosingDialog }) => ClosingDialog));

/** Ending a rule and, in the same breath, making the one that follows it. */
export function useClosingStep(): readonly ClosingStep[] {
  const texts = useTexts(amountTexts);
  const { contributionAmounts } = useServices();
  return useMemo(
    () => [
      {
        id: 'ket-thuc',
        label: texts('close.title'),
        question: ({ ma }) => texts('close.question', { code: ma }),
        asks: 'nothing',
        dialog,
        done: texts('close.done'),
        run: ({ id, concurrencyStamp }, { maLanGui, ...input }, signal) => {
          // `ClosingDialog` holds a closing beside what every step's dialog holds.
          const { hieuLucDen, hasSuccessor, quyDinhKeTiep } = normalizeClosing(input as object as ClosingInput);
          const successor = hasSuccessor ? quyDinhKeTiep : null;
          const closing = { concurrencyStamp, maLanGui, hieuLucDen, quyDinhKeTiep: successor };
          return contributionAmounts.close(id, closing, signal);
        },
      },
    ],
    [texts, contributionAmounts],
  );
}
