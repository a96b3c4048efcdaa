import { isSameContract } from '@/domain/workers/contract-union';
import type { Worker } from '@/domain/workers/worker';

import type { Database } from '../../data/database';
import { approvedLinesOf, contributionOf } from '../../data/fund/fund-report-index';
import { supportRequestResource } from '../../data/support/support-request-row';
import type { ContractRow, WorkerRow } from '../../data/rows';
import type { Table } from '../../data/table';
import { contractsOf } from './worker-list';

/** Ids that are gone, each with the id that stands in its place. */
type Heirs = ReadonlyMap<string, string>;

/**
 * Brings everything that hangs on two records to the one that stays: contracts, contributions, lines of reports,
 * dossiers, support, and the papers of its cases. Of a contract that both had the second copy goes; what named it names
 * the first one.
 *
 * @param united The contracts that the one record has.
 */
export function moveToKept(database: Database, kept: WorkerRow, removed: WorkerRow, united: Worker['hopDong']): void {
  const stored = [kept, removed].flatMap(({ id }) => contractsOf(database, id));
  const copies = heirsOf(database, stored, united);
  for (const contract of stored) {
    if (copies.has(contract.id)) {
      database.contracts.remove(contract.id);
    } else {
      const filled = united.find(({ id }) => id === contract.id);
      database.contracts.put({ ...contract, ...filled, id: contract.id, nguoiLaoDongId: kept.id } as ContractRow);
    }
  }
  const ids: Heirs = new Map([...copies, [removed.id, kept.id]]);
  follow(database.contributions, ids, ['hopDongId', 'nguoiLaoDongId']);
  follow(database.selfPaying, ids, ['hopDongId', 'nguoiLaoDongId']);
  follow(database.fundReportLines, ids, ['hopDongId']);
  moveCases(database, ids);
  keepShared(database, new Set(copies.values()));
}

/**
 * The second copies of contracts, each with the copy that stays. Two contributions are two contracts, as two
 * certificates are: no contract has more than one. So are two that approved reports ask money for: what is paid for the
 * second would be nobody's contribution.
 */
function heirsOf(database: Database, stored: readonly ContractRow[], united: Worker['hopDong']): Heirs {
  const stays = new Set(united.map(({ id }) => id));
  const heirs = new Map<string, string>();
  for (const contract of stored) {
    const heir = stays.has(contract.id) ? undefined : united.find((other) => isSameContract(other, contract))?.id;
    const hasOwn = (id: string) =>
      contributionOf(database, id) !== undefined || approvedLinesOf(database, id).length > 0;
    if (heir !== undefined && !(hasOwn(heir) && hasOwn(contract.id))) {
      heirs.set(contract.id, heir);
    }
  }
  return heirs;
}

/** Puts heirs in the place of what is gone, in the rows that name it. */
function follow<Row extends { readonly id: string }>(
  table: Table<Row>,
  heirs: Heirs,
  names: readonly (keyof Row)[],
): void {
  for (const row of [...table.rows()]) {
    const changes = names.flatMap((name) => {
      const heir = heirs.get(String(row[name]));
      return heir === undefined ? [] : [[name, heir] as const];
    });
    if (changes.length > 0) {
      table.put({ ...row, ...Object.fromEntries(changes) });
    }
  }
}

/** A contract that was in the database twice is no dossier's own: it stays when the dossier's approval is taken back. */
function keepShared({ selfPaying }: Database, contractIds: ReadonlySet<string>): void {
  for (const row of [...selfPaying.rows()]) {
    if (row.daTaoHopDong && contractIds.has(row.hopDongId ?? '')) {
      selfPaying.put({ ...row, daTaoHopDong: false });
    }
  }
}

/** Cases name contracts, and their papers begin with the contract whose case they belong to (`paperCodeOf`). */
function moveCases({ supportRequests, attachments }: Database, heirs: Heirs): void {
  const heirOf = (id: string | null) => heirs.get(id ?? '');
  for (const row of [...supportRequests.rows()]) {
    if (row.truongHop.some(({ hopDongId }) => heirOf(hopDongId) !== undefined)) {
      const truongHop = row.truongHop.map((each) => ({ ...each, hopDongId: heirOf(each.hopDongId) ?? each.hopDongId }));
      supportRequests.put({ ...row, truongHop });
    }
  }
  for (const row of [...attachments.rows()].filter(({ taiNguyen }) => taiNguyen === supportRequestResource)) {
    const [contract = '', paper] = row.giayTo?.split(':') ?? [];
    const heir = heirOf(contract);
    if (heir !== undefined && paper !== undefined) {
      attachments.put({ ...row, giayTo: `${heir}:${paper}` });
    }
  }
}
