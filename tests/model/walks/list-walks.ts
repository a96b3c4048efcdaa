import { exportMostRows, largestPageSize, loaderDelayMs } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import type { ListQuery } from '@/domain/lists/list-query';
import { createErrandMachine } from '@/machines/records/errand-machine';
import { createExportMachine } from '@/machines/lists/export-machine';
import { createListMachine } from '@/machines/lists/list-machine';
import { rowRemovalMachine } from '@/machines/lists/row-removal-machine';

import type { WalkDescription } from '../../support/machine-walk';

type Row = { readonly id: string };

const query: ListQuery = { page: 0, pageSize: 10, sort: undefined, search: '', filters: {}, columns: undefined };
const second: ListQuery = { ...query, page: 1 };
const rows = (count: number): Row[] => Array.from({ length: count }, (_, id) => ({ id: String(id) }));
const listMachine = createListMachine<Row>();
const exportMachine = createExportMachine<Row>();
const errandMachine = createErrandMachine<string>();

export const lists: WalkDescription<typeof listMachine> = {
  machine: listMachine,
  input: { query, keptPage: undefined },
  events: {
    'list.show': [
      { type: 'list.show', query, keptPage: undefined },
      { type: 'list.show', query: second, keptPage: { totalCount: 11, items: rows(1) } },
    ],
    'list.reload': [{ type: 'list.reload' }],
  },
  calls: {
    loadPage: {
      outputs: [
        { totalCount: 11, items: rows(1) },
        { totalCount: 0, items: [] },
      ],
      errors: [new AppError('http.server'), new AppError('request.cancelled')],
    },
  },
  delays: {
    'xstate.after.untilSlow.list.fetching.loading.quick': loaderDelayMs,
    'xstate.after.untilSlow.list.fetching.refreshing.quick': loaderDelayMs,
  },
  project: ({ value, context }) => [value, context.query.page, context.page?.totalCount, context.error?.code],
};

export const exports: WalkDescription<typeof exportMachine> = {
  machine: exportMachine,
  input: { query, total: largestPageSize + 1, format: 'xlsx' },
  events: {
    'export.choose': [{ type: 'export.choose', format: 'csv' }],
    'export.start': [{ type: 'export.start' }],
    'export.cancel': [{ type: 'export.cancel' }],
    'export.retry': [{ type: 'export.retry' }],
  },
  calls: {
    fetchPage: {
      outputs: [
        { totalCount: largestPageSize + 1, items: rows(largestPageSize) },
        { totalCount: largestPageSize + 1, items: [{ id: String(largestPageSize) }] },
        { totalCount: exportMostRows + 1, items: rows(largestPageSize) },
      ],
      errors: [new AppError('http.server')],
    },
    writeFile: { outputs: [new Blob(['xlsx'])], errors: [new AppError('export.failed')] },
    saveFile: { outputs: [undefined], errors: [new AppError('export.failed')] },
  },
  project: ({ value, context }) => [
    value,
    context.format,
    context.rows.length,
    context.error?.code,
    context.file === undefined,
  ],
};

export const removals: WalkDescription<typeof rowRemovalMachine> = {
  machine: rowRemovalMachine,
  events: { 'row.remove': [{ type: 'row.remove', id: 'a' }] },
  calls: {
    removeRow: { outputs: [undefined], errors: [new AppError('http.server'), new AppError('request.cancelled')] },
  },
  project: ({ value }) => value,
};

export const errands: WalkDescription<typeof errandMachine> = {
  machine: errandMachine,
  events: { 'errand.add': [{ type: 'errand.add', errand: 'a' }] },
  calls: {
    carryOut: { outputs: [undefined], errors: [new AppError('http.server'), new AppError('request.cancelled')] },
  },
  // However many wait, what happens next is what happens with two.
  project: ({ value, context }) => [value, Math.min(context.waiting.length, 2)],
};
