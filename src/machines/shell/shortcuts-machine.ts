import { assign, emit, setup, type ActorRefFrom } from 'xstate';

import {
  beginsSequence,
  isSingleKey,
  sequenceTimeoutMs,
  shortcutOf,
  type Shortcut,
  type ShortcutId,
} from '@/domain/shortcuts/shortcuts';

export type ShortcutsContext = {
  /** The first key of a sequence whose second one is waited for. */
  readonly first: string | undefined;
};

export type ShortcutsEvent =
  | { type: 'key.press'; key: string }
  /** Shortcuts without a modifier (WCAG 2.1.4). */
  | { type: 'singleKeys.allow' }
  | { type: 'singleKeys.forbid' };

export type ShortcutsEmitted = { readonly type: 'shortcut.used'; readonly id: ShortcutId };

/** Turns keys into shortcuts; a sequence of two keys is one, if the second comes in time. */
export const shortcutsMachine = setup({
  types: {} as {
    context: ShortcutsContext;
    events: ShortcutsEvent;
    emitted: ShortcutsEmitted;
  },
  actions: {
    rememberFirst: assign({ first: (_, { key }: { key: string }) => key }),
    forgetFirst: assign({ first: undefined }),
    announce: emit((_, { keys }: { keys: readonly string[] }) => ({
      type: 'shortcut.used' as const,
      id: shortcutOf(keys)?.id ?? 'layer',
    })),
  },
  guards: {
    isShortcut: (_, { keys }: { keys: readonly string[] }) => isListened(shortcutOf(keys)),
    isModified: (_, { keys }: { keys: readonly string[] }) => {
      const shortcut = shortcutOf(keys);
      return shortcut !== undefined && isListened(shortcut) && !isSingleKey(shortcut);
    },
    isBeginning: (_, { key }: { key: string }) => beginsSequence(key),
  },
  delays: { sequenceTimeout: sequenceTimeoutMs },
}).createMachine({
  id: 'shortcuts',
  context: { first: undefined },
  initial: 'everyKey',
  states: {
    everyKey: {
      initial: 'resting',
      on: { 'singleKeys.forbid': 'modifiedKeys' },
      states: {
        resting: {
          entry: 'forgetFirst',
          on: {
            'key.press': [
              {
                guard: { type: 'isShortcut', params: ({ event }) => ({ keys: [event.key] }) },
                actions: { type: 'announce', params: ({ event }) => ({ keys: [event.key] }) },
              },
              {
                guard: { type: 'isBeginning', params: ({ event }) => ({ key: event.key }) },
                target: 'awaiting',
                actions: { type: 'rememberFirst', params: ({ event }) => ({ key: event.key }) },
              },
            ],
          },
        },
        awaiting: {
          after: { sequenceTimeout: 'resting' },
          on: {
            'key.press': [
              {
                guard: {
                  type: 'isShortcut',
                  params: ({ context, event }) => ({ keys: [context.first ?? '', event.key] }),
                },
                target: 'resting',
                actions: {
                  type: 'announce',
                  params: ({ context, event }) => ({ keys: [context.first ?? '', event.key] }),
                },
              },
              {
                guard: { type: 'isShortcut', params: ({ event }) => ({ keys: [event.key] }) },
                target: 'resting',
                actions: { type: 'announce', params: ({ event }) => ({ keys: [event.key] }) },
              },
              { target: 'resting' },
            ],
          },
        },
      },
    },
    modifiedKeys: {
      on: {
        'singleKeys.allow': 'everyKey',
        'key.press': {
          guard: { type: 'isModified', params: ({ event }) => ({ keys: [event.key] }) },
          actions: { type: 'announce', params: ({ event }) => ({ keys: [event.key] }) },
        },
      },
    },
  },
});

/** Escape belongs to the layers, `/` to the search of the list, leafing through a list to its records. */
const elsewhere: readonly ShortcutId[] = ['layer', 'search', 'previousRecord', 'nextRecord'];

function isListened(shortcut: Shortcut | undefined): boolean {
  return shortcut !== undefined && !elsewhere.includes(shortcut.id);
}

export type ShortcutsRef = ActorRefFrom<typeof shortcutsMachine>;
