import { demoSeed } from './seed/demo-seed';
import type { SeedOptions, TableRows } from './table-rows';
import { Table } from './table';

/** Everything the demo back end knows, table by table. */
export type Database = { readonly [Name in keyof TableRows]: Table<TableRows[Name]> };

/** A database with the demo's seed rows: the same rows for the same options, whenever and wherever it is made. */
export function createDatabase(options: SeedOptions = {}): Database {
  const tables = Object.entries(demoSeed(options)).map(([name, rows]) => [name, new Table<{ id: string }>(rows)]);
  return Object.fromEntries(tables) as Database;
}
