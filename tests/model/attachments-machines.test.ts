import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { uploadMachine } from '@/machines/records/upload-machine';

import {
  projected,
  runEdge,
  stateCoverage,
  untakenTransitions,
  walkEdges,
  type WalkDescription,
} from '../support/machine-walk';
import { list, refused, upload, uploadInput } from './walks/attachments-walks';

describe.each([
  ['attachments', list as unknown as WalkDescription<typeof uploadMachine>],
  ['upload', upload],
])('%s machine, walked', (_, description) => {
  it('D-06 reaches every state and takes every transition of its chart', () => {
    expect(stateCoverage(description).unreached).toEqual([]);
    expect(untakenTransitions(description)).toEqual([]);
  });

  it('D-06 behaves at run time as its graph says, on every edge', async () => {
    for (const { title, way, event, from, to } of walkEdges(description)) {
      const { before, after } = await runEdge(description, way, event);
      expect([title, before, after]).toEqual([
        title,
        projected(description, from as never),
        projected(description, to as never),
      ]);
    }
  }, 60_000);
});

it('D-06 an upload that was refused before it was read is at rest at once', () => {
  const actor = createActor(uploadMachine, { input: { ...uploadInput, refusal: refused } }).start();
  expect(actor.getSnapshot().value).toBe('refused');
});
