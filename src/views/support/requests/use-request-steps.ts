import { useMemo } from 'react';

import { formatMoney } from '@/domain/format/numbers';
import { leftToPay, payableCases } from '@/domain/support/support-payments';
import type { SupportCase, SupportRequest } from '@/domain/support/support-request';
import { amountsOf, type AmountLine } from '@/domain/support/support-step-lines';
import type { StepAsks } from '@/domain/workflow/step-input';
import type { SupportVerb } from '@/services/api/support-requests-api';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { loadedLater } from '@/views/shared/loading/loaded-later';
import type { StepDescription } from '@/views/shared/workflow/step-description';

import { stepTexts } from './step-texts';
import { useDecisionFacts } from './use-decision-facts';

type RequestStep = StepDescription<SupportRequest, SupportVerb>;

const verbs: readonly SupportVerb[] = [
  'gui',
  'tham-dinh',
  'phe-duyet',
  'chi-tra',
  'yeu-cau-bo-sung',
  'tu-choi',
  'huy-chi',
  'sua-tai-khoan',
  'thu-hoi',
];

const asks: Readonly<Record<SupportVerb, StepAsks>> = {
  gui: 'nothing',
  'thu-hoi': 'nothing',
  'tham-dinh': 'opinion',
  'yeu-cau-bo-sung': 'reason',
  'phe-duyet': 'opinion',
  'tu-choi': 'reason',
  'chi-tra': 'nothing',
  'huy-chi': 'reason',
  'sua-tai-khoan': 'reason',
};

const tones: Readonly<Partial<Record<SupportVerb, RequestStep['tone']>>> = {
  'tu-choi': 'error',
  'huy-chi': 'error',
  'sua-tai-khoan': 'secondary',
};

const dialog = loadedLater(() => import('./request-step-dialog').then(({ RequestStepDialog }) => RequestStepDialog));

/** How the steps of a request are asked for; which of them may be taken is the workflow machine's matter. */
export function useRequestSteps(): readonly RequestStep[] {
  const words = useTexts(stepTexts);
  const { language } = useLocalizer();
  const { supportRequests } = useServices();
  const facts = useDecisionFacts();
  return useMemo(() => {
    const question =
      (verb: SupportVerb) =>
      ({ ma, soQd, tienDeNghi, truongHop }: SupportRequest) => {
        // What was paid already, or granted nothing, is no part of a payment.
        const asked: readonly SupportCase[] = verb === 'chi-tra' ? payableCases({ truongHop }) : truongHop;
        const left = asked.reduce((sum, entry) => sum + leftToPay(entry), 0);
        return words(`ask.${verb}`, {
          ma,
          n: asked.length,
          soQd: soQd ?? '',
          amount: formatMoney(verb === 'chi-tra' ? left : tienDeNghi, language),
        });
      };
    return verbs.map((verb): RequestStep => ({
      id: verb,
      label: words(`step.${verb}`),
      tone: tones[verb] ?? 'primary',
      question: question(verb),
      facts,
      asks: asks[verb],
      dialog,
      done: words(`done.${verb}`),
      run: (record, input, signal) => supportRequests.step(record, verb, bodyOf(verb, input), signal),
    }));
  }, [words, language, supportRequests, facts]);
}

/** Lines carry what the dialog shows; amounts alone are sent. */
function bodyOf<Input extends { readonly maLanGui: string }>(verb: SupportVerb, input: Input): Input {
  const lines = (field: string) => Reflect.get(input, field) as readonly AmountLine[];
  switch (verb) {
    case 'tham-dinh':
      return { ...input, deXuat: amountsOf(lines('deXuat'), 'nothing') };
    case 'phe-duyet':
      return { ...input, duyet: amountsOf(lines('duyet'), 'nothing') };
    case 'chi-tra':
      return { ...input, chi: amountsOf(lines('chi'), 'zero') };
    default:
      return input;
  }
}
