import { useMemo } from 'react';

import type { Contribution, ContributionStep } from '@/domain/contributions/contribution';
import type { ContributionStepInput } from '@/domain/contributions/contribution-steps';
import { createFormats } from '@/domain/format/formats';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { loadedLater } from '@/views/shared/loading/loaded-later';
import type { StepDescription } from '@/views/shared/workflow/step-description';

import { contributionTexts } from './contribution-texts';

type Step = StepDescription<Contribution, ContributionStep>;

const dialog = loadedLater(() =>
  import('./contribution-step-dialog').then(({ ContributionStepDialog }) => ContributionStepDialog),
);

/** What may be done with a contribution, each with a reason; nothing that was posted is changed by it. */
export function useContributionSteps(): readonly Step[] {
  const texts = useTexts(contributionTexts);
  const { language } = useLocalizer();
  const { contributions } = useServices();
  return useMemo(() => {
    const formats = createFormats(language);
    const runOf =
      (verb: ContributionStep, own: readonly (keyof ContributionStepInput)[]): Step['run'] =>
      (contribution, { maLanGui, lyDo, ...values }, signal) => {
        const fields = Object.fromEntries(own.map((name) => [name, (values as object as ContributionStepInput)[name]]));
        return contributions.step(contribution, verb, { ...fields, lyDo: lyDo ?? '', maLanGui }, signal);
      };
    return [
      {
        id: 'cap-lai-gcn',
        label: texts('step.reissue'),
        question: ({ hoTen, soGcn }) => texts('step.reissueQuestion', { name: hoTen, number: soGcn ?? '' }),
        asks: 'reason',
        dialog,
        done: texts('step.reissued'),
        run: runOf('cap-lai-gcn', []),
      },
      {
        id: 'dieu-chinh',
        label: texts('step.adjust'),
        question: ({ hoTen, tienNldPhaiDong }) => {
          const adjust = texts('step.adjustQuestion', { name: hoTen });
          const due = formats.money(tienNldPhaiDong);
          return tienNldPhaiDong === 0 ? adjust : `${adjust} ${texts('step.adjustCertificate', { due })}`;
        },
        asks: 'reason',
        dialog,
        done: texts('step.adjusted'),
        run: runOf('dieu-chinh', ['tienNld', 'tienDn']),
      },
      {
        id: 'hoan-tra',
        label: texts('step.refund'),
        tone: 'error',
        question: ({ hoTen, tong, hinhThucDi }) => {
          const refund = texts('step.refundQuestion', { name: hoTen, amount: formats.money(tong) });
          return hinhThucDi === '6b' ? refund : `${refund} ${texts('step.refundDeparture')}`;
        },
        asks: 'reason',
        dialog,
        done: texts('step.refunded'),
        run: runOf('hoan-tra', ['soChungTu', 'ngayChungTu']),
      },
    ];
  }, [texts, language, contributions]);
}
