import { policies } from '@/domain/policies/policy-names';

import { createReportWorkflowMachine, reportWorkflowOf } from './report-workflow-setup';

/** Báo cáo quỹ theo sử dụng tài liệu (domain dictionary §5.7). */
export const documentReportWorkflowMachine = createReportWorkflowMachine('documentReportWorkflow', {
  edit: policies.documentReportsEdit,
  remove: policies.documentReportsDelete,
  submit: policies.documentReportsSubmit,
  appraise: policies.documentReportsAppraise,
  sendBack: policies.documentReportsReturn,
  approve: policies.documentReportsApprove,
  reject: policies.documentReportsReject,
});

export const documentReportWorkflow = reportWorkflowOf(documentReportWorkflowMachine);
