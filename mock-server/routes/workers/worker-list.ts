import { maskIdentity } from '@/domain/format/identities';
import { searchText } from '@/domain/text/search-text';
import type { WorkerListItem } from '@/domain/workers/worker';

import type { Database } from '../../data/database';
import { unitThatEntered } from '../../data/entered-for';
import { contributionState } from '../../data/fund/obligations';
import { ListIndex, type ListColumns } from '../../data/query';
import { marketNames, provinceNames } from '../../data/reference-keys';
import type { ContractRow, WorkerRow } from '../../data/rows';
import { SearchIndex } from '../../data/search-index';
import type { DataScope } from '../data-scope';

/** A worker as a list sees them: the row of the answer, and what filters look at. */
export type WorkerEntry = {
  readonly item: WorkerListItem;
  readonly row: WorkerRow;
  /** The contract that counts as the present one. */
  readonly contract: ContractRow | undefined;
};

/** The workers that a scope shows. Positions of the index and of the searches are the same. */
export type WorkerList = {
  readonly index: ListIndex<WorkerEntry>;
  readonly database: Database;
  /** ISO date on which ages are counted and contributions are due or not. */
  readonly today: string;
  /** All contracts of a worker that the scope shows. */
  readonly contracts: (entry: WorkerEntry) => readonly ContractRow[];
  /** Names and phones. */
  readonly open: () => SearchIndex;
  /** Identity numbers: to be searched in part by those who may see them whole. */
  readonly identities: () => SearchIndex;
};

type Caches = {
  readonly versions: string;
  readonly contracts: ReadonlyMap<string, readonly ContractRow[]>;
  readonly lists: Map<string, WorkerList>;
};

const caches = new WeakMap<Database, Caches>();
const openTexts = new WeakMap<WorkerRow, string>();
const knownEntries = new WeakMap<WorkerRow, WorkerEntry>();

/** Columns that `GET /api/app/nguoi-lao-dong` can be sorted by; codes sort as the names that staff see for them. */
const columns: ListColumns<WorkerEntry> = {
  creationTime: { kind: 'code', value: ({ row }) => row.creationTime },
  soCccd: { kind: 'code', value: ({ item }) => item.soCccd },
  hoTen: { kind: 'name', value: ({ item }) => item.hoTen },
  ngaySinh: { kind: 'code', value: ({ item }) => item.ngaySinh },
  gioiTinh: { kind: 'number', value: ({ item }) => item.gioiTinh },
  soHoChieu: { kind: 'code', value: ({ item }) => item.soHoChieu },
  dienThoai: { kind: 'code', value: ({ item }) => item.dienThoai },
  tinhThanhMa: { kind: 'text', value: ({ item }) => provinceNames.get(item.tinhThanhMa) ?? null },
  trinhDo: { kind: 'number', value: ({ item }) => item.trinhDo },
  thiTruongId: { kind: 'text', value: ({ item }) => marketNames.get(item.thiTruongId ?? '') ?? null },
  donViId: { kind: 'text', value: ({ item }) => item.donViTen },
  donViTen: { kind: 'text', value: ({ item }) => item.donViTen },
  ngayXuatCanh: { kind: 'code', value: ({ item }) => item.ngayXuatCanh },
  ngayHetHanHd: { kind: 'code', value: ({ item }) => item.ngayHetHanHd },
  tinhTrang: { kind: 'number', value: ({ item }) => item.tinhTrang },
  dongQuy: { kind: 'number', value: ({ item }) => item.dongQuy },
};

/** For those who see identity numbers masked: by its place between others a number would give hidden digits away. */
const maskedColumns: ListColumns<WorkerEntry> = {
  ...columns,
  soCccd: { kind: 'code', value: ({ item }) => maskIdentity(item.soCccd) },
  soHoChieu: { kind: 'code', value: ({ item }) => (item.soHoChieu === null ? null : maskIdentity(item.soHoChieu)) },
};

/** Whose list it is, and of which day. */
export type WorkerSight = {
  readonly scope: DataScope;
  /** ISO date on which contributions are due or not. */
  readonly today: string;
  readonly canViewSensitive: boolean;
};

/** The workers that the scope shows, ready to be filtered and sorted; made anew when a table or the day has changed. */
export function workerList(database: Database, sight: WorkerSight): WorkerList {
  const { lists } = cachesOf(database);
  const key = `${scopeKey(sight.scope)} ${sight.canViewSensitive ? 'whole' : 'masked'}`;
  const known = lists.get(key);
  const list = known?.today === sight.today ? known : createList(database, sight);
  lists.set(key, list);
  return list;
}

/** All contracts of a worker, whoever may see them. */
export function contractsOf(database: Database, workerId: string): readonly ContractRow[] {
  return cachesOf(database).contracts.get(workerId) ?? [];
}

/** The contracts that the scope shows: a unit knows only its own. */
export function visibleContracts(contracts: readonly ContractRow[], scope: DataScope): readonly ContractRow[] {
  return scope.kind === 'unit' ? contracts.filter(({ donViId }) => donViId === scope.donViId) : contracts;
}

/**
 * Whether the scope shows the worker at all. A unit also knows the workers that it entered itself, as long as they have
 * no contract with anybody.
 */
export function isVisibleWorker(database: Database, row: WorkerRow, scope: DataScope): boolean {
  return isKnownTo(scope, row, contractsOf(database, row.id), database);
}

function isKnownTo(scope: DataScope, row: WorkerRow, contracts: readonly ContractRow[], database: Database): boolean {
  switch (scope.kind) {
    case 'all':
      return true;
    case 'province':
      return row.tinhThanhMa === scope.tinhThanhMa;
    case 'unit':
      return contracts.length === 0
        ? unitThatEntered(database, row)?.id === scope.donViId
        : contracts.some(({ donViId }) => donViId === scope.donViId);
  }
}

function createList(database: Database, sight: WorkerSight): WorkerList {
  const { scope, canViewSensitive } = sight;
  const entries = workerEntries(database, sight);
  let open: SearchIndex | undefined;
  let identities: SearchIndex | undefined;
  return {
    index: new ListIndex(entries, canViewSensitive ? columns : maskedColumns),
    database,
    today: sight.today,
    contracts: ({ row }) => visibleContracts(contractsOf(database, row.id), scope),
    open: () => (open ??= new SearchIndex(entries.map(({ row }) => openText(row)))),
    identities: () => (identities ??= new SearchIndex(entries.map(({ row }) => identityText(row)))),
  };
}

function workerEntries(database: Database, { scope, today }: WorkerSight): readonly WorkerEntry[] {
  const { contracts } = cachesOf(database);
  const entries: WorkerEntry[] = [];
  for (const row of database.workers.rows()) {
    const own = contracts.get(row.id) ?? [];
    if (isKnownTo(scope, row, own, database)) {
      entries.push(entryOf(database, row, latest(visibleContracts(own, scope)), today));
    }
  }
  return entries;
}

function entryOf(database: Database, row: WorkerRow, contract: ContractRow | undefined, today: string): WorkerEntry {
  const donViId = contract?.donViId ?? null;
  const donViTen = donViId === null ? null : (database.units.find(donViId)?.ten ?? null);
  const known = knownEntries.get(row);
  const dongQuy = contract === undefined ? 3 : contributionState(database, contract, today);
  const isSame = known?.contract === contract && known?.item.donViTen === donViTen && known.item.dongQuy === dongQuy;
  if (known !== undefined && isSame) {
    return known;
  }
  const entry = newEntry(row, contract, { donViTen, dongQuy });
  knownEntries.set(row, entry);
  return entry;
}

function newEntry(
  row: WorkerRow,
  contract: ContractRow | undefined,
  told: Pick<WorkerListItem, 'donViTen' | 'dongQuy'>,
): WorkerEntry {
  return {
    row,
    contract,
    item: {
      id: row.id,
      soCccd: row.soCccd,
      hoTen: row.hoTen,
      ngaySinh: row.ngaySinh,
      gioiTinh: row.gioiTinh,
      soHoChieu: row.soHoChieu,
      dienThoai: row.dienThoai,
      tinhThanhMa: row.tinhThanhMa,
      trinhDo: row.trinhDo,
      thiTruongId: contract?.thiTruongId ?? null,
      donViId: contract?.donViId ?? null,
      donViTen: told.donViTen,
      ngayXuatCanh: contract?.ngayXuatCanh ?? null,
      ngayHetHanHd: contract?.denNgay ?? null,
      tinhTrang: contract?.tinhTrang ?? 1,
      dongQuy: told.dongQuy,
    },
  };
}

/**
 * The contract that counts as the present one: the latest departure, or the latest signature before it is known; one of
 * which no day is known yet is the next one, as on the worker's page.
 */
function latest(contracts: readonly ContractRow[]): ContractRow | undefined {
  const dayOf = ({ ngayXuatCanh, tuNgay, ngayKy }: ContractRow) => ngayXuatCanh ?? tuNgay ?? ngayKy ?? '9999';
  return contracts.reduce<ContractRow | undefined>(
    (best, contract) => (best === undefined || dayOf(contract) >= dayOf(best) ? contract : best),
    undefined,
  );
}

/** Name and phone, as they are searched; the name's form without diacritics is worth keeping. */
function openText(row: WorkerRow): string {
  const text = openTexts.get(row) ?? `${searchText(row.hoTen)}\n${row.dienThoai ?? ''}`;
  openTexts.set(row, text);
  return text;
}

function identityText({ soCccd, soHoChieu }: WorkerRow): string {
  return `${soCccd}\n${soHoChieu?.toLowerCase() ?? ''}`;
}

function cachesOf(database: Database): Caches {
  const { workers, contracts, units, users, selfPaying, daysOff } = database;
  const versions = [workers, contracts, units, users, selfPaying, daysOff].map(({ version }) => version).join('/');
  const known = caches.get(database);
  if (known?.versions === versions) {
    return known;
  }
  const made = { versions, contracts: grouped(contracts.rows()), lists: new Map() };
  caches.set(database, made);
  return made;
}

function scopeKey(scope: DataScope): string {
  switch (scope.kind) {
    case 'all':
      return 'all';
    case 'province':
      return `province ${scope.tinhThanhMa}`;
    case 'unit':
      return `unit ${scope.donViId}`;
  }
}

function grouped(rows: Iterable<ContractRow>): ReadonlyMap<string, readonly ContractRow[]> {
  const groups = new Map<string, ContractRow[]>();
  for (const row of rows) {
    const group = groups.get(row.nguoiLaoDongId);
    if (group === undefined) {
      groups.set(row.nguoiLaoDongId, [row]);
    } else {
      group.push(row);
    }
  }
  return groups;
}
