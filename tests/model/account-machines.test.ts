import { describe, expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { resetLinkMachine } from '@/machines/reset-link-machine';
import { createSubmissionMachine } from '@/machines/submission-machine';

import {
  projected,
  runEdge,
  stateCoverage,
  untakenTransitions,
  walkEdges,
  type WalkDescription,
} from '../support/machine-walk';

const broken = new AppError('http.server', { status: 500 });

const submissionMachine = createSubmissionMachine<{ readonly text: string }, string>();

const submission: WalkDescription<typeof submissionMachine> = {
  machine: submissionMachine,
  events: {
    'submission.submit': [{ type: 'submission.submit', input: { text: 'a' } }],
    'submission.cancel': [{ type: 'submission.cancel' }],
    'submission.begin': [{ type: 'submission.begin' }],
  },
  calls: {
    submit: {
      outputs: ['ok'],
      errors: [new AppError('http.validation', { status: 400 }), new AppError('request.cancelled'), broken],
    },
  },
  project: ({ value, context }) => [value, context.output, context.error?.code],
};

const resetLink: WalkDescription<typeof resetLinkMachine> = {
  machine: resetLinkMachine,
  input: { link: { userId: 'u', resetToken: 't' } },
  events: { 'link.check': [{ type: 'link.check' }], 'link.refuse': [{ type: 'link.refuse' }] },
  calls: { verifyLink: { outputs: [true, false], errors: [broken] } },
  project: ({ value, context }) => [value, context.error?.code],
};

describe.each([
  { name: 'submission', description: submission as WalkDescription<never> },
  { name: 'reset link', description: resetLink as WalkDescription<never> },
])('$name machine', ({ description }) => {
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
