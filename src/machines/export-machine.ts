import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import type { Page } from '@/domain/abp/paging';
import { exportMostRows, largestPageSize } from '@/domain/constants';
import { AppError, toAppError } from '@/domain/errors/app-error';
import type { ListQuery } from '@/domain/lists/list-query';

import { unprovided } from './unprovided';

export type ExportContext<Row> = {
  /** Search, filters and order of the list; its page is not looked at: everything found is exported. */
  readonly query: ListQuery;
  readonly rows: readonly Row[];
  /** How many rows the file will have; what the list shows before the export has begun. */
  readonly total: number;
  /** How many rows it may have. */
  readonly most: number;
  readonly file: Blob | undefined;
  readonly error: AppError | undefined;
};

/** `most` for a list whose files hold fewer rows than files do elsewhere. */
export type ExportInput = { readonly query: ListQuery; readonly total: number; readonly most?: number | undefined };

export type ExportEvent = { type: 'export.start' } | { type: 'export.cancel' } | { type: 'export.retry' };

/**
 * Exports everything a list has found: fetched page by page with the largest page, written, saved.
 *
 * It is never cut in silence: when the number of rows changes on the way, the export fails and can be repeated; more
 * rows than a file may have are refused before and at the first page.
 */
export function createExportMachine<Row>() {
  return setup({
    types: {} as {
      context: ExportContext<Row>;
      events: ExportEvent;
      input: ExportInput;
      tags: 'busy';
    },
    actors: {
      fetchPage: unprovided<Page<Row>, { readonly query: ListQuery }>('fetchPage'),
      writeFile: unprovided<Blob, { readonly rows: readonly Row[] }>('writeFile'),
      saveFile: unprovided<void, { readonly file: Blob }>('saveFile'),
    },
    actions: {
      beginAnew: assign({ rows: [], file: undefined, error: undefined }),
      addRows: assign({
        rows: ({ context }, params: { page: Page<Row> }) => [...context.rows, ...params.page.items],
        total: (_, params: { page: Page<Row> }) => params.page.totalCount,
      }),
      rememberTotal: assign({ total: (_, params: { page: Page<Row> }) => params.page.totalCount }),
      rememberFile: assign({ file: (_, params: { file: Blob }) => params.file }),
      dropRows: assign({ rows: [], file: undefined }),
      rememberError: assign({ error: (_, params: { error: unknown }) => toAppError(params.error) }),
      rememberChange: assign({
        error: new AppError('export.failed', { detail: 'The number of rows changed during the export.' }),
      }),
    },
    guards: {
      isTooMuch: ({ context }) => context.total > context.most,
      isTooMuchNow: ({ context }, params: { page: Page<Row> }) => params.page.totalCount > context.most,
      hasChanged: ({ context }, params: { page: Page<Row> }) => isOutOfStep(context, params.page),
      isLastPage: ({ context }, params: { page: Page<Row> }) =>
        context.rows.length + params.page.items.length === params.page.totalCount,
    },
  }).createMachine({
    id: 'export',
    context: ({ input: { query, total, most = exportMostRows } }) => ({
      query,
      total,
      most,
      rows: [],
      file: undefined,
      error: undefined,
    }),
    initial: 'idle',
    states: {
      idle: { always: { guard: 'isTooMuch', target: 'tooMuch' }, on: { 'export.start': 'running' } },
      running: {
        tags: 'busy',
        entry: 'beginAnew',
        on: { 'export.cancel': 'cancelled' },
        initial: 'fetching',
        states: {
          fetching: {
            invoke: {
              id: 'fetchPage',
              src: 'fetchPage',
              input: ({ context }) => ({ query: queryOfNextPage(context) }),
              onDone: [
                {
                  guard: { type: 'isTooMuchNow', params: ({ event }) => ({ page: event.output }) },
                  target: '#export.tooMuch',
                  actions: { type: 'rememberTotal', params: ({ event }) => ({ page: event.output }) },
                },
                {
                  guard: { type: 'hasChanged', params: ({ event }) => ({ page: event.output }) },
                  target: '#export.failed',
                  actions: 'rememberChange',
                },
                {
                  guard: { type: 'isLastPage', params: ({ event }) => ({ page: event.output }) },
                  target: 'writing',
                  actions: { type: 'addRows', params: ({ event }) => ({ page: event.output }) },
                },
                {
                  target: 'fetching',
                  reenter: true,
                  actions: { type: 'addRows', params: ({ event }) => ({ page: event.output }) },
                },
              ],
              onError: {
                target: '#export.failed',
                actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
              },
            },
          },
          writing: {
            invoke: {
              id: 'writeFile',
              src: 'writeFile',
              input: ({ context }) => ({ rows: context.rows }),
              onDone: {
                target: 'saving',
                actions: { type: 'rememberFile', params: ({ event }) => ({ file: event.output }) },
              },
              onError: {
                target: '#export.failed',
                actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
              },
            },
          },
          saving: {
            invoke: {
              id: 'saveFile',
              src: 'saveFile',
              input: ({ context }) => ({ file: fileOf(context) }),
              onDone: '#export.done',
              onError: {
                target: '#export.failed',
                actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
              },
            },
          },
        },
      },
      done: { entry: 'dropRows', type: 'final' },
      tooMuch: { entry: 'dropRows' },
      failed: { entry: 'dropRows', on: { 'export.retry': 'running' } },
      cancelled: { entry: 'dropRows', type: 'final' },
    },
  });
}

/** True when pages no longer fit together: another total than before, or too few or too many rows for it. */
function isOutOfStep({ rows, total }: ExportContext<unknown>, page: Page<unknown>): boolean {
  const isFirstPage = rows.length === 0;
  const expected = Math.min(largestPageSize, page.totalCount - rows.length);
  return page.items.length !== expected || (!isFirstPage && page.totalCount !== total);
}

function queryOfNextPage({ query, rows }: ExportContext<unknown>): ListQuery {
  return { ...query, page: rows.length / largestPageSize, pageSize: largestPageSize };
}

function fileOf({ file }: ExportContext<unknown>): Blob {
  if (file === undefined) {
    throw new Error('A file can only be saved after it was written.');
  }
  return file;
}

export type ExportMachine<Row> = ReturnType<typeof createExportMachine<Row>>;
export type ExportRef<Row> = ActorRefFrom<ExportMachine<Row>>;
export type ExportSnapshot<Row> = SnapshotFrom<ExportMachine<Row>>;
