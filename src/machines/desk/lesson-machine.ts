import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import type { Action } from '@/domain/desk/action';
import type { Lesson, LessonProgress, LessonStep, Speed } from '@/domain/desk/lesson';

import { unprovided } from '../unprovided';

type LessonContext = {
  readonly lesson: Lesson | undefined;
  readonly step: number;
  /** Actions of the step that are done. */
  readonly action: number;
  /** True: the whole lesson is shown; false: one step at a time, by the trainee's hand or for him. */
  readonly isAutomatic: boolean;
  readonly speed: Speed;
  /** True: the page before ended in the middle of the step. */
  readonly isUnderWay: boolean;
  /** What was expected and did not come, or could not be done. */
  readonly failure: string | undefined;
};

export type LessonInput = {
  /** What the page before was in the middle of. */
  readonly lesson?: Lesson | undefined;
  readonly progress?: LessonProgress | undefined;
};

export type LessonEvent =
  | { type: 'lesson.start'; lesson: Lesson }
  /** Shows everything from here on. */
  | { type: 'lesson.play' }
  /** After the step under way the trainee is asked again. */
  | { type: 'lesson.pause' }
  | { type: 'lesson.stop' }
  /** Does the step for the trainee. */
  | { type: 'step.perform' }
  /** Goes on without it. */
  | { type: 'step.skip' }
  | { type: 'speed.choose'; speed: Speed };

/**
 * Leads through a lesson: says what to do, waits until what is expected is on the page, or does it, action by action,
 * and looks whether it came (issue «trainer's desk», register D-03).
 */
export const lessonMachine = setup({
  types: {} as {
    context: LessonContext;
    input: LessonInput;
    events: LessonEvent;
    /** `active`: a lesson is open. `working`: the desk has its hand on the page. */
    tags: 'active' | 'working';
  },
  actors: {
    watchResult: unprovided<void, { readonly step: LessonStep }>('watchResult'),
    performAction: unprovided<void, { readonly action: Action; readonly speed: Speed }>('performAction'),
    checkResult: unprovided<void, { readonly step: LessonStep }>('checkResult'),
  },
  actions: {
    open: assign({
      lesson: (_, params: { lesson: Lesson }) => params.lesson,
      step: 0,
      action: 0,
      isAutomatic: false,
      failure: undefined,
    }),
    close: assign({ lesson: undefined, step: 0, action: 0, isAutomatic: false, failure: undefined }),
    play: assign({ isAutomatic: true }),
    pause: assign({ isAutomatic: false }),
    beginStep: assign({ action: 0, failure: undefined }),
    countAction: assign({ action: ({ context }) => context.action + 1 }),
    countStep: assign({ step: ({ context }) => context.step + 1, action: 0, failure: undefined }),
    rememberFailure: assign({ failure: (_, params: { error: unknown }) => wordsOf(params.error), isAutomatic: false }),
    rememberSlowness: assign({ failure: 'Thao tác không kết thúc.', isAutomatic: false }),
    chooseSpeed: assign({ speed: (_, params: { speed: Speed }) => params.speed }),
  },
  guards: {
    isOpen: ({ context }) => context.lesson !== undefined,
    isUnderWay: ({ context }) => context.lesson !== undefined && context.isUnderWay,
    isLastStep: ({ context }) => context.step + 1 >= (context.lesson?.steps.length ?? 0),
    isAutomatic: ({ context }) => context.isAutomatic && stepOf(context).isByHand !== true,
    isDoable: ({ context }) => stepOf(context).isByHand !== true,
    hasMoreActions: ({ context }) => context.action + 1 < stepOf(context).actions.length,
    isPerformed: ({ context }) => context.action >= stepOf(context).actions.length,
  },
  delays: {
    /** Time to read what comes. */
    reading: ({ context }) => readingMs[context.speed],
    tooLong: 90_000,
  },
}).createMachine({
  id: 'lesson',
  context: ({ input }) => ({
    lesson: input.lesson,
    step: input.progress?.step ?? 0,
    action: input.progress?.action ?? 0,
    isAutomatic: input.progress?.isAutomatic ?? false,
    isUnderWay: input.progress?.isUnderWay ?? false,
    speed: input.progress?.speed ?? 'normal',
    failure: undefined,
  }),
  initial: 'beginning',
  on: {
    'lesson.start': { target: '.running', actions: { type: 'open', params: ({ event }) => event } },
    'speed.choose': { actions: { type: 'chooseSpeed', params: ({ event }) => event } },
  },
  states: {
    beginning: {
      always: [
        { guard: 'isUnderWay', target: 'running.resuming' },
        { guard: 'isOpen', target: 'running' },
        { target: 'idle' },
      ],
    },
    idle: {},
    running: {
      tags: 'active',
      initial: 'choosing',
      on: { 'lesson.stop': { target: 'idle', actions: 'close' } },
      states: {
        choosing: { always: [{ guard: 'isAutomatic', target: 'announcing' }, { target: 'showing' }] },
        resuming: { always: [{ guard: 'isPerformed', target: 'checking' }, { target: 'performing' }] },
        /** The trainee's own hand. */
        showing: {
          invoke: {
            id: 'watchResult',
            src: 'watchResult',
            input: ({ context }) => ({ step: stepOf(context) }),
            onDone: 'ticked',
            onError: {
              target: 'failed',
              actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: {
            'step.perform': { guard: 'isDoable', target: 'performing', actions: 'beginStep' },
            'lesson.play': { target: 'choosing', actions: 'play' },
            'lesson.pause': { actions: 'pause' },
            'step.skip': 'ticked',
          },
        },
        announcing: {
          tags: 'working',
          after: { reading: { target: 'performing', actions: 'beginStep' } },
          on: { 'lesson.pause': { target: 'showing', actions: 'pause' }, 'step.skip': 'ticked' },
        },
        performing: {
          tags: 'working',
          invoke: {
            id: 'performAction',
            src: 'performAction',
            input: ({ context }) => ({ action: actionOf(context), speed: context.speed }),
            onDone: [
              { guard: 'hasMoreActions', target: 'performing', reenter: true, actions: 'countAction' },
              { target: 'checking', actions: 'countAction' },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: { tooLong: { target: 'failed', actions: 'rememberSlowness' } },
          on: { 'lesson.pause': { actions: 'pause' } },
        },
        checking: {
          tags: 'working',
          invoke: {
            id: 'checkResult',
            src: 'checkResult',
            input: ({ context }) => ({ step: stepOf(context) }),
            onDone: 'ticked',
            onError: {
              target: 'failed',
              actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: { 'lesson.pause': { actions: 'pause' }, 'step.skip': 'ticked' },
        },
        ticked: {
          always: [
            { guard: 'isLastStep', target: '#lesson.done', actions: 'countStep' },
            { target: 'choosing', actions: 'countStep' },
          ],
        },
        failed: {
          on: {
            'step.perform': { guard: 'isDoable', target: 'performing', actions: 'beginStep' },
            'lesson.play': [
              { guard: 'isDoable', target: 'performing', actions: ['beginStep', 'play'] },
              { target: 'showing', actions: ['beginStep', 'play'] },
            ],
            'step.skip': 'ticked',
          },
        },
      },
    },
    done: {
      tags: 'active',
      on: { 'lesson.stop': { target: 'idle', actions: 'close' } },
    },
  },
});

export type LessonRef = ActorRefFrom<typeof lessonMachine>;
export type LessonSnapshot = SnapshotFrom<typeof lessonMachine>;

/** Milliseconds. */
const readingMs: Readonly<Record<Speed, number>> = { slow: 4_000, normal: 2_000, fast: 600, full: 0 };

function stepOf({ lesson, step }: LessonContext): LessonStep {
  const found = lesson?.steps[step];
  if (found === undefined) {
    throw new RangeError(`The lesson has no step ${step}.`);
  }
  return found;
}

function actionOf(context: LessonContext): Action {
  const found = stepOf(context).actions[context.action];
  if (found === undefined) {
    throw new RangeError(`Step ${context.step} has no action ${context.action}.`);
  }
  return found;
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
