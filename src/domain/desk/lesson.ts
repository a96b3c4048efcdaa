import * as v from 'valibot';

import { actionSchema, expectationSchema } from './action';

const sentence = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500));

export const lessonStepSchema = v.pipe(
  v.strictObject({
    /** What to do. */
    text: sentence,
    /** How a hand does it; what «Làm hộ» does. */
    actions: v.pipe(v.array(actionSchema), v.maxLength(60)),
    /** What is on the page then; empty where nothing can be told from the page. */
    expects: v.pipe(v.array(expectationSchema), v.maxLength(10)),
    /** The same in words. */
    expected: sentence,
    /** A browser lets nobody but a person do it. */
    isByHand: v.optional(v.boolean()),
    /** How long what is expected may take, where it is longer than a page does. Seconds. */
    waitSeconds: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(120))),
  }),
  v.check(({ actions, isByHand }) => actions.length > 0 || isByHand === true),
);

/** Groups of the list, in its order. */
export const lessonGroups = ['entry', 'lists', 'fund', 'support', 'system', 'errors', 'own'] as const;

export const lessonSchema = v.strictObject({
  /** As in `?lesson=…`. */
  id: v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/u)),
  title: sentence,
  goal: sentence,
  /** For whom. */
  audience: sentence,
  group: v.picklist(lessonGroups),
  steps: v.pipe(v.array(lessonStepSchema), v.minLength(1), v.maxLength(200)),
});

export type LessonStep = v.InferOutput<typeof lessonStepSchema>;

/** What trainees do step by step, and what they see then. */
export type Lesson = v.InferOutput<typeof lessonSchema>;

/** How fast the desk shows what to do. */
export const speeds = ['slow', 'normal', 'fast', 'full'] as const;

export type Speed = (typeof speeds)[number];

/** Where a run stands; it outlives the page, since much of what a lesson does begins the page anew. */
export type LessonProgress = {
  readonly step: number;
  /** Actions of the step that are done. */
  readonly action: number;
  readonly isAutomatic: boolean;
  /** True in the middle of doing it. */
  readonly isUnderWay: boolean;
  readonly speed: Speed;
};

const progressSchema = v.object({
  lesson: v.string(),
  step: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  action: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  isAutomatic: v.boolean(),
  isUnderWay: v.boolean(),
  speed: v.picklist(speeds),
});

/** What was left by the page before; `undefined` for rubbish. */
export function parseProgress(stored: string | null): (LessonProgress & { readonly lesson: string }) | undefined {
  try {
    const result = v.safeParse(progressSchema, JSON.parse(stored ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
