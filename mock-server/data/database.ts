import type { FeatureRow, FeatureValueRow } from './features';
import type { PermissionGrantRow } from './permission-grants';
import type { RoleRow } from './roles';
import type { NotificationRow } from './notification-row';
import type { ContractRow, MergedWorkerRow, UnitRow, WorkerRow } from './rows';
import { seedFeatures, seedFeatureValues } from './seed/feature-seed';
import { seedGrants, seedRoles } from './seed/role-seed';
import { seedNotifications } from './seed/notification-seed';
import { seedTenants } from './seed/tenant-seed';
import { seedUnits } from './seed/unit-seed';
import { seedUsers } from './seed/user-seed';
import { seedWorkers } from './seed/worker-seed';
import type { SettingRow } from './setting-row';
import { Table } from './table';
import type { TenantRow } from './tenants';
import type { UserRow } from './users';

/** Everything the demo back end knows, table by table. */
export type Database = {
  readonly workers: Table<WorkerRow>;
  readonly contracts: Table<ContractRow>;
  readonly mergedWorkers: Table<MergedWorkerRow>;
  readonly units: Table<UnitRow>;
  readonly users: Table<UserRow>;
  readonly notifications: Table<NotificationRow>;
  readonly roles: Table<RoleRow>;
  readonly permissionGrants: Table<PermissionGrantRow>;
  readonly tenants: Table<TenantRow>;
  /** What there is to be switched; the values are apart. */
  readonly features: Table<FeatureRow>;
  readonly featureValues: Table<FeatureValueRow>;
  readonly settings: Table<SettingRow>;
};

export type DatabaseOptions = {
  /** 5,000 unless told; contracts grow with it, units and users do not. */
  readonly workerCount?: number | undefined;
  /** Made-up features beside the product's own; none unless told. */
  readonly manyFeatures?: number | undefined;
};

const demoWorkerCount = 5_000;

/** A database with the demo's seed rows: the same rows for the same options, whenever and wherever it is made. */
export function createDatabase({ workerCount = demoWorkerCount, manyFeatures = 0 }: DatabaseOptions = {}): Database {
  const units = seedUnits();
  const { workers, contracts } = seedWorkers(workerCount, units);
  const users = seedUsers(units);
  return {
    workers: new Table(workers),
    contracts: new Table(contracts),
    mergedWorkers: new Table<MergedWorkerRow>([]),
    units: new Table(units),
    users: new Table(users),
    notifications: new Table(seedNotifications({ units, users, workers, contracts })),
    roles: new Table(seedRoles()),
    permissionGrants: new Table(seedGrants()),
    tenants: new Table(seedTenants()),
    features: new Table(seedFeatures(manyFeatures)),
    featureValues: new Table(seedFeatureValues()),
    settings: new Table<SettingRow>([]),
  };
}
