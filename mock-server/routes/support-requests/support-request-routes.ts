import { todayAt } from '@/domain/format/calendar';
import { policies } from '@/domain/policies/policy-names';
import { suggestedAmount } from '@/domain/support/support-amounts';
import { judgeCase } from '@/domain/support/support-eligibility';
import { filingDay } from '@/domain/support/support-entry';
import { advanceOf, frameOfCase } from '@/domain/support/support-facts';
import type { SupportConditions } from '@/domain/support/support-request';
import { supportRequestWorkflow } from '@/machines/workflows/support-request-workflow-machine';

import type { MockBackend } from '../../backend';
import { dropAttachments } from '../../data/attachments';
import { workCalendar } from '../../data/fund/work-calendar';
import { readPaging } from '../../data/query';
import { factsOfCase } from '../../data/support/case-facts';
import { supportRequestResource } from '../../data/support/support-request-row';
import type { MockRequest, MockRoute } from '../../routing';
import type { AttachmentOwnerRules } from '../attachments/attachment-owner-rules';
import { scopeOf, signedInUser } from '../data-scope';
import { createLeftBehind } from '../notifications/step-receivers';
import { onceIfNamed } from '../once';
import { historyOf, personOf } from '../workflow-steps';
import { withoutForeignGrants } from './foreign-grants';
import { offeredApplicants } from './support-applicants';
import { findSupportRequest, worded, wholeSupportRequest } from './support-request-answer';
import { changeSupportRequest, createSupportRequest, removeSupportRequest } from './support-request-changes';
import { readTypedWish } from './support-request-input';
import {
  supportRequestCondition,
  supportRequestList,
  supportRequestRow,
  supportRequestSums,
  supportStatusTabs,
} from './support-request-list';
import { answer, supportRequestStepRoutes } from './support-request-steps';

const path = `/api/app/${supportRequestResource}`;
const read = { policy: policies.supportRequests } as const;

/** Yêu cầu hỗ trợ (domain dictionary §5.8). */
export const supportRequestRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path,
    access: read,
    handle: (request, backend) => {
      const { query } = request;
      const paging = readPaging(query, 'creationTime desc');
      const user = signedInUser(request);
      const list = supportRequestList(backend, user);
      const isLeftBehind = createLeftBehind(backend, policies.supportRequestsEdit);
      const condition = supportRequestCondition(query, user.id, isLeftBehind);
      const page = list.page(condition, paging, supportRequestSums, supportStatusTabs(query));
      return { status: 200, body: { ...page, items: page.items.map((entry) => supportRequestRow(entry, user)) } };
    },
  },
  {
    method: 'GET',
    path: `${path}/nguoi-lao-dong`,
    access: read,
    handle: (request, { database }) => ({ status: 200, body: { items: offeredApplicants(request, database) } }),
  },
  {
    method: 'POST',
    path: `${path}/dieu-kien`,
    access: read,
    handle: (request, backend) => ({ status: 200, body: judgeTyped(request, backend) }),
  },
  {
    method: 'GET',
    path: `${path}/:id`,
    access: read,
    handle: (request, backend) => answer(request, backend, findAsked(request, backend)),
  },
  {
    method: 'GET',
    path: `${path}/:id/lich-su`,
    access: read,
    handle: (request, backend) => ({
      status: 200,
      body: historyOf(backend.database, findAsked(request, backend).id),
    }),
  },
  {
    method: 'POST',
    path,
    access: { policy: policies.supportRequestsCreate },
    handle: (request, backend) =>
      onceIfNamed(request, backend, () => answer(request, backend, createSupportRequest(request, backend))),
  },
  {
    method: 'PUT',
    path: `${path}/:id`,
    access: { policy: policies.supportRequestsEdit },
    handle: (request, backend) => answer(request, backend, changeSupportRequest(request, backend)),
  },
  {
    method: 'DELETE',
    path: `${path}/:id`,
    access: { policy: policies.supportRequestsDelete },
    handle: async (request, backend) => {
      removeSupportRequest(request, backend);
      const id = request.params['id'] ?? '';
      await dropAttachments(backend.store, backend.database.attachments, supportRequestResource, id);
      return { status: 204 };
    },
  },
  ...supportRequestStepRoutes,
];

/** The documents of requests: whoever sees the request sees them, whoever may change it changes them. */
export const supportRequestAttachments: AttachmentOwnerRules = {
  policy: policies.supportRequests,
  refuseInvisible: (id, user, { database }) => {
    findSupportRequest(database, id, user);
  },
  isEditable: (id, user, backend) => {
    const facts = wholeSupportRequest(backend, findSupportRequest(backend.database, id, user), 'vi');
    return supportRequestWorkflow.decide(facts, personOf(user), 'sua').kind === 'allowed';
  },
};

/** E1 to E11 for what is typed; of a foreign contract it says nothing but that there is no contribution. */
function judgeTyped(request: MockRequest, { database, clock }: MockBackend): SupportConditions {
  const user = signedInUser(request);
  const today = todayAt(clock());
  const { input, type } = readTypedWish(request.body, { database, user, today });
  const scope = scopeOf(user);
  const isOwn = (contractId: string | null) =>
    scope.kind === 'all' || contractId === null || database.contracts.find(contractId)?.donViId === scope.donViId;
  const filedOn = filingDay(input, null, today);
  const owner = { requestId: '', type, donViId: input.donViId, filedOn, today };
  const calendar = workCalendar(database);
  const cases = input.truongHop.map((each, index) => ({
    truongHop: isOwn(each.hopDongId) ? each : { ...each, hopDongId: null },
    thuTu: index + 1,
  }));
  return {
    truongHop: cases.map(({ truongHop, thuTu }) => {
      const before = cases.filter((other) => other.thuTu < thuTu && (other.truongHop.tienDeNghi ?? 0) > 0);
      const facts = factsOfCase(database, owner, truongHop, before);
      const frame = frameOfCase(type, truongHop, facts);
      const entry = { truongHop, filedOn, calendar };
      return {
        thuTu,
        mucMin: frame.min,
        mucMax: frame.max,
        goiY: suggestedAmount(type, truongHop) ?? null,
        daTamCap: advanceOf(type, facts),
        dieuKien: withoutForeignGrants(database, user, truongHop, judgeCase(type, entry, facts)).map((each) =>
          worded(each, request.culture),
        ),
      };
    }),
  };
}

function findAsked(request: MockRequest, { database }: MockBackend) {
  return findSupportRequest(database, request.params['id'], signedInUser(request));
}
