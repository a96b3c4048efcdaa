import { describe, expect, it } from 'vitest';

import { projected, runEdge, stateCoverage, untakenTransitions, walkEdges } from '../support/machine-walk';
import { bulk } from './walks/bulk-action-walks';

describe('bulk action machine, walked', () => {
  it('D-06 reaches every state and takes every transition of its chart', () => {
    expect(stateCoverage(bulk).unreached).toEqual([]);
    expect(untakenTransitions(bulk)).toEqual([]);
  });

  it('D-06 behaves at run time as its graph says, on every edge', async () => {
    for (const { title, way, event, from, to } of walkEdges(bulk)) {
      const { before, after } = await runEdge(bulk, way, event);
      expect([title, before, after]).toEqual([title, projected(bulk, from as never), projected(bulk, to as never)]);
    }
  });
});
