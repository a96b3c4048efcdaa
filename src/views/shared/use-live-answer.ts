import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';

import { searchDebounceMs } from '@/domain/constants';
import type { AppError } from '@/domain/errors/app-error';
import { createLiveAnswerMachine } from '@/machines/records/live-answer-machine';

import { fromCall } from './from-call';
import { useReloadOnReturn } from './use-reload-on-return';

export type LiveAnswer<Answer> = {
  /** The answer to what is asked now; `undefined` until it has come. */
  readonly answer: Answer | undefined;
  readonly error: AppError | undefined;
  readonly status: 'idle' | 'waiting' | 'ready' | 'failed';
  /** Asks once more where asking has failed. */
  readonly retry: () => void;
};

/**
 * The answer to what is asked now, never to what was asked before.
 *
 * @param question `undefined` where there is nothing to ask; another object is another question.
 * @param ask As it is when first drawn: what it depends on belongs in the question.
 * @param pauseOf How long nothing else is to be asked before the question is, in milliseconds.
 */
export function useLiveAnswer<Question extends string | object, Answer>(
  question: Question | undefined,
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
  pauseOf: (question: Question) => number,
): LiveAnswer<Answer> {
  const [logic] = useState(() => logicOf(ask, pauseOf));
  const answerRef = useActorRef(logic);
  const isCurrent = useSelector(answerRef, ({ context }) => context.question === question);
  const answer = useSelector(answerRef, ({ context }) => context.answer);
  const error = useSelector(answerRef, ({ context }) => context.error);
  const isBusy = useSelector(answerRef, (snapshot) => snapshot.hasTag('busy'));
  const retry = useCallback(() => {
    answerRef.send({ type: 'answer.retry' });
  }, [answerRef]);

  useEffect(() => {
    answerRef.send({ type: 'question.change', question });
  }, [answerRef, question]);
  useReloadOnReturn(answerRef, retry);

  if (question === undefined) {
    return { answer: undefined, error: undefined, status: 'idle', retry };
  }
  if (!isCurrent || isBusy) {
    return { answer: undefined, error: undefined, status: 'waiting', retry };
  }
  return { answer, error, status: error === undefined ? 'ready' : 'failed', retry };
}

/** What is typed is asked for once the typing pauses; the emptied field's own answer comes at once. */
export function pauseInTyping(text: string): number {
  return text === '' ? 0 : searchDebounceMs;
}

/** Nobody types: it is asked at once. */
export function noPause(): number {
  return 0;
}

function logicOf<Question, Answer>(
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
  pauseOf: (question: Question) => number,
) {
  return createLiveAnswerMachine<Question, Answer>().provide({
    delays: { pause: ({ context }) => pauseOf(context.question as Question) },
    actors: { ask: fromCall(({ question }: { readonly question: Question }, signal) => ask(question, signal)) },
  });
}
