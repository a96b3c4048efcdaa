import { assign, setup, type ActorRefFrom } from 'xstate';

/** The desk's tabs, in the order in which they are offered. */
export const deskTabIds = ['lessons', 'faults', 'network', 'requests', 'clock', 'people', 'data', 'charts'] as const;

export type DeskTabId = (typeof deskTabIds)[number];

export type DeskEvent =
  | { type: 'desk.toggle' }
  | { type: 'desk.close' }
  /** Opens the desk at a tab. */
  | { type: 'desk.show'; tab: DeskTabId };

/** The trainer's desk: put away, or beside the page; it opens again where it was left. */
export const deskMachine = setup({
  types: {} as { context: { readonly tab: DeskTabId }; input: { readonly tab: DeskTabId }; events: DeskEvent },
  actions: {
    takeTab: assign({ tab: (_, { tab }: { tab: DeskTabId }) => tab }),
  },
}).createMachine({
  id: 'desk',
  context: ({ input }) => ({ tab: input.tab }),
  initial: 'closed',
  on: {
    'desk.show': { target: '.open', actions: { type: 'takeTab', params: ({ event }) => ({ tab: event.tab }) } },
  },
  states: {
    closed: { on: { 'desk.toggle': 'open' } },
    open: { on: { 'desk.toggle': 'closed', 'desk.close': 'closed' } },
  },
});

export type DeskRef = ActorRefFrom<typeof deskMachine>;
