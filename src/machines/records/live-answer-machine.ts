import { assign, setup, type ActorRefFrom } from 'xstate';

import { searchDebounceMs } from '@/domain/constants';
import { toAppError, type AppError } from '@/domain/errors/app-error';

import { unprovided } from '../unprovided';

type LiveAnswerContext<Question, Answer> = {
  readonly question: Question | undefined;
  /** The last answer; while another question is asked it is the answer to an earlier one. */
  readonly answer: Answer | undefined;
  readonly error: AppError | undefined;
};

export type LiveAnswerEvent<Question> =
  /** Something else is to be asked; `undefined` when there is nothing to ask. */
  { type: 'question.change'; question: Question | undefined } | { type: 'answer.retry' };

type LiveAnswerOptions = {
  /** Keeps the last answer beside a failure: for answers that say themselves to which question they are. */
  readonly keepsAnswer?: boolean;
};

/**
 * Asks the back end about what is being typed: after a pause in typing, one question at a time, the latest one only. A
 * question that is out of date is called off; its answer never shows.
 */
export function createLiveAnswerMachine<Question, Answer>({ keepsAnswer = false }: LiveAnswerOptions = {}) {
  return setup({
    types: {} as {
      context: LiveAnswerContext<Question, Answer>;
      events: LiveAnswerEvent<Question>;
      /** `busy`: the answer that is shown is not the one to what is typed now. */
      tags: 'busy';
    },
    actors: { ask: unprovided<Answer, { readonly question: Question }>('ask') },
    actions: {
      rememberQuestion: assign({ question: (_, params: { question: Question | undefined }) => params.question }),
      rememberAnswer: assign({ answer: (_, params: { answer: Answer }) => params.answer }),
      rememberError: assign({
        error: (_, params: { error: unknown }) => toAppError(params.error),
        answer: ({ context }) => (keepsAnswer ? context.answer : undefined),
      }),
      forgetError: assign({ error: undefined }),
      forgetAll: assign({ question: undefined, answer: undefined, error: undefined }),
    },
    guards: {
      isNothing: (_, params: { question: Question | undefined }) => params.question === undefined,
    },
    delays: { pause: searchDebounceMs },
  }).createMachine({
    id: 'liveAnswer',
    context: { question: undefined, answer: undefined, error: undefined },
    initial: 'idle',
    on: {
      'question.change': [
        {
          guard: { type: 'isNothing', params: ({ event }) => ({ question: event.question }) },
          target: '.idle',
          actions: 'forgetAll',
        },
        {
          target: '.waiting',
          actions: { type: 'rememberQuestion', params: ({ event }) => ({ question: event.question }) },
        },
      ],
    },
    states: {
      idle: {},
      waiting: { tags: 'busy', after: { pause: 'asking' } },
      asking: {
        tags: 'busy',
        entry: 'forgetError',
        invoke: {
          id: 'ask',
          src: 'ask',
          input: ({ context }) => ({ question: context.question as Question }),
          onDone: {
            target: 'answered',
            actions: { type: 'rememberAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          onError: {
            target: 'failed',
            actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      answered: {},
      failed: { on: { 'answer.retry': 'asking' } },
    },
  });
}

export type LiveAnswerMachine<Question, Answer> = ReturnType<typeof createLiveAnswerMachine<Question, Answer>>;
export type LiveAnswerRef<Question, Answer> = ActorRefFrom<LiveAnswerMachine<Question, Answer>>;
