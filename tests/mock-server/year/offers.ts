import { fundUnitTypeId } from '@/domain/constants';
import { documentReportWorkflow } from '@/machines/workflows/document-report-workflow-machine';
import { fundReportWorkflow } from '@/machines/workflows/fund-report-workflow-machine';
import { payInWorkflow } from '@/machines/workflows/pay-in-workflow-machine';
import { revenueReportWorkflow } from '@/machines/workflows/revenue-report-workflow-machine';
import { selfPayingWorkflow } from '@/machines/workflows/self-paying-workflow-machine';
import { supportRequestWorkflow } from '@/machines/workflows/support-request-workflow-machine';
import type { WorkflowPerson } from '@/machines/workflows/workflow';
import type { UserRow } from '@mock-server/data/users';

import type { Desk } from '../routes/office';
import type { Call, WorkflowResource } from './call';

/** What a record's page asks, of the record as the back end answers it, and of the person as the configuration tells. */
type Asking = (record: never, person: WorkflowPerson) => readonly string[];

const workflows: Readonly<Record<WorkflowResource, { readonly stepsFor: Asking }>> = {
  'bao-cao-quy': fundReportWorkflow,
  'bao-cao-doanh-thu': revenueReportWorkflow,
  'bao-cao-tai-lieu': documentReportWorkflow,
  'phieu-nop-quy': payInWorkflow,
  'nguoi-lao-dong-tu-dong': selfPayingWorkflow,
  'yeu-cau-ho-tro': supportRequestWorkflow,
};

type Configuration = { readonly auth: { readonly grantedPolicies: Readonly<Record<string, boolean>> } };

/** The steps that the page of a record offers somebody; `undefined` where it is not shown to them. */
export async function offeredSteps(
  desk: Desk,
  user: UserRow,
  { resource, id }: NonNullable<Call['step']>,
): Promise<readonly string[] | undefined> {
  const { status, body } = await desk.get(`/api/app/${resource}/${id}`);
  if (status !== 200) {
    return undefined;
  }
  const { auth } = (await desk.get('/api/abp/application-configuration')).body as Configuration;
  const person = {
    userId: user.id,
    unitId: user.donViId,
    isFundStaff: user.loaiDonViId === fundUnitTypeId,
    isGranted: (policy: string) => auth.grantedPolicies[policy] === true,
  };
  return workflows[resource].stepsFor(body as never, person);
}
