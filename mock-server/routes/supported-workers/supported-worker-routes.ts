import { policies } from '@/domain/policies/policy-names';
import { paymentsWithin, sumOfPayments } from '@/domain/support/support-payments';
import type { SupportedWorker } from '@/domain/support/support-request';

import { readPaging, type ListSums } from '../../data/query';
import type { Database } from '../../data/database';
import type { MockRoute, MockUser } from '../../routing';
import { scopeOf, signedInUser } from '../data-scope';
import { isVisibleSupportRequest } from '../support-requests/support-request-answer';
import {
  maskedWorker,
  paymentPeriodOf,
  supportedWorkerCondition,
  supportedWorkerList,
  type SupportedEntry,
} from './supported-worker-list';

/** What is summed of a request's cases; within days of payment also what was paid on these. */
function sumsOf(query: ReadonlyMap<string, string>): ListSums<SupportedEntry> {
  const period = paymentPeriodOf(query);
  return {
    soTruongHop: () => 1,
    tienDuyet: ({ item }) => item.tienDuyet,
    tienChi: ({ item }) => item.tienChi,
    ...(period && {
      tienChiTrongKy: ({ truongHop }: SupportedEntry) => sumOfPayments(paymentsWithin(truongHop, period)),
    }),
  };
}

/** Lao động được hỗ trợ (domain dictionary §5.9). */
export const supportedWorkerRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path: '/api/app/lao-dong-duoc-ho-tro',
    access: { policy: policies.supportedWorkers },
    handle: (request, { database }) => {
      const user = signedInUser(request);
      const seesNumbers = user.grantedPolicies.has(policies.workersViewSensitive);
      const list = supportedWorkerList(database, scopeOf(user), seesNumbers);
      const wanted = supportedWorkerCondition(request.query);
      const people = new Set<string>();
      const page = list.page(
        (entry, position) => {
          const isWanted = wanted(entry, position);
          if (isWanted) {
            people.add(entry.workerId);
          }
          return isWanted;
        },
        readPaging(request.query, 'ngayQd desc'),
        sumsOf(request.query),
      );
      const rows = page.items.map(({ item }) => withOpenRequest(database, item, user));
      return {
        status: 200,
        body: {
          ...page,
          items: seesNumbers ? rows : rows.map(maskedWorker),
          tong: { ...page.tong, soNguoi: people.size },
        },
      };
    },
  },
];

/** A case leads to its request those alone who may open it: a unit's worker may have asked without the unit (DS4). */
function withOpenRequest(database: Database, item: SupportedWorker, user: MockUser): SupportedWorker {
  const request = database.supportRequests.find(item.yeuCauId ?? '');
  return request !== undefined && isVisibleSupportRequest(database, request, user) ? item : { ...item, yeuCauId: null };
}
