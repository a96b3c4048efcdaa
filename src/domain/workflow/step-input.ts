import { object, type AnyObjectSchema } from 'yup';

import { formErrorsOf, type FormErrors } from '../validation/schema-errors';
import { optionalText, requiredText } from '../validation/yup-fields';

/** Reasons are 10 to 500 characters, opinions at most 500 (domain dictionary §4.3). */
const reasonBounds = { min: 10, max: 500 } as const;
const opinionBounds = { max: 500 } as const;

/** What a step asks the person for beside its own fields. */
export type StepAsks = 'nothing' | 'opinion' | 'reason';

/** What the dialog of a step holds; the step's own fields stand beside these. */
export type StepInput = { readonly lyDo: string | null; readonly yKien: string | null };

export const blankStep: StepInput = { lyDo: null, yKien: null };

/** The rules of a step's dialog. @param fields Rules of the step's own fields. */
export function stepErrors(asks: StepAsks, fields: AnyObjectSchema = object()): (values: unknown) => FormErrors {
  return formErrorsOf(
    fields.shape({
      lyDo: asks === 'reason' ? requiredText(reasonBounds) : optionalText(),
      yKien: optionalText(opinionBounds),
    }),
  );
}
