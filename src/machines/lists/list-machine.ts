import { assign, emit, setup, type ActorRefFrom } from 'xstate';

import type { Page } from '@/domain/abp/paging';
import { loaderDelayMs } from '@/domain/constants';
import { isCancelled, toAppError, type AppError } from '@/domain/errors/app-error';
import type { ListQuery } from '@/domain/lists/list-query';

import { unprovided } from '../unprovided';

export type ListContext<Row> = {
  readonly query: ListQuery;
  /** The rows on the screen; they stay while others are on their way. */
  readonly page: Page<Row> | undefined;
  /** What those rows were found by (`conditionsKey`); not what `query` asks for while other rows are on their way. */
  readonly foundBy: string | undefined;
  /** The whole query that has brought those rows, their page and order included: where a row stands is said by this one. */
  readonly foundWith: ListQuery | undefined;
  readonly error: AppError | undefined;
};

export type ListInput<Row> = {
  readonly query: ListQuery;
  /** Rows that an earlier visit has left; they are shown at once and replaced when the answer comes. */
  readonly keptPage: Page<Row> | undefined;
};

export type ListEvent<Row> =
  { type: 'list.show'; query: ListQuery; keptPage: Page<Row> | undefined } | { type: 'list.reload' };

/** The wished page lies beyond the end, as after deleting the last row of the last page; this one is shown instead. */
export type ListEmitted = { type: 'list.pageCorrected'; query: ListQuery };

/**
 * One paged list: the latest query wins, rows stay until others replace them.
 *
 * A machine per row type, because the rows are part of its context. A call that was called off from outside leaves
 * everything as it is; it is never an error.
 */
export function createListMachine<Row>() {
  return setup({
    types: {} as {
      context: ListContext<Row>;
      events: ListEvent<Row>;
      emitted: ListEmitted;
      input: ListInput<Row>;
      /** `blank`: nothing to show yet. `slow`: the wait is long enough to be told about (register W-06). */
      tags: 'busy' | 'blank' | 'slow';
    },
    actors: {
      loadPage: unprovided<Page<Row>, { readonly query: ListQuery }>('loadPage'),
    },
    actions: {
      rememberQuery: assign({ query: (_, params: { query: ListQuery }) => params.query }),
      rememberKeptPage: assign(({ context }, { keptPage }: { keptPage: Page<Row> | undefined }) =>
        keptPage === undefined ? {} : shown(context.query, keptPage),
      ),
      rememberPage: assign(({ context }, { page }: { page: Page<Row> }) => shown(context.query, page)),
      turnToLastPage: assign({
        query: ({ context }, params: { page: Page<Row> }) => queryOfLastPage(context.query, params.page),
      }),
      announceCorrection: emit(({ context }) => ({ type: 'list.pageCorrected' as const, query: context.query })),
      rememberError: assign({ error: (_, params: { error: unknown }) => toAppError(params.error) }),
      forgetError: assign({ error: undefined }),
    },
    guards: {
      hasPage: ({ context }) => context.page !== undefined,
      isOtherQuery: ({ context }, params: { query: ListQuery }) => rowsKey(params.query) !== rowsKey(context.query),
      isBeyondEnd: ({ context }, params: { page: Page<Row> }) =>
        context.query.page > lastPageOf(params.page.totalCount, context.query.pageSize),
      isCancelled: (_, params: { error: unknown }) => isCancelled(params.error),
    },
    delays: { untilSlow: loaderDelayMs },
  }).createMachine({
    id: 'list',
    context: ({ input: { query, keptPage } }) => ({ query, ...shown(query, keptPage), error: undefined }),
    initial: 'fetching',
    on: {
      'list.show': {
        guard: { type: 'isOtherQuery', params: ({ event }) => ({ query: event.query }) },
        target: '.fetching',
        actions: [
          { type: 'rememberQuery', params: ({ event }) => ({ query: event.query }) },
          { type: 'rememberKeptPage', params: ({ event }) => ({ keptPage: event.keptPage }) },
        ],
      },
      'list.reload': '.fetching',
    },
    states: {
      fetching: {
        tags: 'busy',
        entry: 'forgetError',
        invoke: {
          id: 'loadPage',
          src: 'loadPage',
          input: ({ context }) => ({ query: context.query }),
          onDone: [
            {
              guard: { type: 'isBeyondEnd', params: ({ event }) => ({ page: event.output }) },
              target: 'fetching',
              reenter: true,
              actions: [
                { type: 'turnToLastPage', params: ({ event }) => ({ page: event.output }) },
                'announceCorrection',
              ],
            },
            {
              target: 'ready',
              actions: { type: 'rememberPage', params: ({ event }) => ({ page: event.output }) },
            },
          ],
          onError: [
            {
              guard: { type: 'isCancelled', params: ({ event }) => ({ error: event.error }) },
              target: 'interrupted',
            },
            {
              target: 'failed',
              actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
            },
          ],
        },
        initial: 'choosing',
        states: {
          choosing: { always: [{ guard: 'hasPage', target: 'refreshing' }, { target: 'loading' }] },
          loading: {
            tags: 'blank',
            initial: 'quick',
            states: { quick: { after: { untilSlow: 'slow' } }, slow: { tags: 'slow' } },
          },
          refreshing: {
            initial: 'quick',
            states: { quick: { after: { untilSlow: 'slow' } }, slow: { tags: 'slow' } },
          },
        },
      },
      ready: {},
      failed: {},
      interrupted: {},
    },
  });
}

/** What tells two queries' rows apart; the columns shown do not. */
export function rowsKey({ page, pageSize, sort, ...conditions }: ListQuery): string {
  return JSON.stringify([page, pageSize, sort?.field, sort?.direction, conditionsKey(conditions)]);
}

/** What tells apart what two queries find, in whatever order and on whatever page. */
export function conditionsKey({ search, filters }: Pick<ListQuery, 'search' | 'filters'>): string {
  const sorted = Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([search, sorted]);
}

/** A page with what it was found by; always together, so that nobody takes its rows for those of other conditions. */
function shown<Row>(query: ListQuery, page: Page<Row> | undefined) {
  return page === undefined
    ? { page, foundBy: undefined, foundWith: undefined }
    : { page, foundBy: conditionsKey(query), foundWith: query };
}

function lastPageOf(totalCount: number, pageSize: number): number {
  return Math.max(0, Math.ceil(totalCount / pageSize) - 1);
}

function queryOfLastPage(query: ListQuery, page: Page<unknown>): ListQuery {
  return { ...query, page: lastPageOf(page.totalCount, query.pageSize) };
}

export type ListMachine<Row> = ReturnType<typeof createListMachine<Row>>;
export type ListRef<Row> = ActorRefFrom<ListMachine<Row>>;
