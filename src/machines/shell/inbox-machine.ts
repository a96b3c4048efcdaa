import { assign, emit, raise, setup, type ActorRefFrom } from 'xstate';

import { loaderDelayMs } from '@/domain/constants';
import { toAppError, type AppError } from '@/domain/errors/app-error';
import {
  unreadAfter,
  withMore,
  withReadMark,
  type Notification,
  type NotificationPage,
  type OpenTask,
  type ReadMark,
} from '@/domain/notifications/notification';

import { unprovided } from '../unprovided';

export type InboxContext = {
  readonly notifications: readonly Notification[];
  /** Messages on the server, those that are not loaded included. */
  readonly totalCount: number;
  readonly unreadCount: number;
  /** `undefined` until the server has answered once. */
  readonly tasks: readonly OpenTask[] | undefined;
  readonly error: AppError | undefined;
  /** What was read here and not yet told to the server; the first is under way. */
  readonly marks: readonly ReadMark[];
  /** Told to the server since it was asked for messages: its answer may be older than they are. */
  readonly told: readonly ReadMark[];
};

export type InboxEvent =
  | { type: 'inbox.refresh' }
  | { type: 'inbox.more' }
  | { type: 'notification.read'; id: string }
  | { type: 'notifications.readAll' };

/** What was marked as read counts as unread again. */
type InboxEmitted = { type: 'mark.refused'; error: AppError };

export type InboxAnswer = { readonly page: NotificationPage; readonly tasks: readonly OpenTask[] };

/**
 * Messages and open tasks of the signed-in person (register S-07). What is on the screen stays while it is asked for
 * again; what was read is marked here at once and told to the server one by one.
 */
export const inboxMachine = setup({
  types: {} as {
    context: InboxContext;
    events: InboxEvent;
    emitted: InboxEmitted;
    /** `slow`: the first wait is long enough to be told about (register W-06). */
    tags: 'busy' | 'slow';
  },
  actors: {
    /** Messages from the newest on, no fewer than are known: what was scrolled to must not go by being asked for again. */
    loadInbox: unprovided<InboxAnswer, { readonly known: number }>('loadInbox'),
    loadMore: unprovided<NotificationPage, { readonly skipCount: number }>('loadMore'),
    sendMark: unprovided<void, { readonly mark: ReadMark }>('sendMark'),
  },
  actions: {
    rememberAnswer: assign((_, { page, tasks }: InboxAnswer) => ({ ...counted(page), tasks, error: undefined })),
    rememberMore: assign(({ context }, { page }: { page: NotificationPage }) => ({
      ...counted(page),
      // Whether the page was counted before or after a mark that came meanwhile cannot be told from it.
      unreadCount: freshMarks(context).length > 0 ? context.unreadCount : page.soChuaDoc,
      notifications: withMore(context.notifications, page.items),
    })),
    /** An answer that left the server before a mark came to it must not take the mark back. */
    applyMarks: assign(({ context }) => freshMarks(context).reduce(marked, context)),
    rememberError: assign({ error: (_, params: { error: unknown }) => toAppError(params.error) }),
    mark: assign(({ context }, { mark }: { mark: ReadMark }) => ({
      ...marked(context, mark),
      marks: [...context.marks, mark],
    })),
    rememberTold: assign(({ context: { marks, told } }) => ({
      marks: marks.slice(1),
      told: [...told, ...marks.slice(0, 1)],
    })),
    forgetTold: assign({ told: [] }),
    dropMarks: assign({ marks: [] }),
    announceRefused: emit((_, { error }: { error: unknown }) => ({
      type: 'mark.refused' as const,
      error: toAppError(error),
    })),
    askForTruth: raise({ type: 'inbox.refresh' }),
  },
  guards: {
    isKnown: ({ context }) => context.tasks !== undefined,
    hasMore: ({ context }) => context.notifications.length < context.totalCount,
    hasMark: ({ context }) => context.marks.length > 0,
    isUnread: ({ context }, { id }: { id: string }) =>
      context.notifications.some((notification) => notification.id === id && !notification.daDoc),
    hasUnread: ({ context }) => context.unreadCount > 0,
    isOffline: (_, { error }: { error: unknown }) => toAppError(error).code === 'network.unreachable',
  },
  delays: { untilSlow: loaderDelayMs },
}).createMachine({
  id: 'inbox',
  context: {
    notifications: [],
    totalCount: 0,
    unreadCount: 0,
    tasks: undefined,
    error: undefined,
    marks: [],
    told: [],
  },
  type: 'parallel',
  states: {
    content: {
      initial: 'unasked',
      states: {
        unasked: { on: { 'inbox.refresh': 'fetching' } },
        fetching: {
          tags: 'busy',
          entry: 'forgetTold',
          invoke: {
            id: 'loadInbox',
            src: 'loadInbox',
            input: ({ context }) => ({ known: context.notifications.length }),
            onDone: {
              target: 'ready',
              actions: [{ type: 'rememberAnswer', params: ({ event }) => event.output }, 'applyMarks'],
            },
            onError: [
              {
                guard: { type: 'isOffline', params: ({ event }) => ({ error: event.error }) },
                target: 'offline',
                actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
              },
              {
                target: 'failed',
                actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
          initial: 'choosing',
          states: {
            choosing: { always: [{ guard: 'isKnown', target: 'refreshing' }, { target: 'loading' }] },
            loading: {
              initial: 'quick',
              states: { quick: { after: { untilSlow: 'slow' } }, slow: { tags: 'slow' } },
            },
            refreshing: {},
          },
        },
        ready: {
          on: {
            'inbox.refresh': 'fetching',
            'inbox.more': { guard: 'hasMore', target: 'extending' },
          },
        },
        extending: {
          tags: 'busy',
          entry: 'forgetTold',
          on: { 'inbox.refresh': 'fetching' },
          invoke: {
            id: 'loadMore',
            src: 'loadMore',
            input: ({ context }) => ({ skipCount: context.notifications.length }),
            onDone: {
              target: 'ready',
              actions: [{ type: 'rememberMore', params: ({ event }) => ({ page: event.output }) }, 'applyMarks'],
            },
            onError: {
              target: 'failed',
              actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        failed: { on: { 'inbox.refresh': 'fetching' } },
        offline: { on: { 'inbox.refresh': 'fetching' } },
      },
    },
    marks: {
      initial: 'resting',
      on: {
        'notification.read': {
          guard: { type: 'isUnread', params: ({ event }) => ({ id: event.id }) },
          actions: { type: 'mark', params: ({ event }) => ({ mark: { kind: 'one', id: event.id } }) },
        },
        'notifications.readAll': {
          guard: 'hasUnread',
          actions: {
            type: 'mark',
            params: ({ context }) => ({ mark: { kind: 'all', upTo: context.notifications[0]?.thoiGian ?? '' } }),
          },
        },
      },
      states: {
        resting: { always: { guard: 'hasMark', target: 'sending' } },
        sending: {
          invoke: {
            id: 'sendMark',
            src: 'sendMark',
            input: ({ context }) => ({ mark: firstMark(context) }),
            onDone: { target: 'resting', actions: 'rememberTold' },
            onError: {
              target: 'resting',
              actions: [
                'dropMarks',
                { type: 'announceRefused', params: ({ event }) => ({ error: event.error }) },
                'askForTruth',
              ],
            },
          },
        },
      },
    },
  },
});

function counted({ items, totalCount, soChuaDoc }: NotificationPage) {
  return { notifications: items, totalCount, unreadCount: soChuaDoc };
}

function firstMark({ marks: [mark] }: InboxContext): ReadMark {
  if (mark === undefined) {
    throw new Error('A mark can only be told while there is one.');
  }
  return mark;
}

/** What an answer that was asked for before may not know yet. */
function freshMarks({ marks, told }: InboxContext): readonly ReadMark[] {
  return [...told, ...marks];
}

function marked({ notifications, unreadCount, ...context }: InboxContext, mark: ReadMark): InboxContext {
  return {
    ...context,
    notifications: withReadMark(notifications, mark),
    unreadCount: unreadAfter(notifications, unreadCount, mark),
  };
}

export type InboxRef = ActorRefFrom<typeof inboxMachine>;
