import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';

import type { Lesson, LessonProgress } from '@/domain/desk/lesson';
import { AppError } from '@/domain/errors/app-error';
import { lessonMachine } from '@/machines/desk/lesson-machine';
import { leftStates, recordingMachine, type RecordingInput } from '@/machines/desk/recording-machine';

const step = (text: string, actions: Lesson['steps'][number]['actions'], isByHand?: true) => ({
  text,
  actions,
  expects: [],
  expected: 'Xong',
  ...(isByHand === undefined ? {} : { isByHand }),
});

const lesson: Lesson = {
  id: 'bai',
  title: 'Bài',
  goal: 'Mục tiêu',
  audience: 'Mọi người',
  group: 'entry',
  steps: [step('Một', [{ do: 'signOut' }, { do: 'disarm' }]), step('Hai', [], true), step('Ba', [{ do: 'resetData' }])],
};

/** A lesson whose page does what it is told, unless it is told to fail. */
function run(input: { lesson?: Lesson; progress?: LessonProgress } = {}) {
  const done: string[] = [];
  const clock = new SimulatedClock();
  let finish: (() => void) | undefined;
  let failure: Error | undefined;
  let watchFailure: Error | undefined;
  const ref = createActor(
    lessonMachine.provide({
      actors: {
        performAction: fromPromise(({ input: { action } }) => {
          done.push(action.do);
          return failure === undefined ? Promise.resolve() : Promise.reject(failure);
        }),
        checkResult: fromPromise(() => Promise.resolve()),
        watchResult: fromPromise(
          () =>
            new Promise<void>((resolve, reject) => {
              finish = resolve;
              if (watchFailure !== undefined) {
                reject(watchFailure);
              }
            }),
        ),
      },
    }),
    { input, clock },
  ).start();
  return {
    ref,
    clock,
    done,
    tick: () => finish?.(),
    fail: (words: string) => {
      failure = new Error(words);
    },
    breakWatch: (error: Error | undefined) => {
      watchFailure = error;
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the lesson machine', () => {
  it('D-03 waits for the trainee and ticks the step when the result is there', async () => {
    const { ref, tick } = run();
    ref.send({ type: 'lesson.start', lesson });
    expect(ref.getSnapshot().value).toEqual({ running: 'showing' });
    tick();
    await settled();
    expect(ref.getSnapshot().context.step).toBe(1);
  });

  it('D-03 shows the whole lesson by itself, and waits where only a hand can go on', async () => {
    const { ref, clock, done, tick } = run();
    ref.send({ type: 'lesson.start', lesson });
    ref.send({ type: 'lesson.play' });
    clock.increment(2_000);
    await settled();
    await settled();
    expect(done).toEqual(['signOut', 'disarm']);
    expect(ref.getSnapshot()).toMatchObject({ value: { running: 'showing' }, context: { step: 1, isAutomatic: true } });
    expect(ref.getSnapshot().can({ type: 'step.perform' })).toBe(false);
    tick();
    await settled();
    clock.increment(2_000);
    await settled();
    await settled();
    expect(ref.getSnapshot().value).toBe('done');
  });

  it('D-03 says what failed, does it again or goes on without it', async () => {
    const { ref, fail, done } = run();
    fail('Không tìm thấy nút.');
    ref.send({ type: 'lesson.start', lesson });
    ref.send({ type: 'step.perform' });
    await settled();
    expect(ref.getSnapshot()).toMatchObject({
      value: { running: 'failed' },
      context: { failure: 'Không tìm thấy nút.' },
    });
    ref.send({ type: 'step.perform' });
    await settled();
    expect(done).toEqual(['signOut', 'signOut']);
    ref.send({ type: 'step.skip' });
    expect(ref.getSnapshot().context).toMatchObject({ step: 1, failure: undefined });
  });

  it('D-03 outlives a watch over the page that fails, and watches again', async () => {
    const { ref, breakWatch, tick } = run();
    breakWatch(new Error('Mất mạng.'));
    ref.send({ type: 'lesson.start', lesson });
    await settled();
    expect(ref.getSnapshot()).toMatchObject({
      status: 'active',
      value: { running: 'failed' },
      context: { failure: 'Mất mạng.' },
    });
    ref.send({ type: 'step.skip' });
    await settled();
    // The second step is for a hand alone.
    expect(ref.getSnapshot()).toMatchObject({ value: { running: 'failed' }, context: { step: 1 } });
    expect(ref.getSnapshot().can({ type: 'step.perform' })).toBe(false);
    breakWatch(undefined);
    ref.send({ type: 'lesson.play' });
    expect(ref.getSnapshot()).toMatchObject({ value: { running: 'showing' }, context: { failure: undefined } });
    tick();
    await settled();
    expect(ref.getSnapshot()).toMatchObject({ value: { running: 'announcing' }, context: { step: 2 } });
  });

  it('D-03 goes on in the middle of a step after the page has begun anew', async () => {
    const progress = { step: 0, action: 1, isAutomatic: false, isUnderWay: true, speed: 'full' } as const;
    const { ref, done } = run({ lesson, progress });
    await settled();
    await settled();
    expect(done).toEqual(['disarm']);
    expect(ref.getSnapshot()).toMatchObject({ value: { running: 'showing' }, context: { step: 1, speed: 'full' } });
  });

  it('D-03 is paused between two steps and stopped at any time', async () => {
    const { ref, clock, done } = run();
    ref.send({ type: 'lesson.start', lesson });
    ref.send({ type: 'lesson.play' });
    ref.send({ type: 'lesson.pause' });
    clock.increment(10_000);
    await settled();
    expect([ref.getSnapshot().value, done]).toEqual([{ running: 'showing' }, []]);
    ref.send({ type: 'lesson.stop' });
    expect(ref.getSnapshot()).toMatchObject({ value: 'idle', context: { lesson: undefined } });
  });
});

describe('the recording machine', () => {
  const recording = {
    id: 'a',
    name: 'A',
    recordedAt: '2026-11-15T03:00:00.000Z',
    actions: [{ do: 'signOut' as const }],
  };
  const begin = (left?: RecordingInput['left'], save: () => Promise<void> = () => Promise.resolve()) => {
    const hand = { isWatched: false };
    const machine = recordingMachine.provide({
      actors: {
        save: fromPromise(save),
        watchHand: fromCallback(() => {
          hand.isWatched = true;
          return () => {
            hand.isWatched = false;
          };
        }),
      },
    });
    return { ref: createActor(machine, { input: { left } }).start(), hand };
  };

  it('D-03 begins with the open page, adds what the hand does, and rests while it is paused', () => {
    const { ref } = begin();
    ref.send({ type: 'recording.start', address: '/csdl' });
    ref.send({ type: 'action.add', action: { do: 'signOut' } });
    ref.send({ type: 'recording.pause' });
    ref.send({ type: 'action.add', action: { do: 'disarm' } });
    ref.send({ type: 'recording.resume' });
    ref.send({ type: 'recording.stop' });
    expect(ref.getSnapshot().context.actions).toEqual([{ do: 'open', address: '/csdl' }, { do: 'signOut' }]);
  });

  it('D-03 keeps what was recorded until it is stored, and forgets it then', async () => {
    const { ref } = begin();
    ref.send({ type: 'recording.start', address: '/' });
    ref.send({ type: 'recording.stop' });
    ref.send({ type: 'recording.save', recording });
    await settled();
    expect(ref.getSnapshot()).toMatchObject({ value: 'idle', context: { actions: [] } });
  });

  it('D-03 loses nothing when it cannot be stored, says why, and can be thrown away then', async () => {
    const broken = new AppError('network.unreachable', { status: 0 });
    const { ref } = begin({ state: 'stopped', actions: recording.actions }, () => Promise.reject(broken));
    ref.send({ type: 'recording.save', recording });
    expect(ref.getSnapshot().hasTag('open')).toBe(true);
    await settled();
    const { actions } = recording;
    expect(ref.getSnapshot()).toMatchObject({ value: 'stopped', context: { actions, error: broken } });
    ref.send({ type: 'recording.discard' });
    expect(ref.getSnapshot()).toMatchObject({ value: 'idle', context: { actions: [], error: undefined } });
  });

  it.each(leftStates)('D-03 goes on in the next page as it was left: %s', (state) => {
    const { ref, hand } = begin({ state, actions: recording.actions });
    expect(ref.getSnapshot()).toMatchObject({ value: state, context: { actions: recording.actions } });
    expect([ref.getSnapshot().hasTag('open'), hand.isWatched]).toEqual([true, state === 'recording']);
  });

  it('D-03 a rest ends with going on or with the end', () => {
    const { ref, hand } = begin({ state: 'paused', actions: recording.actions });
    ref.send({ type: 'recording.resume' });
    expect(hand.isWatched).toBe(true);
    ref.send({ type: 'recording.pause' });
    ref.send({ type: 'recording.stop' });
    expect([ref.getSnapshot().value, hand.isWatched]).toEqual(['stopped', false]);
  });
});
