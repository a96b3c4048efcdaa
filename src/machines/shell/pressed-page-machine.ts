import { assign, enqueueActions, setup } from 'xstate';

import type { RouteMatch } from '@/domain/navigation/routes';

export type PressedPageEvent =
  /** Mouse button or finger went down on the link of a page that may be drawn ahead. */
  | { type: 'link.press'; page: RouteMatch }
  /** It went down on anything else. */
  | { type: 'elsewhere.press' }
  | { type: 'pointer.release' };

/** The press is over: by now the page is shown, or it is not wanted. */
export type PressedPageEmitted = { type: 'page.letGo'; page: RouteMatch };

const lettingGo = ['announceEnd', 'forgetPage'] as const;

/** The page whose link is held down, from the press until the click that may follow is over. */
export const pressedPageMachine = setup({
  types: {} as {
    context: { readonly page: RouteMatch | undefined };
    events: PressedPageEvent;
    emitted: PressedPageEmitted;
  },
  actions: {
    rememberPage: assign({ page: (_, params: { page: RouteMatch }) => params.page }),
    forgetPage: assign({ page: undefined }),
    announceEnd: enqueueActions(({ context: { page }, enqueue }) => {
      if (page !== undefined) {
        enqueue.emit({ type: 'page.letGo', page });
      }
    }),
  },
  delays: {
    /** A click comes in the same turn as the release. */
    click: 0,
  },
}).createMachine({
  id: 'pressedPage',
  context: { page: undefined },
  initial: 'idle',
  on: {
    'link.press': {
      target: '.held',
      actions: ['announceEnd', { type: 'rememberPage', params: ({ event }) => ({ page: event.page }) }],
    },
  },
  states: {
    idle: {},
    held: {
      on: { 'pointer.release': 'clicking', 'elsewhere.press': { target: 'idle', actions: lettingGo } },
    },
    clicking: {
      after: { click: { target: 'idle', actions: lettingGo } },
      on: { 'elsewhere.press': { target: 'idle', actions: lettingGo } },
    },
  },
});
