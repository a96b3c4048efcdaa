import { describe, expect, it } from 'vitest';

import { reloadMachine } from '@/machines/reload-machine';

import {
  projected,
  runEdge,
  stateCoverage,
  untakenTransitions,
  walkEdges,
  type WalkDescription,
} from '../support/machine-walk';

describe.each([true, false])('reload machine, walked; was reloaded before: %s', (wasReloaded) => {
  const description: WalkDescription<typeof reloadMachine> = {
    machine: reloadMachine,
    input: { wasReloaded },
    events: {
      'reload.ask': [
        { type: 'reload.ask', isAuthenticated: true },
        { type: 'reload.ask', isAuthenticated: false },
      ],
      'page.fail': [{ type: 'page.fail' }],
      'page.recover': [{ type: 'page.recover' }],
    },
    calls: {
      reloadPage: { outputs: [], errors: [new Error('refused')] },
      leaveForSignIn: { outputs: [undefined], errors: [new Error('refused')] },
      forgetReload: { outputs: [undefined], errors: [new Error('refused')] },
    },
    delays: {
      'xstate.after.untilInOrder.reload.settling': 10_000,
      'xstate.after.untilGivenUp.reload.reloading': 30_000,
    },
    project: ({ value, context }) => [value, context.wasReloaded],
  };

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
