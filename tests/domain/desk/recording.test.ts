import { createActor, fromCallback } from 'xstate';
import { expect, it } from 'vitest';

import { parseStoredRecordings, readRecordings, writeRecordings, type Recording } from '@/domain/desk/recording';
import { recordingMachine } from '@/machines/desk/recording-machine';

const facts = { id: 'r1', name: 'Một', recordedAt: '2026-11-15T03:00:00.000Z' } as const;

it('D-03 a recording that begins on a list with very many filters is kept like any other', () => {
  const machine = recordingMachine.provide({ actors: { watchHand: fromCallback(() => undefined) } });
  const recording = createActor(machine, { input: {} }).start();
  recording.send({ type: 'recording.start', address: `/csdl/nguoi-lao-dong?tu-khoa=${'x'.repeat(1_000)}` });
  const { actions } = recording.getSnapshot().context;
  recording.stop();

  expect(actions).toEqual([{ do: 'open', address: '/csdl/nguoi-lao-dong' }]);
  expect(parseStoredRecordings([{ ...facts, actions }])).toHaveLength(1);
});

it('D-03 as many recordings as the desk keeps, each as long as may be, come back from their file', () => {
  const actions = Array.from({ length: 200 }, () => ({ do: 'press', role: 'button', name: 'Lưu thay đổi' }) as const);
  const kept: readonly Recording[] = Array.from({ length: 50 }, (_, n) => ({ ...facts, id: `r${n}`, actions }));

  expect(readRecordings(writeRecordings(kept))).toEqual(kept);
});
