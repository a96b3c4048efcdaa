import type { Database } from '@mock-server/data/database';

import { isRefused, type Invariant, type Outcome } from '../outcome';
import { workflowTables } from '../call';

/** Tables whose rows people change, and that are in the log by their id. */
const logged = new Set<keyof Database>([
  ...Object.values(workflowTables),
  ...([
    'workers',
    'units',
    'users',
    'contributionAmounts',
    'daysOff',
    'supportTypes',
    'attachments',
    'roles',
    'tenants',
  ] as const),
]);

/** Every accepted change is in the log, as a success of whoever made it (domain dictionary §5.14). */
export const changesAreLogged: Invariant = (outcome) => {
  const { call, changes, user } = outcome;
  if (isRefused(outcome)) {
    return [];
  }
  const entries = changes.flatMap(({ table, is }) => (table === 'logEntries' && is !== undefined ? [is] : []));
  const named = changes.filter(({ table, id, was, is }) => isOfPeople(call.path, table, id, was, is));
  return [
    ...named
      .filter(({ id }) => !entries.some((entry) => entry['banGhiId'] === id && entry['ketQua'] === 1))
      .map(({ table, id }) => `the change of ${table} ${id} is not in the log`),
    ...entries
      .filter((entry) => entry['nguoiDungId'] !== user?.id && entry['nguoiDungId'] !== null)
      .map((entry) => `the log tells of somebody else: ${JSON.stringify(entry)}`),
  ];
};

/** The record that the call names, what it made or took away, and what changed its status on the way. */
function isOfPeople(
  path: string,
  table: keyof Database,
  id: string,
  was: Outcome['changes'][number]['was'],
  is: Outcome['changes'][number]['is'],
): boolean {
  // A report brings as many people as it has lines: they stand in its own entry.
  const isOfReport = table === 'workers' && path.startsWith('/api/app/bao-cao-quy');
  // So do those of a sheet that is imported.
  const isOfSheet = table === 'workers' && path.endsWith('/nhap-excel');
  // The people of a tenant come and go with it.
  const isOfTenant = table === 'users' && path.startsWith('/api/multi-tenancy/tenants');
  // The documents of a record that goes, is merged or was brought by somebody who moves stand in its entry, or in theirs.
  const isOfRecord = table === 'attachments' && !path.includes('/tep-dinh-kem');
  const isMoved = was === undefined || is === undefined || was['trangThai'] !== is['trangThai'];
  return (
    logged.has(table) &&
    !isOfReport &&
    !isOfSheet &&
    !isOfTenant &&
    !isOfRecord &&
    !path.endsWith('/mo') &&
    (path.includes(id) || isMoved)
  );
}

/** A change of a record gives it a new stamp, and the record that was asked for the name of who changed it. */
export const changesAreStamped: Invariant = (outcome) => {
  const { call, changes, user } = outcome;
  return changes.flatMap(({ table, id, was, is }) => {
    if (was === undefined || is === undefined || !('concurrencyStamp' in is)) {
      return [];
    }
    const isNamed = call.path.includes(id) && 'lastModifierId' in is && !call.path.endsWith('/mo');
    return [
      ...(was['concurrencyStamp'] === is['concurrencyStamp'] && !isFollowed(table, was, is)
        ? [`${table} ${id} changed under its stamp: ${differences(was, is)}`]
        : []),
      ...(isNamed && is['lastModifierId'] !== user?.id ? [`${table} ${id} was changed by somebody else`] : []),
    ];
  });
};

/** What follows from other records: nobody has typed it, and nobody who types is to be stopped by it. */
const following = new Set([
  'daNop',
  'noChuyenKySau',
  'nopThua',
  'duNoKyTruoc',
  'nopThuaKyTruoc',
  'tongPhaiNop',
  'duNoNld',
  'duNoDoanhThu',
  'phanBo',
  'soGcn',
  'nguoiLaoDongId',
  'daPhuNld',
  'daPhuDn',
  'lastSignInTime',
  'daSuDung',
  'donViNhapId',
]);

/** Of people, what they are by their unit, and by roles that go or get another name: people are in a role, they do not hold it. */
const ofUnit = new Set(['loaiDonViId', 'tinhThanhMa', 'roles']);

function isFollowed(table: keyof Database, was: object, is: object): boolean {
  const follows = (name: string) => following.has(name) || (table === 'users' && ofUnit.has(name));
  return Object.entries(is).every(
    ([name, value]) => follows(name) || JSON.stringify(value) === JSON.stringify(Reflect.get(was, name)),
  );
}

function differences(was: object, is: object): string {
  return Object.entries(is)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(was, name)))
    .map(([name, value]) => `${name} ${JSON.stringify(Reflect.get(was, name))} → ${JSON.stringify(value)}`)
    .join(', ')
    .slice(0, 300);
}
