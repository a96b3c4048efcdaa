import { assign, emit, setup, stateIn } from 'xstate';

import type { Page } from '@/domain/abp/paging';
import { largestPageSize } from '@/domain/constants';
import { toAppError, type AppError } from '@/domain/errors/app-error';
import { isTurnedDown } from '@/domain/errors/refusal';
import {
  answered,
  isAnswered,
  refreshed,
  undoneRows,
  type BulkCall,
  type BulkPlan,
  type BulkResult,
  type BulkRow,
  type BulkRun,
  type BulkWords,
} from '@/domain/lists/bulk-action';
import type { ListQuery } from '@/domain/lists/list-query';

import { unprovided } from '../unprovided';

export type BulkContext<Row extends BulkRow> = {
  /** The chosen rows, of whatever page, in the order in which they were chosen. */
  readonly chosen: readonly Row[];
  /** What is to be done, once somebody has wished it. */
  readonly run: BulkRun<Row> | undefined;
  /** Rows that the action which was asked about last is not offered for; the question names them, its run leaves them out. */
  readonly refused: readonly Row[];
  /** Where all matching rows were last fetched from, and how many at most. */
  readonly wanted: { readonly query: ListQuery; readonly most: number } | undefined;
  readonly gathered: readonly Row[];
  readonly error: AppError | undefined;
  /** Whether the next call of the run has gone out before and may have been done: its answer was lost. */
  readonly isNextInDoubt: boolean;
};

type BulkEvent<Row extends BulkRow> =
  | { type: 'selection.change'; rows: readonly Row[] }
  | { type: 'selection.clear' }
  /** Everything that the query finds, up to `most` rows. */
  | { type: 'selection.gather'; query: ListQuery; most: number }
  | { type: 'selection.stop' }
  /** The list has loaded these rows anew: their stamps are the present ones. */
  | { type: 'rows.refresh'; rows: readonly Row[] }
  | { type: 'action.choose'; plan: BulkPlan<Row> }
  | { type: 'action.cancel' }
  /** `key` is a UUID that names the run. */
  | { type: 'run.start'; words: BulkWords; key: string }
  | { type: 'run.stop' }
  | { type: 'run.resume' }
  | { type: 'run.finish' }
  | { type: 'failures.retry'; key: string }
  | { type: 'failures.keep' }
  | { type: 'result.close' };

/** The run has paused or ended: rows may have changed, and those that stay chosen are to be refreshed. */
type BulkEmitted = { type: 'rows.changed' };

/** The vocabulary of the bulk action machine; the chart stands in `bulk-action-machine.ts`. */
export function bulkActionSetup<Row extends BulkRow>() {
  return setup({
    types: {} as {
      context: BulkContext<Row>;
      events: BulkEvent<Row>;
      emitted: BulkEmitted;
      /** `open`: its dialog is shown; `unfinished`: rows are sent in part, so leaving would lose the others. */
      tags: 'busy' | 'open' | 'unfinished';
    },
    actors: {
      fetchPage: unprovided<Page<Row>, { readonly query: ListQuery }>('fetchPage'),
      runCall: unprovided<readonly BulkResult[], BulkCall>('runCall'),
    },
    actions: {
      choose: assign({ chosen: (_, params: { rows: readonly Row[] }) => params.rows }),
      chooseNothing: assign({ chosen: [] }),
      refresh: assign({
        chosen: ({ context }, params: { rows: readonly Row[] }) => refreshed(context.chosen, params.rows),
        run: ({ context }, params: { rows: readonly Row[] }) =>
          context.run && { ...context.run, rows: refreshed(context.run.rows, params.rows) },
      }),
      wantAll: assign({ wanted: (_, params: { query: ListQuery; most: number }) => params }),
      gather: assign({ gathered: ({ context }, params: { page: Page<Row> }) => withPage(context, params.page) }),
      chooseGathered: assign({ chosen: ({ context }) => context.gathered, gathered: [] }),
      dropGathered: assign({ gathered: [] }),
      planRun: assign({
        run: ({ context }, params: { plan: BulkPlan<Row> }) => ({
          plan: params.plan,
          rows: context.chosen.filter((row) => params.plan.isOffered(row)),
          results: [],
          words: {},
          key: '',
        }),
        isNextInDoubt: false,
        refused: ({ context }, params: { plan: BulkPlan<Row> }) =>
          context.chosen.filter((row) => !params.plan.isOffered(row)),
      }),
      nameRun: assign({
        run: ({ context }, params: { words: BulkWords; key: string }) => ({
          ...runOf(context),
          words: params.words,
          key: params.key,
        }),
      }),
      planFailures: assign({
        run: ({ context }, params: { key: string }) => ({
          ...runOf(context),
          rows: undoneRows(runOf(context)),
          results: [],
          key: params.key,
        }),
        isNextInDoubt: false,
      }),
      addResults: assign({
        run: ({ context }, params: { results: readonly BulkResult[] }) => answered(runOf(context), params.results),
        isNextInDoubt: false,
      }),
      keepFailures: assign({ chosen: ({ context }) => undoneRows(runOf(context)) }),
      forgetRun: assign({ run: undefined }),
      announceChange: emit({ type: 'rows.changed' }),
      rememberError: assign({ error: (_, params: { error: unknown }) => toAppError(params.error) }),
      rememberDoubt: assign({
        isNextInDoubt: ({ context }, params: { error: unknown }) =>
          context.isNextInDoubt || !isTurnedDown(toAppError(params.error)),
      }),
      forgetError: assign({ error: undefined }),
    },
    guards: {
      hasChosen: ({ context }) => context.chosen.length > 0,
      isAllGathered: ({ context }, params: { page: Page<Row> }) => isAllGathered(context, params.page),
      canRun: ({ context }) =>
        context.run !== undefined && context.run.rows.length > 0 && context.run.rows.length <= context.run.plan.most,
      isLastCall: ({ context }, params: { results: readonly BulkResult[] }) =>
        isAnswered(answered(runOf(context), params.results)),
      hasFailures: ({ context }) => undoneRows(runOf(context)).length > 0,
      isStopping: stateIn('#stopping'),
    },
  });
}

export function runOf<Row extends BulkRow>({ run }: BulkContext<Row>): BulkRun<Row> {
  if (run === undefined) {
    throw new Error('A run can only be gone on with after it was planned.');
  }
  return run;
}

/** The query of the next page of matching rows: as large as pages may be, no larger than what is wanted. */
export function nextGathering<Row extends BulkRow>({ wanted, gathered }: BulkContext<Row>): ListQuery {
  if (wanted === undefined) {
    throw new Error('Rows can only be gathered after somebody has wished it.');
  }
  const pageSize = pageSizeFor(wanted.most);
  return { ...wanted.query, page: gathered.length / pageSize, pageSize };
}

function pageSizeFor(most: number): number {
  return Math.min(largestPageSize, most);
}

function withPage<Row extends BulkRow>({ wanted, gathered }: BulkContext<Row>, page: Page<Row>): readonly Row[] {
  return [...gathered, ...page.items].slice(0, wanted?.most ?? 0);
}

/** A page that is not full is the last one, whatever was counted: a row may have gone between counting and reading. */
function isAllGathered<Row extends BulkRow>(context: BulkContext<Row>, page: Page<Row>): boolean {
  const most = context.wanted?.most ?? 0;
  const count = withPage(context, page).length;
  return page.items.length < pageSizeFor(most) || count >= Math.min(page.totalCount, most);
}
