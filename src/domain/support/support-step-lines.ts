import { number, object, type AnyObjectSchema } from 'yup';

import { reasonLength } from '../validation/checks';
import { validationMessage } from '../validation/validation-message';
import { isBlank, listOf, optionalText, recordOf, requiredMoney, requiredText } from '../validation/yup-fields';
import { isInFrame } from './support-amounts';
import { redConditions } from './support-condition';
import { leftToPay } from './support-payments';
import type { SupportCase, SupportRequest } from './support-request';
import type { CaseAmount } from './support-steps';

/** One case in the dialog of a step: what it says already, and the amount that is asked for. Integer đồng. */
export type AmountLine = {
  readonly truongHopId: string;
  readonly ten: string;
  readonly truoc: number;
  readonly min: number | null;
  readonly max: number | null;
  /** Nothing for a case that is left out. */
  readonly soTien: number | null;
  /** A condition beside the amount is not met. */
  readonly isRed: boolean;
};

/** A step's amounts as lines, in the order of the cases. @param nameOf How a person calls a case. */
export function amountLines(
  { truongHop }: Pick<SupportRequest, 'truongHop'>,
  proposed: readonly CaseAmount[],
  nameOf: (entry: SupportCase, index: number) => string,
  step: 'tham-dinh' | 'phe-duyet' | 'chi-tra',
): readonly AmountLine[] {
  return truongHop.flatMap((entry, index) => {
    const amount = proposed.find(({ truongHopId }) => truongHopId === entry.id);
    return amount === undefined
      ? []
      : [
          {
            truongHopId: entry.id,
            ten: nameOf(entry, index),
            ...boundsFor(entry, step),
            soTien: amount.soTien,
            isRed: isRed(entry),
          },
        ];
  });
}

function boundsFor(entry: SupportCase, step: 'tham-dinh' | 'phe-duyet' | 'chi-tra') {
  const { tienDeNghi, tienDeXuat, mucMin, mucMax } = entry;
  if (step === 'chi-tra') {
    const left = leftToPay(entry);
    return { truoc: left, min: 0, max: left };
  }
  return { truoc: (step === 'tham-dinh' ? tienDeNghi : tienDeXuat) ?? 0, min: mucMin, max: mucMax };
}

/** The lines as they are sent; a case that gets nothing in a payment is no part of it. */
export function amountsOf(lines: readonly AmountLine[], leavesOut: 'nothing' | 'zero'): readonly CaseAmount[] {
  return lines
    .map(({ truongHopId, soTien }) => ({ truongHopId, soTien: soTien ?? 0 }))
    .filter(({ soTien }) => leavesOut === 'nothing' || soTien > 0);
}

/** A step's rules, its amounts held against the frame of each case (`QuyHoTro:06005`, `QuyHoTro:06011`). */
export function withFrames(schema: AnyObjectSchema, field: string): AnyObjectSchema {
  const line = recordOf({
    truongHopId: requiredText(),
    soTien: requiredMoney(),
    min: number().nullable(),
    max: number().nullable(),
  }).test('range', (value, { path, createError }) => {
    const { soTien, min, max } = value as Partial<Readonly<Record<keyof AmountLine, unknown>>>;
    const frame = { min: asLimit(min), max: asLimit(max) };
    return typeof soTien !== 'number' || soTien === 0 || isInFrame(soTien, frame)
      ? true
      : createError({
          path: `${path}.soTien`,
          message:
            frame.max !== null && soTien > frame.max
              ? validationMessage('max', { max: frame.max, actual: soTien })
              : validationMessage('min', { min: frame.min ?? 0, actual: soTien }),
        });
  });
  return schema.shape({ [field]: listOf(line) });
}

function asLimit(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** Conditions that an appraisal has to waive: the amount is the appraiser's own to set right. */
export function conditionsToWaive({ truongHop }: Pick<SupportRequest, 'truongHop'>) {
  return truongHop.flatMap((entry) => redBesideAmount(entry).map((condition) => ({ entry, condition })));
}

/** E5 and E7 (an advance is subtracted) judge the amount that was asked for, not the one that is proposed. */
function redBesideAmount({ dieuKien }: Pick<SupportCase, 'dieuKien'>) {
  return redConditions(dieuKien).filter(({ ma }) => ma !== 'E5' && ma !== 'E7');
}

function isRed(entry: SupportCase): boolean {
  return redBesideAmount(entry).length > 0;
}

/** The waiver is a reason of 10 to 500 characters; it is needed as long as something is proposed for a red case. */
export function waiverSchema(): AnyObjectSchema {
  return object({
    mienDieuKien: optionalText(reasonLength).test('required', validationMessage('required'), (value, { parent }) => {
      const { deXuat = [] } = parent as { readonly deXuat?: readonly AmountLine[] };
      return !isBlank(value) || !deXuat.some((line) => line.isRed && line.soTien !== 0);
    }),
  });
}
