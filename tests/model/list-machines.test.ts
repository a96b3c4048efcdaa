import { describe, expect, it } from 'vitest';

import type { rowRemovalMachine } from '@/machines/lists/row-removal-machine';

import {
  projected,
  runEdge,
  stateCoverage,
  untakenTransitions,
  walkEdges,
  type WalkDescription,
} from '../support/machine-walk';
import { errands, exports, lists, removals } from './walks/list-walks';

describe.each([
  ['list', lists as unknown as WalkDescription<typeof rowRemovalMachine>],
  ['export', exports as unknown as WalkDescription<typeof rowRemovalMachine>],
  ['row removal', removals],
  ['errand', errands as unknown as WalkDescription<typeof rowRemovalMachine>],
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
  });
});
