import { searchText } from '@/domain/text/search-text';

import { sharesLeft, type Shares } from '../../data/fund/obligations';
import type { ListSums } from '../../data/query';
import type { ContractRow } from '../../data/rows';
import { all, heldNumber, readDate, readFlag, readInteger, readText, when, type Condition } from '../filters';
import { contractCondition } from './contract-filters';
import type { WorkerEntry, WorkerList } from './worker-list';

/** What the conditions of a list request depend on beside its query. */
export type WorkerSearch = {
  readonly list: WorkerList;
  /** Whether parts of identity numbers are searched; others find a number only by the whole of it. */
  readonly canViewSensitive: boolean;
};

/** What a list request asks for, as one test of a worker. */
export function workerCondition(query: ReadonlyMap<string, string>, search: WorkerSearch): Condition<WorkerEntry> {
  return all<WorkerEntry>([personCondition(query, search), wantedContracts(query, search)?.isAny]);
}

/** Sums over the contracts of the workers that a list request finds: those that meet what is asked of a contract. */
export function workerSums(query: ReadonlyMap<string, string>, search: WorkerSearch): ListSums<WorkerEntry> {
  const contracts = wantedContracts(query, search);
  const wantedOf = contracts?.of ?? (({ contract }) => (contract === undefined ? [] : [contract]));
  const unpaidOn = readDate(query, 'chuaDongDenNgay');
  const owed = (day: string, shareOf: (shares: Shares) => number) => (entry: WorkerEntry) =>
    wantedOf(entry).reduce((sum, contract) => sum + shareOf(sharesLeft(search.list.database, contract, day)), 0);
  return {
    soHopDong: (entry) => wantedOf(entry).length,
    ...(unpaidOn === undefined
      ? {}
      : {
          chuaDongNld: owed(unpaidOn, ({ tienNld }) => tienNld),
          chuaDongDn: owed(unpaidOn, ({ tienDn }) => tienDn),
          chuaDong: owed(unpaidOn, ({ tienNld, tienDn }) => tienNld + tienDn),
        }),
  };
}

function personCondition(query: ReadonlyMap<string, string>, search: WorkerSearch): Condition<WorkerEntry> {
  const filter = readText(query, 'filter');
  return all<WorkerEntry>([
    when(readText(query, 'tinhThanhMa'), ({ item }, value) => item.tinhThanhMa === value),
    when(readText(query, 'xaPhuongMa'), ({ row }, value) => row.xaPhuongMa === value),
    when(readInteger(query, 'gioiTinh'), ({ item }, value) => item.gioiTinh === value),
    when(bornBy(search.list.today, readInteger(query, 'tuoiTu')), ({ item }, value) => item.ngaySinh <= value),
    when(bornBy(search.list.today, readInteger(query, 'tuoiDen'), 1), ({ item }, value) => item.ngaySinh > value),
    when(readInteger(query, 'trinhDo'), ({ item }, value) => item.trinhDo === value),
    filter === undefined ? undefined : textCondition(filter, search),
  ]);
}

type WantedContracts = {
  /** The contracts of a worker that meet everything that is asked of a contract. */
  readonly of: (entry: WorkerEntry) => readonly ContractRow[];
  /** Whether there is one; who has none yet counts as not departed and owing nothing. */
  readonly isAny: Condition<WorkerEntry>;
};

/** What is asked of a contract, of the present one or of every one; `undefined` where nothing is. */
function wantedContracts(query: ReadonlyMap<string, string>, { list }: WorkerSearch): WantedContracts | undefined {
  const isEvery = readFlag(query, 'moiHopDong') === true;
  const condition = contractCondition(query, list.database, list.today);
  if (condition === undefined) {
    return isEvery ? { of: list.contracts, isAny: () => true } : undefined;
  }
  const isWanted = (contract: ContractRow | undefined) => condition(contract, 0);
  const lookedAt = isEvery ? list.contracts : ({ contract }: WorkerEntry) => (contract === undefined ? [] : [contract]);
  return {
    of: (entry) => lookedAt(entry).filter(isWanted),
    isAny: (entry) => {
      const contracts = lookedAt(entry);
      return contracts.length === 0 ? isWanted(undefined) : contracts.some(isWanted);
    },
  };
}

/** The latest birthday of those who have completed that many years, and `more`. */
function bornBy(today: string, age: number | undefined, more = 0): string | undefined {
  const year = Number(today.slice(0, 4)) - (age ?? 0) - more;
  return age === undefined ? undefined : `${String(Math.max(year, 0)).padStart(4, '0')}${today.slice(4)}`;
}

/** Letters are compared without diacritics, numbers without the spaces that people read them with. */
export function textCondition(
  filter: string,
  { list, canViewSensitive }: Pick<WorkerSearch, 'list' | 'canViewSensitive'>,
): Condition<WorkerEntry> {
  const byName = list.open().matches(searchText(filter));
  const number = compactNumber(filter);
  if (number === '') {
    return (_, position) => byName[position] === 1;
  }
  const byPhone = list.open().matches(number);
  const byIdentity = canViewSensitive ? list.identities().matches(number) : undefined;
  return ({ row }, position) =>
    byName[position] === 1 ||
    byPhone[position] === 1 ||
    (byIdentity === undefined
      ? row.soCccd === number || row.soHoChieu?.toLowerCase() === number
      : byIdentity[position] === 1);
}

/** `0900 000 045` → `0900000045`, `P 1234567` → `p1234567`; `''` for what is no number. */
export function compactNumber(filter: string): string {
  const compact = heldNumber(filter).toLowerCase();
  return /^\+?[a-z]?\d+$/u.test(compact) ? compact.replace(/^\+84/u, '0') : '';
}
