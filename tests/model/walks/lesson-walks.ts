import type { Lesson } from '@/domain/desk/lesson';
import { AppError } from '@/domain/errors/app-error';
import { lessonMachine } from '@/machines/desk/lesson-machine';
import { leftStates, recordingMachine } from '@/machines/desk/recording-machine';

import type { WalkDescription } from '../../support/machine-walk';

const said = { expects: [], expected: 'Xong' };
const lesson: Lesson = {
  id: 'bai',
  title: 'Bài',
  goal: 'Mục tiêu',
  audience: 'Mọi người',
  group: 'entry',
  steps: [
    { ...said, text: 'Một', actions: [{ do: 'signOut' }, { do: 'disarm' }] },
    { ...said, text: 'Hai', actions: [], isByHand: true },
  ],
};

export const lessonWalk: WalkDescription<typeof lessonMachine> = {
  machine: lessonMachine,
  input: {},
  events: {
    'lesson.start': [{ type: 'lesson.start', lesson }],
    'lesson.play': [{ type: 'lesson.play' }],
    'lesson.pause': [{ type: 'lesson.pause' }],
    'lesson.stop': [{ type: 'lesson.stop' }],
    'step.perform': [{ type: 'step.perform' }],
    'step.skip': [{ type: 'step.skip' }],
    'speed.choose': [{ type: 'speed.choose', speed: 'normal' }],
  },
  calls: {
    watchResult: { outputs: [undefined], errors: [new Error('Mất mạng.')] },
    performAction: { outputs: [undefined], errors: [new Error('Không tìm thấy nút.')] },
    checkResult: { outputs: [undefined], errors: [new Error('Chờ mãi không thấy.')] },
  },
  delays: {
    'xstate.after.reading.lesson.running.announcing': 2_000,
    'xstate.after.tooLong.lesson.running.performing': 90_000,
  },
  project: ({ value, context }) => [
    value,
    context.lesson?.id,
    context.step,
    context.action,
    context.isAutomatic,
    context.failure,
  ],
};

export const recordingWalk: WalkDescription<typeof recordingMachine> = {
  machine: recordingMachine,
  input: {},
  events: {
    'recording.start': [{ type: 'recording.start', address: '/' }],
    'action.add': [{ type: 'action.add', action: { do: 'open', address: '/csdl' } }],
    'recording.pause': [{ type: 'recording.pause' }],
    'recording.resume': [{ type: 'recording.resume' }],
    'recording.stop': [{ type: 'recording.stop' }],
    'recording.save': [
      {
        type: 'recording.save',
        recording: { id: 'a', name: 'A', recordedAt: '2026-11-15T03:00:00.000Z', actions: [{ do: 'signOut' }] },
      },
    ],
    'recording.discard': [{ type: 'recording.discard' }],
  },
  calls: { save: { outputs: [undefined], errors: [new AppError('storage.unavailable')] } },
  project: ({ value, context }) => [value, context.actions, context.error?.code],
};

/** As a page before has left it. */
export const leftRecordingWalks: readonly WalkDescription<typeof recordingMachine>[] = leftStates.map((state) => ({
  ...recordingWalk,
  input: { left: { state, actions: [{ do: 'open', address: '/' }] } },
}));
