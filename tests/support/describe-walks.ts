import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { projected, runEdge, stateCoverage, untakenTransitions, walkEdges, type WalkDescription } from './machine-walk';

/**
 * The generated tests of machines: each reaches every state and takes every transition of its chart, and a real actor
 * does on every edge of the graph what the graph says.
 *
 * @param walks Descriptions of walks (`WalkDescription`), whatever their machine.
 */
export function describeWalks(walks: readonly unknown[]): void {
  const known = walks as readonly WalkDescription<AnyStateMachine>[];
  describe.each(known.map((walk) => [walk.machine.id, walk] as const))('%s machine, walked', (_, walk) => {
    it('D-06 reaches every state and takes every transition of the chart', () => {
      expect(stateCoverage(walk)).toEqual({ unreached: [] });
      expect(untakenTransitions(walk)).toEqual([]);
    });

    it('D-06 behaves at run time as its graph says, on every edge', async () => {
      const differing: string[] = [];
      for (const edge of walkEdges(walk)) {
        const run = await runEdge(walk, edge.way, edge.event);
        if (run.before !== projected(walk, edge.from) || run.after !== projected(walk, edge.to)) {
          differing.push(`${edge.title}\n  expected ${projected(walk, edge.to)}\n  came to  ${run.after}`);
        }
      }
      expect(differing).toEqual([]);
    }, 60_000);
  });
}
