import type { ActorRefFrom } from 'xstate';

import { nextCall, type BulkRow } from '@/domain/lists/bulk-action';

import { bulkActionSetup, nextGathering, runOf } from './bulk-action-setup';

/**
 * Rows of a list are chosen and something is done with all of them: asked about, sent in one call or several, with an
 * answer for each row.
 *
 * A call whose answer was lost goes out again under its old name, so that nothing is done twice; answered rows are never
 * sent again in the same run. What was refused can stay chosen or be tried again, which is a run of its own, with the rows
 * as they are by then.
 */
export function createBulkActionMachine<Row extends BulkRow>() {
  return bulkActionSetup<Row>().createMachine({
    id: 'bulkAction',
    context: {
      chosen: [],
      run: undefined,
      refused: [],
      wanted: undefined,
      gathered: [],
      error: undefined,
      isNextInDoubt: false,
    },
    initial: 'choosing',
    states: {
      choosing: {
        on: {
          'selection.change': {
            actions: ['forgetError', { type: 'choose', params: ({ event }) => ({ rows: event.rows }) }],
          },
          'selection.clear': { actions: ['forgetError', 'chooseNothing'] },
          'selection.gather': {
            target: 'gathering',
            actions: { type: 'wantAll', params: ({ event }) => ({ query: event.query, most: event.most }) },
          },
          'rows.refresh': { actions: { type: 'refresh', params: ({ event }) => ({ rows: event.rows }) } },
          'action.choose': {
            guard: 'hasChosen',
            target: 'confirming',
            actions: { type: 'planRun', params: ({ event }) => ({ plan: event.plan }) },
          },
        },
      },
      gathering: {
        tags: 'busy',
        entry: 'forgetError',
        on: {
          'selection.stop': { target: 'choosing', actions: 'dropGathered' },
          'selection.clear': { target: 'choosing', actions: ['dropGathered', 'chooseNothing'] },
        },
        invoke: {
          id: 'fetchPage',
          src: 'fetchPage',
          input: ({ context }) => ({ query: nextGathering(context) }),
          onDone: [
            {
              guard: { type: 'isAllGathered', params: ({ event }) => ({ page: event.output }) },
              target: 'choosing',
              actions: [{ type: 'gather', params: ({ event }) => ({ page: event.output }) }, 'chooseGathered'],
            },
            {
              target: 'gathering',
              reenter: true,
              actions: { type: 'gather', params: ({ event }) => ({ page: event.output }) },
            },
          ],
          onError: {
            target: 'choosing',
            actions: ['dropGathered', { type: 'rememberError', params: ({ event }) => ({ error: event.error }) }],
          },
        },
      },
      confirming: {
        tags: 'open',
        entry: 'forgetError',
        on: {
          'run.start': {
            guard: 'canRun',
            target: 'running',
            actions: { type: 'nameRun', params: ({ event }) => ({ words: event.words, key: event.key }) },
          },
          'action.cancel': { target: 'choosing', actions: 'forgetRun' },
          // The list finds others by now, as after the browser's Back.
          'selection.clear': { target: 'choosing', actions: ['chooseNothing', 'forgetRun'] },
        },
      },
      running: {
        tags: ['busy', 'open', 'unfinished'],
        entry: 'forgetError',
        invoke: {
          id: 'runCall',
          src: 'runCall',
          input: ({ context }) => nextCall(runOf(context)),
          onDone: [
            {
              guard: { type: 'isLastCall', params: ({ event }) => ({ results: event.output }) },
              target: 'done',
              actions: [{ type: 'addResults', params: ({ event }) => ({ results: event.output }) }, 'announceChange'],
            },
            {
              guard: 'isStopping',
              target: 'stopped',
              actions: [{ type: 'addResults', params: ({ event }) => ({ results: event.output }) }, 'announceChange'],
            },
            {
              target: 'running',
              reenter: true,
              actions: { type: 'addResults', params: ({ event }) => ({ results: event.output }) },
            },
          ],
          onError: {
            target: 'failed',
            actions: [
              { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
              { type: 'rememberDoubt', params: ({ event }) => ({ error: event.error }) },
              'announceChange',
            ],
          },
        },
        initial: 'sending',
        states: {
          sending: { on: { 'run.stop': 'stopping' } },
          stopping: { id: 'stopping', on: { 'run.resume': 'sending' } },
        },
      },
      stopped: {
        tags: ['open', 'unfinished'],
        on: { 'run.resume': 'running', 'run.finish': { target: 'done', actions: 'announceChange' } },
      },
      failed: {
        tags: ['open', 'unfinished'],
        on: { 'run.resume': 'running', 'run.finish': { target: 'done', actions: 'announceChange' } },
      },
      done: {
        tags: 'open',
        // A lost answer is told of with its run: it is no failure of choosing.
        exit: 'forgetError',
        on: {
          'rows.refresh': { actions: { type: 'refresh', params: ({ event }) => ({ rows: event.rows }) } },
          'failures.retry': {
            guard: 'hasFailures',
            target: 'running',
            actions: { type: 'planFailures', params: ({ event }) => ({ key: event.key }) },
          },
          'failures.keep': { guard: 'hasFailures', target: 'choosing', actions: ['keepFailures', 'forgetRun'] },
          'result.close': { target: 'choosing', actions: ['chooseNothing', 'forgetRun'] },
        },
      },
    },
  });
}

export type BulkActionMachine<Row extends BulkRow> = ReturnType<typeof createBulkActionMachine<Row>>;
export type BulkActionRef<Row extends BulkRow> = ActorRefFrom<BulkActionMachine<Row>>;
