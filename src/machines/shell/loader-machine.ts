import { setup, type ActorRefFrom } from 'xstate';

import { generalAnimationMs, loaderDelayMs } from '@/domain/constants';

export type LoaderEvent =
  /** The first of any number of waits has begun. */
  | { type: 'wait.begin' }
  /** The last one is over. */
  | { type: 'wait.end' };

/**
 * A sign of waiting that quick answers never show, and that never flickers: it appears after half a second and then
 * stays for a moment, however soon the answer comes (register W-06).
 */
export const loaderMachine = setup({
  types: {} as {
    events: LoaderEvent;
    /** `visible`: the sign is there. `ending`: it is there for its last moment. */
    tags: 'visible' | 'ending';
  },
  delays: {
    loaderDelay: loaderDelayMs,
    /** Less would be a flash. */
    leastTime: generalAnimationMs,
    farewell: generalAnimationMs,
  },
}).createMachine({
  id: 'loader',
  initial: 'idle',
  states: {
    idle: { on: { 'wait.begin': 'waiting' } },
    waiting: { after: { loaderDelay: 'shown' }, on: { 'wait.end': 'idle' } },
    shown: {
      tags: 'visible',
      initial: 'fresh',
      states: {
        fresh: { after: { leastTime: 'lasting' }, on: { 'wait.end': 'answered' } },
        /** The answer is there, but the sign has only just appeared. */
        answered: { after: { leastTime: '#loader.ending' }, on: { 'wait.begin': 'lasting' } },
        lasting: { on: { 'wait.end': '#loader.ending' } },
      },
    },
    ending: { tags: ['visible', 'ending'], after: { farewell: 'idle' }, on: { 'wait.begin': '#loader.shown.lasting' } },
  },
});

export type LoaderRef = ActorRefFrom<typeof loaderMachine>;
