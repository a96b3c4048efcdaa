import type { Database } from '@mock-server/data/database';
import type { Table } from '@mock-server/data/table';

export type AnyRow = { readonly id: string } & Readonly<Record<string, unknown>>;

/** A row that a call made, changed or took away. */
export type Change = {
  readonly table: keyof Database;
  readonly id: string;
  readonly was: AnyRow | undefined;
  readonly is: AnyRow | undefined;
};

/** Looks at a whole database before and after each call. Rows are never changed in place, so comparing them is cheap. */
export function watchDatabase(database: Database) {
  const tables = Object.entries(database) as unknown as readonly (readonly [keyof Database, Table<AnyRow>])[];
  const known = new Map(tables.map(([name, table]) => [name, { version: table.version, rows: rowsOf(table) }]));
  return {
    /** What has changed since the last look, or since this was opened. */
    changes: (): readonly Change[] =>
      tables.flatMap(([name, table]) => {
        const before = known.get(name);
        if (before === undefined || before.version === table.version) {
          return [];
        }
        const rows = rowsOf(table);
        known.set(name, { version: table.version, rows });
        return changesOf(name, before.rows, rows);
      }),
  };
}

export type WatchedDatabase = ReturnType<typeof watchDatabase>;

function rowsOf(table: Table<AnyRow>): ReadonlyMap<string, AnyRow> {
  return new Map(Array.from(table.rows(), (row) => [row.id, row]));
}

function changesOf(
  table: keyof Database,
  before: ReadonlyMap<string, AnyRow>,
  after: ReadonlyMap<string, AnyRow>,
): readonly Change[] {
  const gone = [...before].filter(([id]) => !after.has(id)).map(([id, was]) => ({ table, id, was, is: undefined }));
  const other = [...after]
    .filter(([id, is]) => before.get(id) !== is && JSON.stringify(before.get(id)) !== JSON.stringify(is))
    .map(([id, is]) => ({ table, id, was: before.get(id), is }));
  return [...gone, ...other];
}
