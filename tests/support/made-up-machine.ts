import { and, fromPromise, not, setup } from 'xstate';

import type { WalkDescription } from './machine-walk';

/**
 * A machine made up for tests, with what a chart can hold, and with faults of each kind that the model lab finds: `dark` is
 * a dead end, `forgotten` cannot be reached, `lamp.polish` does nothing, and nobody awaits the failure of `warmUp`.
 */
export const lampMachine = setup({
  types: {} as {
    events: { type: 'lamp.toggle' } | { type: 'lamp.break' } | { type: 'lamp.remove' } | { type: 'lamp.polish' };
    tags: 'bright';
  },
  actors: { warmUp: fromPromise(() => Promise.resolve()) },
  actions: { count: () => undefined },
  guards: { isDry: () => true, isHot: () => false },
  delays: { glow: 1_000 },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: {
      on: {
        'lamp.toggle': { target: 'on', guard: and(['isDry', not('isHot')]), actions: 'count' },
        'lamp.remove': 'removed',
      },
    },
    on: {
      type: 'parallel',
      tags: 'bright',
      on: { 'lamp.toggle': 'off', 'lamp.break': 'broken' },
      states: {
        light: {
          initial: 'warming',
          states: {
            warming: { invoke: { id: 'warmUp', src: 'warmUp', onDone: 'full' } },
            full: { after: { glow: { actions: 'count' } } },
            before: { type: 'history' },
          },
        },
        heat: { initial: 'cold', states: { cold: { on: { 'lamp.break': 'hot' } }, hot: {} } },
      },
    },
    broken: { always: 'dark' },
    dark: { on: { 'lamp.toggle': { target: 'dark' } } },
    forgotten: { on: { 'lamp.toggle': 'off' } },
    removed: { type: 'final' },
  },
});

export const lampWalk: WalkDescription<typeof lampMachine> = {
  machine: lampMachine,
  events: {
    'lamp.toggle': [{ type: 'lamp.toggle' }],
    'lamp.break': [{ type: 'lamp.break' }],
    'lamp.remove': [{ type: 'lamp.remove' }],
    'lamp.polish': [{ type: 'lamp.polish' }],
  },
  calls: { warmUp: { outputs: [undefined], errors: [new Error('no current')] } },
  delays: { 'xstate.after.glow.lamp.on.light.full': 1_000 },
  project: ({ value }) => value,
};
