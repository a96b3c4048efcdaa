import { useEffect, type ReactNode } from 'react';

import type { FormErrors } from '@/domain/validation/schema-errors';
import type { SubmissionRef } from '@/machines/records/submission-machine';

import { useTexts } from '../app/localization-context';
import { FormFrame } from '../shared/form/form-frame';
import { useSubmissionForm } from '../shared/form/use-submission-form';
import { useUnsavedGuard } from '../shared/unsaved/use-unsaved-guard';
import { accountTexts } from './account-texts';
import { SignInError } from './sign-in/sign-in-error';

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
  const texts = useTexts(accountTexts);
  const { form, isBusy, error } = useSubmissionForm(submissionRef, { initialValues, validate, fieldByCode });
  const guard = useUnsavedGuard(form.formik.dirty, { goesWithSignIn: true });

  // Before the screen hears of it, which may lead away: an effect of what is inside runs first.
  useEffect(() => {
    const subscription = submissionRef.on('submission.done', () => {
      guard.release();
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [submissionRef, guard]);

  return (
    <FormFrame form={form} label={label}>
      {/* There from the start, so that a screen reader announces what appears in it. */}
      <div role="alert">
        {error === undefined ? null : <SignInError error={error} />}
        {form.generalErrors.length === 0 ? null : (
          <div className="sign-in-error account-error">
            <p>{texts('account.refused')}</p>
            <ul>
              {form.generalErrors.map((sentence) => (
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
        {form.invalidCount === 0 ? '' : texts('account.invalidCount', { n: form.invalidCount })}
      </p>
    </FormFrame>
  );
}
