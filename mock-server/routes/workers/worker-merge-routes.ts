import { todayAt } from '@/domain/format/calendar';
import { policies } from '@/domain/policies/policy-names';
import type { Worker } from '@/domain/workers/worker';
import { mergedWorker, mergeErrors } from '@/domain/workers/worker-merge';

import type { MockBackend } from '../../backend';
import { moveAttachments } from '../../data/attachments';
import type { Database } from '../../data/database';
import { readPaging } from '../../data/query';
import type { WorkerRow } from '../../data/rows';
import type { MockRequest, MockRoute, MockUser } from '../../routing';
import { checkStamp, modifiedBy, serverTime } from '../audit';
import { scopeOf, signedInUser } from '../data-scope';
import { followNumber } from './followed-numbers';
import { moveToKept } from './merge-followers';
import { mergePlan, readMergeInput } from './merge-input';
import { findVisibleWorker } from './merged-workers';
import { suspectCondition, suspectList } from './suspect-list';
import { refuseInvalid } from '../validation-answers';
import { workerCondition } from './worker-filters';
import { contractsOf } from './worker-list';
import { canViewSensitive, personOf, wholeWorker, workerListFor } from './worker-routes';

const path = '/api/app/nguoi-lao-dong';

/** The merge tool of the worker database, "Gộp hồ sơ trùng" (domain dictionary §5.10). */
export const workerMergeRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path: `${path}/nghi-trung`,
    access: { policy: policies.workersMerge },
    handle: (request, backend) => {
      const user = signedInUser(request);
      const paging = readPaging(request.query, 'lyDo desc');
      const list = suspectList(backend.database, scopeOf(user), canViewSensitive(user));
      return {
        status: 200,
        body: list.page(suspectCondition(request.query, foundIds(request, backend, user)), paging),
      };
    },
  },
  {
    method: 'POST',
    path: `${path}/gop`,
    access: { policy: policies.workersMerge },
    handle: (request, backend) => {
      const { database, clock } = backend;
      const user = signedInUser(request);
      const input = readMergeInput(request.body);
      const kept = findVisibleWorker(database, input.giuLaiId, scopeOf(user));
      const removed = findVisibleWorker(database, input.boDiId, scopeOf(user));
      checkStamp(kept, { concurrencyStamp: input.concurrencyStamps.giuLai });
      checkStamp(removed, { concurrencyStamp: input.concurrencyStamps.boDi });
      const today = todayAt(clock());
      const plan = mergePlan(input, recordOf(database, kept), recordOf(database, removed), today);
      refuseInvalid(mergeErrors(plan, today));
      const merged = mergedWorker(plan);
      const row: WorkerRow = { ...kept, ...personOf(merged), ...modifiedBy(user, clock()) };
      moveToKept(database, kept, removed, merged.hopDong);
      database.workers.put(row);
      database.workers.remove(removed.id);
      followNumber(backend, [kept, removed], row, { user, now: clock() });
      moveAttachments(database.attachments, 'nguoi-lao-dong', removed.id, row.id);
      database.mergedWorkers.put({
        id: removed.id,
        giuLaiId: row.id,
        nguoiGopId: user.id,
        thoiGianGop: serverTime(clock()),
      });
      return { status: 200, body: wholeWorker(request, backend, row) };
    },
  },
];

/** Ids of the workers that the usual filters of the worker list want. */
function foundIds(request: MockRequest, backend: MockBackend, user: MockUser): ReadonlySet<string> {
  const list = workerListFor(user, backend);
  const condition = workerCondition(request.query, { list, canViewSensitive: canViewSensitive(user) });
  const everything = { sorting: 'creationTime', skipCount: 0, maxResultCount: backend.database.workers.size };
  return new Set(list.index.page(condition, everything).items.map(({ item }) => item.id));
}

/** A worker with all contracts, those included that the caller may not see: they are moved all the same. */
function recordOf(database: Database, row: WorkerRow): Worker {
  return { ...row, hopDong: contractsOf(database, row.id) };
}
