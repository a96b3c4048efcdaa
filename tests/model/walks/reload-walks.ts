import { reloadMachine } from '@/machines/shell/reload-machine';

import type { WalkDescription } from '../../support/machine-walk';

export const reloads: WalkDescription<typeof reloadMachine> = {
  machine: reloadMachine,
  input: { wasReloaded: false },
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

/** The page that has come back from a reload of its own. */
export const reloadsAgain: WalkDescription<typeof reloadMachine> = { ...reloads, input: { wasReloaded: true } };
