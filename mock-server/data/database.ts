import type { AttachmentRow } from './attachments';
import type { SelfPayingRow } from './fund/self-paying-row';
import type { FeatureRow, FeatureValueRow } from './features';
import { seedContributionAmounts, type ContributionAmountRow } from './seed/contribution-amount-seed';
import { seedSupportTypes, type SupportTypeRow } from './fund/support-types';
import type { DocumentReportRow, RevenueReportRow } from './fund/quarter-report-row';
import type { PayInRow } from './fund/pay-in-row';
import type { ContributionRow, FundReportLineRow, FundReportRow } from './fund/rows';
import type { PermissionGrantRow } from './permission-grants';
import type { RoleRow } from './roles';
import type { NotificationRow } from './notification-row';
import type { ContractRow, MergedWorkerRow, UnitRow, WorkerRow } from './rows';
import { seedAttachments } from './seed/attachment-seed';
import { seedDocumentReports } from './seed/document-report-seed';
import { seedFeatures, seedFeatureValues } from './seed/feature-seed';
import { createFundSeed } from './seed/fund-seed';
import { seedGrants, seedRoles } from './seed/role-seed';
import { seedNotifications } from './seed/notification-seed';
import { seedQuarterReportHistory } from './seed/quarter-report-history';
import { seedRevenueReports } from './seed/revenue-report-seed';
import { seedSelfPaying } from './seed/self-paying-seed';
import { seedSelfPayingHistory, seedSelfPayingPapers } from './seed/self-paying-trail';
import { seedTenants } from './seed/tenant-seed';
import { seedUnits } from './seed/unit-seed';
import { seedUsers } from './seed/user-seed';
import { seedWorkers } from './seed/worker-seed';
import type { SettingRow } from './setting-row';
import type { StepHistoryRow } from './step-history';
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
  /** Documents of records of every kind; their bytes lie in the store. */
  readonly attachments: Table<AttachmentRow>;
  /** Dossiers of workers who pay their contribution themselves. */
  readonly selfPaying: Table<SelfPayingRow>;
  readonly stepHistory: Table<StepHistoryRow>;
  readonly fundReports: Table<FundReportRow>;
  readonly fundReportLines: Table<FundReportLineRow>;
  readonly payIns: Table<PayInRow>;
  readonly contributions: Table<ContributionRow>;
  readonly revenueReports: Table<RevenueReportRow>;
  readonly documentReports: Table<DocumentReportRow>;
  readonly contributionAmounts: Table<ContributionAmountRow>;
  readonly supportTypes: Table<SupportTypeRow>;
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
  const unitsOnly = seedUnits();
  const { workers, contracts } = seedWorkers(workerCount, unitsOnly);
  const fund = createFundSeed({ units: unitsOnly, workers, contracts });
  const { units } = fund;
  const users = seedUsers(units);
  const revenueReports = seedRevenueReports(units);
  const documentReports = seedDocumentReports(units);
  const selfPaying = seedSelfPaying({ workers, contracts, units, users });
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
    attachments: new Table([...seedAttachments(workers), ...seedSelfPayingPapers(selfPaying)]),
    selfPaying: new Table(selfPaying.map(({ row }) => row)),
    stepHistory: new Table<StepHistoryRow>({
      make: () => [
        ...seedSelfPayingHistory(selfPaying, users),
        ...seedQuarterReportHistory([...revenueReports, ...documentReports], users),
        ...fund.history(),
      ],
      mark: 'history 1',
    }),
    fundReports: new Table(fund.fundReports),
    fundReportLines: new Table(fund.fundReportLines),
    payIns: new Table(fund.payIns),
    contributions: new Table(fund.contributions),
    revenueReports: new Table(revenueReports),
    documentReports: new Table(documentReports),
    contributionAmounts: new Table(seedContributionAmounts()),
    supportTypes: new Table(seedSupportTypes()),
  };
}
