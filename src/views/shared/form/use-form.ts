import { setNestedObjectValues, useFormik, type FormikContextType, type FormikErrors } from 'formik';
import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

import type { FormErrors } from '@/domain/validation/schema-errors';
import { useLocalizer } from '@/views/app/localization-context';

import type { ErrorsShown, FormEngine } from './form-context';
import { countErrors, firstInvalidOf, saysAnyOf } from './invalid-fields';
import { isStillRefused, noServerErrors, serverErrorsOf, type FieldByCode, type Refusal } from './server-errors';
import { useEnterSubmits } from './use-enter-submits';

export type FormOptions<Values extends object> = {
  readonly initialValues: Values;
  /** What was typed before and is offered again when the form opens. */
  readonly draft?: Values | undefined;
  readonly validate: (values: Values) => FormErrors;
  readonly errorsShown?: ErrorsShown | undefined;
  readonly refusal?: Refusal<Values> | undefined;
  readonly fieldByCode?: FieldByCode | undefined;
  readonly isBusy: boolean;
  readonly onSubmit: (values: Values) => void;
  readonly onTyped?: ((values: Values, isDirty: boolean) => void) | undefined;
};

/** A form as its frame needs it; `FormFrame` puts it on the page. */
export type Form<Values extends object> = {
  readonly formik: FormikContextType<Values>;
  readonly engine: FormEngine;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly submit: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Begins anew from `initial`, with `typed` entered over it if there is any. */
  readonly rebase: (initial: Values, typed: Values | undefined) => void;
  /** What the server refused without naming a field that is on the page. */
  readonly generalErrors: readonly string[];
  /** True when the refusal is shown by the form, at a field or as a general error. */
  readonly isRefusalShown: boolean;
  /** Fields to be corrected, counted from the first attempt on. */
  readonly invalidCount: number;
};

/**
 * What every form of the product does, whatever it looks like: checks by the schema, shows errors when it is time, puts
 * the server's refusals at their fields, focuses the first invalid one, submits by Enter and once per attempt
 * (register V-02 to V-04). Sending is the screen's matter.
 */
export function useForm<Values extends object>({
  initialValues,
  draft,
  validate,
  errorsShown = 'left',
  refusal,
  fieldByCode,
  isBusy,
  onSubmit,
  onTyped,
}: FormOptions<Values>): Form<Values> {
  const localizer = useLocalizer();
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const formik = useFormik<Values>({
    initialValues,
    // Formik types the leaves as texts; ours are messages that are worded where they are shown.
    validate: (values) => validate(values) as FormikErrors<Values>,
    onSubmit: (values, { setSubmitting }) => {
      setSubmitting(false);
      onSubmit(values);
    },
  });
  const { values, errors, dirty, isSubmitting, submitCount, resetForm, setValues, setTouched, submitForm } = formik;

  const submit = () => {
    if (!isBusy) {
      void submitForm();
    }
  };
  const onKeyDown = useEnterSubmits(submit);

  const rebase = useCallback(
    (initial: Values, typed: Values | undefined) => {
      resetForm({ values: initial });
      if (typed !== undefined) {
        void setValues(typed);
        void setTouched(setNestedObjectValues(typed, true));
      }
    },
    [resetForm, setValues, setTouched],
  );

  const [firstDraft] = useState(draft);
  useEffect(() => {
    if (firstDraft !== undefined) {
      void setValues(firstDraft);
    }
  }, [firstDraft, setValues]);

  useEffect(() => {
    onTyped?.(values, dirty);
  }, [onTyped, values, dirty]);

  const serverErrors = useMemo(
    () => (refusal === undefined ? noServerErrors : serverErrorsOf(refusal, fieldByCode, localizer)),
    [refusal, fieldByCode, localizer],
  );
  const invalidCount = submitCount === 0 || isSubmitting ? 0 : countErrors(errors);
  const hasFailed = invalidCount > 0;

  useEffect(() => {
    if (hasFailed) {
      firstInvalidOf(formRef.current)?.focus();
    }
    // Only an attempt moves the focus: correcting one field must not pull it to the next.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [submitCount, isSubmitting]);

  // A field of the values need not be on the page: it may be filled in by the system, or hidden by another one's choice.
  const [isUnseen, setIsUnseen] = useState(false);
  useEffect(() => {
    const sentences = [...serverErrors.byField.values()];
    setIsUnseen(sentences.length > 0 && !saysAnyOf(formRef.current, sentences));
    if (sentences.length > 0) {
      firstInvalidOf(formRef.current)?.focus();
    }
  }, [serverErrors]);

  const engine = useMemo<FormEngine>(() => {
    const isRefused = (path: string) => refusal !== undefined && isStillRefused(path, refusal.values, values);
    return {
      formId,
      errorsShown,
      isBusy,
      serverErrorOf: (name) => (isRefused(name) ? serverErrors.byField.get(name) : undefined),
      hasServerErrorBelow: (name) =>
        [...serverErrors.byField.keys()].some((path) => path.startsWith(`${name}.`) && isRefused(path)),
    };
  }, [formId, errorsShown, isBusy, refusal, serverErrors, values]);

  return {
    formik,
    engine,
    formRef,
    submit,
    onKeyDown,
    rebase,
    generalErrors: isUnseen
      ? [...serverErrors.general, ...new Set(serverErrors.byField.values())]
      : serverErrors.general,
    isRefusalShown: serverErrors.byField.size > 0 || serverErrors.general.length > 0,
    invalidCount,
  };
}
