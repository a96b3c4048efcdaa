import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import type { Action } from '@/domain/desk/action';
import { openingOf, withAction, type Recording } from '@/domain/desk/recording';
import { toAppError, type AppError } from '@/domain/errors/app-error';

import { unprovided, unprovidedSource } from '../unprovided';

type RecordingContext = {
  readonly actions: readonly Action[];
  readonly leftIn: LeftRecording['state'] | undefined;
  readonly error: AppError | undefined;
};

/** What is recorded and neither kept nor thrown away, as one page leaves it to the next. */
export type LeftRecording = {
  readonly state: (typeof leftStates)[number];
  readonly actions: readonly Action[];
};

export const leftStates = ['recording', 'paused', 'stopped'] as const;

export type RecordingInput = {
  /** What the page before had recorded; it goes on as it was left. */
  readonly left?: LeftRecording | undefined;
};

export type RecordingEvent =
  /** @property address The page that is open. */
  | { type: 'recording.start'; address: string }
  | { type: 'action.add'; action: Action }
  | { type: 'recording.pause' }
  | { type: 'recording.resume' }
  | { type: 'recording.stop' }
  | { type: 'recording.save'; recording: Recording }
  | { type: 'recording.discard' };

/** Writes down what a trainer does on the page, until it is named and kept, or thrown away. */
export const recordingMachine = setup({
  types: {} as {
    context: RecordingContext;
    input: RecordingInput;
    events: RecordingEvent;
    /** `open`: something is recorded that is not kept yet. */
    tags: 'open';
  },
  actors: {
    watchHand: unprovidedSource('watchHand'),
    save: unprovided<void, { readonly recording: Recording }>('save'),
  },
  actions: {
    begin: assign({
      actions: (_, params: { address: string }) => [openingOf(params.address)],
    }),
    add: assign({ actions: ({ context }, params: { action: Action }) => withAction(context.actions, params.action) }),
    clear: assign({ actions: [], error: undefined }),
    rememberError: assign({ error: (_, params: { error: unknown }) => toAppError(params.error) }),
  },
  guards: {
    wasRecording: ({ context }) => context.leftIn === 'recording',
    wasPaused: ({ context }) => context.leftIn === 'paused',
    wasStopped: ({ context }) => context.leftIn === 'stopped',
  },
}).createMachine({
  id: 'recording',
  context: ({ input }) => ({
    actions: input.left?.actions ?? [],
    leftIn: input.left?.state,
    error: undefined,
  }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [
        { guard: 'wasRecording', target: 'recording' },
        { guard: 'wasPaused', target: 'paused' },
        { guard: 'wasStopped', target: 'stopped' },
        { target: 'idle' },
      ],
    },
    idle: {
      on: {
        'recording.start': { target: 'recording', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    recording: {
      tags: 'open',
      invoke: { id: 'watchHand', src: 'watchHand' },
      on: {
        'action.add': { actions: { type: 'add', params: ({ event }) => event } },
        'recording.pause': 'paused',
        'recording.stop': 'stopped',
      },
    },
    paused: { tags: 'open', on: { 'recording.resume': 'recording', 'recording.stop': 'stopped' } },
    stopped: {
      tags: 'open',
      on: {
        'recording.save': 'saving',
        'recording.discard': { target: 'idle', actions: 'clear' },
      },
    },
    saving: {
      tags: 'open',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ event }) => ({ recording: recordingIn(event) }),
        onDone: { target: 'idle', actions: 'clear' },
        onError: {
          target: 'stopped',
          actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});

export type RecordingRef = ActorRefFrom<typeof recordingMachine>;
export type RecordingSnapshot = SnapshotFrom<typeof recordingMachine>;

function recordingIn(event: { readonly type: string }): Recording {
  if (event.type !== 'recording.save' || !('recording' in event)) {
    throw new Error(`"${event.type}" carries no recording.`);
  }
  return event.recording as Recording;
}
