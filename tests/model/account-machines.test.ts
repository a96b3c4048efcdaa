import { describe, expect, it } from 'vitest';

import {
  projected,
  runEdge,
  stateCoverage,
  untakenTransitions,
  walkEdges,
  type WalkDescription,
} from '../support/machine-walk';
import { resetLink, submission } from './walks/account-walks';

describe.each([
  { name: 'submission', description: submission as WalkDescription<never> },
  { name: 'reset link', description: resetLink as WalkDescription<never> },
])('$name machine', ({ description }) => {
  it('D-06 reaches every state and takes every transition of the chart', () => {
    expect(stateCoverage(description)).toEqual({ unreached: [] });
    expect(untakenTransitions(description)).toEqual([]);
  });

  it.each(walkEdges(description))('D-06 $title', async ({ way, event, from, to }) => {
    const { before, after } = await runEdge(description, way, event);

    expect(before).toBe(projected(description, from));
    expect(after).toBe(projected(description, to));
  });
});
