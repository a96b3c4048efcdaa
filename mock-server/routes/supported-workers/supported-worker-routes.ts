import { policies } from '@/domain/policies/policy-names';

import { readPaging } from '../../data/query';
import type { MockRoute } from '../../routing';
import { scopeOf, signedInUser } from '../data-scope';
import {
  maskedWorker,
  supportedWorkerCondition,
  supportedWorkerList,
  type SupportedEntry,
} from './supported-worker-list';

const sums = {
  soTruongHop: () => 1,
  tienDuyet: ({ item }: SupportedEntry) => item.tienDuyet,
  tienChi: ({ item }: SupportedEntry) => item.tienChi,
};

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
        sums,
      );
      const rows = page.items.map(({ item }) => item);
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
