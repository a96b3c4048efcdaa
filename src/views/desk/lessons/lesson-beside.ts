import { navigate as navigateBrowser } from 'wouter/use-browser-location';
import { createActor, fromCallback, fromPromise } from 'xstate';
import * as v from 'valibot';

import { actionSchema } from '@/domain/desk/action';
import { parseProgress, type LessonProgress } from '@/domain/desk/lesson';
import type { LessonDesk } from '@/domain/desk/lesson-desk';
import { lessonMachine, type LessonRef, type LessonSnapshot } from '@/machines/desk/lesson-machine';
import {
  leftStates,
  recordingMachine,
  type LeftRecording,
  type RecordingRef,
  type RecordingSnapshot,
} from '@/machines/desk/recording-machine';
import { navigation } from '@/views/app/navigation';

import { readItem, writeItem } from '../page-storage';
import { isNetworkSaid, sayNetwork } from '../replay/said-network';

/** Lesson and recording of this page, whether the desk lies open or not. */
export type LessonBeside = {
  readonly lessonRef: LessonRef;
  readonly recordingRef: RecordingRef;
  /** The lesson that the address asked for and that does not exist. */
  readonly unknown: string | undefined;
};

const lessonKey = 'quy.demo.lesson';
const recordingKey = 'quy.demo.recording';
const parameter = 'lesson';

/** Goes on with what the page before was in the middle of; `?lesson=<id>` begins another lesson. */
export function openLessonBeside(desk: LessonDesk): LessonBeside {
  const asked = askedLesson();
  const wanted = asked === undefined ? undefined : desk.lessonOf(asked);
  const left = isMainPage() ? parseProgress(readItem(lessonKey)) : undefined;
  const lesson = wanted ?? (left === undefined ? undefined : desk.lessonOf(left.lesson));
  const progress =
    wanted === undefined && left !== undefined && lesson?.steps[left.step] !== undefined ? left : undefined;
  const isOpen = wanted !== undefined || progress !== undefined;
  let isLeaving = false;
  const lessonRef = createActor(
    provided(desk, () => {
      isLeaving = true;
    }),
    {
      input: { lesson: isOpen ? lesson : undefined, progress },
    },
  );
  let begun = lessonRef.getSnapshot().context.lesson;
  lessonRef.subscribe((snapshot) => {
    isLeaving = false;
    remember(snapshot, false);
    if (snapshot.context.lesson !== begun) {
      begun = snapshot.context.lesson;
      giveNetworkBack();
    }
  });
  lessonRef.start();
  // Whoever signs out empties the storage, and at an issuer the page ends with that.
  window.addEventListener('pagehide', () => {
    remember(lessonRef.getSnapshot(), isLeaving);
  });
  return { lessonRef, recordingRef: openRecording(desk, lessonRef), unknown: wanted === undefined ? asked : undefined };
}

function provided(desk: LessonDesk, aboutToLeave: () => void) {
  const page = {
    navigate: (address: string) => {
      navigation(navigateBrowser, address, {});
    },
    armHere: desk.armHere,
    resetData: desk.resetData,
    personOf: desk.personOf,
    aboutToLeave,
  };
  return lessonMachine.provide({
    actors: {
      performAction: fromPromise(async ({ input, signal }) => {
        const { performAction } = await import('../replay/perform-action');
        await performAction(input.action, { page, speed: input.speed, signal });
      }),
      checkResult: fromPromise(async ({ input, signal }) => {
        const { checkResult } = await import('../replay/check-expectation');
        await checkResult(input.step, signal);
      }),
      watchResult: fromPromise(async ({ input, signal }) => {
        const { watchResult } = await import('../replay/check-expectation');
        await watchResult(input.step, signal);
      }),
    },
  });
}

/** A lesson that was stopped, or made room for another, leaves no page behind that believes itself cut off. */
function giveNetworkBack(): void {
  if (isNetworkSaid()) {
    sayNetwork('back');
  }
}

function openRecording(desk: LessonDesk, lessonRef: LessonRef): RecordingRef {
  const recordingRef = createActor(
    recordingMachine.provide({
      actors: {
        watchHand: fromCallback(() => {
          let stop: (() => void) | undefined;
          let isWanted = true;
          void import('../replay/record-actions').then(({ recordActions }) => {
            stop = isWanted
              ? recordActions(
                  (action) => {
                    recordingRef.send({ type: 'action.add', action });
                  },
                  () => !lessonRef.getSnapshot().hasTag('working'),
                )
              : undefined;
          });
          return () => {
            isWanted = false;
            stop?.();
          };
        }),
        save: fromPromise(({ input }) => desk.recordings.save([input.recording])),
      },
    }),
    { input: { left: isMainPage() ? leftRecording() : undefined } },
  );
  recordingRef.subscribe(rememberRecording);
  recordingRef.start();
  // Whoever signs out empties the storage.
  window.addEventListener('pagehide', () => {
    rememberRecording(recordingRef.getSnapshot());
  });
  return recordingRef;
}

/** A sign-in window and a hidden frame share this tab's storage, and are no place for a lesson. */
function isMainPage(): boolean {
  return window.self === window.top && (window.opener ?? null) === null;
}

function askedLesson(): string | undefined {
  const url = new URL(window.location.href);
  const asked = url.searchParams.get(parameter);
  if (asked === null || !isMainPage()) {
    return undefined;
  }
  url.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, '', url);
  return asked;
}

/** @param isLeaving The action under way ends the page: it counts as done. */
function remember(snapshot: LessonSnapshot, isLeaving: boolean): void {
  const { lesson, step, action, isAutomatic, speed } = snapshot.context;
  if (!isMainPage()) {
    return;
  }
  if (lesson === undefined || !snapshot.matches('running')) {
    writeItem(lessonKey, undefined);
    return;
  }
  const isUnderWay = snapshot.matches({ running: 'performing' }) || snapshot.matches({ running: 'checking' });
  const progress: LessonProgress = { step, action: isLeaving ? action + 1 : action, isAutomatic, isUnderWay, speed };
  writeItem(lessonKey, JSON.stringify({ ...progress, lesson: lesson.id }));
}

/** All of it until it is kept: what could not be kept is stopped. */
function rememberRecording(snapshot: RecordingSnapshot): void {
  if (!isMainPage()) {
    return;
  }
  const state = leftStates.find((each) => snapshot.matches(each)) ?? 'stopped';
  const left: LeftRecording = { state, actions: snapshot.context.actions };
  writeItem(recordingKey, snapshot.hasTag('open') ? JSON.stringify(left) : undefined);
}

const leftSchema = v.object({ state: v.picklist(leftStates), actions: v.array(actionSchema) });

function leftRecording(): LeftRecording | undefined {
  try {
    const result = v.safeParse(leftSchema, JSON.parse(readItem(recordingKey) ?? ''));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
