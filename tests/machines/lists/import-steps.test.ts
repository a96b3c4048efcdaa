import { expect, it } from 'vitest';
import { waitFor } from 'xstate';

import { importRowsPerCall } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import type { ImportPreview, ImportResult } from '@/domain/import/import-row';

import { accepted, file, keyOf, previewOf, start } from './import-fixtures';

/** What the person does, or what becomes of the file that is read or the call that is under way. */
type Step =
  | ('choose' | 'retry' | 'drop' | 'start' | 'stop' | 'resume' | 'finish')
  | ('is read' | 'is unreadable' | 'is answered' | 'is lost');

const previewing = ['choose', 'is read'] as const;
const sending = [...previewing, 'start'] as const;
const stopped = [...sending, 'stop', 'is answered'] as const;
const failed = [...sending, 'is lost'] as const;

/** A file of one call and one row, written down from what its person is to see; not made from the machine. */
const table: readonly (readonly [steps: readonly Step[], seen: string])[] = [
  [[], 'choosing, 0 of 0'],
  [['choose'], 'reading (busy) a.xlsx, 0 of 0'],
  [['choose', 'choose'], 'reading (busy) a.xlsx, 0 of 0'],
  [['choose', 'drop'], 'choosing, 0 of 0'],
  [['choose', 'is unreadable'], 'refused a.xlsx, 0 of 0: import.unreadable'],
  [['choose', 'is unreadable', 'choose'], 'reading (busy) a.xlsx, 0 of 0'],
  [['choose', 'is unreadable', 'retry'], 'reading (busy) a.xlsx, 0 of 0'],
  [previewing, 'previewing a.xlsx, 0 of 101'],
  [[...previewing, 'choose'], 'reading (busy) a.xlsx, 0 of 0'],
  [[...previewing, 'drop'], 'choosing, 0 of 0'],
  [sending, 'importing.sending (busy unfinished) a.xlsx, 0 of 101'],
  [[...sending, 'is answered'], 'importing.sending (busy unfinished) a.xlsx, 100 of 101'],
  [[...sending, 'is answered', 'is answered'], 'done a.xlsx, 101 of 101'],
  [[...sending, 'is answered', 'is answered', 'drop'], 'choosing, 0 of 0'],
  [[...sending, 'stop'], 'importing.stopping (busy unfinished) a.xlsx, 0 of 101'],
  [[...sending, 'stop', 'resume'], 'importing.sending (busy unfinished) a.xlsx, 0 of 101'],
  [[...sending, 'stop', 'resume', 'is answered'], 'importing.sending (busy unfinished) a.xlsx, 100 of 101'],
  [[...sending, 'stop', 'is lost'], 'failed (paused unfinished) a.xlsx, 0 of 101: network.timeout'],
  [[...sending, 'is answered', 'stop', 'is answered'], 'done a.xlsx, 101 of 101'],
  [stopped, 'stopped (paused unfinished) a.xlsx, 100 of 101'],
  [[...stopped, 'resume'], 'importing.sending (busy unfinished) a.xlsx, 100 of 101'],
  [[...stopped, 'finish'], 'done a.xlsx, 100 of 101'],
  [failed, 'failed (paused unfinished) a.xlsx, 0 of 101: network.timeout'],
  [[...failed, 'resume'], 'importing.sending (busy unfinished) a.xlsx, 0 of 101'],
  [[...failed, 'finish'], 'done a.xlsx, 0 of 101: network.timeout'],
];

it.each(table)('B-10 W-06 an import after %j is %s', async (steps, seen) => {
  expect(await after(steps)).toBe(seen);
});

const eventOf = {
  choose: { type: 'file.choose', file, key: keyOf('0b') },
  retry: { type: 'file.retry' },
  drop: { type: 'file.drop' },
  start: { type: 'import.start' },
  stop: { type: 'import.stop' },
  resume: { type: 'import.resume' },
  finish: { type: 'import.finish' },
} as const;

async function after(steps: readonly Step[]): Promise<string> {
  let answer: { readonly good: () => void; readonly bad: (error: AppError) => void } | undefined;
  const { actor } = start({
    read: () =>
      new Promise<ImportPreview<number>>((resolve, reject) => {
        answer = { good: () => resolve(previewOf(importRowsPerCall + 1)), bad: reject };
      }),
    send: (call) =>
      new Promise<readonly ImportResult[]>((resolve, reject) => {
        answer = { good: () => resolve(accepted(call)), bad: reject };
      }),
  });
  for (const step of steps) {
    const before = actor.getSnapshot();
    switch (step) {
      case 'is read':
      case 'is answered':
        answer?.good();
        break;
      case 'is unreadable':
        answer?.bad(new AppError('import.unreadable'));
        break;
      case 'is lost':
        answer?.bad(new AppError('network.timeout', { status: 0 }));
        break;
      default:
        actor.send(eventOf[step]);
    }
    await waitFor(actor, (snapshot) => snapshot !== before);
  }
  const { value, tags, context } = actor.getSnapshot();
  const state = typeof value === 'string' ? value : Object.entries(value).flat().join('.');
  const tagged = tags.size === 0 ? '' : ` (${[...tags].toSorted().join(' ')})`;
  const name = context.file === undefined ? '' : ` ${context.file.name}`;
  const error = context.error === undefined ? '' : `: ${context.error.code}`;
  return `${state}${tagged}${name}, ${context.results.length} of ${context.rows.length}${error}`;
}
