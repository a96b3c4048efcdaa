import { createContext, use } from 'react';

import type { IdleLimits } from '@/domain/auth/idle-limits';
import type { Environment } from '@/domain/environment/environment';
import type { AccountApi } from '@/services/api/account-api';
import type { AttachmentsApi } from '@/services/api/attachments-api';
import type { ContributionAmountsApi } from '@/services/api/contribution-amounts-api';
import type { ContributionsApi } from '@/services/api/contributions-api';
import type { DaysOffApi } from '@/services/api/days-off-api';
import type { FeaturesApi } from '@/services/api/features-api';
import type { FundReportsApi } from '@/services/api/fund-reports-api';
import type { HomeApi } from '@/services/api/home-api';
import type { LookupsApi } from '@/services/api/lookups-api';
import type { LogApi } from '@/services/api/log-api';
import type { NotificationsApi } from '@/services/api/notifications-api';
import type { PayInsApi } from '@/services/api/pay-ins-api';
import type { PermissionsApi } from '@/services/api/permissions-api';
import type { DocumentReportsApi, RevenueReportsApi } from '@/services/api/quarter-reports-api';
import type { ReportsApi } from '@/services/api/reports-api';
import type { RolesApi } from '@/services/api/roles-api';
import type { SelfPayingApi } from '@/services/api/self-paying-api';
import type { SessionsApi } from '@/services/api/sessions-api';
import type { SettingsApi } from '@/services/api/settings-api';
import type { SupportRequestsApi } from '@/services/api/support-requests-api';
import type { SupportTypesApi } from '@/services/api/support-types-api';
import type { SupportedWorkersApi } from '@/services/api/supported-workers-api';
import type { TenantsApi } from '@/services/api/tenants-api';
import type { UnitsApi } from '@/services/api/units-api';
import type { UsersApi } from '@/services/api/users-api';
import type { WorkersApi } from '@/services/api/workers-api';
import type { PendingCalls } from '@/services/http/pending-calls';
import type { Printing } from '@/services/printing/printing';
import type { SpreadsheetReader } from '@/services/spreadsheet/spreadsheet-reader';
import type { SpreadsheetWriter } from '@/services/spreadsheet/spreadsheet-writer';
import type { TenantSwitch } from '@/services/tenants/tenant-switch';

/** Everything a screen may call. Built once by the composition root. */
export type Services = {
  readonly environment: Environment;
  readonly workers: WorkersApi;
  readonly units: UnitsApi;
  readonly selfPaying: SelfPayingApi;
  readonly fundReports: FundReportsApi;
  readonly home: HomeApi;
  readonly lookups: LookupsApi;
  readonly account: AccountApi;
  readonly sessions: SessionsApi;
  readonly log: LogApi;
  readonly users: UsersApi;
  readonly roles: RolesApi;
  readonly notifications: NotificationsApi;
  readonly permissions: PermissionsApi;
  readonly features: FeaturesApi;
  readonly settings: SettingsApi;
  readonly tenants: TenantsApi;
  readonly revenueReports: RevenueReportsApi;
  readonly documentReports: DocumentReportsApi;
  readonly contributionAmounts: ContributionAmountsApi;
  readonly contributions: ContributionsApi;
  readonly daysOff: DaysOffApi;
  readonly supportTypes: SupportTypesApi;
  readonly supportRequests: SupportRequestsApi;
  readonly supportedWorkers: SupportedWorkersApi;
  readonly payIns: PayInsApi;
  readonly reports: ReportsApi;
  readonly attachments: AttachmentsApi;
  readonly printing: Printing;
  /** `undefined` where the address says which tenant this is. */
  readonly tenantSwitch?: TenantSwitch | undefined;
  readonly spreadsheets: SpreadsheetWriter & SpreadsheetReader;
  /** The calls under way, for the bar that tells of long ones. */
  readonly pendingCalls?: PendingCalls | undefined;
  /** When the session that goes on now is locked for want of acts; answers `undefined` where it never is. */
  readonly idleLimits?: (() => IdleLimits | undefined) | undefined;
};

const ServicesContext = createContext<Services | undefined>(undefined);

export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === undefined) {
    throw new Error('A screen was rendered outside <ServicesProvider>.');
  }
  return services;
}

/** For parts that are also shown before there are services. */
export function usePendingCalls(): PendingCalls | undefined {
  return use(ServicesContext)?.pendingCalls;
}
