import type { ActorRefFrom } from 'xstate';

import { planOf, workerMergeSetup } from './worker-merge-setup';

/**
 * Makes one record of two: loads both, lets somebody choose field by field, asks, and merges once.
 *
 * In every state tagged `open` choices can be made. A merge that does not succeed loses none of them: it is `refused`
 * (the server says what is wrong with the result), `failed` (it did not get through and can be repeated as it was), or
 * somebody has saved one of the records first; then both are loaded again, and `reviewing` holds the choices that still
 * mean what was chosen.
 */
export const workerMergeMachine = workerMergeSetup.createMachine({
  id: 'workerMerge',
  context: ({ input }) => ({
    ...input,
    pair: undefined,
    kept: 'left',
    choices: undefined,
    merged: undefined,
    error: undefined,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isOneRecord', target: 'impossible' }, { target: 'loading' }] },
    impossible: {},
    loading: {
      tags: 'busy',
      entry: 'forgetError',
      invoke: {
        id: 'loadPair',
        src: 'loadPair',
        input: ({ context }) => ({ leftId: context.leftId, rightId: context.rightId }),
        onDone: {
          target: 'open',
          actions: {
            type: 'proposeChoices',
            params: ({ context, event }) => ({ pair: event.output, today: context.today }),
          },
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
    unavailable: { on: { 'record.reload': 'loading' } },
    open: {
      tags: 'open',
      initial: 'comparing',
      on: {
        'record.keep': { actions: { type: 'keepSide', params: ({ event }) => ({ side: event.side }) } },
        'choice.take': {
          actions: { type: 'takeSide', params: ({ event }) => ({ field: event.field, side: event.side }) },
        },
        'merge.ask': { guard: 'canMerge', target: 'confirming' },
      },
      states: {
        comparing: { entry: 'forgetError' },
        reviewing: {},
        refused: {
          on: {
            'choice.take': {
              target: 'comparing',
              actions: { type: 'takeSide', params: ({ event }) => ({ field: event.field, side: event.side }) },
            },
          },
        },
        failed: { on: { 'merge.retry': '#workerMerge.merging' } },
      },
    },
    confirming: {
      on: { 'merge.confirm': 'merging', 'merge.cancel': 'open' },
    },
    merging: {
      tags: 'busy',
      entry: 'forgetError',
      invoke: {
        id: 'mergeRecords',
        src: 'mergeRecords',
        input: ({ context }) => planOf(context),
        onDone: {
          target: 'merged',
          actions: [
            { type: 'rememberMerged', params: ({ event }) => ({ record: event.output }) },
            { type: 'announceMerged', params: ({ event }) => ({ record: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
            target: 'conflicting',
          },
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
            target: 'missing',
            actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'open.refused',
            actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'open.failed',
            actions: [
              { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
              { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    conflicting: {
      tags: 'busy',
      invoke: {
        id: 'loadPresent',
        src: 'loadPresent',
        input: ({ context }) => ({ leftId: context.leftId, rightId: context.rightId }),
        onDone: {
          target: 'open.reviewing',
          actions: { type: 'rebaseChoices', params: ({ event }) => ({ pair: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
            target: 'missing',
            actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'open.failed',
            actions: [
              { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
              { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    merged: { type: 'final' },
  },
  output: ({ context }) => ({ merged: context.merged }),
});

export type WorkerMergeRef = ActorRefFrom<typeof workerMergeMachine>;
