import { useMemo } from 'react';

import { formatMoney } from '@/domain/format/numbers';
import { leftToPay } from '@/domain/support/support-payments';
import type { SupportRequest } from '@/domain/support/support-request';
import {
  amountLines,
  amountsOf,
  conditionsToWaive,
  waiverSchema,
  withFrames,
  type AmountLine,
} from '@/domain/support/support-step-lines';
import {
  appraisalSchema,
  payoutReturnSchema,
  payoutSchema,
  proposedAppraisal,
  proposedApproval,
  proposedPayout,
  supportApprovalSchema,
} from '@/domain/support/support-steps';
import type { StepAsks } from '@/domain/workflow/step-input';
import type { SupportVerb } from '@/services/api/support-requests-api';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import type { StepDescription } from '@/views/shared/workflow/step-description';

import { AppraisalFields, ApprovalFields, PayoutFields, PayoutReturnFields } from './step-fields';
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
};

const dangerous: readonly SupportVerb[] = ['tu-choi', 'huy-chi'];

/** How the steps of a request are asked for; which of them may be taken is the workflow machine's matter. */
export function useRequestSteps(
  request: SupportRequest | undefined,
  nameOf: (entry: SupportRequest['truongHop'][number], index: number) => string,
): readonly RequestStep[] {
  const words = useTexts(stepTexts);
  const { language } = useLocalizer();
  const { supportRequests } = useServices();
  const facts = useDecisionFacts();
  return useMemo(() => {
    const question =
      (verb: SupportVerb) =>
      ({ ma, soQd, tienDeNghi, truongHop }: SupportRequest) => {
        const left = truongHop.reduce((sum, entry) => sum + leftToPay(entry), 0);
        return words(`ask.${verb}`, {
          ma,
          n: truongHop.length,
          soQd: soQd ?? '',
          amount: formatMoney(verb === 'chi-tra' ? left : tienDeNghi, language),
        });
      };
    return request === undefined
      ? []
      : verbs.map((verb): RequestStep => ({
          id: verb,
          label: words(`step.${verb}`),
          ...(dangerous.includes(verb) ? { tone: 'error' } : {}),
          question: question(verb),
          facts,
          asks: asks[verb],
          ...extraOf(verb, request, nameOf),
          done: words(`done.${verb}`),
          run: (record, input, signal) => supportRequests.step(record, verb, bodyOf(verb, input), signal),
        }));
  }, [request, nameOf, words, language, supportRequests, facts]);
}

type NameOf = Parameters<typeof useRequestSteps>[1];

/** What a step asks for beside opinion or reason. */
function extraOf(verb: SupportVerb, request: SupportRequest, nameOf: NameOf): Pick<RequestStep, 'extra'> {
  const filedOn = request.ngayDeNghi;
  switch (verb) {
    case 'tham-dinh': {
      const hasRed = conditionsToWaive(request).length > 0;
      return {
        extra: {
          initialValues: (record, today) => {
            const proposed = proposedAppraisal(record, today);
            return { ...proposed, deXuat: amountLines(record, proposed.deXuat, nameOf, verb) };
          },
          schema: (today) => withFrames(appraisalSchema({ today, filedOn }).concat(waiverSchema()), 'deXuat'),
          fields: (record) => <AppraisalFields request={record} nameOf={nameOf} />,
          fieldByCode: { 'QuyHoTro:06005': 'deXuat', ...(hasRed ? waivedBy('mienDieuKien') : {}) },
        },
      };
    }
    case 'phe-duyet':
      return {
        extra: {
          initialValues: (record, today) => {
            const proposed = proposedApproval(record, today);
            return { ...proposed, duyet: amountLines(record, proposed.duyet, nameOf, verb) };
          },
          schema: (today) => withFrames(supportApprovalSchema({ today, completeOn: request.ngayNhanDu }), 'duyet'),
          fields: () => <ApprovalFields />,
          fieldByCode: { 'QuyHoTro:06005': 'duyet' },
        },
      };
    case 'chi-tra':
      return {
        extra: {
          initialValues: (record, today) => {
            const proposed = proposedPayout(record, today);
            return { ...proposed, chi: amountLines(record, proposed.chi, nameOf, verb) };
          },
          schema: (today) => withFrames(payoutSchema({ today, ngayQd: request.ngayQd }), 'chi'),
          fields: () => <PayoutFields />,
          fieldByCode: { 'QuyHoTro:06011': 'chi' },
        },
      };
    case 'huy-chi':
      return {
        extra: {
          initialValues: () => ({ lanChiIds: [] }),
          schema: payoutReturnSchema,
          fields: (record) => <PayoutReturnFields request={record} nameOf={nameOf} />,
        },
      };
    default:
      return {};
  }
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

/** What the back end refuses for a condition that was not waived. */
function waivedBy(field: string): Readonly<Record<string, string>> {
  const codes = ['06001', '06002', '06003', '06004', '06006', '06007', '06008', '06009', '06012'];
  return Object.fromEntries(codes.map((code) => [`QuyHoTro:${code}`, field]));
}
