import { assign, emit, setup, type ActorRefFrom } from 'xstate';

import { requestTimeoutMs } from '@/domain/constants';

import { unprovided } from '../unprovided';

type ReloadContext = {
  /** This page is the outcome of a reload, and has not been in order since. */
  readonly wasReloaded: boolean;
};

export type ReloadEvent =
  /** Somebody wants to get past a part of the page that does not work. */
  | { type: 'reload.ask'; isAuthenticated: boolean }
  /** A part of the page has failed: the page is not in order. */
  | { type: 'page.fail' }
  /** It works again, or is gone. */
  | { type: 'page.recover' };

/** Reloading has not helped, and signing in anew is not needed: the part that failed may try again by itself. */
export type ReloadEmitted = { type: 'reload.useless' };

/**
 * The reload helper of the framework (register A-17): the first time it reloads the page; afterwards, if the person is
 * not authenticated, it signs out and goes to the sign-in page.
 *
 * A page that stays in order for a while has been helped by its reload; the next failure is a first one again.
 */
export const reloadMachine = setup({
  types: {} as {
    context: ReloadContext;
    input: { readonly wasReloaded: boolean };
    events: ReloadEvent;
    emitted: ReloadEmitted;
    tags: 'busy';
  },
  actors: {
    /** Stays pending until the page is gone. */
    reloadPage: unprovided<void>('reloadPage'),
    leaveForSignIn: unprovided<void>('leaveForSignIn'),
    forgetReload: unprovided<void>('forgetReload'),
  },
  actions: {
    rememberReload: assign({ wasReloaded: true }),
    rememberOrder: assign({ wasReloaded: false }),
    announceUseless: emit({ type: 'reload.useless' }),
  },
  guards: {
    isFirst: ({ context }) => !context.wasReloaded,
    isVisitor: (_, params: { isAuthenticated: boolean }) => !params.isAuthenticated,
  },
  delays: {
    /** Long enough for the code of a page to be fetched or to fail. */
    untilInOrder: 10_000,
    /** The browser can refuse to leave, as when the person wants to stay with their unsaved input. */
    untilGivenUp: requestTimeoutMs,
  },
}).createMachine({
  id: 'reload',
  context: ({ input }) => ({ wasReloaded: input.wasReloaded }),
  initial: 'settling',
  on: {
    'reload.ask': [
      { guard: 'isFirst', target: '.reloading' },
      {
        guard: { type: 'isVisitor', params: ({ event }) => ({ isAuthenticated: event.isAuthenticated }) },
        target: '.leaving',
      },
      { actions: 'announceUseless' },
    ],
    'page.fail': '.failing',
    'page.recover': '.settling',
  },
  states: {
    settling: { after: { untilInOrder: 'forgetting' } },
    forgetting: {
      invoke: { id: 'forgetReload', src: 'forgetReload', onDone: 'settled', onError: 'settled' },
      exit: 'rememberOrder',
    },
    settled: {},
    failing: {},
    reloading: {
      tags: 'busy',
      invoke: { id: 'reloadPage', src: 'reloadPage', onError: 'failing' },
      after: { untilGivenUp: 'failing' },
      exit: 'rememberReload',
      on: { 'reload.ask': {}, 'page.fail': {}, 'page.recover': {} },
    },
    leaving: {
      tags: 'busy',
      invoke: { id: 'leaveForSignIn', src: 'leaveForSignIn', onDone: 'settling', onError: 'failing' },
      on: { 'reload.ask': {}, 'page.fail': {}, 'page.recover': {} },
    },
  },
});

export type ReloadRef = ActorRefFrom<typeof reloadMachine>;
