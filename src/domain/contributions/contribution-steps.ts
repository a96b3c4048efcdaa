import { object, type AnyObjectSchema } from 'yup';

import { reasonLength } from '../validation/checks';
import { validationMessage } from '../validation/validation-message';
import { notInFuture, requiredDate, requiredMoney, requiredText, type NumberField } from '../validation/yup-fields';
import type { ContributionStep } from './contribution';

/** What the steps of a contribution send beside stamp and intention; each step only its own fields. */
export type ContributionStepInput = {
  readonly lyDo: string;
  /** The right amounts, integer đồng; the difference is posted. */
  readonly tienNld?: number;
  readonly tienDn?: number;
  /** Voucher of a refund, and its ISO date. */
  readonly soChungTu?: string;
  readonly ngayChungTu?: string;
};

/** Rules of the steps' fields (domain dictionary §4.3, §5.4). @param today ISO date; no refund is of a later day. */
export function contributionStepSchemas(today: string): Readonly<Record<ContributionStep, AnyObjectSchema>> {
  const reason = { lyDo: requiredText(reasonLength) };
  return {
    'cap-lai-gcn': object(reason),
    'dieu-chinh': object({ ...reason, tienNld: notBothZero(requiredMoney()), tienDn: requiredMoney() }),
    'hoan-tra': object({
      ...reason,
      soChungTu: requiredText({ max: 50 }),
      ngayChungTu: notInFuture(requiredDate(), today),
    }),
  };
}

/** Whoever wants nothing to be left pays back instead. */
function notBothZero(field: NumberField): NumberField {
  return field.test(
    'required',
    validationMessage('required'),
    (value, { parent }) => value !== 0 || Reflect.get(parent as object, 'tienDn') !== 0,
  );
}
