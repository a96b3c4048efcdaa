import { assign, setup, type ActorRefFrom } from 'xstate';

import type { Page } from '@/domain/abp/paging';
import { exportMostRows, largestPageSize } from '@/domain/constants';
import { AppError, toAppError } from '@/domain/errors/app-error';
import type { SpreadsheetFormat } from '@/domain/files/spreadsheet-format';
import type { ListQuery } from '@/domain/lists/list-query';

import { unprovided } from '../unprovided';

/** A row by what it is known: its own id, or that of the contract that it is about. */
export type ExportRow = { readonly id: string } | { readonly hopDongId: string };

export type ExportContext<Row, Query = ListQuery> = {
  /** What is asked for: a list's search, filters and order, a report's filters. No page of it: everything is exported. */
  readonly query: Query;
  readonly rows: readonly Row[];
  /** How many rows the file will have; what the list shows before the export has begun; 0 while nobody knows. */
  readonly total: number;
  /** How many rows there were with the first page. */
  readonly firstTotal: number;
  readonly isGrowing: boolean;
  /** How many rows it may have. */
  readonly most: number;
  readonly format: SpreadsheetFormat;
  readonly file: Blob | undefined;
  readonly error: AppError | undefined;
};

/**
 * `format` is chosen until the export begins, `most` for a list whose files hold fewer rows than files do elsewhere,
 * `isGrowing` where rows come at any time and none goes, as in the log, where the export itself is one of them.
 */
export type ExportInput<Query = ListQuery> = {
  readonly query: Query;
  readonly total: number;
  readonly format: SpreadsheetFormat;
  readonly most?: number | undefined;
  readonly isGrowing?: boolean | undefined;
};

/** Which page is fetched; `page` counts from 0. */
export type ExportPage = { readonly page: number; readonly pageSize: number };

/** What a file is made of. */
export type ExportedRows<Row> = { readonly rows: readonly Row[]; readonly format: SpreadsheetFormat };

/** What is handed over. */
export type ExportedFile = { readonly file: Blob; readonly format: SpreadsheetFormat };

export type ExportEvent =
  | { type: 'export.choose'; format: SpreadsheetFormat }
  | { type: 'export.start' }
  | { type: 'export.cancel' }
  | { type: 'export.retry' };

/**
 * Exports everything a list has found, or that stands behind a report: fetched page by page with the largest page,
 * written, saved.
 *
 * It is never cut in silence: when the number of rows changes on the way, or a row comes twice and another so not at all,
 * the export fails and can be repeated; more rows than a file may have are refused before and at the first page.
 */
export function createExportMachine<Row extends ExportRow, Query extends object = ListQuery>() {
  return setup({
    types: {} as {
      context: ExportContext<Row, Query>;
      events: ExportEvent;
      input: ExportInput<Query>;
      tags: 'busy';
    },
    actors: {
      fetchPage: unprovided<Page<Row>, ExportPage & { readonly query: Query }>('fetchPage'),
      writeFile: unprovided<Blob, ExportedRows<Row>>('writeFile'),
      saveFile: unprovided<void, ExportedFile>('saveFile'),
    },
    actions: {
      rememberFormat: assign({ format: (_, params: { format: SpreadsheetFormat }) => params.format }),
      forgetError: assign({ error: undefined }),
      addRows: assign({
        rows: ({ context }, params: { page: Page<Row> }) => [...context.rows, ...params.page.items],
        total: (_, params: { page: Page<Row> }) => params.page.totalCount,
        firstTotal: ({ context }, params: { page: Page<Row> }) =>
          context.rows.length === 0 ? params.page.totalCount : context.firstTotal,
      }),
      rememberTotal: assign({ total: (_, params: { page: Page<Row> }) => params.page.totalCount }),
      rememberFile: assign({ file: (_, params: { file: Blob }) => params.file }),
      dropRows: assign({ rows: [], file: undefined }),
      rememberError: assign({ error: (_, params: { error: unknown }) => toAppError(params.error) }),
      rememberChange: assign({
        error: new AppError('export.failed', { detail: 'The rows changed during the export, or a row came twice.' }),
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
    context: ({ input: { query, total, format, most = exportMostRows, isGrowing = false } }) => ({
      query,
      total,
      firstTotal: total,
      isGrowing,
      most,
      format,
      rows: [],
      file: undefined,
      error: undefined,
    }),
    initial: 'idle',
    states: {
      idle: {
        always: { guard: 'isTooMuch', target: 'tooMuch' },
        on: {
          'export.choose': {
            actions: { type: 'rememberFormat', params: ({ event }) => ({ format: event.format }) },
          },
          'export.start': 'running',
        },
      },
      running: {
        tags: 'busy',
        entry: 'forgetError',
        on: { 'export.cancel': 'cancelled' },
        initial: 'fetching',
        states: {
          fetching: {
            invoke: {
              id: 'fetchPage',
              src: 'fetchPage',
              input: ({ context }) => ({ query: context.query, ...nextPage(context) }),
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
              input: ({ context: { rows, format } }) => ({ rows: onceEach(rows), format }),
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
              input: ({ context }) => ({ file: fileOf(context), format: context.format }),
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

/** What the pages before have brought, and the totals that the first and the last of them named. */
type FetchedPages = Pick<ExportContext<ExportRow>, 'rows' | 'total' | 'firstTotal' | 'isGrowing'>;

/**
 * True when pages of the largest size no longer fit together: another total than before, too few or too many rows for it,
 * or, once all have come, a row twice. Rows that are equal in the order that was asked for come in any order from SQL,
 * another one with each page, unless the back end orders them by something unique besides.
 *
 * A list that only grows may have a larger total than before: new rows move others to a later page, where they come once
 * more, and none away. Then all that were there with the first page have to be there.
 *
 * @param fetched Before the first page its totals say nothing.
 */
export function isOutOfStep(fetched: FetchedPages, page: Page<ExportRow>): boolean {
  const { rows, total, firstTotal, isGrowing } = fetched;
  const isFirstPage = rows.length === 0;
  const expected = Math.min(largestPageSize, page.totalCount - rows.length);
  const isOtherTotal = isGrowing ? page.totalCount < total : page.totalCount !== total;
  if (page.items.length !== expected || (!isFirstPage && isOtherTotal)) {
    return true;
  }
  const isLastPage = rows.length + page.items.length === page.totalCount;
  const least = isFirstPage ? page.totalCount : firstTotal;
  return isLastPage && onceEach([...rows, ...page.items]).length < least;
}

/** The rows without those that came once more. */
export function onceEach<Row extends ExportRow>(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

function keyOf(row: ExportRow): string {
  return 'id' in row ? row.id : row.hopDongId;
}

function nextPage({ rows }: Pick<ExportContext<ExportRow>, 'rows'>): ExportPage {
  return { page: rows.length / largestPageSize, pageSize: largestPageSize };
}

function fileOf({ file }: Pick<ExportContext<ExportRow>, 'file'>): Blob {
  if (file === undefined) {
    throw new Error('A file can only be saved after it was written.');
  }
  return file;
}

export type ExportMachine<Row extends ExportRow, Query extends object> = ReturnType<
  typeof createExportMachine<Row, Query>
>;
export type ExportRef<Row extends ExportRow, Query extends object> = ActorRefFrom<ExportMachine<Row, Query>>;
