import { interpolate } from '@/domain/localization/texts';
import type { ValidationKey } from '@/domain/validation/validation-message';
import { validationTexts } from '@/domain/validation/validation-texts';

import { validationFailure, type MockFailure, type ValidationError } from '../failures';
import { localText, type LocalText } from '../local-text';

/** A broken rule with its field; what stands in its words may have a name of its own in each language. */
export type FieldComplaint = {
  readonly field: string;
  readonly key: ValidationKey;
  readonly params: Readonly<Record<string, string | number | LocalText>>;
};

/** The complaint about one field, in the rules' own terms. */
export function fieldError<Value extends string | number | LocalText = never>(
  field: string,
  key: ValidationKey,
  params: Readonly<Record<string, Value>> = {},
) {
  return { field, key, params };
}

/** @throws MockFailure 400 when there is any complaint; its members are the fields' paths, e.g. `hopDong[0].ngayKy`. */
export function refuseInvalid(errors: readonly FieldComplaint[]): void {
  refuseAny(errors.map(worded));
}

/** 400 with the one complaint that a field's value is none of those that it may have. */
export function invalidField(field: string): MockFailure {
  return validationFailure([worded(fieldError(field, 'invalid'))]);
}

function worded(error: FieldComplaint): ValidationError {
  return { message: { vi: wordsOf(error, 'vi'), en: wordsOf(error, 'en') }, members: [error.field] };
}

/** @throws MockFailure 400 when there is any complaint. */
export function refuseAny(errors: readonly ValidationError[]): void {
  if (errors.length > 0) {
    throw validationFailure(errors);
  }
}

function wordsOf({ key, params }: FieldComplaint, language: 'vi' | 'en'): string {
  const values = Object.entries(params).map(([name, value]): [string, string | number] => [
    name,
    typeof value === 'object' ? localText(value, language) : value,
  ]);
  return interpolate(validationTexts[language][`validation.${key}`], Object.fromEntries(values));
}
