import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';

import type { ReportCode, ReportFilters } from '@/domain/reports/report';
import { createLiveAnswerMachine, type LiveAnswerRef } from '@/machines/records/live-answer-machine';
import type { ReportsApi } from '@/services/api/reports-api';
import { useServices } from '@/views/app/services-context';
import { takeAhead } from '@/views/shared/loading/asked-ahead';
import { fromCall } from '@/views/shared/from-call';
import { useReloadOnReturn } from '@/views/shared/use-reload-on-return';

import type { AnsweredReport } from './report-paper-content';

export type ReportRef = LiveAnswerRef<ReportFilters, AnsweredReport>;

/** Names the call for a report, which its page makes while its link is held down. */
export function callName(code: ReportCode, filters: ReportFilters): string {
  return `${code} ${JSON.stringify(filters)}`;
}

/**
 * Asks for the report of the address; the latest question wins, and the report before it stays until it is answered, also
 * where that fails: it says what it was asked for.
 */
export function useReport(code: ReportCode, filters: ReportFilters): ReportRef {
  const { reports } = useServices();
  const [logic] = useState(() => reportLogic(code, reports));
  const reportRef = useActorRef(logic);

  useEffect(() => {
    reportRef.send({ type: 'question.change', question: filters });
  }, [reportRef, filters]);

  useReloadOnReturn(reportRef, () => {
    reportRef.send({ type: 'answer.retry' });
  });

  return reportRef;
}

/** Nobody types here: what the address asks for is asked at once. */
function reportLogic(code: ReportCode, reports: ReportsApi) {
  return createLiveAnswerMachine<ReportFilters, AnsweredReport>({ keepsAnswer: true }).provide({
    delays: { pause: 0 },
    actors: {
      ask: fromCall(async ({ question }: { readonly question: ReportFilters }, signal) => ({
        report: await takeAhead(callName(code, question), signal, (within) => reports.get(code, question, within)),
        filters: question,
      })),
    },
  });
}
