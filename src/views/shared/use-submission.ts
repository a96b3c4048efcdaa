import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { Subscription } from 'xstate';

import type { AppError } from '@/domain/errors/app-error';
import { createSubmissionMachine, type SubmissionRef } from '@/machines/records/submission-machine';

import { fromCall } from './from-call';

/** Starts the machine that sends what a form holds, wired to its call, for as long as the form is shown. */
export function useSubmission<Input, Output = void>(
  call: (input: Input, signal: AbortSignal) => Promise<Output>,
): SubmissionRef<Input, Output> {
  const [logic] = useState(() =>
    createSubmissionMachine<Input, Output>().provide({
      actors: { submit: fromCall(({ typed }: { readonly typed: Input }, signal) => call(typed, signal)) },
    }),
  );
  return useActorRef(logic);
}

/** Tells of whatever kept it from being done, a refusal too: for a button, which has no form to show one in. */
export function onTrouble<Input, Output>(
  submissionRef: SubmissionRef<Input, Output>,
  tell: (error: AppError) => void,
): Subscription {
  let told = submissionRef.getSnapshot().context.error;
  return submissionRef.subscribe(({ context: { error } }) => {
    if (error !== told) {
      told = error;
      if (error !== undefined) {
        tell(error);
      }
    }
  });
}
