import { brokenInvariants } from '../../fund/invariants';
import type { Invariant } from '../outcome';
import type { AnyRow } from '../watched';
import type { YearWorld } from '../year-world';

/** Fields that hold đồng. */
const amounts = /^(?:tien[A-Z]\w*|soTien\w*|daNop|noChuyenKySau|nopThua\w*|duNo\w*|phaiNop\w*|tongPhaiNop|daPhu\w+)$/u;

/** M6: whole đồng, never below nothing, below a thousand milliards. Postings alone may take away. */
export const amountsAreWhole: Invariant = ({ changes }) =>
  changes.flatMap(({ table, is }) => (table === 'logEntries' || is === undefined ? [] : wrongAmounts(table, is)));

function wrongAmounts(path: string, row: object): readonly string[] {
  return Object.entries(row).flatMap(([name, value]: [string, unknown]): readonly string[] => {
    if (name === 'butToan') {
      return [];
    }
    if (typeof value === 'object' && value !== null) {
      return wrongAmounts(`${path}.${name}`, value);
    }
    const isWrong = typeof value === 'number' && amounts.test(name) && !isAmount(value);
    return isWrong ? [`${path}.${name} is ${String(value)}`] : [];
  });
}

function isAmount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 999_999_999_999;
}

/** M1–M7 of the units that take part. */
export function brokenMoney({ database, fund }: YearWorld, codes: readonly string[]): readonly string[] {
  return brokenInvariants(
    database,
    codes.map((ma) => fund.unitOf(ma)?.id ?? ''),
  );
}

type Allocation = { readonly chungTuId: string; readonly soTien: number };

/** Money is given away once: what a voucher that counts gives is no more than what came, and all of it for what there is. */
export function overspentVouchers({ database }: YearWorld): readonly string[] {
  const { payIns, fundReports, revenueReports, selfPaying } = database;
  return [...payIns.rows()].flatMap((row) => {
    const given = row.phanBo.reduce((sum, { soTien }) => sum + soTien, 0);
    const came = row.trangThai === 7 ? (row.soTienThucNhan ?? row.soTien) : row.soTien;
    const lost = (row.phanBo as readonly Allocation[]).filter(({ chungTuId }) =>
      [fundReports, revenueReports, selfPaying].every((table) => table.find(chungTuId) === undefined),
    );
    return [
      ...(given > came ? [`${row.ma} gives ${String(given)} of ${String(came)}`] : []),
      ...lost.map(({ chungTuId }) => `${row.ma} pays for ${chungTuId}, which is gone`),
    ];
  });
}

/** Everything that names a worker, a contract or a unit names one that is there. */
export function danglingNames({ database }: YearWorld): readonly string[] {
  const { workers, contracts, units, users } = database;
  const tables = [
    'contracts',
    'contributions',
    'selfPaying',
    'fundReports',
    'payIns',
    'supportRequests',
    'users',
  ] as const;
  return tables.flatMap((table) =>
    [...(database[table].rows() as unknown as Iterable<AnyRow>)].flatMap((row) => [
      ...dangling(table, row, 'nguoiLaoDongId', (id) => workers.find(id)),
      ...dangling(table, row, 'hopDongId', (id) => contracts.find(id)),
      ...dangling(table, row, 'donViId', (id) => units.find(id)),
      ...dangling(table, row, 'creatorId', (id) => users.findEver(id)),
    ]),
  );
}

function dangling(table: string, row: AnyRow, field: string, find: (id: string) => unknown): readonly string[] {
  const id = row[field];
  return typeof id !== 'string' || id === '' || find(id) !== undefined
    ? []
    : [`${table} ${row.id} names a ${field} that is gone`];
}
