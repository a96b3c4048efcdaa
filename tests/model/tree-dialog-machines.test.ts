import { describe, expect, it } from 'vitest';

import {
  projected,
  runEdge,
  stateCoverage,
  untakenTransitions,
  walkEdges,
  type WalkDescription,
} from '../support/machine-walk';
import { features, permissions } from './walks/tree-dialog-walks';

const dialogs = [
  { name: 'feature dialog', description: features as WalkDescription<never>, id: 'featureDialog' },
  { name: 'permission dialog', description: permissions as WalkDescription<never>, id: 'permissionDialog' },
];

describe.each(dialogs)('$name machine', ({ description, id }) => {
  it('D-06 reaches every state and takes every transition of the chart', () => {
    // Without a provider it never leaves its first state: that is walked below.
    expect(stateCoverage(description)).toEqual({ unreached: [`${id}.providerMissing`] });
    expect(untakenTransitions(description)).toEqual([]);
  });

  it('D-06 F-01 rests where nobody was named', () => {
    const nobody = { ...description, input: { provider: undefined } } as WalkDescription<never>;

    expect(walkEdges(nobody)).toEqual([]);
  });

  it.each(walkEdges(description))('D-06 F-08 $title', async ({ way, event, from, to }) => {
    const { before, after } = await runEdge(description, way, event);

    expect(before).toBe(projected(description, from));
    expect(after).toBe(projected(description, to));
  });
});
