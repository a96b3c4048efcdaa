import { policies } from '@/domain/policies/policy-names';

import { createReportWorkflowMachine, reportWorkflowOf } from './report-workflow-setup';

/** Báo cáo quỹ (domain dictionary §5.1). */
export const fundReportWorkflowMachine = createReportWorkflowMachine('fundReportWorkflow', {
  edit: policies.fundReportsEdit,
  remove: policies.fundReportsDelete,
  submit: policies.fundReportsSubmit,
  appraise: policies.fundReportsAppraise,
  sendBack: policies.fundReportsReturn,
  approve: policies.fundReportsApprove,
  reject: policies.fundReportsReject,
});

export const fundReportWorkflow = reportWorkflowOf(fundReportWorkflowMachine);
