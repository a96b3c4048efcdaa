import { assign, setup } from 'xstate';

export type CollapseInput = {
  readonly isOpen: boolean;
  /** How long it takes to open or to close; 0 for a person who wants no motion. Milliseconds. */
  readonly durationMs: number;
};

export type CollapseEvent =
  | { type: 'collapse.open' }
  | { type: 'collapse.close' }
  /** From now on it takes another time. */
  | { type: 'collapse.time'; durationMs: number };

/** Something that folds: collapsed or expanded, and on the way between them (register W-05). */
export const collapseMachine = setup({
  types: {} as {
    context: CollapseInput;
    input: CollapseInput;
    events: CollapseEvent;
    /** `open`: expanded or on the way there. `moving`: on the way. `hidden`: nothing of it can be reached. */
    tags: 'open' | 'moving' | 'hidden';
  },
  actions: {
    rememberTime: assign({ durationMs: (_, params: { durationMs: number }) => params.durationMs }),
  },
  guards: { isOpenAtFirst: ({ context }) => context.isOpen },
  delays: { animation: ({ context }) => context.durationMs },
}).createMachine({
  id: 'collapse',
  context: ({ input }) => input,
  initial: 'beginning',
  on: { 'collapse.time': { actions: { type: 'rememberTime', params: ({ event }) => event } } },
  states: {
    beginning: { always: [{ guard: 'isOpenAtFirst', target: 'expanded' }, { target: 'collapsed' }] },
    collapsed: { tags: 'hidden', on: { 'collapse.open': 'expanding' } },
    expanding: {
      tags: ['open', 'moving'],
      after: { animation: 'expanded' },
      on: { 'collapse.close': 'collapsing' },
    },
    expanded: { tags: 'open', on: { 'collapse.close': 'collapsing' } },
    collapsing: {
      tags: 'moving',
      after: { animation: 'collapsed' },
      on: { 'collapse.open': 'expanding' },
    },
  },
});
