import { policies } from '@/domain/policies/policy-names';

import { createReportWorkflowMachine, reportWorkflowOf } from './report-workflow-setup';

/** Báo cáo quỹ theo doanh thu (domain dictionary §5.6). */
export const revenueReportWorkflowMachine = createReportWorkflowMachine('revenueReportWorkflow', {
  edit: policies.revenueReportsEdit,
  remove: policies.revenueReportsDelete,
  submit: policies.revenueReportsSubmit,
  appraise: policies.revenueReportsAppraise,
  sendBack: policies.revenueReportsReturn,
  approve: policies.revenueReportsApprove,
  reject: policies.revenueReportsReject,
});

export const revenueReportWorkflow = reportWorkflowOf(revenueReportWorkflowMachine);
