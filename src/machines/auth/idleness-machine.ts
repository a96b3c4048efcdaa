import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';

import { idleMoment, lockMoment, type IdleLimits } from '@/domain/auth/idle-limits';

import { unprovidedSource } from '../unprovided';

export type IdlenessInput = {
  readonly limits: IdleLimits;
  /** The act from which on the watch counts. Epoch milliseconds. */
  readonly at: number;
};

type IdlenessContext = {
  readonly limits: IdleLimits;
  /** The latest act of the person, in whichever tab. Epoch milliseconds. */
  readonly lastActAt: number;
  /** When this machine last heard the time, so that guards need no clock of their own. Epoch milliseconds. */
  readonly heardAt: number;
};

/** What the clock says, and the latest act that any tab knows of before this event. Epoch milliseconds. */
type Told = { readonly at: number; readonly lastActAt: number };

export type IdlenessEvent =
  /** A key, a press, a move: the person is there. */
  | ({ type: 'person.acted' } & Told)
  /** The person has answered that they go on. */
  | { type: 'person.stays'; at: number }
  /** The person has done something in another tab, or has answered there. */
  | ({ type: 'tabs.acted' } & Told)
  /** The moment to look at the time has come, as the deadline watcher has noticed: by a timer, or on waking. */
  | ({ type: 'time.due' } & Told);

/**
 * Notices that nobody has done anything for so long that the session is to be locked, and asks before that (ABP's
 * Account module, idle session timeout).
 *
 * Every event is judged by the clock before it counts: the first key on a laptop that has slept through the lock is no
 * act that saves the session. What other tabs know is told with each event, because a tab that the browser had put away
 * gets their messages only after its own timers.
 */
export const idlenessMachine = setup({
  types: {} as {
    input: IdlenessInput;
    context: IdlenessContext;
    events: IdlenessEvent;
    /** `warned`: the person is asked whether they are still there. */
    tags: 'warned';
  },
  actors: {
    watchActs: unprovidedSource('watchActs'),
    watchDeadline: unprovidedSource<{ readonly deadline: number }>('watchDeadline'),
    watchOtherTabs: unprovidedSource<{ readonly at: number }, { readonly type: 'act.share'; readonly at: number }>(
      'watchOtherTabs',
    ),
  },
  actions: {
    rememberAct: assign({
      lastActAt: (_, params: { at: number }) => params.at,
      heardAt: (_, params) => params.at,
    }),
    shareAct: sendTo('watchOtherTabs', (_, params: { at: number }) => ({ type: 'act.share' as const, at: params.at })),
    /** A clock that was set back has not seen the last act yet: the time begins anew. */
    rememberTold: assign({
      lastActAt: ({ context }, told: Told) => Math.min(Math.max(context.lastActAt, told.lastActAt), told.at),
      heardAt: (_, told) => told.at,
    }),
    rememberTime: assign({ heardAt: (_, params: { at: number }) => params.at }),
  },
  guards: {
    /** Nobody was missing before this act; by a clock that was set back it is not known, and the timer goes by the other. */
    isInTime: ({ context: { limits, lastActAt } }, told: Told) =>
      told.at >= lastActAt && told.at < idleMoment(Math.max(lastActAt, told.lastActAt), limits),
    isInWarning: ({ context: { limits, lastActAt } }, params: { at: number }) =>
      params.at < lockMoment(lastActAt, limits),
    isIdle: ({ context: { limits, lastActAt, heardAt } }) => idleMoment(lastActAt, limits) <= heardAt,
    isOver: ({ context: { limits, lastActAt, heardAt } }) => lockMoment(lastActAt, limits) <= heardAt,
  },
}).createMachine({
  id: 'idleness',
  context: ({ input: { limits, at } }) => ({ limits, lastActAt: at, heardAt: at }),
  invoke: { id: 'watchOtherTabs', src: 'watchOtherTabs', input: ({ context }) => ({ at: context.lastActAt }) },
  initial: 'active',
  states: {
    active: {
      invoke: [
        { id: 'watchActs', src: 'watchActs' },
        {
          id: 'watchDeadline',
          src: 'watchDeadline',
          input: ({ context }) => ({ deadline: idleMoment(context.lastActAt, context.limits) }),
        },
      ],
      on: {
        'person.acted': [
          {
            // The timer runs on: when it is due, the time is judged anew.
            guard: { type: 'isInTime', params: ({ event }) => event },
            actions: [
              { type: 'rememberAct', params: ({ event }) => ({ at: event.at }) },
              { type: 'shareAct', params: ({ event }) => ({ at: event.at }) },
            ],
          },
          { target: 'judging', actions: { type: 'rememberTold', params: ({ event }) => event } },
        ],
        'time.due': { target: 'judging', actions: { type: 'rememberTold', params: ({ event }) => event } },
      },
    },
    /** Never rested in: what the clock and the acts of all tabs say now. */
    judging: {
      always: [{ guard: 'isOver', target: 'locked' }, { guard: 'isIdle', target: 'warning' }, { target: 'active' }],
    },
    /** The person is asked; only an answer counts, here or in another tab: a table that is knocked moves the mouse. */
    warning: {
      tags: 'warned',
      invoke: {
        id: 'watchDeadline',
        src: 'watchDeadline',
        input: ({ context }) => ({ deadline: lockMoment(context.lastActAt, context.limits) }),
      },
      on: {
        'person.stays': [
          {
            guard: { type: 'isInWarning', params: ({ event }) => ({ at: event.at }) },
            target: 'active',
            actions: [
              { type: 'rememberAct', params: ({ event }) => ({ at: event.at }) },
              { type: 'shareAct', params: ({ event }) => ({ at: event.at }) },
            ],
          },
          { target: 'judging', actions: { type: 'rememberTime', params: ({ event }) => ({ at: event.at }) } },
        ],
        'tabs.acted': { target: 'judging', actions: { type: 'rememberTold', params: ({ event }) => event } },
        'time.due': { target: 'judging', actions: { type: 'rememberTold', params: ({ event }) => event } },
      },
    },
    /** Nobody was there in time. */
    locked: { type: 'final' },
  },
});

export type IdlenessRef = ActorRefFrom<typeof idlenessMachine>;
