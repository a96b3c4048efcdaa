import { useSelector } from '@xstate/react';
import { FormikProvider, useFormik, type FormikErrors } from 'formik';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';

import type { FormErrors } from '@/domain/validation/schema-errors';
import type { SubmissionRef, SubmissionSnapshot } from '@/machines/submission-machine';

import { useTexts } from '../app/localization-context';
import { FormEngineProvider, type FormEngine } from '../shared/form/form-context';
import { countErrors, firstInvalidOf } from '../shared/form/invalid-fields';
import { isStillRefused, noServerErrors, serverErrorsOf } from '../shared/form/server-errors';
import { accountTexts } from './account-texts';
import { SignInError } from './sign-in-error';

type PlainFormProps<Values extends object, Output> = {
  readonly label: string;
  readonly submissionRef: SubmissionRef<Values, Output>;
  readonly initialValues: Values;
  readonly validate: (values: Values) => FormErrors;
  readonly fieldByCode?: Readonly<Record<string, string>>;
  readonly submitLabel: string;
  readonly children: ReactNode;
};

/**
 * A form in the looks of the sign-in page: the rules, errors and fields are those of every form, the drawing needs no
 * component library.
 */
export function PlainForm<Values extends object, Output>({
  label,
  submissionRef,
  initialValues,
  validate,
  fieldByCode,
  submitLabel,
  children,
}: PlainFormProps<Values, Output>) {
  type Snapshot = SubmissionSnapshot<Values, Output>;
  const texts = useTexts(accountTexts);
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const isBusy = useSelector(submissionRef, (snapshot: Snapshot) => snapshot.hasTag('busy'));
  const isRefused = useSelector(submissionRef, (snapshot: Snapshot) => snapshot.matches('refused'));
  const error = useSelector(submissionRef, (snapshot: Snapshot) => snapshot.context.error);
  /** What the server refused is found again by it. */
  const [submitted, setSubmitted] = useState<Values>();
  const formik = useFormik<Values>({
    initialValues,
    // Formik types the leaves as texts; ours are messages that are worded where they are shown.
    validate: (values) => validate(values) as FormikErrors<Values>,
    onSubmit: (values, { setSubmitting }) => {
      setSubmitting(false);
      setSubmitted(values);
      submissionRef.send({ type: 'submission.submit', input: values });
    },
  });
  const { values, errors, isSubmitting, submitCount, submitForm } = formik;

  const serverErrors = useMemo(
    () =>
      isRefused && error !== undefined && submitted !== undefined
        ? serverErrorsOf({ error, values: submitted }, fieldByCode)
        : noServerErrors,
    [isRefused, error, submitted, fieldByCode],
  );
  const invalidCount = submitCount === 0 || isSubmitting ? 0 : countErrors(errors);
  const isPlaced = serverErrors.byField.size > 0 || serverErrors.general.length > 0;

  useEffect(() => {
    firstInvalidOf(formRef.current)?.focus();
    // Only an attempt or an answer moves the focus: correcting one field must not pull it to the next.
  }, [submitCount, isSubmitting, serverErrors]);

  const engine = useMemo<FormEngine>(
    () => ({
      formId,
      errorsShown: 'left',
      isBusy,
      serverErrorOf: (name) =>
        submitted !== undefined && isStillRefused(name, submitted, values) ? serverErrors.byField.get(name) : undefined,
      hasServerErrorBelow: () => false,
    }),
    [formId, isBusy, submitted, values, serverErrors],
  );

  return (
    <FormikProvider value={formik}>
      <FormEngineProvider value={engine}>
        <form
          ref={formRef}
          noValidate
          aria-label={label}
          aria-busy={isBusy}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) {
              void submitForm();
            }
          }}
        >
          {/* There from the start, so that a screen reader announces what appears in it. */}
          <div role="alert">
            {error === undefined || isPlaced ? null : <SignInError error={error} />}
            {serverErrors.general.length === 0 ? null : (
              <div className="sign-in-error account-error">
                <p>{texts('account.refused')}</p>
                <ul>
                  {serverErrors.general.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </div>
            )}
          </div>
          {children}
          <div className="sign-in-submit">
            <button
              type="submit"
              className="plain-button plain-button-large plain-button-main"
              aria-disabled={isBusy}
              aria-busy={isBusy}
              // Leaving a field may put a sentence below it, and the button would move away between press and release.
              onMouseDown={(event) => {
                event.preventDefault();
              }}
            >
              {isBusy ? <span className="spinner" aria-hidden /> : null}
              {isBusy ? texts('account.sending') : submitLabel}
            </button>
            {isBusy ? (
              <button
                type="button"
                className="plain-button plain-button-large"
                onClick={() => {
                  submissionRef.send({ type: 'submission.cancel' });
                }}
              >
                {texts('account.cancel')}
              </button>
            ) : null}
          </div>
          <p role="status" className="account-count">
            {invalidCount === 0 ? '' : texts('account.invalidCount', { n: invalidCount })}
          </p>
        </form>
      </FormEngineProvider>
    </FormikProvider>
  );
}
