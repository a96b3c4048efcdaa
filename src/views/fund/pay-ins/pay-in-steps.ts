import { useMemo } from 'react';

import { formatDate } from '@/domain/format/dates';
import { formatMoney } from '@/domain/format/numbers';
import type { PayIn, PayInVerb } from '@/domain/pay-ins/pay-in';
import type { Receipt } from '@/domain/pay-ins/receipt';
import type { StepInput } from '@/domain/workflow/step-input';
import type { PayInStepInput } from '@/services/api/pay-ins-api';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { loadedLater } from '@/views/shared/loading/loaded-later';
import type { StepDescription } from '@/views/shared/workflow/step-description';

import { payInTexts } from './pay-in-texts';

type Steps = readonly StepDescription<PayIn, PayInVerb>[];

/** Verbs in the order of their buttons, with what each asks the person for. */
const verbs = [
  { id: 'gui', asks: 'nothing' },
  { id: 'doi-soat', asks: 'nothing' },
  { id: 'thu-tien-mat', asks: 'nothing' },
  { id: 'tra-lai', asks: 'reason' },
  { id: 'tu-choi', asks: 'reason', tone: 'error' },
  { id: 'huy-doi-soat', asks: 'reason', tone: 'error' },
  { id: 'huy', asks: 'reason', tone: 'error' },
] as const satisfies readonly Partial<Steps[number]>[];

const dialog = loadedLater(() => import('./pay-in-step-dialog').then(({ PayInStepDialog }) => PayInStepDialog));

/** What the steps of a voucher look like and what they send (domain dictionary §5.5, §9.4). */
export function usePayInSteps(): Steps {
  const texts = useTexts(payInTexts);
  const { language } = useLocalizer();
  const { payIns } = useServices();

  return useMemo(
    () =>
      verbs.map((verb) => ({
        ...verb,
        label: texts(`step.${verb.id}`),
        question: ({ ma, soTien: declared, soChungTu, nguoiNopTien }) =>
          texts(`ask.${verb.id}`, {
            ma,
            amount: formatMoney(declared, language),
            paper: soChungTu,
            payer: nguoiNopTien,
          }),
        facts: ({ nguoiNop, soTien: amount, ngayNop, soChungTu }) => [
          { label: texts('payIn.nguoiNop'), value: nguoiNop, isLong: true },
          { label: texts('payIn.soTien'), value: formatMoney(amount, language), isLong: true },
          { label: texts('payIn.ngayNop'), value: formatDate(ngayNop), isLong: true },
          { label: texts('payIn.soChungTu'), value: soChungTu, isLong: true },
        ],
        done: texts(`done.${verb.id}`),
        dialog,
        run: (before, input, signal) => payIns.step(before, verb.id, sent(verb.id, input), signal),
      })),
    [texts, language, payIns],
  );
}

function sent(verb: PayInVerb, input: StepInput & { readonly maLanGui: string }): PayInStepInput {
  const { maLanGui, lyDo } = input;
  if (verb !== 'doi-soat') {
    return { maLanGui, ...(lyDo === null ? {} : { lyDo }) };
  }
  // `PayInStepDialog` holds a receipt beside what every step's dialog holds.
  const { ngayGhiCo, soTienThucNhan, xuLyChenhLech, lyDoChenhLech, phanBoLai } = input as typeof input & Receipt;
  return {
    maLanGui,
    ngayGhiCo,
    soTienThucNhan: soTienThucNhan ?? 0,
    xuLyChenhLech,
    lyDo: lyDoChenhLech,
    phanBoLai,
  };
}
