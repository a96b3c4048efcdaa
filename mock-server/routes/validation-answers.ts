import { interpolate } from '@/domain/localization/texts';
import type { FieldError } from '@/domain/validation/schema-errors';
import { validationMessage, type ValidationKey } from '@/domain/validation/validation-message';
import { validationTexts } from '@/domain/validation/validation-texts';

import { validationFailure, type ValidationError } from '../failures';

/** The complaint about one field, in the rules' own terms. */
export function fieldError(field: string, key: ValidationKey, params: FieldError['params'] = {}): FieldError {
  return { field, ...validationMessage(key, params) };
}

/** @throws MockFailure 400 when there is any complaint; its members are the fields' paths, e.g. `hopDong[0].ngayKy`. */
export function refuseInvalid(errors: readonly FieldError[], culture: string): void {
  refuseAny(
    errors.map(({ field, key, params }) => ({
      message: interpolate(textsOf(culture)[`validation.${key}`], params),
      members: [field],
    })),
  );
}

/** @throws MockFailure 400 when there is any complaint. */
export function refuseAny(errors: readonly ValidationError[]): void {
  if (errors.length > 0) {
    throw validationFailure(errors);
  }
}

function textsOf(culture: string) {
  return culture.startsWith('en') ? validationTexts.en : validationTexts.vi;
}
