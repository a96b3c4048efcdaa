import { describe, expect, it } from 'vitest';

import {
  projected,
  runEdge,
  stateCoverage,
  untakenTransitions,
  walkEdges,
  type WalkDescription,
} from '../support/machine-walk';
import { creating, editing, record } from './walks/record-walks';

describe.each([
  { name: 'record', description: record as WalkDescription<never> },
  { name: 'record form, stored', description: editing as WalkDescription<never> },
])('$name machine', ({ description }) => {
  it('D-06 reaches every state and takes every transition of the chart', () => {
    expect(stateCoverage(description)).toEqual({ unreached: [] });
    expect(untakenTransitions(description)).toEqual([]);
  });
});

describe.each([
  { name: 'record', description: record as WalkDescription<never> },
  { name: 'record form, stored', description: editing as WalkDescription<never> },
  { name: 'record form, new', description: creating as WalkDescription<never> },
])('$name machine, run', ({ description }) => {
  it.each(walkEdges(description))('D-06 $title', async ({ way, event, from, to }) => {
    const { before, after } = await runEdge(description, way, event);

    expect(before).toBe(projected(description, from));
    expect(after).toBe(projected(description, to));
  });
});
