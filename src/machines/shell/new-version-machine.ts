import { emit, setup, type ActorRefFrom } from 'xstate';

import { requestTimeoutMs } from '@/domain/constants';

import { unprovided } from '../unprovided';

export type NewVersionEvent =
  /** The tab was shown again, or got its network back. */
  | { type: 'tab.wake' }
  /** Code of this version could not be fetched: it may not be served any more. */
  | { type: 'code.missing' }
  /** The person wants the new version now. */
  | { type: 'version.take' }
  /** The person goes on with the old one for a while. */
  | { type: 'version.postpone' };

/** The page may be reloaded, once whatever is unsaved has been asked about. */
export type NewVersionEmitted = { type: 'reload.requested' };

/**
 * Notices that the server has a newer version than this page, and offers it. It never reloads by itself: unsaved input
 * is the person's own to give up.
 */
export const newVersionMachine = setup({
  types: {} as {
    events: NewVersionEvent;
    emitted: NewVersionEmitted;
    /** `offered`: the person is asked whether they want the new version. */
    tags: 'offered';
  },
  actors: {
    /** Answers whether another version is served; rejects when that cannot be told. */
    checkVersion: unprovided<boolean>('checkVersion'),
  },
  actions: { askForReload: emit({ type: 'reload.requested' }) },
  guards: { isAnother: (_, params: { isAnother: boolean }) => params.isAnother },
  delays: {
    /** How often it is asked by itself. */
    interval: 15 * 60_000,
    /** Waking again and again is no reason to ask again and again. */
    rest: 60_000,
    /** How long a person who goes on with the old version is left alone. */
    postponed: 30 * 60_000,
    checkTime: requestTimeoutMs,
  },
}).createMachine({
  id: 'newVersion',
  initial: 'resting',
  states: {
    /** Asked a moment ago. */
    resting: { after: { rest: 'waiting' }, on: { 'code.missing': 'checking' } },
    waiting: { after: { interval: 'checking' }, on: { 'tab.wake': 'checking', 'code.missing': 'checking' } },
    checking: {
      invoke: {
        id: 'checkVersion',
        src: 'checkVersion',
        onDone: [
          {
            guard: { type: 'isAnother', params: ({ event }) => ({ isAnother: event.output }) },
            target: 'offering',
          },
          { target: 'resting' },
        ],
        onError: 'resting',
      },
      after: { checkTime: 'resting' },
    },
    offering: {
      tags: 'offered',
      on: { 'version.take': { actions: 'askForReload' }, 'version.postpone': 'postponed' },
    },
    postponed: { after: { postponed: 'offering' }, on: { 'code.missing': 'offering' } },
  },
});

export type NewVersionRef = ActorRefFrom<typeof newVersionMachine>;
