import { reportStatus, type ReportStatus } from '@/domain/reference/report-statuses';

import { reportRules, reportSteps, type ReportFacts, type ReportRule, type ReportStep } from './report-rules';
import { meets, setUpWorkflow, stateOfStatus, statusOfState, workflowOf, type Workflow } from './workflow';

/** The policies of one kind of report. */
export type ReportPolicies = {
  readonly edit: string;
  readonly remove: string;
  readonly submit: string;
  readonly appraise: string;
  readonly sendBack: string;
  readonly approve: string;
  readonly reject: string;
};

const parts = { rules: reportRules, steps: reportSteps };

/**
 * The way of a report from a unit through the Fund: the unit sends it, an officer appraises it, a director other than
 * the appraiser approves it (domain dictionary §5.1).
 */
export function createReportWorkflowMachine(id: string, policies: ReportPolicies) {
  return setUpWorkflow(parts).createMachine({
    id,
    context: ({ input }) => input,
    initial: 'draft',
    states: {
      draft: {
        on: {
          sua: { target: 'draft', guard: meets(policies.edit, 'ownUnit') },
          gui: { target: 'submitted', guard: meets(policies.submit, 'ownUnit', 'hasContent') },
          xoa: { target: 'deleted', guard: meets(policies.remove, 'ownUnit', 'neverSent') },
        },
      },
      submitted: {
        on: {
          'thu-hoi': { target: 'draft', guard: meets(policies.submit, 'ownUnit', 'notOpened') },
          'tham-dinh': { target: 'appraised', guard: meets(policies.appraise, 'fundStaff') },
          'tra-lai': { target: 'returned', guard: meets(policies.sendBack, 'fundStaff') },
          'tu-choi': { target: 'rejected', guard: meets(policies.reject, 'fundStaff') },
        },
      },
      appraised: {
        on: {
          'phe-duyet': { target: 'approved', guard: meets(policies.approve, 'fundStaff', 'otherThanAppraiser') },
          'tra-lai': { target: 'returned', guard: meets(policies.sendBack, 'fundStaff') },
          'tu-choi': { target: 'rejected', guard: meets(policies.reject, 'fundStaff') },
        },
      },
      approved: {
        on: {
          'thu-hoi-phe-duyet': { target: 'appraised', guard: meets(policies.approve, 'fundStaff', 'nothingBuiltOnIt') },
        },
      },
      returned: {
        on: {
          sua: { target: 'returned', guard: meets(policies.edit, 'ownUnit') },
          gui: { target: 'submitted', guard: meets(policies.submit, 'ownUnit', 'hasContent') },
        },
      },
      rejected: { type: 'final' },
      deleted: { type: 'final' },
    },
  });
}

export type ReportWorkflow = Workflow<ReportFacts, ReportRule, ReportStep>;

/** The status on the wire that a state stands for; `undefined` for a report that is gone. */
export function reportStatusOf(state: unknown): ReportStatus | undefined {
  return statusOfState(reportStatus, state);
}

/** Asks the chart of one kind of report. */
export function reportWorkflowOf(machine: ReturnType<typeof createReportWorkflowMachine>): ReportWorkflow {
  return workflowOf(machine, parts, ({ trangThai }) => stateOfStatus(reportStatus, trangThai));
}
