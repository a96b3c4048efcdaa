import { AppError } from '@/domain/errors/app-error';
import { workerMergeMachine } from '@/machines/records/worker-merge-machine';

import { left, right, today } from '../../domain/workers/merge-fixtures';
import type { WalkDescription } from '../../support/machine-walk';

const notFound = new AppError('http.notFound', { status: 404 });
const broken = new AppError('http.server', { status: 500 });
const renewed = { ...right, dienThoai: '0987654321', concurrencyStamp: 'stamp-2' };

export const merging: WalkDescription<typeof workerMergeMachine> = {
  machine: workerMergeMachine,
  input: { leftId: 'left', rightId: 'right', today },
  events: {
    'record.reload': [{ type: 'record.reload' }],
    'record.keep': [{ type: 'record.keep', side: 'right' }],
    'choice.take': [{ type: 'choice.take', field: 'soCccd', side: 'left' }],
    'merge.ask': [{ type: 'merge.ask' }],
    'merge.confirm': [{ type: 'merge.confirm' }],
    'merge.cancel': [{ type: 'merge.cancel' }],
    'merge.retry': [{ type: 'merge.retry' }],
  },
  calls: {
    loadPair: { outputs: [{ left, right }], errors: [notFound, broken] },
    loadPresent: { outputs: [{ left, right: renewed }], errors: [notFound, broken] },
    mergeRecords: {
      outputs: [left],
      errors: [
        new AppError('http.conflict', { status: 409 }),
        new AppError('http.validation', { status: 400 }),
        notFound,
        broken,
      ],
    },
  },
  project: ({ value, context }) => [
    value,
    context.kept,
    context.choices?.soCccd,
    context.pair?.right.concurrencyStamp,
    context.error?.code,
  ],
};

/** A record beside itself is told apart before anything can happen. */
export const mergingWithItself: WalkDescription<typeof workerMergeMachine> = {
  ...merging,
  input: { leftId: 'left', rightId: 'left', today },
};
