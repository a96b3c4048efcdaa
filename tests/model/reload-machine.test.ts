import { describe, expect, it } from 'vitest';

import { projected, runEdge, stateCoverage, untakenTransitions, walkEdges } from '../support/machine-walk';
import { reloads, reloadsAgain } from './walks/reload-walks';

describe.each([
  ['before', reloadsAgain],
  ['never', reloads],
] as const)('reload machine, walked; was reloaded %s', (_, description) => {
  it('A-17 D-06 reaches every state and takes every transition', () => {
    expect(stateCoverage(description)).toEqual({ unreached: [] });
    expect(untakenTransitions(description)).toEqual([]);
  });

  it('A-17 D-06 behaves at run time as its graph says', async () => {
    for (const edge of walkEdges(description)) {
      const run = await runEdge(description, edge.way, edge.event);
      expect(run.after, edge.title).toBe(projected(description, edge.to));
    }
  });
});
