import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';

import type { AppError } from '@/domain/errors/app-error';
import {
  answeredCase,
  asksTheSame,
  questionOf,
  rememberedConditions,
  type AnsweredCase,
  type AnsweredRequest,
} from '@/domain/support/live-conditions';
import { inputOfDraft, normalizeDraft, type CaseDraft, type RequestDraft } from '@/domain/support/support-draft';
import type { JudgedCondition } from '@/domain/support/support-condition';
import { conditionCodes } from '@/domain/support/support-eligibility';
import { filingDay } from '@/domain/support/support-entry';
import type { SupportRequestInput } from '@/domain/support/support-request';
import type { SupportType } from '@/domain/support-types/support-type';
import { createLiveAnswerMachine } from '@/machines/live-answer-machine';
import { useServices } from '@/views/app/services-context';
import { fromCall } from '@/views/shared/from-call';
import { useToday } from '@/views/shared/use-today';
import { useWorkCalendar } from '@/views/shared/use-work-calendar';

export type LiveConditions = {
  /** The back end has not answered to what is typed now. */
  readonly isBusy: boolean;
  /** Why what is typed could not be judged. */
  readonly error: AppError | undefined;
  readonly retry: () => void;
  readonly of: (index: number) => readonly JudgedCondition[];
  /** How many conditions of a case wait for what is not entered, or not answered, yet. */
  readonly openIn: (index: number) => number;
  /** The case as the rules read it, and what the back end said of it. */
  readonly caseOf: (index: number) => {
    readonly entry: CaseDraft | undefined;
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

  const normal = useMemo(() => normalizeDraft(draft), [draft]);
  const { loaiHoTroId, donViId, hinhThucNop, ngayDeNghi, truongHop } = inputOfDraft(normal);
  const isAskable = type !== undefined && truongHop.length > 0;
  const question = useMemo(
    () => (isAskable ? questionOf({ loaiHoTroId, donViId, hinhThucNop, ngayDeNghi, truongHop }) : undefined),
    [isAskable, loaiHoTroId, donViId, hinhThucNop, ngayDeNghi, truongHop],
  );
  useEffect(() => {
    const snapshot = answerRef.getSnapshot();
    const { question: asked } = snapshot.context;
    // Only an answer stands for what no condition looks at: a refusal may be about just that, and goes with it.
    const isAnswered = snapshot.matches('answered') && asked !== undefined && question !== undefined;
    if (!isAnswered || !asksTheSame(asked, question)) {
      answerRef.send({ type: 'question.change', question });
    }
  }, [answerRef, question]);

  return useMemo(() => {
    const codes = type === undefined ? [] : conditionCodes(type);
    const answeredAt = (index: number) => answeredCase(answer, normal, index);
    const filedOn = filingDay(normal, sentAt, today);
    const judged = (index: number) => {
      const entry = normal.truongHop[index];
      return type === undefined || entry === undefined
        ? []
        : rememberedConditions(entry, type, filedOn, answeredAt(index), calendar);
    };
    return {
      isBusy,
      error,
      retry: () => {
        answerRef.send({ type: 'answer.retry' });
      },
      caseOf: (index) => ({ entry: normal.truongHop[index], answered: answeredAt(index) }),
      of: judged,
      openIn: (index) => codes.length - judged(index).length,
    };
  }, [answerRef, isBusy, error, answer, normal, type, sentAt, today, calendar]);
}
