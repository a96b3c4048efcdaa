import { assign, setup, type ActorRefFrom } from 'xstate';

export type PanelsContext = {
  /** Group of the menu across the top whose links are shown. */
  readonly group: string | undefined;
};

export type PanelsEvent =
  | { type: 'mobileMenu.toggle' }
  | { type: 'rightPanel.toggle' }
  | { type: 'megaMenu.toggle' }
  | { type: 'profileMenu.toggle' }
  | { type: 'help.toggle' }
  /** Another group takes the place of the one that is open. */
  | { type: 'topMenu.open'; group: string }
  | { type: 'panel.close' }
  | { type: 'outside.click' }
  /** The focus has gone on to the page, which a panel must not hide from the keyboard (WCAG 2.2, 2.4.11). */
  | { type: 'outside.focus' }
  | { type: 'escape.press' }
  /** Another page is shown: what lay over the last one goes. */
  | { type: 'page.change' }
  /** The window has become wide enough for the fixed sidebar. */
  | { type: 'viewport.widen' }
  /** The window has become too narrow for it. */
  | { type: 'viewport.narrow' };

const closing = {
  'panel.close': 'closed',
  'outside.click': 'closed',
  'outside.focus': 'closed',
  'escape.press': 'closed',
  'page.change': 'closed',
} as const;

/** The panels over the page; at most one is open (register S-07). */
export const panelsMachine = setup({
  types: {} as { context: PanelsContext; events: PanelsEvent },
  actions: {
    rememberGroup: assign({ group: (_, params: { group: string }) => params.group }),
    forgetGroup: assign({ group: undefined }),
  },
}).createMachine({
  id: 'panels',
  context: { group: undefined },
  initial: 'closed',
  on: {
    'mobileMenu.toggle': '.mobileMenu',
    'rightPanel.toggle': '.rightPanel',
    'megaMenu.toggle': '.megaMenu',
    'profileMenu.toggle': '.profileMenu',
    'help.toggle': '.help',
    'topMenu.open': {
      target: '.topMenu',
      actions: { type: 'rememberGroup', params: ({ event }) => ({ group: event.group }) },
    },
  },
  states: {
    closed: {},
    mobileMenu: { on: { ...closing, 'mobileMenu.toggle': 'closed', 'viewport.widen': 'closed' } },
    rightPanel: { on: { ...closing, 'rightPanel.toggle': 'closed' } },
    megaMenu: { on: { ...closing, 'megaMenu.toggle': 'closed', 'viewport.narrow': 'closed' } },
    profileMenu: { on: { ...closing, 'profileMenu.toggle': 'closed' } },
    help: { on: { ...closing, 'help.toggle': 'closed' } },
    topMenu: { exit: 'forgetGroup', on: { ...closing, 'viewport.narrow': 'closed' } },
  },
});

export type PanelsRef = ActorRefFrom<typeof panelsMachine>;
