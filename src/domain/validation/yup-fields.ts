import {
  array,
  boolean,
  mixed,
  number,
  object,
  string,
  type AnyObject,
  type AnySchema,
  type ISchema,
  type NumberSchema,
  type StringSchema,
} from 'yup';

import { isIsoDate } from '../format/calendar';
import { visibleText } from '../text/names';
import { isFutureDate, isMoney } from './checks';
import { validationMessage, type ValidationKey, type ValidationMessage } from './validation-message';

/** A text, a date or a reference of a record; `null` and blanks mean "nothing entered". */
export type TextField = StringSchema<string | null | undefined>;
export type NumberField = NumberSchema<number | null | undefined>;

type Bounds = { readonly min?: number | undefined; readonly max?: number | undefined };

/** A text that may be missing, at most `max` characters long. */
export function optionalText({ min, max }: Bounds = {}): TextField {
  return lengthBetween(bareText(), { min, max });
}

/** A text that must hold more than blanks. */
export function requiredText(bounds: Bounds = {}): TextField {
  return lengthBetween(mustBeFilled(bareText()), bounds);
}

/** Refuses a text that holds no more than blanks. */
export function mustBeFilled(field: TextField): TextField {
  return field.test('required', validationMessage('required'), (value) => !isBlank(value));
}

/** A text that, when entered, passes a check. */
export function checkedText(field: TextField, key: ValidationKey, check: (text: string) => boolean): TextField {
  return field.test(key, validationMessage(key), (value) => isBlank(value) || check(value));
}

/** An ISO date, `yyyy-MM-dd`, 1900 to 2100. */
export function optionalDate(): TextField {
  return checkedText(bareText(), 'date', isIsoDate);
}

export function requiredDate(): TextField {
  return checkedText(mustBeFilled(bareText()), 'date', isIsoDate);
}

/** Refuses a day after today. @param today ISO date. */
export function notInFuture(field: TextField, today: string): TextField {
  return checkedText(field, 'futureDate', (day) => !isFutureDate(day, today));
}

/** Where the earlier of two dates stands: in another field of the record, or outside it, as an ISO date; `''` is none. */
export type EarlierDate = { readonly field: string } | { readonly day: string };

/** Refuses a date before another one. */
export function notBefore(earlier: EarlierDate, field: TextField): TextField {
  return field.test('dateOrder', validationMessage('dateOrder'), (value, { parent }) => {
    return isBlank(value) || value >= ('day' in earlier ? earlier.day : siblingText(parent, earlier.field));
  });
}

/** Refuses the end of a contract on the day of its beginning or before. @param begin Name of the field with that day. */
export function laterThanBegin(begin: string, field: TextField): TextField {
  return field.test('contractPeriod', validationMessage('contractPeriod'), (value, { parent }) => {
    return isBlank(value) || value > siblingText(parent, begin);
  });
}

/** A number that may be missing. */
export function optionalNumber({ min, max }: Bounds = {}): NumberField {
  const bounded: NumberField = bareNumber();
  const withMin = min === undefined ? bounded : bounded.min(min, ({ value }) => actual('min', { min }, value));
  return max === undefined ? withMin : withMin.max(max, ({ value }) => actual('max', { max }, value));
}

/** Whole đồng, not below zero. */
export function optionalMoney(): NumberField {
  return bareNumber().test('money', validationMessage('money'), (value) => isMissing(value) || isMoney(value));
}

export function requiredMoney(): NumberField {
  return mustBeGiven(optionalMoney());
}

/** Refuses a number that is not there. */
export function mustBeGiven(field: NumberField): NumberField {
  return field.test('required', validationMessage('required'), (value) => !isMissing(value));
}

/** Refuses a number with a fraction. */
export function mustBeWhole(field: NumberField): NumberField {
  return field.test('invalid', validationMessage('invalid'), (value) => isMissing(value) || Number.isInteger(value));
}

/** Refuses a number that two decimals do not write whole. */
export function mustHaveTwoDecimals(field: NumberField): NumberField {
  return field.test(
    'twoDecimals',
    validationMessage('twoDecimals'),
    (value) => isMissing(value) || Number(value.toFixed(2)) === value,
  );
}

/** One of a few values, all of one type; `null` is refused. */
export function oneOfThese(values: readonly (string | number)[]) {
  return mixed()
    .nullable()
    .test('required', validationMessage('required'), (value) => !isMissing(value) && value !== '')
    .test(
      'invalid',
      validationMessage('invalid'),
      (value) => isMissing(value) || value === '' || values.includes(value as string),
    );
}

/** One of a few values, or none. */
export function optionalOneOfThese(values: readonly (string | number)[]) {
  return mixed()
    .nullable()
    .test('invalid', validationMessage('invalid'), (value) => isMissing(value) || values.includes(value as string));
}

/** Yes or no; nothing else. */
export function requiredFlag() {
  return boolean().typeError(validationMessage('invalid')).required(validationMessage('required'));
}

/** A record that must be there, with a rule for each of its fields. */
export function recordOf(fields: Readonly<Record<string, AnySchema>>) {
  return object(fields).typeError(validationMessage('invalid')).required(validationMessage('required'));
}

/** A list that must be there, possibly empty, of at most `max` entries. */
export function listOf(item: ISchema<unknown, AnyObject>, { max = Infinity }: Pick<Bounds, 'max'> = {}) {
  return array()
    .of(item)
    .typeError(validationMessage('invalid'))
    .required(validationMessage('required'))
    .max(max, ({ value }: { readonly value: readonly unknown[] }) =>
      validationMessage('tooMany', { max, actual: value.length }),
    );
}

export function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/** Another field of the record that is being checked, as text; `''` when it holds none, of whatever type it is. */
export function siblingText(parent: unknown, name: string): string {
  const value: unknown = typeof parent === 'object' && parent !== null ? Reflect.get(parent, name) : undefined;
  return typeof value === 'string' ? value : '';
}

export function isBlank(value: string | null | undefined): value is null | undefined | '' {
  return isMissing(value) || visibleText(value) === '';
}

function bareText(): TextField {
  return string().nullable().typeError(validationMessage('invalid'));
}

function bareNumber(): NumberField {
  return number().nullable().typeError(validationMessage('invalid'));
}

function lengthBetween(field: TextField, { min, max }: Bounds): TextField {
  const lengthOf = (value: unknown) => String(value).length;
  return field
    .test({
      name: 'minlength',
      message: ({ value }) =>
        validationMessage('minlength', { requiredLength: min ?? 0, actualLength: visibleText(String(value)).length }),
      test: (value) => isBlank(value) || min === undefined || visibleText(value).length >= min,
    })
    .test({
      name: 'maxlength',
      message: ({ value }) =>
        validationMessage('maxlength', { requiredLength: max ?? 0, actualLength: lengthOf(value) }),
      test: (value) => isBlank(value) || max === undefined || value.length <= max,
    });
}

function actual(key: ValidationKey, bound: Record<string, number>, value: unknown): ValidationMessage {
  return validationMessage(key, { ...bound, actual: Number(value) });
}
