import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { AppError } from '@/domain/errors/app-error';
import { workerMergeMachine } from '@/machines/worker-merge-machine';

import { left, right, today } from '../domain/workers/merge-fixtures';
import {
  projected,
  runEdge,
  stateCoverage,
  untakenTransitions,
  walkEdges,
  type WalkDescription,
} from '../support/machine-walk';

const notFound = new AppError('http.notFound', { status: 404 });
const broken = new AppError('http.server', { status: 500 });
const renewed = { ...right, dienThoai: '0987654321', concurrencyStamp: 'stamp-2' };

const merging: WalkDescription<typeof workerMergeMachine> = {
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

describe('worker merge machine', () => {
  it('D-06 reaches every state and takes every transition of the chart', () => {
    // A record beside itself is told apart before anything can happen.
    const input = { leftId: 'left', rightId: 'left', today };
    expect(createActor(workerMergeMachine, { input }).getSnapshot().value).toBe('impossible');
    expect(stateCoverage(merging)).toEqual({ unreached: ['workerMerge.impossible'] });
    expect(untakenTransitions(merging)).toEqual([]);
  });

  it.each(walkEdges(merging))('D-06 $title', async ({ way, event, from, to }) => {
    const { before, after } = await runEdge(merging, way, event);

    expect(before).toBe(projected(merging, from));
    expect(after).toBe(projected(merging, to));
  });
});
