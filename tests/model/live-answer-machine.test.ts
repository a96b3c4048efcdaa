import { describe, expect, it } from 'vitest';

import { projected, runEdge, stateCoverage, untakenTransitions, walkEdges } from '../support/machine-walk';
import { liveAnswers } from './walks/live-answer-walks';

describe('live answer machine', () => {
  it('D-06 reaches every state and takes every transition of the chart', () => {
    expect(stateCoverage(liveAnswers)).toEqual({ unreached: [] });
    expect(untakenTransitions(liveAnswers)).toEqual([]);
  });

  it.each(walkEdges(liveAnswers))('D-06 $title', async ({ way, event, from, to }) => {
    const { before, after } = await runEdge(liveAnswers, way, event);

    expect(before).toBe(projected(liveAnswers, from));
    expect(after).toBe(projected(liveAnswers, to));
  });
});
