import * as v from 'valibot';

import { actionSchema, isAction, type Action } from './action';
import type { Lesson } from './lesson';
import { sentenceOf } from './action-sentences';

/** What a recording holds. */
export const mostActions = 200;
const formatName = 'ban-huan-luyen/thao-tac';

const recordingSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/u)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  /** ISO moment. */
  recordedAt: v.pipe(v.string(), v.isoTimestamp()),
  actions: v.pipe(v.array(actionSchema), v.minLength(1), v.maxLength(mostActions)),
});

const fileSchema = v.strictObject({
  format: v.literal(formatName),
  version: v.literal(1),
  recordings: v.pipe(v.array(recordingSchema), v.minLength(1), v.maxLength(50)),
});

/** What a trainer did, to be shown again. */
export type Recording = v.InferOutput<typeof recordingSchema>;

/** A file is read up to here: what the desk itself has written is never too long. Bytes. */
export const largestRecordingFile = 8 * 1024 * 1024;

/** What a file of recordings says; `undefined` for whatever is none: the file is not ours to trust. */
export function readRecordings(text: string): readonly Recording[] | undefined {
  if (text.length > largestRecordingFile) {
    return undefined;
  }
  try {
    const result = v.safeParse(fileSchema, JSON.parse(text));
    return result.success ? result.output.recordings : undefined;
  } catch {
    return undefined;
  }
}

export function writeRecordings(recordings: readonly Recording[]): string {
  return `${JSON.stringify({ format: formatName, version: 1, recordings }, null, 2)}\n`;
}

/** What the store holds, without what is no recording. */
export function parseStoredRecordings(stored: unknown): readonly Recording[] {
  return Array.isArray(stored) ? stored.flatMap((each) => asRecording(each)) : [];
}

function asRecording(stored: unknown): readonly Recording[] {
  const result = v.safeParse(recordingSchema, stored);
  return result.success ? [result.output] : [];
}

/** A recording as a lesson: one step per action, without what must appear, which nobody has told. */
export function lessonOfRecording({ id, name, actions }: Recording): Lesson {
  return {
    id: `own:${id}`,
    title: name,
    goal: name,
    audience: 'Cán bộ tập huấn',
    group: 'own',
    steps: actions.map((action) => ({
      text: sentenceOf(action),
      actions: [action],
      expects: [],
      expected: 'Thao tác thực hiện được.',
    })),
  };
}

/** The page that a recording begins at; without its query where no store would read an address of that length again. */
export function openingOf(address: string): Action {
  const opening: Action = { do: 'open', address };
  return isAction(opening) ? opening : { do: 'open', address: address.replace(/\?.*$/su, '') };
}

/**
 * The actions with one more at the end, where there is room for it. Keys typed into one field are one action, and of two
 * openings in a row the last counts.
 */
export function withAction(actions: readonly Action[], next: Action): readonly Action[] {
  const last = actions.at(-1);
  const isReplaced = last !== undefined && (isSameField(last, next) || (last.do === 'open' && next.do === 'open'));
  const kept = isReplaced ? actions.slice(0, -1) : actions;
  return isFull(kept) ? kept : [...kept, next];
}

/** Whether nothing more than what goes on with the last action has room in it. */
export function isFull(actions: readonly Action[]): boolean {
  return actions.length >= mostActions;
}

function isSameField(one: Action, other: Action): boolean {
  return one.do === other.do && fieldOf(one) !== undefined && fieldOf(one) === fieldOf(other);
}

function fieldOf(action: Action): string | undefined {
  return action.do === 'fill' || action.do === 'choose'
    ? JSON.stringify([action.label, action.match, action.nth, action.within])
    : undefined;
}
