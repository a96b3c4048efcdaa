import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { isCancelled, toAppError, type AppError } from '@/domain/errors/app-error';
import { isRefusal } from '@/domain/errors/refusal';

import { unprovided } from '../unprovided';

type SubmissionContext<Output> = {
  readonly output: Output | undefined;
  readonly error: AppError | undefined;
};

export type SubmissionEvent<Input> =
  | { type: 'submission.submit'; input: Input }
  | { type: 'submission.cancel' }
  /** Another one, after one that was done. */
  | { type: 'submission.begin' };

export type SubmissionEmitted<Output> =
  | { type: 'submission.done'; output: Output }
  /** It did not get through; what was typed is still in the form and can be sent again. */
  | { type: 'submission.failed'; error: AppError };

/**
 * Sends what a form holds, once, and says how that ended: `done`, `refused` (the server says what is wrong with the
 * input) or `failed` (it did not get through). In every state tagged `open` the form can be typed in and sent.
 *
 * What was typed stays in the form: it passes through the event and is never kept here, since it may be a password
 * (register A-02). To try again the form sends again.
 */
export function createSubmissionMachine<Input, Output = void>() {
  return setup({
    types: {} as {
      context: SubmissionContext<Output>;
      events: SubmissionEvent<Input>;
      emitted: SubmissionEmitted<Output>;
      tags: 'busy' | 'open';
    },
    actors: { submit: unprovided<Output, { readonly typed: Input }>('submit') },
    actions: {
      rememberOutput: assign({ output: (_, params: { output: Output }) => params.output }),
      rememberError: assign({ error: (_, params: { error: unknown }) => toAppError(params.error) }),
      forget: assign({ output: undefined, error: undefined }),
      announceDone: emit((_, params: { output: Output }) => ({ type: 'submission.done', output: params.output })),
      announceFailed: emit((_, params: { error: unknown }) => ({
        type: 'submission.failed',
        error: toAppError(params.error),
      })),
    },
    guards: {
      isCancelled: (_, params: { error: unknown }) => isCancelled(params.error),
      isRefusal: (_, params: { error: unknown }) => isRefusal(toAppError(params.error)),
    },
  }).createMachine({
    id: 'submission',
    context: { output: undefined, error: undefined },
    initial: 'editing',
    states: {
      editing: { tags: 'open', entry: 'forget', on: { 'submission.submit': 'submitting' } },
      submitting: {
        tags: 'busy',
        entry: 'forget',
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ event }) => ({ typed: typedIn(event) as Input }),
          onDone: {
            target: 'done',
            actions: [
              { type: 'rememberOutput', params: ({ event }) => ({ output: event.output }) },
              { type: 'announceDone', params: ({ event }) => ({ output: event.output }) },
            ],
          },
          onError: [
            { guard: { type: 'isCancelled', params: ({ event }) => ({ error: event.error }) }, target: 'editing' },
            {
              guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
              target: 'refused',
              actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
            },
            {
              target: 'failed',
              actions: [
                { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
                { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          ],
        },
        on: { 'submission.cancel': 'editing' },
      },
      refused: { tags: 'open', on: { 'submission.submit': 'submitting' } },
      failed: { tags: 'open', on: { 'submission.submit': 'submitting' } },
      done: { on: { 'submission.begin': 'editing' } },
    },
  });
}

export type SubmissionMachine<Input, Output = void> = ReturnType<typeof createSubmissionMachine<Input, Output>>;
export type SubmissionRef<Input, Output = void> = ActorRefFrom<SubmissionMachine<Input, Output>>;
export type SubmissionSnapshot<Input, Output = void> = SnapshotFrom<SubmissionMachine<Input, Output>>;

function typedIn(event: { readonly type: string }): unknown {
  if (event.type !== 'submission.submit' || !('input' in event)) {
    throw new Error(`"${event.type}" carries nothing to submit.`);
  }
  return event.input;
}
