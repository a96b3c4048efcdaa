import type { AttachmentRow } from './attachments';
import type { FeatureRow, FeatureValueRow } from './features';
import type { PayInRow } from './fund/pay-in-row';
import type { DocumentReportRow, RevenueReportRow } from './fund/quarter-report-row';
import type { ContributionRow, FundReportLineRow, FundReportRow } from './fund/rows';
import type { SelfPayingRow } from './fund/self-paying-row';
import type { SupportTypeRow } from './fund/support-types';
import type { LogRow } from './log-row';
import type { NotificationRow } from './notification-row';
import type { PermissionGrantRow } from './permission-grants';
import type { RoleRow } from './roles';
import type { ContractRow, MergedWorkerRow, UnitRow, WorkerRow } from './rows';
import type { ContributionAmountRow } from './seed/fund/contribution-amount-seed';
import type { DayOffRow } from './seed/day-off-seed';
import type { SettingRow } from './setting-row';
import type { StepHistoryRow } from './step-history';
import type { SupportRequestRow } from './support/support-request-row';
import type { TenantRow } from './tenants';
import type { UserRow } from './users';

/** Everything the demo back end knows: the row of each table. */
export type TableRows = {
  readonly workers: WorkerRow;
  readonly contracts: ContractRow;
  readonly mergedWorkers: MergedWorkerRow;
  readonly units: UnitRow;
  readonly users: UserRow;
  readonly notifications: NotificationRow;
  readonly roles: RoleRow;
  readonly permissionGrants: PermissionGrantRow;
  readonly tenants: TenantRow;
  /** What there is to be switched; the values are apart. */
  readonly features: FeatureRow;
  readonly featureValues: FeatureValueRow;
  readonly settings: SettingRow;
  /** Documents of records of every kind; their bytes lie in the store. */
  readonly attachments: AttachmentRow;
  /** Dossiers of workers who pay their contribution themselves. */
  readonly selfPaying: SelfPayingRow;
  readonly stepHistory: StepHistoryRow;
  /** What was done before the demo data were taken; nothing is ever written here. */
  readonly earlierLogEntries: LogRow;
  /** What was done since. */
  readonly logEntries: LogRow;
  readonly fundReports: FundReportRow;
  readonly fundReportLines: FundReportLineRow;
  readonly payIns: PayInRow;
  readonly contributions: ContributionRow;
  readonly revenueReports: RevenueReportRow;
  readonly documentReports: DocumentReportRow;
  readonly contributionAmounts: ContributionAmountRow;
  readonly supportTypes: SupportTypeRow;
  readonly supportRequests: SupportRequestRow;
  /** What the administrator has decided about days beside the law. */
  readonly daysOff: DayOffRow;
};

/** How to get the rows that each table begins with; they are made when they are first asked for, and never changed. */
export type TableSeeds = { readonly [Name in keyof TableRows]: () => readonly TableRows[Name][] };

/**
 * How many of what people enter there are: `all`, one of each kind, or none. The people themselves, their units and
 * roles, and the catalogues are there in any case.
 */
export type SeededRecords = 'all' | 'one' | 'none';

export type SeedOptions = {
  /** 5,000 unless told; contracts grow with it, units and users do not. */
  readonly workerCount?: number | undefined;
  /** `all` unless told. */
  readonly records?: SeededRecords | undefined;
  /** Made-up features beside the product's own; none unless told. */
  readonly manyFeatures?: number | undefined;
};
