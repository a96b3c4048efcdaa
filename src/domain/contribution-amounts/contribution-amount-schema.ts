import { mixed, type AnySchema } from 'yup';

import { isDateOrder, isInRange } from '../validation/checks';
import { validationMessage } from '../validation/validation-message';
import {
  checkedText,
  isMissing,
  listOf,
  mustHaveTwoDecimals,
  oneOfThese,
  optionalDate,
  optionalMoney,
  optionalNumber,
  optionalText,
  recordOf,
  requiredDate,
  requiredFlag,
  requiredText,
  type NumberField,
  type TextField,
} from '../validation/yup-fields';
import type {
  AmountMethod,
  ClosingInput,
  ContributionAmount,
  ContributionAmountInput,
  SuccessorInput,
} from './contribution-amount';
import { methodOfItem, normalizeRuleCode } from './contribution-amount-input';
import { amountMethods, contributingUnitTypes } from './contribution-amount-lists';
import { revenueItems } from '../reference/revenue-items';

/** Least and most of a fixed amount, in đồng (domain dictionary §5.12). */
const leastAmount = 1_000;
const mostAmount = 100_000_000;
const longestCode = 30;
const ruleCode = /^[A-Z0-9][A-Z0-9./-]*$/u;

/**
 * Rules of a contribution amount (domain dictionary §5.12). Check a normalised value; whether it meets another rule
 * (`overlappingRule`) or its code is taken is not checked.
 */
export function contributionAmountSchema() {
  return recordOf({
    ma: codeOfRule(),
    khoanThu: oneOfThese(revenueItems.map(({ id }) => id)),
    loaiDonViIds: listOf(oneOfTypes(), { max: contributingUnitTypes.length }),
    cachTinh: oneOfThese(amountMethods.map(({ id }) => id)).test(
      'invalid',
      validationMessage('invalid'),
      (value, { parent }) => value === methodOfItem((parent as ContributionAmountInput).khoanThu),
    ),
    soTien: amountOf((rule) => rule.cachTinh === 1),
    tyLe: rateOf((rule) => rule.cachTinh === 2),
    canCu: requiredText({ max: 255 }),
    hieuLucTu: requiredDate(),
    hieuLucDen: optionalDate().test('dateOrder', validationMessage('dateOrder'), (value, { parent }) =>
      isDateOrder((parent as ContributionAmountInput).hieuLucTu, value ?? null),
    ),
    hoatDong: requiredFlag(),
    ghiChu: optionalText({ max: 1000 }),
  } satisfies Record<keyof ContributionAmountInput, AnySchema>);
}

/** Rules of ending `rule`: its last day lies in its force, and a successor is as complete as any rule. */
export function closingSchema(rule: Pick<ContributionAmount, 'hieuLucTu' | 'hieuLucDen' | 'cachTinh'>) {
  return recordOf({
    hieuLucDen: requiredDate()
      .test('dateOrder', validationMessage('dateOrder'), (value) => isDateOrder(rule.hieuLucTu, value ?? null))
      .test('laterThanEnd', validationMessage('laterThanEnd'), (value) => isDateOrder(value ?? null, rule.hieuLucDen)),
    hasSuccessor: requiredFlag(),
    quyDinhKeTiep: successorSchema(rule.cachTinh).when('hasSuccessor', { is: false, then: () => mixed() }),
  } satisfies Record<keyof ClosingInput, AnySchema>);
}

function successorSchema(cachTinh: AmountMethod) {
  return recordOf({
    ma: codeOfRule(),
    soTien: amountOf(() => cachTinh === 1),
    tyLe: rateOf(() => cachTinh === 2),
    canCu: requiredText({ max: 255 }),
    ghiChu: optionalText({ max: 1000 }),
  } satisfies Record<keyof SuccessorInput, AnySchema>);
}

type IsWanted = (rule: Pick<ContributionAmountInput, 'cachTinh'>) => boolean;

function codeOfRule(): TextField {
  return checkedText(requiredText({ max: longestCode }), 'pattern', (text) => ruleCode.test(normalizeRuleCode(text)));
}

function oneOfTypes() {
  return oneOfThese(contributingUnitTypes.map(({ id }) => id));
}

function amountOf(isWanted: IsWanted): NumberField {
  return requiredWhen(optionalMoney(), isWanted).test(
    'range',
    validationMessage('range', { min: leastAmount, max: mostAmount }),
    (value) => isMissing(value) || isInRange(value, leastAmount, mostAmount),
  );
}

function rateOf(isWanted: IsWanted): NumberField {
  return mustHaveTwoDecimals(requiredWhen(optionalNumber({ min: 0, max: 100 }), isWanted));
}

/** Required where `isWanted`, and absent elsewhere. */
function requiredWhen(field: NumberField, isWanted: IsWanted): NumberField {
  return field
    .test(
      'required',
      validationMessage('required'),
      (value, { parent }) => !isWanted(parent as ContributionAmountInput) || !isMissing(value),
    )
    .test(
      'invalid',
      validationMessage('invalid'),
      (value, { parent }) => isWanted(parent as ContributionAmountInput) || isMissing(value),
    );
}
