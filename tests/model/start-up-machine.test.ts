import { describe, expect, it } from 'vitest';

import type { StartUpSnapshot } from '@/machines/start-up-machine';

import { projected, runEdge, stateCoverage, untakenTransitions, walkEdges } from '../support/machine-walk';
import { startUp } from './walks/start-up-walks';

describe('start-up machine, walked', () => {
  it('C-06 D-06 reaches every state and takes every transition', () => {
    expect(stateCoverage(startUp)).toEqual({ unreached: [] });
    expect(untakenTransitions(startUp)).toEqual([]);
  });

  it('C-06 D-06 behaves at run time as its graph says', async () => {
    for (const edge of walkEdges(startUp)) {
      const run = await runEdge(startUp, edge.way, edge.event);
      expect(run.after, edge.title).toBe(projected(startUp, edge.to));
    }
  });

  it('C-06 has an environment whenever it is ready, also when the remote one could not be had', () => {
    const ready = walkEdges(startUp)
      .map(({ to }) => to as unknown as StartUpSnapshot)
      .filter((snapshot) => snapshot.matches('ready'));
    expect(ready.length).toBeGreaterThan(0);
    expect(ready.filter(({ context }) => context.environment === undefined)).toEqual([]);
  });
});
