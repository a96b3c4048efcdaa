import { AppError } from '@/domain/errors/app-error';
import type { BulkPlan } from '@/domain/lists/bulk-action';
import type { ListQuery } from '@/domain/lists/list-query';
import { createBulkActionMachine } from '@/machines/lists/bulk-action-machine';

import type { WalkDescription } from '../../support/machine-walk';

type Row = { readonly id: string; readonly concurrencyStamp: string };

const query: ListQuery = { page: 0, pageSize: 10, sort: undefined, search: '', filters: {}, columns: undefined };
const rows: readonly Row[] = ['a', 'b'].map((id) => ({ id, concurrencyStamp: 's' }));
const [first] = rows;
const plan: BulkPlan<Row> = { id: 'approve', most: 2, perCall: 1, isOffered: () => true };
const machine = createBulkActionMachine<Row>();
const key = '0b54e6a2-6d0c-4f59-9c62-3f6a0a5a0000';

export const bulk: WalkDescription<typeof machine> = {
  machine,
  events: {
    'selection.change': [{ type: 'selection.change', rows }],
    'selection.clear': [{ type: 'selection.clear' }],
    'selection.gather': [{ type: 'selection.gather', query, most: 2 }],
    'selection.stop': [{ type: 'selection.stop' }],
    'rows.refresh': [{ type: 'rows.refresh', rows }],
    'action.choose': [{ type: 'action.choose', plan }],
    'action.cancel': [{ type: 'action.cancel' }],
    'run.start': [{ type: 'run.start', words: {}, key }],
    'run.stop': [{ type: 'run.stop' }],
    'run.resume': [{ type: 'run.resume' }],
    'run.finish': [{ type: 'run.finish' }],
    'failures.retry': [{ type: 'failures.retry', key }],
    'failures.keep': [{ type: 'failures.keep' }],
    'result.close': [{ type: 'result.close' }],
  },
  calls: {
    fetchPage: {
      outputs: [
        { totalCount: 2, items: first === undefined ? [] : [first] },
        { totalCount: 0, items: [] },
      ],
      errors: [new AppError('http.server')],
    },
    runCall: { outputs: [[{ id: 'a', ma: 'A', thanhCong: true }]], errors: [new AppError('http.server')] },
  },
  project: ({ value, context: { chosen, gathered, run, refused, error } }) => [
    value,
    chosen.map(({ id }) => id),
    gathered.length,
    run?.rows.length,
    run?.results.map(({ thanhCong }) => thanhCong),
    refused.length,
    error?.code,
  ],
};
