import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';

import type { AppError } from '@/domain/errors/app-error';
import {
  answeredCase,
  asksTheSame,
  questionOf,
  rememberedConditions,
  type AnsweredCase,
  type AnsweredRequest,
} from '@/domain/support/live-conditions';
import { inputOfDraft, normalizeDraft, type RequestDraft } from '@/domain/support/support-draft';
import type { JudgedCondition } from '@/domain/support/support-condition';
import { conditionCodes } from '@/domain/support/support-eligibility';
import { filingDay } from '@/domain/support/support-entry';
import type { SupportCaseInput, SupportRequestInput } from '@/domain/support/support-request';
import type { SupportType } from '@/domain/support-types/support-type';
import { createLiveAnswerMachine } from '@/machines/records/live-answer-machine';
import { useServices } from '@/views/app/services-context';
import { fromCall } from '@/views/shared/from-call';
import { useToday } from '@/views/shared/days/use-today';
import { useWorkCalendar } from '@/views/shared/days/use-work-calendar';
import { useReloadOnReturn } from '@/views/shared/use-reload-on-return';

export type LiveConditions = {
  /** The back end has not answered to what is typed now. */
  readonly isBusy: boolean;
  /** Why what is typed could not be judged. */
  readonly error: AppError | undefined;
  readonly retry: () => void;
  readonly of: (index: number) => readonly JudgedCondition[];
  /** How many conditions of a case wait for what is not entered, or not answered, yet. */
  readonly openIn: (index: number) => number;
  /** What of the case the rules can read, and what the back end said of it. */
  readonly caseOf: (index: number) => {
    readonly entry: SupportCaseInput | undefined;
    readonly answered: AnsweredCase | undefined;
  };
};

/**
 * The conditions of every case while it is typed: what the cases tell by themselves at once, the rest as the back end
 * answers after a pause in typing.
 *
 * @param sentAt Moment at which the request was sent; `null` before.
 */
export function useLiveConditions(
  draft: RequestDraft,
  type: SupportType | undefined,
  sentAt: string | null,
): LiveConditions {
  const { supportRequests } = useServices();
  const [logic] = useState(() =>
    createLiveAnswerMachine<SupportRequestInput, AnsweredRequest>().provide({
      actors: {
        ask: fromCall(async ({ question }: { readonly question: SupportRequestInput }, signal) => ({
          question,
          conditions: await supportRequests.judge(question, signal),
        })),
      },
    }),
  );
  const answerRef = useActorRef(logic);
  const today = useToday();
  const calendar = useWorkCalendar();
  const isBusy = useSelector(answerRef, (snapshot) => snapshot.hasTag('busy'));
  const answer = useSelector(answerRef, ({ context }) => context.answer);
  const error = useSelector(answerRef, ({ context }) => context.error);

  const retry = useCallback(() => {
    answerRef.send({ type: 'answer.retry' });
  }, [answerRef]);
  useReloadOnReturn(answerRef, retry);

  const normal = useMemo(() => normalizeDraft(draft), [draft]);
  const question = useMemo(() => (type === undefined ? undefined : questionOf(inputOfDraft(normal))), [type, normal]);
  useEffect(() => {
    const { question: asked } = answerRef.getSnapshot().context;
    if (asked === undefined || question === undefined || !asksTheSame(asked, question)) {
      answerRef.send({ type: 'question.change', question });
    }
  }, [answerRef, question]);

  return useMemo(() => {
    const codes = type === undefined ? [] : conditionCodes(type);
    const answeredAt = (index: number) => answeredCase(answer, normal, index);
    const judged = (index: number) => {
      const entry = question?.truongHop[index];
      if (type === undefined || question === undefined || entry === undefined) {
        return [];
      }
      return rememberedConditions(entry, type, filingDay(question, sentAt, today), answeredAt(index), calendar);
    };
    return {
      isBusy,
      error,
      retry,
      caseOf: (index) => ({ entry: question?.truongHop[index], answered: answeredAt(index) }),
      of: judged,
      openIn: (index) => codes.length - judged(index).length,
    };
  }, [retry, isBusy, error, answer, normal, question, type, sentAt, today, calendar]);
}
