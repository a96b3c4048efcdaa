import type { ContractRow, MergedWorkerRow, UnitRow, WorkerRow } from './rows';
import { seedUnits } from './seed/unit-seed';
import { seedUsers } from './seed/user-seed';
import { seedWorkers } from './seed/worker-seed';
import { Table } from './table';
import type { UserRow } from './users';

/** Everything the demo back end knows, table by table. */
export type Database = {
  readonly workers: Table<WorkerRow>;
  readonly contracts: Table<ContractRow>;
  readonly mergedWorkers: Table<MergedWorkerRow>;
  readonly units: Table<UnitRow>;
  readonly users: Table<UserRow>;
};

export type DatabaseOptions = {
  /** 5,000 unless told; contracts grow with it, units and users do not. */
  readonly workerCount?: number;
};

const demoWorkerCount = 5_000;

/** A database with the demo's seed rows: the same rows for the same options, whenever and wherever it is made. */
export function createDatabase({ workerCount = demoWorkerCount }: DatabaseOptions = {}): Database {
  const units = seedUnits();
  const { workers, contracts } = seedWorkers(workerCount, units);
  return {
    workers: new Table(workers),
    contracts: new Table(contracts),
    mergedWorkers: new Table<MergedWorkerRow>([]),
    units: new Table(units),
    users: new Table(seedUsers(units)),
  };
}
