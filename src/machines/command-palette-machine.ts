import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { searchCommands, type Command } from '@/domain/navigation/command-search';

export type CommandPaletteContext = {
  readonly commands: readonly Command[];
  readonly query: string;
  /** What the query finds, best first. */
  readonly found: readonly Command[];
  /** Place of the marked command among the found ones. */
  readonly active: number;
  /** Commands used last, the latest first. */
  readonly recentIds: readonly string[];
};

export type CommandPaletteEvent =
  | { type: 'palette.open' }
  | { type: 'palette.close' }
  /** Another language, other rights, another page: other commands. */
  | { type: 'commands.change'; commands: readonly Command[] }
  | { type: 'query.change'; query: string }
  | { type: 'mark.move'; to: 'next' | 'previous' | 'first' | 'last' }
  | { type: 'mark.point'; id: string }
  /** The marked command, or another one that was pressed. */
  | { type: 'command.choose'; id?: string | undefined }
  | { type: 'recent.forget' };

export type CommandPaletteEmitted = {
  readonly type: 'command.chosen';
  readonly id: string;
  readonly recentIds: readonly string[];
};

const mostRecent = 5;

/** The command palette: what was typed, what it finds, what is marked. */
export const commandPaletteMachine = setup({
  types: {} as {
    context: CommandPaletteContext;
    events: CommandPaletteEvent;
    emitted: CommandPaletteEmitted;
    input: { readonly recentIds: readonly string[] };
  },
  actions: {
    startOver: assign(({ context }) => searched({ ...context, query: '' })),
    rememberCommands: assign(({ context }, { commands }: { commands: readonly Command[] }) =>
      kept(context, searched({ ...context, commands })),
    ),
    search: assign(({ context }, { query }: { query: string }) => searched({ ...context, query })),
    move: assign({
      active: ({ context }, { to }: { to: 'next' | 'previous' | 'first' | 'last' }) =>
        moved(context.active, context.found.length, to),
    }),
    point: assign({
      active: ({ context }, { id }: { id: string }) => context.found.findIndex((command) => command.id === id),
    }),
    rememberChoice: assign({
      recentIds: ({ context }, { id }: { id: string }) =>
        [id, ...context.recentIds.filter((recent) => recent !== id)].slice(0, mostRecent),
    }),
    announceChoice: emit(({ context }, { id }: { id: string }) => ({
      type: 'command.chosen' as const,
      id,
      recentIds: context.recentIds,
    })),
    forgetRecent: assign({ recentIds: [] }),
  },
  guards: {
    isFound: ({ context }, { id }: { id: string | undefined }) => context.found.some((command) => command.id === id),
  },
}).createMachine({
  id: 'commandPalette',
  context: ({ input }) => ({ commands: [], query: '', found: [], active: 0, recentIds: input.recentIds }),
  initial: 'closed',
  on: {
    'commands.change': {
      actions: { type: 'rememberCommands', params: ({ event }) => ({ commands: event.commands }) },
    },
    'recent.forget': { actions: 'forgetRecent' },
  },
  states: {
    closed: { on: { 'palette.open': { target: 'open', actions: 'startOver' } } },
    open: {
      on: {
        'palette.open': 'closed',
        'palette.close': 'closed',
        'query.change': { actions: { type: 'search', params: ({ event }) => ({ query: event.query }) } },
        'mark.move': { actions: { type: 'move', params: ({ event }) => ({ to: event.to }) } },
        'mark.point': {
          guard: { type: 'isFound', params: ({ event }) => ({ id: event.id }) },
          actions: { type: 'point', params: ({ event }) => ({ id: event.id }) },
        },
        'command.choose': {
          guard: { type: 'isFound', params: ({ context, event }) => ({ id: event.id ?? markedId(context) }) },
          target: 'closed',
          actions: [
            {
              type: 'rememberChoice',
              params: ({ context, event }) => ({ id: event.id ?? markedId(context) ?? '' }),
            },
            {
              type: 'announceChoice',
              params: ({ context, event }) => ({ id: event.id ?? markedId(context) ?? '' }),
            },
          ],
        },
      },
    },
  },
});

export function markedId({ found, active }: Pick<CommandPaletteContext, 'found' | 'active'>): string | undefined {
  return found[active]?.id;
}

function searched(context: CommandPaletteContext): CommandPaletteContext {
  return { ...context, found: searchCommands(context.commands, context.query, context.recentIds), active: 0 };
}

/** New commands under an open palette leave the mark where it was, if its command is still there. */
function kept(before: CommandPaletteContext, after: CommandPaletteContext): CommandPaletteContext {
  const place = after.found.findIndex(({ id }) => id === markedId(before));
  return { ...after, active: Math.max(place, 0) };
}

function moved(active: number, count: number, to: 'next' | 'previous' | 'first' | 'last'): number {
  switch (to) {
    case 'next':
      return count === 0 ? 0 : (active + 1) % count;
    case 'previous':
      return count === 0 ? 0 : (active + count - 1) % count;
    case 'first':
      return 0;
    case 'last':
      return Math.max(count - 1, 0);
  }
}

export type CommandPaletteRef = ActorRefFrom<typeof commandPaletteMachine>;
export type CommandPaletteSnapshot = SnapshotFrom<typeof commandPaletteMachine>;
