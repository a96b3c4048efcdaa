import { describe, expect, it } from 'vitest';

import { searchDebounceMs } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import { createLiveAnswerMachine } from '@/machines/live-answer-machine';

import {
  projected,
  runEdge,
  stateCoverage,
  untakenTransitions,
  walkEdges,
  type WalkDescription,
} from '../support/machine-walk';

const machine = createLiveAnswerMachine<string, string>();

const description: WalkDescription<typeof machine> = {
  machine,
  events: {
    'question.change': [
      { type: 'question.change', question: 'một' },
      { type: 'question.change', question: undefined },
    ],
    'answer.retry': [{ type: 'answer.retry' }],
  },
  calls: { ask: { outputs: ['đáp'], errors: [new AppError('http.server', { status: 500 })] } },
  delays: { 'xstate.after.pause.liveAnswer.waiting': searchDebounceMs },
  project: ({ value, context }) => [value, context.question, context.answer, context.error?.code],
};

describe('live answer machine', () => {
  it('D-06 reaches every state and takes every transition of the chart', () => {
    expect(stateCoverage(description)).toEqual({ unreached: [] });
    expect(untakenTransitions(description)).toEqual([]);
  });

  it.each(walkEdges(description))('D-06 $title', async ({ way, event, from, to }) => {
    const { before, after } = await runEdge(description, way, event);

    expect(before).toBe(projected(description, from));
    expect(after).toBe(projected(description, to));
  });
});
