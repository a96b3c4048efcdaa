import { Alert, Box, Button, CircularProgress } from '@mui/material';
import { FormikProvider, setNestedObjectValues, useFormik, type FormikErrors } from 'formik';
import { useEffect, useId, useImperativeHandle, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import type { FormErrors } from '@/domain/validation/schema-errors';
import { frame } from '@/views/app/theme-tokens';
import { useTexts } from '@/views/app/localization-context';

import { countErrors, firstInvalidOf } from './invalid-fields';
import { FormEngineProvider, type ErrorsShown, type FormEngine } from './form-context';
import { formTexts } from './form-texts';
import { isStillRefused, noServerErrors, serverErrorsOf, type Refusal } from './server-errors';
import { useEnterSubmits } from './use-enter-submits';

/** What the screen around a form may do to it. */
export type RecordFormHandle<Values> = {
  readonly submit: () => void;
  /** Begins anew from `initial`, with `typed` entered over it if there is any. */
  readonly rebase: (initial: Values, typed: Values | undefined) => void;
};

type RecordFormProps<Values extends object> = {
  readonly label: string;
  readonly initialValues: Values;
  /** What was typed before and is offered again when the form opens. */
  readonly draft?: Values | undefined;
  readonly validate: (values: Values) => FormErrors;
  readonly errorsShown?: ErrorsShown | undefined;
  readonly refusal?: Refusal<Values> | undefined;
  readonly fieldByCode?: Readonly<Record<string, string>> | undefined;
  readonly isBusy: boolean;
  /** What the primary button does, and what it says while it is done. */
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly handle?: Ref<RecordFormHandle<Values>> | undefined;
  readonly onSubmit: (values: Values) => void;
  readonly onCancel: () => void;
  readonly onTyped?: ((values: Values, isDirty: boolean) => void) | undefined;
  readonly children: ReactNode;
};

/**
 * The frame of every form: sections above, a bar with the two buttons always in sight below. It checks, marks, focuses
 * the first invalid field and announces how many there are (register V-02 to V-04); saving is the screen's matter.
 */
export function RecordForm<Values extends object>({
  label,
  initialValues,
  draft,
  validate,
  errorsShown = 'left',
  refusal,
  fieldByCode,
  isBusy,
  submitLabel,
  busyLabel,
  handle,
  onSubmit,
  onCancel,
  onTyped,
  children,
}: RecordFormProps<Values>) {
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const texts = useTexts(formTexts);
  const common = useTexts(commonTexts);
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

  useImperativeHandle(handle, () => ({
    submit,
    rebase: (initial, typed) => {
      resetForm({ values: initial });
      if (typed !== undefined) {
        void setValues(typed);
        void setTouched(setNestedObjectValues(typed, true));
      }
    },
  }));

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
    () => (refusal === undefined ? noServerErrors : serverErrorsOf(refusal, fieldByCode)),
    [refusal, fieldByCode],
  );
  const invalidCount = submitCount === 0 || isSubmitting ? 0 : countErrors(errors);
  const hasFailed = invalidCount > 0;

  useEffect(() => {
    if (hasFailed) {
      firstInvalidOf(formRef.current)?.focus();
    }
    // Only an attempt moves the focus: correcting one field must not pull it to the next.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [submitCount, isSubmitting]);

  useEffect(() => {
    if (serverErrors.byField.size > 0) {
      firstInvalidOf(formRef.current)?.focus();
    }
  }, [serverErrors]);

  const engine = useMemo<FormEngine>(
    () => ({
      formId,
      errorsShown,
      isBusy,
      serverErrorOf: (name) =>
        refusal !== undefined && isStillRefused(name, refusal.values, values)
          ? serverErrors.byField.get(name)
          : undefined,
      hasServerErrorBelow: (name) => [...serverErrors.byField.keys()].some((path) => path.startsWith(`${name}.`)),
    }),
    [formId, errorsShown, isBusy, refusal, serverErrors, values],
  );

  return (
    <FormikProvider value={formik}>
      <FormEngineProvider value={engine}>
        <Box
          component="form"
          ref={formRef}
          noValidate
          aria-label={label}
          aria-busy={isBusy}
          onKeyDown={onKeyDown}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          sx={{ maxWidth: frame.formMaxWidth, width: '100%' }}
        >
          {serverErrors.general.length === 0 ? null : (
            <Alert severity="error" sx={{ mb: 3 }}>
              {texts('form.refusedTitle')}
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {serverErrors.general.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </Box>
            </Alert>
          )}
          {children}
          <Box
            sx={{
              position: 'sticky',
              bottom: 0,
              zIndex: 'appBar',
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1.5,
              px: { xs: 2, sm: 2.5 },
              py: 1.5,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
              boxShadow: 'var(--shadow-bar)',
            }}
          >
            <Button
              type="submit"
              variant="contained"
              aria-disabled={isBusy}
              startIcon={isBusy ? <CircularProgress size={16} color="inherit" aria-hidden /> : null}
            >
              {isBusy ? busyLabel : submitLabel}
            </Button>
            <Button variant="text" disabled={isBusy} onClick={onCancel}>
              {common('action.cancel')}
            </Button>
            <Box role="status" sx={{ color: 'error.main', typography: 'body2', ml: 'auto' }}>
              {invalidCount === 0 ? '' : texts('form.invalidCount', { n: invalidCount })}
            </Box>
          </Box>
        </Box>
      </FormEngineProvider>
    </FormikProvider>
  );
}
