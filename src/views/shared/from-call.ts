import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

/**
 * A call of a screen as an actor. A call that was called off never answers.
 *
 * XState drops the answers of a stopped actor, but React's strict mode starts a screen's actors a second time, and the
 * cancellation of the first run would then arrive as the answer of the second.
 */
export function fromCall<Output, Input extends NonReducibleUnknown>(
  call: (input: Input, signal: AbortSignal) => Promise<Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(({ input, signal }) =>
    call(input, signal).catch((thrown: unknown) =>
      signal.aborted ? new Promise<never>(() => undefined) : Promise.reject(thrown as Error),
    ),
  );
}
