import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';

import type { AppError } from '@/domain/errors/app-error';
import type { SubmissionRef, SubmissionSnapshot } from '@/machines/records/submission-machine';

import { useForm, type Form, type FormOptions } from './use-form';

export type SubmissionForm<Values extends object> = {
  readonly form: Form<Values>;
  readonly isBusy: boolean;
  /** What went wrong and is not shown at the fields. */
  readonly error: AppError | undefined;
};

/** A form whose values go to a submission machine. */
export function useSubmissionForm<Values extends object, Output>(
  submissionRef: SubmissionRef<Values, Output>,
  options: Omit<FormOptions<Values>, 'refusal' | 'isBusy' | 'onSubmit'>,
): SubmissionForm<Values> {
  type Snapshot = SubmissionSnapshot<Values, Output>;
  const isBusy = useSelector(submissionRef, (snapshot: Snapshot) => snapshot.hasTag('busy'));
  const isRefused = useSelector(submissionRef, (snapshot: Snapshot) => snapshot.matches('refused'));
  const error = useSelector(submissionRef, (snapshot: Snapshot) => snapshot.context.error);
  /** What the server refused is found again by it. */
  const [submitted, setSubmitted] = useState<Values>();
  const refusal = useMemo(
    () => (isRefused && error !== undefined && submitted !== undefined ? { error, values: submitted } : undefined),
    [isRefused, error, submitted],
  );
  const form = useForm({
    ...options,
    refusal,
    isBusy,
    onSubmit: (values) => {
      setSubmitted(values);
      submissionRef.send({ type: 'submission.submit', input: values });
    },
  });
  return { form, isBusy, error: form.isRefusalShown ? undefined : error };
}
