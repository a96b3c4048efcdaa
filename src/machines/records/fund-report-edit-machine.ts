import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { nextToJudge } from '@/domain/fund-reports/lines-in-turn';

import { callOf, firstEdit, fundReportEditSetup } from './fund-report-edit-setup';

/**
 * A fund report while it is being filled in: its lines are loaded, and what is typed is stored by itself after a pause,
 * slice by slice. Many lines at once, as a report has them that is opened, are judged in turns, those on the screen first.
 *
 * What the back end refuses is told apart from what it takes, line by line; what breaks a rule stays on the page, and what
 * was refused is not sent again by itself; lines that cannot be deleted are put back on demand. A call without an answer
 * goes out again unchanged, so that nothing is stored twice, later each time and no sooner than the host asks for. When somebody else has
 * changed the report, meanwhile or since a draft of it was begun, the person chooses: their own changes over the other's,
 * or the other's report.
 */
export const fundReportEditMachine = fundReportEditSetup().createMachine({
  id: 'fundReportEdit',
  context: ({ input }) => firstEdit(input),
  initial: 'loading',
  on: {
    'lines.change': { actions: { type: 'rememberLines', params: ({ event }) => ({ lines: event.lines }) } },
    'head.change': { actions: { type: 'rememberHead', params: ({ event }) => ({ head: event.head }) } },
    'lines.show': { actions: { type: 'rememberSight', params: ({ event }) => ({ first: event.first }) } },
  },
  states: {
    loading: {
      tags: 'busy',
      entry: 'forgetError',
      on: { 'lines.change': {}, 'head.change': {} },
      invoke: {
        id: 'loadLines',
        src: 'loadLines',
        input: ({ context }) => ({ report: context.report }),
        onDone: [
          {
            guard: { type: 'isDraftForeign', params: ({ event }) => ({ loaded: event.output }) },
            target: 'conflicting',
            actions: ['takeUpDraft', { type: 'rememberTheirs', params: ({ event }) => ({ loaded: event.output }) }],
          },
          {
            target: 'editing',
            actions: [{ type: 'openLines', params: ({ event }) => ({ loaded: event.output }) }, 'resumeDraft'],
          },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unavailable: { on: { 'edit.retry': 'loading', 'network.back': { guard: 'wasUnreachable', target: 'loading' } } },
    editing: {
      initial: 'resting',
      on: {
        'lines.change': {
          target: '.resting',
          actions: { type: 'rememberLines', params: ({ event }) => ({ lines: event.lines }) },
        },
        'head.change': {
          target: '.resting',
          actions: { type: 'rememberHead', params: ({ event }) => ({ head: event.head }) },
        },
      },
      states: {
        resting: {
          entry: 'passFewLines',
          always: [
            { guard: 'hasUnjudged', target: 'judging' },
            { guard: 'hasWork', target: 'waiting' },
            { guard: 'isSettled', target: 'settled' },
            { target: 'incomplete' },
          ],
        },
        judging: {
          tags: 'open',
          invoke: {
            id: 'judgeLines',
            src: 'judgeLines',
            input: ({ context: { lines, judged, inSight, judge } }) => ({
              lines: nextToJudge(lines, judged, inSight),
              judge,
            }),
            onDone: {
              target: 'resting',
              actions: { type: 'rememberJudged', params: ({ event }) => ({ lines: event.output }) },
            },
            onError: {
              target: '#fundReportEdit.failed',
              actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        settled: { tags: ['open', 'settled'] },
        incomplete: {
          tags: 'open',
          on: {
            'removals.retry': { target: '#fundReportEdit.preparing', actions: 'forgetRefusedRemovals' },
            'removals.takeBack': '#fundReportEdit.takingBack',
          },
        },
        waiting: {
          tags: 'open',
          after: { typingPause: '#fundReportEdit.preparing' },
          on: { 'edit.save': '#fundReportEdit.preparing' },
        },
      },
    },
    preparing: {
      entry: ['forgetError', 'prepareCall'],
      always: [{ guard: 'hasCall', target: 'saving' }, { target: 'editing' }],
    },
    saving: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'saveChanges',
        src: 'saveChanges',
        input: ({ context }) => ({ call: callOf(context) }),
        onDone: [
          {
            guard: 'hasUnjudged',
            target: 'editing',
            actions: { type: 'applyAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'preparing',
            actions: { type: 'applyAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'hasMoved', params: ({ event }) => ({ error: event.error }) },
            target: 'comparing',
            actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'preparing',
            actions: { type: 'narrow', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: [
              { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
              { type: 'settleFailedCall', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    failed: {
      tags: 'open',
      entry: 'countFailure',
      after: { retryPause: { guard: 'mayPass', target: 'preparing' } },
      on: {
        'edit.save': 'preparing',
        'edit.retry': 'preparing',
        'network.back': { guard: 'wasUnreachable', target: 'preparing' },
      },
    },
    comparing: {
      tags: ['open', 'busy'],
      entry: 'dropCall',
      invoke: {
        id: 'loadPresent',
        src: 'loadPresent',
        input: ({ context }) => ({ id: context.report.id }),
        onDone: [
          {
            guard: { type: 'isForeign', params: ({ event }) => ({ loaded: event.output }) },
            target: 'conflicting',
            actions: { type: 'rememberTheirs', params: ({ event }) => ({ loaded: event.output }) },
          },
          {
            guard: { type: 'hasNewStamp', params: ({ event }) => ({ loaded: event.output }) },
            target: 'preparing',
            actions: [{ type: 'rememberTheirs', params: ({ event }) => ({ loaded: event.output }) }, 'keepMine'],
          },
          { target: 'failed' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    takingBack: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'loadPresent',
        src: 'loadPresent',
        input: ({ context }) => ({ id: context.report.id }),
        onDone: [
          {
            guard: { type: 'isForeign', params: ({ event }) => ({ loaded: event.output }) },
            target: 'conflicting',
            actions: { type: 'rememberTheirs', params: ({ event }) => ({ loaded: event.output }) },
          },
          {
            target: 'preparing',
            actions: { type: 'takeBackRemovals', params: ({ event }) => ({ present: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    conflicting: {
      tags: 'open',
      on: {
        'conflict.keepMine': { guard: 'isStillOpen', target: 'preparing', actions: 'keepMine' },
        'conflict.takeTheirs': { target: 'editing', actions: ['takeTheirs', 'forgetError'] },
      },
    },
  },
});

export type FundReportEditRef = ActorRefFrom<typeof fundReportEditMachine>;
export type FundReportEditSnapshot = SnapshotFrom<typeof fundReportEditMachine>;
