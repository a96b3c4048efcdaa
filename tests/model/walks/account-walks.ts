import { AppError } from '@/domain/errors/app-error';
import { resetLinkMachine } from '@/machines/auth/reset-link-machine';
import { createSubmissionMachine } from '@/machines/records/submission-machine';

import type { WalkDescription } from '../../support/machine-walk';

const broken = new AppError('http.server', { status: 500 });

const submissionMachine = createSubmissionMachine<{ readonly text: string }, string>();

export const submission: WalkDescription<typeof submissionMachine> = {
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

export const resetLink: WalkDescription<typeof resetLinkMachine> = {
  machine: resetLinkMachine,
  input: { link: { userId: 'u', resetToken: 't' } },
  events: { 'link.check': [{ type: 'link.check' }], 'link.refuse': [{ type: 'link.refuse' }] },
  calls: { verifyLink: { outputs: [true, false], errors: [broken] } },
  project: ({ value, context }) => [value, context.error?.code],
};
