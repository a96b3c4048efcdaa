import { object, type AnyObjectSchema } from 'yup';

import { formatDate } from '../format/dates';
import { reasonLength } from '../validation/checks';
import { validationMessage } from '../validation/validation-message';
import {
  isBlank,
  notInFuture,
  requiredDate,
  requiredMoney,
  requiredText,
  type NumberField,
  type TextField,
} from '../validation/yup-fields';
import type { Contribution, ContributionStep } from './contribution';

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

type PresentContribution = Pick<Contribution, 'ngayDong' | 'tienNld' | 'tienDn'>;

/**
 * Rules of the steps' fields (domain dictionary §4.3, §5.4).
 *
 * @param rules.today ISO date; no refund is of a later day.
 * @param rules.ngayDong ISO date on which the money came: none went back before. Empty where no worker's share has come.
 * @param rules.tienNld With `tienDn` the amounts that stand, integer đồng: a correction to the same would post nothing.
 */
export function contributionStepSchemas({
  today,
  ngayDong,
  ...present
}: PresentContribution & { readonly today: string }): Readonly<Record<ContributionStep, AnyObjectSchema>> {
  const reason = { lyDo: requiredText(reasonLength) };
  return {
    'cap-lai-gcn': object(reason),
    'dieu-chinh': object({
      ...reason,
      tienNld: notUnchanged(notBothZero(requiredMoney()), present),
      tienDn: requiredMoney(),
    }),
    'hoan-tra': object({
      ...reason,
      soChungTu: requiredText({ max: 50 }),
      ngayChungTu: notBeforePayment(notInFuture(requiredDate(), today), ngayDong),
    }),
  };
}

function notBeforePayment(field: TextField, ngayDong: string): TextField {
  const message = validationMessage('refundBeforePayment', { day: formatDate(ngayDong) });
  return field.test('refundBeforePayment', message, (value) => isBlank(value) || value >= ngayDong);
}

function notUnchanged(
  field: NumberField,
  { tienNld, tienDn }: Pick<PresentContribution, 'tienNld' | 'tienDn'>,
): NumberField {
  return field.test(
    'unchanged',
    validationMessage('unchanged'),
    (value, { parent }) => value !== tienNld || Reflect.get(parent as object, 'tienDn') !== tienDn,
  );
}

/** Whoever wants nothing to be left pays back instead. */
function notBothZero(field: NumberField): NumberField {
  return field.test(
    'required',
    validationMessage('required'),
    (value, { parent }) => value !== 0 || Reflect.get(parent as object, 'tienDn') !== 0,
  );
}
