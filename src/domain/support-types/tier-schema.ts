import type { AnySchema, TestContext } from 'yup';

import { validationMessage } from '../validation/validation-message';
import { oneOfThese, optionalNumber, recordOf, requiredMoney, type NumberField } from '../validation/yup-fields';
import type { SupportTier, SupportTypeInput } from './support-type';
import { tierCriteria } from './support-type-lists';

/** Most that a criterion can be: 100 % of injury, 50 years of work. */
const highest: Readonly<Record<SupportTier['tieuChi'], number>> = { 1: 100, 2: 600 };

/**
 * Rules of a tier, within the kind of support that it belongs to: amounts inside the kind's frame, and no overlap with
 * another tier of the same criterion.
 */
export function tierSchema() {
  return recordOf({
    tieuChi: oneOfThese(tierCriteria.map(({ id }) => id)),
    tu: apart(bound().test('required', validationMessage('required'), (value) => isNumber(value))),
    den: notBelow('tu', bound()),
    soTienTu: inFrame(requiredMoney()),
    soTienDen: notBelow('soTienTu', inFrame(requiredMoney())),
  } satisfies Record<keyof SupportTier, AnySchema>);
}

/** A whole value of the criterion. */
function bound(): NumberField {
  return optionalNumber()
    .test('invalid', validationMessage('invalid'), (value) => !isNumber(value) || Number.isInteger(value))
    .test('range', (value, context) => {
      const { tieuChi } = context.parent as SupportTier;
      const max = Object.hasOwn(highest, tieuChi) ? highest[tieuChi] : 0;
      return !isNumber(value) || (value >= 0 && value <= max) || refused(context, 'range', { min: 0, max });
    });
}

function notBelow(least: 'tu' | 'soTienTu', field: NumberField): NumberField {
  return field.test('min', (value, context) => {
    const min: unknown = (context.parent as SupportTier)[least];
    return !isNumber(min) || !isNumber(value) || value >= min || refused(context, 'min', { min, actual: value });
  });
}

function inFrame(field: NumberField): NumberField {
  return field.test('range', (value, context) => {
    const { mucToiThieu, mucToiDa } = wholeOf(context);
    const [min, max] = [mucToiThieu ?? 0, mucToiDa ?? Number.POSITIVE_INFINITY];
    if (!isNumber(value) || (value >= min && value <= max)) {
      return true;
    }
    return isNumber(mucToiDa)
      ? refused(context, 'range', { min, max: mucToiDa })
      : refused(context, 'min', { min, actual: value });
  });
}

/** No value of a criterion belongs to two tiers. */
function apart(field: NumberField): NumberField {
  return field.test('overlapsRow', (value, context) => {
    const own = context.parent as SupportTier;
    const tiers = wholeOf(context).bangMuc;
    const rows = tiers.flatMap((other, index) => (other !== own && meet(own, other) ? [index + 1] : []));
    return !isNumber(value) || rows.length === 0 || refused(context, 'overlapsRow', { rows: rows.join(', ') });
  });
}

function meet(one: SupportTier, other: SupportTier): boolean {
  const reaches = (from: SupportTier, to: SupportTier) => from.den === null || from.den >= to.tu;
  return isNumber(other.tu) && one.tieuChi === other.tieuChi && reaches(one, other) && reaches(other, one);
}

function refused(context: TestContext, key: 'range' | 'min' | 'overlapsRow', params: Record<string, number | string>) {
  return context.createError({ message: validationMessage(key, params) });
}

/** The kind of support that the tier is a part of. */
function wholeOf({ from }: TestContext): SupportTypeInput {
  return from?.at(-1)?.value as SupportTypeInput;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
