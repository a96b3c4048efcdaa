import { emit, setup } from 'xstate';

import { loaderDelayMs } from '@/domain/constants';

export type ConnectionEvent =
  /** The browser has lost its network. */
  { type: 'network.lose' } | { type: 'network.regain' };

/** The network is back after it was said to be gone. */
export type ConnectionEmitted = { type: 'connection.restored' };

/** Whether there is a network: its loss is told calmly and after a moment, its return once. */
export const connectionMachine = setup({
  types: {} as {
    context: { readonly isOnlineAtFirst: boolean };
    input: { readonly isOnlineAtFirst: boolean };
    events: ConnectionEvent;
    emitted: ConnectionEmitted;
    /** `told`: the person is told that there is no network. */
    tags: 'told';
  },
  actions: { announceReturn: emit({ type: 'connection.restored' }) },
  guards: { isOnlineAtFirst: ({ context }) => context.isOnlineAtFirst },
  delays: {
    /** A change of the network is over by then. */
    blink: loaderDelayMs,
  },
}).createMachine({
  id: 'connection',
  context: ({ input }) => input,
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isOnlineAtFirst', target: 'online' }, { target: 'offline' }] },
    online: { on: { 'network.lose': 'blinking' } },
    blinking: { after: { blink: 'offline' }, on: { 'network.regain': 'online' } },
    offline: {
      tags: 'told',
      on: { 'network.regain': { target: 'online', actions: 'announceReturn' } },
    },
  },
});
