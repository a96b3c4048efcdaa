import { maskIdentity } from '@/domain/format/identities';
import {
  suspectPairs,
  suspicionReasons,
  type SuspectItem,
  type SuspectPair,
  type SuspectPairItem,
} from '@/domain/workers/worker-suspects';

import type { Database } from '../../data/database';
import { ListIndex, type ListColumns } from '../../data/query';
import { provinceNames } from '../../data/reference-keys';
import type { WorkerRow } from '../../data/rows';
import type { DataScope } from '../data-scope';
import { all, readText, when, type Condition } from '../filters';
import { contractsOf, isVisibleWorker } from './worker-list';

type Pairs = { readonly version: number; readonly pairs: readonly SuspectPair<WorkerRow>[] };

const caches = new WeakMap<Database, Pairs>();
const strengths = new Map(suspicionReasons.map(({ id }, index) => [id, index]));

/** Columns of one record that `GET …/nghi-trung` can be sorted by; the numbers as the caller sees them. */
function columnsOf(side: 'trai' | 'phai'): ListColumns<SuspectPairItem> {
  return {
    [`${side}.hoTen`]: { kind: 'name', value: (pair) => pair[side].hoTen },
    [`${side}.soCccd`]: { kind: 'code', value: (pair) => pair[side].soCccd },
    [`${side}.ngaySinh`]: { kind: 'code', value: (pair) => pair[side].ngaySinh },
    [`${side}.soHoChieu`]: { kind: 'code', value: (pair) => pair[side].soHoChieu },
    [`${side}.dienThoai`]: { kind: 'code', value: (pair) => pair[side].dienThoai },
    [`${side}.tinhThanhMa`]: { kind: 'text', value: (pair) => provinceNames.get(pair[side].tinhThanhMa) ?? null },
    [`${side}.soLuongHopDong`]: { kind: 'number', value: (pair) => pair[side].soLuongHopDong },
  };
}

/** The weakest first, so that an ascending order begins with the doubtful ones. */
const columns: ListColumns<SuspectPairItem> = {
  lyDo: {
    kind: 'number',
    value: ({ lyDo: [strongest] }) => -(strongest === undefined ? 0 : (strengths.get(strongest) ?? 0)),
  },
  ...columnsOf('trai'),
  ...columnsOf('phai'),
};

/** The suspect pairs of which the scope shows both records, ready to be filtered and sorted. */
export function suspectList(
  database: Database,
  scope: DataScope,
  canViewSensitive: boolean,
): ListIndex<SuspectPairItem> {
  const pairs = pairsOf(database).filter(
    ({ left, right }) => isVisibleWorker(database, left, scope) && isVisibleWorker(database, right, scope),
  );
  const itemOf = (row: WorkerRow) => suspectItem(database, row, canViewSensitive);
  const items = pairs.map(({ left, right, reasons }): SuspectPairItem => {
    return { id: `${left.id}_${right.id}`, trai: itemOf(left), phai: itemOf(right), lyDo: reasons };
  });
  return new ListIndex(items, columns);
}

/** @param found Ids of the workers that the request's other filters want; a pair needs one of them. */
export function suspectCondition(
  query: ReadonlyMap<string, string>,
  found: ReadonlySet<string>,
): Condition<SuspectPairItem> {
  return all<SuspectPairItem>([
    ({ trai, phai }) => found.has(trai.id) || found.has(phai.id),
    when(readText(query, 'lyDo'), ({ lyDo }, value) => lyDo.some((reason) => reason === value)),
    when(readText(query, 'nguoiLaoDongId'), ({ trai, phai }, value) => trai.id === value || phai.id === value),
  ]);
}

/** Worked out anew only when a worker has changed. */
function pairsOf(database: Database): readonly SuspectPair<WorkerRow>[] {
  const { version } = database.workers;
  const known = caches.get(database);
  if (known?.version === version) {
    return known.pairs;
  }
  const pairs = suspectPairs(database.workers.rows());
  caches.set(database, { version, pairs });
  return pairs;
}

function suspectItem(database: Database, row: WorkerRow, canViewSensitive: boolean): SuspectItem {
  const { id, soCccd, hoTen, ngaySinh, gioiTinh, soHoChieu, dienThoai, tinhThanhMa } = row;
  const shown = (number: string) => (canViewSensitive ? number : maskIdentity(number));
  return {
    id,
    soCccd: shown(soCccd),
    hoTen,
    ngaySinh,
    gioiTinh,
    soHoChieu: soHoChieu === null ? null : shown(soHoChieu),
    dienThoai,
    tinhThanhMa,
    soLuongHopDong: contractsOf(database, id).length,
  };
}
