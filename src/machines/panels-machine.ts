import { setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

export type PanelsEvent =
  | { type: 'mobileMenu.toggle' }
  | { type: 'rightPanel.toggle' }
  | { type: 'megaMenu.toggle' }
  | { type: 'panel.close' }
  | { type: 'outside.click' }
  | { type: 'escape.press' }
  /** Another page is shown: what lay over the last one goes. */
  | { type: 'page.change' }
  /** The window has become wide enough for the fixed sidebar. */
  | { type: 'viewport.widen' };

/** The panels over the page; at most one is open (register S-07). */
export const panelsMachine = setup({
  types: {} as { events: PanelsEvent; tags: 'open' },
}).createMachine({
  id: 'panels',
  initial: 'closed',
  on: {
    'mobileMenu.toggle': '.mobileMenu',
    'rightPanel.toggle': '.rightPanel',
    'megaMenu.toggle': '.megaMenu',
  },
  states: {
    closed: {},
    mobileMenu: {
      tags: 'open',
      on: {
        'mobileMenu.toggle': 'closed',
        'panel.close': 'closed',
        'outside.click': 'closed',
        'escape.press': 'closed',
        'page.change': 'closed',
        'viewport.widen': 'closed',
      },
    },
    rightPanel: {
      tags: 'open',
      on: {
        'rightPanel.toggle': 'closed',
        'panel.close': 'closed',
        'outside.click': 'closed',
        'escape.press': 'closed',
        'page.change': 'closed',
      },
    },
    megaMenu: {
      tags: 'open',
      on: {
        'megaMenu.toggle': 'closed',
        'panel.close': 'closed',
        'outside.click': 'closed',
        'escape.press': 'closed',
        'page.change': 'closed',
      },
    },
  },
});

export type PanelsRef = ActorRefFrom<typeof panelsMachine>;
export type PanelsSnapshot = SnapshotFrom<typeof panelsMachine>;
