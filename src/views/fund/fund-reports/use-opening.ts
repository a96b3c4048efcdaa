import { isToMarkOpened } from '@/domain/fund-reports/fund-report';
import type { ReportFacts } from '@/machines/workflows/report-rules';
import type { ReportWorkflow } from '@/machines/workflows/report-workflow-setup';
import { useWorkflowPerson } from '@/views/shared/workflow/use-workflow-person';

type ReportCall<Report> = (id: string, signal: AbortSignal) => Promise<Report>;

type OpeningCalls<Report> = {
  readonly get: ReportCall<Report>;
  /** Tells the back end that the Fund looks at a report, and answers it as that has left it. */
  readonly note: ReportCall<Report>;
};

/**
 * The call that loads a report for its page. One that the person is to appraise is noted as opened on the way, so that its
 * unit cannot take it back any more, and is shown only after that: noting may give it a new stamp, and a step that goes
 * out with the old one is refused as if somebody else had changed the report.
 *
 * A note that fails costs the unit's chance, not the reader's page: the next look tells it again.
 */
export function useOpening<Report extends ReportFacts>(
  workflow: ReportWorkflow,
  { get, note }: OpeningCalls<Report>,
): ReportCall<Report> {
  const person = useWorkflowPerson();
  return async (id, signal) => {
    const report = await get(id, signal);
    const isAppraising = isToMarkOpened(report) && workflow.stepsFor(report, person).includes('tham-dinh');
    return isAppraising ? note(id, signal).catch(() => report) : report;
  };
}
