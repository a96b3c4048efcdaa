import type { JudgedCondition } from '@/domain/support/support-condition';
import type { SupportCaseInput } from '@/domain/support/support-request';

import type { Database } from '../../data/database';
import { grantedForWorker } from '../../data/support/granted-support';
import type { MockUser } from '../../routing';
import { scopeOf } from '../data-scope';
import { isVisibleGrant } from '../supported-workers/supported-worker-list';

/** The conditions that cite an earlier grant of the worker. */
const citing: ReadonlySet<JudgedCondition['ma']> = new Set(['E4', 'E6']);

/**
 * The conditions of a case as a person may read them. That the worker was supported before is told to everybody who asks
 * for support; by which decision and in which matter, only to who may know of that grant (DS4). Those sealed by an appraisal
 * hold what the Fund has read, and are gone through as well.
 */
export function withoutForeignGrants(
  database: Database,
  user: MockUser,
  { hopDongId }: Pick<SupportCaseInput, 'hopDongId'>,
  conditions: readonly JudgedCondition[],
): readonly JudgedCondition[] {
  const scope = scopeOf(user);
  const workerId = database.contracts.find(hopDongId ?? '')?.nguoiLaoDongId;
  if (scope.kind === 'all' || workerId === undefined) {
    return conditions;
  }
  const known = grantedForWorker(database, workerId).filter((each) => isVisibleGrant(database, each, scope));
  return conditions.map((condition) => {
    const { soQd, loai: _, ...others } = condition.thamSo;
    if (soQd === undefined || !citing.has(condition.ma)) {
      return condition;
    }
    const { ngaySuViec } = others;
    const isKnown = known.some(
      ({ request, truongHop }) =>
        (request.soQd ?? '') === soQd &&
        (ngaySuViec === undefined ? truongHop.hopDongId === hopDongId : truongHop.ngaySuViec === ngaySuViec),
    );
    return isKnown ? condition : { ...condition, thamSo: others };
  });
}
