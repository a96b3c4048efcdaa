import { describe, expect, it } from 'vitest';

import { projected, runEdge, stateCoverage, untakenTransitions, walkEdges } from '../support/machine-walk';
import { imports } from './walks/import-walks';

describe('import machine, walked', () => {
  it('D-06 reaches every state and takes every transition of its chart', () => {
    expect(stateCoverage(imports).unreached).toEqual([]);
    expect(untakenTransitions(imports)).toEqual([]);
  });

  it('D-06 W-06 leaves every waiting state by an answer, and the sending by the person’s own wish', () => {
    const busy = walkEdges(imports).filter(({ from }) => from.hasTag('busy'));
    const states = new Set(busy.map(({ from }) => JSON.stringify(from.value)));
    const stuck = [...states].filter(
      (value) => !busy.some(({ from, to }) => JSON.stringify(from.value) === value && !to.hasTag('busy')),
    );
    expect([states.size, stuck]).toEqual([3, []]);
  });

  it('D-06 behaves at run time as its graph says, on every edge', async () => {
    for (const { title, way, event, from, to } of walkEdges(imports)) {
      const { before, after } = await runEdge(imports, way, event);
      expect([title, before, after]).toEqual([title, projected(imports, from), projected(imports, to)]);
    }
  }, 60_000);
});
