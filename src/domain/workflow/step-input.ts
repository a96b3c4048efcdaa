import { object, type AnyObjectSchema } from 'yup';

import { composedText } from '../text/names';
import { reasonLength } from '../validation/checks';
import { formErrorsOf, type FormErrors } from '../validation/schema-errors';
import { optionalText, requiredText } from '../validation/yup-fields';

/** Opinions may be as long as reasons, but need not be there (domain dictionary §4.3). */
const opinionBounds = { max: 500 } as const;

/** What a step asks the person for beside its own fields. */
export type StepAsks = 'nothing' | 'opinion' | 'reason';

/** What the dialog of a step holds; the step's own fields stand beside these. */
export type StepInput = { readonly lyDo: string | null; readonly yKien: string | null };

export const blankStep: StepInput = { lyDo: null, yKien: null };

/**
 * What was typed for a step, in the form in which it is checked and sent: texts composed (NFC). Some keyboards write a letter
 * and its marks apart, by which 400 letters count as 520.
 */
export function composedStep<Typed extends StepInput>(typed: Typed): Typed {
  const composed = Object.entries(typed).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? composedText(value) : value,
  ]);
  return Object.fromEntries(composed) as Typed;
}

/** The rules of a step's dialog. @param fields Rules of the step's own fields. */
export function stepErrors(asks: StepAsks, fields: AnyObjectSchema = object()): (values: unknown) => FormErrors {
  return formErrorsOf(
    fields.shape({
      lyDo: asks === 'reason' ? requiredText(reasonLength) : optionalText(),
      yKien: optionalText(opinionBounds),
    }),
  );
}
