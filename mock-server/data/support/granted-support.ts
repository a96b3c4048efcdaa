import { isGranted } from '@/domain/support/support-request';
import { inCodeOrder } from '@/domain/text/code-order';

import type { Database } from '../database';
import type { SupportCaseRow, SupportRequestRow } from './support-request-row';

/** A case for which support was granted. */
export type GrantedCase = { readonly request: SupportRequestRow; readonly truongHop: SupportCaseRow };

type Grants = {
  readonly key: string;
  readonly all: readonly GrantedCase[];
  readonly byContract: ReadonlyMap<string, readonly GrantedCase[]>;
  readonly byWorker: ReadonlyMap<string, readonly GrantedCase[]>;
};

const made = new WeakMap<Database, Grants>();

/** All granted cases, the latest decision first; made anew when a request or a contract has changed. */
export function grantedCases(database: Database): readonly GrantedCase[] {
  return grantsOf(database).all;
}

/** Granted cases that count against a contract's contribution. */
export function grantedForContract(database: Database, contractId: string): readonly GrantedCase[] {
  return grantsOf(database).byContract.get(contractId) ?? [];
}

/** Granted cases of a worker, whichever contract they count against. */
export function grantedForWorker(database: Database, workerId: string): readonly GrantedCase[] {
  return grantsOf(database).byWorker.get(workerId) ?? [];
}

function grantsOf(database: Database): Grants {
  const { supportRequests, contracts } = database;
  const key = `${supportRequests.version}/${contracts.version}`;
  const known = made.get(database);
  if (known?.key === key) {
    return known;
  }
  const all = [...supportRequests.rows()]
    .filter(isGranted)
    .flatMap((request) =>
      request.truongHop.flatMap((truongHop) => ((truongHop.tienDuyet ?? 0) > 0 ? [{ request, truongHop }] : [])),
    )
    .sort((one, other) => inCodeOrder(other.request.ngayQd ?? '', one.request.ngayQd ?? ''));
  const grants = {
    key,
    all,
    byContract: groupBy(all, ({ truongHop }) => truongHop.hopDongId),
    byWorker: groupBy(all, ({ truongHop }) =>
      truongHop.hopDongId === null ? null : (contracts.find(truongHop.hopDongId)?.nguoiLaoDongId ?? null),
    ),
  };
  made.set(database, grants);
  return grants;
}

function groupBy(
  cases: readonly GrantedCase[],
  keyOf: (granted: GrantedCase) => string | null,
): ReadonlyMap<string, readonly GrantedCase[]> {
  const groups = new Map<string, GrantedCase[]>();
  for (const granted of cases) {
    const key = keyOf(granted);
    if (key !== null) {
      groups.set(key, [...(groups.get(key) ?? []), granted]);
    }
  }
  return groups;
}
