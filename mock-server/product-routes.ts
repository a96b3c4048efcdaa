import { emailSettingsRoutes } from './routes/administration/email-settings-routes';
import { featureRoutes } from './routes/administration/feature-routes';
import { tenantRoutes } from './routes/administration/tenant-routes';
import { timeZoneRoutes } from './routes/administration/time-zone-routes';
import { attachmentRoutes } from './routes/attachments/attachment-routes';
import { contributionAmountRoutes } from './routes/contribution-amounts/contribution-amount-routes';
import { certificateRoutes } from './routes/contributions/certificate-routes';
import { contributionRoutes } from './routes/contributions/contribution-routes';
import { dayOffRoutes } from './routes/days-off/day-off-routes';
import { fundReportRoutes } from './routes/fund-reports/fund-report-routes';
import { homeRoutes } from './routes/home/home-routes';
import { accountRoutes } from './routes/identity/account-routes';
import { identityRoleRoutes } from './routes/identity/identity-role-routes';
import { identityUserRoutes } from './routes/identity/identity-user-routes';
import { permissionRoutes } from './routes/identity/permission-routes';
import { signInSessionRoutes } from './routes/identity/sign-in-session-routes';
import { userListRoutes } from './routes/identity/user-list-routes';
import { userLookupRoutes } from './routes/identity/user-lookup-routes';
import { logRoutes } from './routes/log/log-routes';
import { notificationRoutes } from './routes/notifications/notification-routes';
import { payInRoutes } from './routes/pay-ins/pay-in-routes';
import { payInStatementRoutes } from './routes/pay-ins/pay-in-statement-routes';
import { payInStepRoutes } from './routes/pay-ins/pay-in-step-routes';
import { documentReportRoutes } from './routes/quarter-reports/document-report-routes';
import { revenueReportRoutes } from './routes/quarter-reports/revenue-report-routes';
import { reportRoutes } from './routes/reports/report-routes';
import { searchRoutes } from './routes/search/search-routes';
import { selfPayingRoutes } from './routes/self-paying/self-paying-routes';
import { issuerRoutes } from './routes/startup/issuer-routes';
import { lookupRoutes } from './routes/startup/lookup-routes';
import { startupRoutes } from './routes/startup/startup-routes';
import { supportRequestRoutes } from './routes/support-requests/support-request-routes';
import { supportTypeRoutes } from './routes/support-types/support-type-routes';
import { supportedWorkerRoutes } from './routes/supported-workers/supported-worker-routes';
import { unitRoutes } from './routes/units/unit-routes';
import { workerImportRoutes } from './routes/workers/worker-import-routes';
import { workerMergeRoutes } from './routes/workers/worker-merge-routes';
import { workerRoutes } from './routes/workers/worker-routes';
import type { MockRoute } from './routing';

/** Every endpoint of the product. */
export const productRoutes: readonly MockRoute[] = [
  ...startupRoutes,
  ...issuerRoutes,
  ...accountRoutes,
  ...identityUserRoutes,
  ...userLookupRoutes,
  ...identityRoleRoutes,
  ...permissionRoutes,
  ...userListRoutes,
  ...lookupRoutes,
  ...unitRoutes,
  ...workerRoutes,
  ...workerMergeRoutes,
  ...workerImportRoutes,
  ...fundReportRoutes,
  ...contributionRoutes,
  ...selfPayingRoutes,
  ...revenueReportRoutes,
  ...documentReportRoutes,
  ...tenantRoutes,
  ...featureRoutes,
  ...emailSettingsRoutes,
  ...timeZoneRoutes,
  ...notificationRoutes,
  ...payInStatementRoutes,
  ...payInStepRoutes,
  ...payInRoutes,
  ...supportRequestRoutes,
  ...supportedWorkerRoutes,
  ...attachmentRoutes,
  ...certificateRoutes,
  ...contributionAmountRoutes,
  ...supportTypeRoutes,
  ...dayOffRoutes,
  ...reportRoutes,
  ...logRoutes,
  ...signInSessionRoutes,
  ...homeRoutes,
  ...searchRoutes,
];
