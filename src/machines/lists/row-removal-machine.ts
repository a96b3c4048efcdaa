import { assign, emit, setup } from 'xstate';

import { isCancelled, toAppError, type AppError } from '@/domain/errors/app-error';

import { unprovided } from '../unprovided';

export type RowRemovalEmitted = { type: 'row.removed'; id: string } | { type: 'row.kept'; error: AppError };

/** Removes rows of a list, one at a time: a second wish while one is being removed is not heard. */
export const rowRemovalMachine = setup({
  types: {} as {
    context: { readonly id: string };
    events: { type: 'row.remove'; id: string };
    emitted: RowRemovalEmitted;
    tags: 'busy';
  },
  actors: { removeRow: unprovided<void, { readonly id: string }>('removeRow') },
  actions: {
    rememberId: assign({ id: (_, params: { id: string }) => params.id }),
    announceRemoved: emit(({ context }) => ({ type: 'row.removed' as const, id: context.id })),
    announceKept: emit((_, params: { error: unknown }) => ({
      type: 'row.kept' as const,
      error: toAppError(params.error),
    })),
  },
  guards: { isCancelled: (_, params: { error: unknown }) => isCancelled(params.error) },
}).createMachine({
  id: 'rowRemoval',
  context: { id: '' },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'row.remove': {
          target: 'removing',
          actions: { type: 'rememberId', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeRow',
        src: 'removeRow',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'idle', actions: 'announceRemoved' },
        onError: [
          { guard: { type: 'isCancelled', params: ({ event }) => ({ error: event.error }) }, target: 'idle' },
          {
            target: 'idle',
            actions: { type: 'announceKept', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
  },
});
