import { useActorRef } from '@xstate/react';
import { useState } from 'react';

import { createSubmissionMachine, type SubmissionRef } from '@/machines/submission-machine';

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
