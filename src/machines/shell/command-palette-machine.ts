import { assign, emit, setup, type ActorRefFrom } from 'xstate';

import { searchDebounceMs } from '@/domain/constants';
import { toAppError, type AppError } from '@/domain/errors/app-error';
import { searchCommands, type Command } from '@/domain/navigation/command-search';
import { inKindOrder, isSearchable, type SearchHit } from '@/domain/search/search-hit';

import { unprovided } from '../unprovided';

export type CommandPaletteContext = {
  readonly commands: readonly Command[];
  readonly query: string;
  /** The commands that the query finds, best first. */
  readonly found: readonly Command[];
  /** The records that the query finds, below the commands; those of an earlier query are gone with it. */
  readonly hits: readonly SearchHit[];
  readonly error: AppError | undefined;
  /** Place of what is marked among commands and records. */
  readonly active: number;
  /** Commands used last, the latest first. */
  readonly recentIds: readonly string[];
};

type MarkMove = 'next' | 'previous' | 'first' | 'last';

export type CommandPaletteEvent =
  | { type: 'palette.open' }
  | { type: 'palette.close' }
  /** Another language, other rights, another page: other commands. */
  | { type: 'commands.change'; commands: readonly Command[] }
  | { type: 'query.change'; query: string }
  | { type: 'records.retry' }
  | { type: 'mark.move'; to: MarkMove }
  | { type: 'mark.point'; id: string }
  /** What is marked, or something else that was pressed. */
  | { type: 'command.choose'; id?: string | undefined }
  | { type: 'recent.forget' };

export type CommandPaletteEmitted = {
  readonly type: 'command.chosen';
  readonly id: string;
  readonly recentIds: readonly string[];
};

const mostRecent = 5;

/** Ids of what opens a record begin with it, the record's address follows: they say whose record it is. */
export const recordPrefix = 'record ';

/**
 * The command palette: what was typed, what it finds, what is marked. Commands are found at once; records are asked for
 * after a pause in typing, and what is out of date is called off and never shown.
 */
export const commandPaletteMachine = setup({
  types: {} as {
    context: CommandPaletteContext;
    events: CommandPaletteEvent;
    emitted: CommandPaletteEmitted;
    input: { readonly recentIds: readonly string[] };
    /** `searching`: records are still to come. */
    tags: 'searching';
  },
  actors: { findRecords: unprovided<readonly SearchHit[], { readonly query: string }>('findRecords') },
  actions: {
    startOver: assign(({ context }) => searched({ ...context, query: '' })),
    rememberCommands: assign(({ context }, { commands }: { commands: readonly Command[] }) =>
      kept(context, { ...context, commands, found: searchCommands(commands, context.query, context.recentIds) }),
    ),
    search: assign(({ context }, { query }: { query: string }) => searched({ ...context, query })),
    rememberHits: assign(({ context }, { hits }: { hits: readonly SearchHit[] }) =>
      kept(context, { ...context, hits: inKindOrder(hits), error: undefined }),
    ),
    rememberError: assign({ error: (_, params: { error: unknown }) => toAppError(params.error) }),
    forgetError: assign({ error: undefined }),
    move: assign({
      active: ({ context }, { to }: { to: MarkMove }) => moved(context.active, listedIds(context).length, to),
    }),
    point: assign({ active: ({ context }, { id }: { id: string }) => listedIds(context).indexOf(id) }),
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
    isListed: ({ context }, { id }: { id: string | undefined }) => listedIds(context).some((listed) => listed === id),
    isEnough: (_, { query }: { query: string }) => isSearchable(query),
  },
  delays: { searchPause: searchDebounceMs },
}).createMachine({
  id: 'commandPalette',
  context: ({ input }) => ({
    commands: [],
    query: '',
    found: [],
    hits: [],
    error: undefined,
    active: 0,
    recentIds: input.recentIds,
  }),
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
        'query.change': [
          {
            guard: { type: 'isEnough', params: ({ event }) => ({ query: event.query }) },
            target: '.pausing',
            actions: { type: 'search', params: ({ event }) => ({ query: event.query }) },
          },
          {
            target: '.resting',
            actions: { type: 'search', params: ({ event }) => ({ query: event.query }) },
          },
        ],
        'mark.move': { actions: { type: 'move', params: ({ event }) => ({ to: event.to }) } },
        'mark.point': {
          guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
          actions: { type: 'point', params: ({ event }) => ({ id: event.id }) },
        },
        'command.choose': {
          guard: { type: 'isListed', params: ({ context, event }) => ({ id: event.id ?? markedId(context) }) },
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
      initial: 'resting',
      states: {
        /** Too little was typed to look for records. */
        resting: {},
        pausing: { tags: 'searching', after: { searchPause: 'asking' } },
        asking: {
          tags: 'searching',
          entry: 'forgetError',
          invoke: {
            id: 'findRecords',
            src: 'findRecords',
            input: ({ context }) => ({ query: context.query }),
            onDone: {
              target: 'answered',
              actions: { type: 'rememberHits', params: ({ event }) => ({ hits: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        answered: {},
        failed: { on: { 'records.retry': 'asking' } },
      },
    },
  },
});

type Listed = Pick<CommandPaletteContext, 'found' | 'hits' | 'active'>;

export function markedId(context: Listed): string | undefined {
  return listedIds(context)[context.active];
}

/** The records that stand below the commands; one that was opened just now stands among the commands already. */
export function listedHits({ found, hits }: Pick<Listed, 'found' | 'hits'>): readonly SearchHit[] {
  const known = new Set(found.map(({ id }) => id));
  return hits.filter((hit) => !known.has(hitId(hit)));
}

export function hitId({ duongDan }: Pick<SearchHit, 'duongDan'>): string {
  return `${recordPrefix}${duongDan}`;
}

function listedIds(context: Pick<Listed, 'found' | 'hits'>): readonly string[] {
  return [...context.found.map(({ id }) => id), ...listedHits(context).map(hitId)];
}

function searched(context: CommandPaletteContext): CommandPaletteContext {
  const found = searchCommands(context.commands, context.query, context.recentIds);
  return { ...context, found, hits: [], error: undefined, active: 0 };
}

/** Something new in an open palette leaves the mark where it was, if what was marked is still there. */
function kept(before: CommandPaletteContext, after: CommandPaletteContext): CommandPaletteContext {
  const marked = markedId(before);
  return { ...after, active: Math.max(marked === undefined ? 0 : listedIds(after).indexOf(marked), 0) };
}

function moved(active: number, count: number, to: MarkMove): number {
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
