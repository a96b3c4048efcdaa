import { assign, emit, setup, type ActorRefFrom } from 'xstate';

import { isCancelled, toAppError, type AppError } from '@/domain/errors/app-error';

import { unprovided } from '../unprovided';

type ErrandContext<Errand> = {
  /** In the order they were asked for; the first one is on its way. */
  readonly waiting: readonly Errand[];
};

type ErrandEmitted<Errand, Output> =
  { type: 'errand.done'; errand: Errand; output: Output } | { type: 'errand.failed'; errand: Errand; error: AppError };

/**
 * Carries out errands one after another, in the order they were asked for, for buttons and fields that stay open while one
 * is on its way. One that fails is told of and holds up none of the others. Nothing is sent twice, nor tried again by itself.
 */
export function createErrandMachine<Errand, Output = void>() {
  return setup({
    types: {} as {
      context: ErrandContext<Errand>;
      events: { type: 'errand.add'; errand: Errand };
      emitted: ErrandEmitted<Errand, Output>;
      tags: 'busy';
    },
    actors: { carryOut: unprovided<Output, { readonly errand: Errand }>('carryOut') },
    actions: {
      append: assign({ waiting: ({ context }, params: { errand: Errand }) => [...context.waiting, params.errand] }),
      drop: assign({ waiting: ({ context }) => context.waiting.slice(1) }),
      announceDone: emit(({ context }, params: { output: Output }) => ({
        type: 'errand.done',
        errand: firstOf(context),
        output: params.output,
      })),
      announceFailed: emit(({ context }, params: { error: unknown }) => ({
        type: 'errand.failed',
        errand: firstOf(context),
        error: toAppError(params.error),
      })),
    },
    guards: {
      isAnyWaiting: ({ context }) => context.waiting.length > 0,
      isCancelled: (_, params: { error: unknown }) => isCancelled(params.error),
    },
  }).createMachine({
    id: 'errand',
    context: { waiting: [] },
    initial: 'idle',
    states: {
      idle: {
        on: {
          'errand.add': {
            target: 'working',
            actions: { type: 'append', params: ({ event }) => ({ errand: event.errand }) },
          },
        },
      },
      working: {
        tags: 'busy',
        on: { 'errand.add': { actions: { type: 'append', params: ({ event }) => ({ errand: event.errand }) } } },
        invoke: {
          id: 'carryOut',
          src: 'carryOut',
          input: ({ context }) => ({ errand: firstOf(context) }),
          onDone: {
            target: 'next',
            actions: [{ type: 'announceDone', params: ({ event }) => ({ output: event.output }) }, 'drop'],
          },
          onError: [
            {
              guard: { type: 'isCancelled', params: ({ event }) => ({ error: event.error }) },
              target: 'next',
              actions: 'drop',
            },
            {
              target: 'next',
              actions: [{ type: 'announceFailed', params: ({ event }) => ({ error: event.error }) }, 'drop'],
            },
          ],
        },
      },
      next: { always: [{ guard: 'isAnyWaiting', target: 'working' }, { target: 'idle' }] },
    },
  });
}

export type ErrandRef<Errand, Output = void> = ActorRefFrom<ReturnType<typeof createErrandMachine<Errand, Output>>>;

function firstOf<Errand>({ waiting: [first] }: ErrandContext<Errand>): Errand {
  if (first === undefined) {
    throw new Error('No errand is waiting.');
  }
  return first;
}
