import { assign, emit, setup } from 'xstate';

import { toAppError, type AppError } from '@/domain/errors/app-error';
import { isRefusal } from '@/domain/errors/refusal';
import type { Worker } from '@/domain/workers/worker';
import {
  defaultChoices,
  isProposed,
  mergeErrors,
  proposedKept,
  rebasedChoices,
  type MergeChoices,
  type MergeField,
  type MergePlan,
  type Side,
  type WorkerPair,
} from '@/domain/workers/worker-merge';

import { unprovided } from '../unprovided';

export type WorkerMergeInputs = {
  readonly leftId: string;
  readonly rightId: string;
  /** ISO date by which records are judged. */
  readonly today: string;
};

export type WorkerMergeContext = WorkerMergeInputs & {
  readonly pair: WorkerPair | undefined;
  readonly kept: Side;
  /** `undefined` until the records are there. */
  readonly choices: MergeChoices | undefined;
  readonly merged: Worker | undefined;
  readonly error: AppError | undefined;
};

export type WorkerMergeEvent =
  | { type: 'record.reload' }
  | { type: 'record.keep'; side: Side }
  | { type: 'choice.take'; field: MergeField; side: Side }
  /** Wants to merge; somebody has to confirm it. */
  | { type: 'merge.ask' }
  | { type: 'merge.confirm' }
  | { type: 'merge.cancel' }
  | { type: 'merge.retry' };

export type WorkerMergeEmitted =
  | { type: 'records.merged'; record: Worker }
  /** The call did not get through; both records and all choices are still there. */
  | { type: 'merge.failed'; error: AppError };

/** The vocabulary of the merge machine; the chart stands in `worker-merge-machine.ts`. */
export const workerMergeSetup = setup({
  types: {} as {
    context: WorkerMergeContext;
    events: WorkerMergeEvent;
    emitted: WorkerMergeEmitted;
    input: WorkerMergeInputs;
    output: { readonly merged: Worker | undefined };
    tags: 'busy' | 'open';
  },
  actors: {
    loadPair: unprovided<WorkerPair, Pick<WorkerMergeInputs, 'leftId' | 'rightId'>>('loadPair'),
    loadPresent: unprovided<WorkerPair, Pick<WorkerMergeInputs, 'leftId' | 'rightId'>>('loadPresent'),
    mergeRecords: unprovided<Worker, MergePlan>('mergeRecords'),
  },
  actions: {
    proposeChoices: assign((_, { pair, today }: { pair: WorkerPair; today: string }) => ({
      pair,
      kept: proposedKept(pair),
      choices: defaultChoices(pair, today),
    })),
    rebaseChoices: assign(({ context }, { pair }: { pair: WorkerPair }) => ({
      pair,
      choices:
        context.pair === undefined || context.choices === undefined
          ? defaultChoices(pair, context.today)
          : rebasedChoices(context.choices, context.pair, pair, context.today),
    })),
    keepSide: assign((_, { side }: { side: Side }) => ({ kept: side })),
    takeSide: assign(({ context }, { field, side }: { field: MergeField; side: Side }) => ({
      choices: context.choices === undefined ? undefined : { ...context.choices, [field]: side },
    })),
    rememberMerged: assign({ merged: (_, params: { record: Worker }) => params.record }),
    rememberError: assign({ error: (_, params: { error: unknown }) => toAppError(params.error) }),
    forgetError: assign({ error: undefined }),
    announceMerged: emit((_, params: { record: Worker }) => ({ type: 'records.merged', record: params.record })),
    announceFailed: emit((_, params: { error: unknown }) => ({
      type: 'merge.failed',
      error: toAppError(params.error),
    })),
  },
  guards: {
    isOneRecord: ({ context }) => context.leftId === context.rightId,
    canMerge: ({ context }) => mergeErrors(planOf(context), context.today).length === 0,
    isMissing: (_, params: { error: unknown }) => toAppError(params.error).status === 404,
    isConflict: (_, params: { error: unknown }) => toAppError(params.error).code === 'http.conflict',
    isRefusal: (_, params: { error: unknown }) => isRefusal(toAppError(params.error)),
  },
});

/** What would be merged as things stand. @throws Error before the records are there. */
export function planOf({ pair, kept, choices }: Pick<WorkerMergeContext, 'pair' | 'kept' | 'choices'>): MergePlan {
  if (pair === undefined || choices === undefined) {
    throw new Error('Records can only be merged after both were loaded.');
  }
  return { ...pair, kept, choices };
}

/** True for choices that would be lost with the comparison: not what was proposed (register V-05). */
export function hasDecisions({ pair, kept, choices, today }: WorkerMergeContext): boolean {
  return pair !== undefined && choices !== undefined && !isProposed({ ...pair, kept, choices }, today);
}
