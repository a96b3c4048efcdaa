import { searchDebounceMs } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import { createLiveAnswerMachine } from '@/machines/records/live-answer-machine';

import type { WalkDescription } from '../../support/machine-walk';

const machine = createLiveAnswerMachine<string, string>();

export const liveAnswers: WalkDescription<typeof machine> = {
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
