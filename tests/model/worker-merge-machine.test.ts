import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { workerMergeMachine } from '@/machines/records/worker-merge-machine';

import { today } from '../domain/workers/merge-fixtures';
import { projected, runEdge, stateCoverage, untakenTransitions, walkEdges } from '../support/machine-walk';
import { merging } from './walks/worker-merge-walks';

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
