import { assign, emit, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { toAppError, type AppError } from '@/domain/errors/app-error';

import { unprovided } from '../unprovided';

type RecordContext<Entity> = {
  readonly id: string;
  readonly record: Entity | undefined;
  readonly error: AppError | undefined;
};

export type RecordEvent = { type: 'record.reload' } | { type: 'record.remove' };

export type RecordEmitted =
  | { type: 'record.removed' }
  /** The record could not be removed and is shown as before. */
  | { type: 'record.kept'; error: AppError };

/**
 * Shows one record: loads it, loads it again on demand and removes it once somebody has confirmed that.
 *
 * A machine per record type, because the record is part of its context. It ends with the removed record's id; whoever
 * shows it leaves then. A record that is gone already counts as missing, also when it is to be removed. One that is shown
 * can be removed while it is loaded again, or after that has failed.
 */
export function createRecordMachine<Entity>() {
  return setup({
    types: {} as {
      context: RecordContext<Entity>;
      events: RecordEvent;
      emitted: RecordEmitted;
      input: { readonly id: string };
      output: { readonly removedId: string };
      tags: 'busy';
    },
    actors: {
      loadRecord: unprovided<Entity, { readonly id: string }>('loadRecord'),
      removeRecord: unprovided<void, { readonly id: string }>('removeRecord'),
    },
    actions: {
      rememberRecord: assign({ record: (_, params: { record: Entity }) => params.record }),
      rememberError: assign({ error: (_, params: { error: unknown }) => toAppError(params.error) }),
      forgetError: assign({ error: undefined }),
      announceRemoved: emit({ type: 'record.removed' }),
      announceKept: emit((_, params: { error: unknown }) => ({ type: 'record.kept', error: toAppError(params.error) })),
    },
    guards: {
      isShown: ({ context }) => context.record !== undefined,
      isMissing: (_, params: { error: unknown }) => toAppError(params.error).status === 404,
      isOutdated: stateIn('#outdated'),
    },
  }).createMachine({
    id: 'record',
    context: ({ input }) => ({ id: input.id, record: undefined, error: undefined }),
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        entry: 'forgetError',
        on: {
          // Something has changed meanwhile: the answer on its way may be older.
          'record.reload': { target: 'loading', reenter: true },
          'record.remove': { guard: 'isShown', target: '#outdated' },
        },
        invoke: {
          id: 'loadRecord',
          src: 'loadRecord',
          input: ({ context }) => ({ id: context.id }),
          onDone: {
            target: 'ready',
            actions: { type: 'rememberRecord', params: ({ event }) => ({ record: event.output }) },
          },
          onError: [
            {
              guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
              target: 'missing',
              actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
            },
            {
              target: 'unavailable',
              actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
            },
          ],
        },
      },
      missing: { on: { 'record.reload': 'loading' } },
      unavailable: {
        on: {
          'record.reload': 'loading',
          'record.remove': { guard: 'isShown', target: '#outdated' },
        },
      },
      ready: {
        on: {
          'record.reload': 'loading',
          'record.remove': 'removing',
        },
      },
      removing: {
        tags: 'busy',
        on: { 'record.reload': '.outdated' },
        invoke: {
          id: 'removeRecord',
          src: 'removeRecord',
          input: ({ context }) => ({ id: context.id }),
          onDone: { target: 'removed', actions: 'announceRemoved' },
          onError: [
            {
              guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
              target: 'missing',
              actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
            },
            {
              guard: 'isOutdated',
              target: 'loading',
              actions: { type: 'announceKept', params: ({ event }) => ({ error: event.error }) },
            },
            {
              target: 'ready',
              actions: { type: 'announceKept', params: ({ event }) => ({ error: event.error }) },
            },
          ],
        },
        initial: 'current',
        states: {
          current: {},
          /** What is shown is not the record as it is now: one that is kept is loaded again. */
          outdated: { id: 'outdated' },
        },
      },
      removed: { type: 'final' },
    },
    output: ({ context }) => ({ removedId: context.id }),
  });
}

export type RecordMachine<Entity> = ReturnType<typeof createRecordMachine<Entity>>;
export type RecordRef<Entity> = ActorRefFrom<RecordMachine<Entity>>;
export type RecordSnapshot<Entity> = SnapshotFrom<RecordMachine<Entity>>;
