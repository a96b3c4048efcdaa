import { getIn, useFormikContext } from 'formik';
import { useCallback } from 'react';

import { isValidationMessage, validationText } from '@/domain/validation/validation-message';
import { useLocalizer } from '@/views/app/localization-context';

import { useFormEngine } from './form-context';

export type FormField<Value> = {
  readonly id: string;
  readonly value: Value;
  /** What is wrong, as a sentence; `undefined` while nothing is, or while it is too early to say. */
  readonly error: string | undefined;
  readonly isBusy: boolean;
  /** Stable, like `leave`: a memoised input renders only when its own field changes. */
  readonly change: (value: Value) => void;
  readonly leave: () => void;
};

/**
 * One field of the form around it.
 *
 * @param name Path in the form's values, parts joined by dots: `hopDong.0.ngayKy`.
 */
export function useFormField<Value>(name: string): FormField<Value> {
  const { values, errors, touched, submitCount, setFieldValue, setFieldTouched } = useFormikContext<object>();
  const { formId, errorsShown, isBusy, serverErrorOf } = useFormEngine();
  const localizer = useLocalizer();

  const change = useCallback((value: Value) => void setFieldValue(name, value), [name, setFieldValue]);
  const leave = useCallback(() => void setFieldTouched(name, true), [name, setFieldTouched]);

  // Formik marks a list by a list of its entries' marks.
  const mayShow = errorsShown === 'left' ? Boolean(getIn(touched, name)) : submitCount > 0;
  const own: unknown = mayShow ? getIn(errors, name) : undefined;
  const ownText = isValidationMessage(own) ? validationText(own, localizer) : undefined;

  return {
    id: fieldId(formId, name),
    value: getIn(values, name) as Value,
    error: ownText ?? serverErrorOf(name),
    isBusy,
    change,
    leave,
  };
}

/** The id of a field's input; labels, help and tests find it by the field's path. */
function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll(/\W+/gu, '-')}`;
}
