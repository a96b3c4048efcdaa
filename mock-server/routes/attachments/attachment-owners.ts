import { payInWorkflow } from '@/machines/workflows/pay-in-workflow-machine';
import type { AttachmentResource } from '@/domain/attachments/attachment';
import { policies } from '@/domain/policies/policy-names';

import { unitThatEntered } from '../../data/entered-for';
import { placeOf } from '../../data/users';
import type { AttachmentOwnerRules } from './attachment-owner-rules';
import { areStrangers, scopeOf } from '../data-scope';
import { documentReportKind } from '../quarter-reports/document-report-routes';
import { fundReportAttachments } from '../fund-reports/fund-report-routes';
import { findPayIn, payInFacts, payInResource } from '../pay-ins/pay-in-answer';
import { personOf } from '../workflow-steps';
import { findVisibleWorker } from '../workers/merged-workers';
import { quarterReportAttachments } from '../quarter-reports/quarter-report-records';
import { revenueReportKind } from '../quarter-reports/revenue-report-routes';
import { supportRequestAttachments } from '../support-requests/support-request-routes';
import { supportFormAttachments } from '../support-types/support-type-routes';
import { selfPayingAttachments } from '../self-paying/self-paying-routes';

/** Every kind of record that may have documents, by its resource. */
export const attachmentOwners: Readonly<Record<AttachmentResource, AttachmentOwnerRules>> = {
  'bao-cao-quy': fundReportAttachments,
  'nguoi-lao-dong-tu-dong': selfPayingAttachments,
  'yeu-cau-ho-tro': supportRequestAttachments,
  'bao-cao-doanh-thu': quarterReportAttachments(revenueReportKind),
  'bao-cao-tai-lieu': quarterReportAttachments(documentReportKind),
  'nguoi-lao-dong': {
    policy: policies.workers,
    refuseInvisible: (id, user, { database }) => {
      findVisibleWorker(database, id, scopeOf(user));
    },
    isEditable: (_, user) => user.grantedPolicies.has(policies.workersEdit),
    // Each of the units that send a worker keeps its contract and papers to itself (DS4).
    isHidden: (file, user, { database }) => {
      const unit = unitThatEntered(database, file);
      return unit !== undefined && areStrangers(placeOf(unit), user);
    },
  },
  'dm-loai-ho-tro': supportFormAttachments,
  [payInResource]: {
    policy: policies.payIns,
    refuseInvisible: (id, user, { database }) => {
      findPayIn(database, id, user);
    },
    isEditable: (id, user, { database }) => {
      const facts = payInFacts(database, findPayIn(database, id, user));
      return payInWorkflow.decide(facts, personOf(user), 'sua').kind === 'allowed';
    },
  },
};

/** The rules of a kind of record by its name in an address; `undefined` for what has no documents. */
export function attachmentOwnerOf(resource: string): AttachmentOwnerRules | undefined {
  return Object.hasOwn(attachmentOwners, resource) ? attachmentOwners[resource as AttachmentResource] : undefined;
}
