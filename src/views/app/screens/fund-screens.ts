import type { RouteName } from '@/domain/navigation/routes';

import { loadedLater, type LoadedLater } from '../../shared/loading/loaded-later';
import type { ScreenProps } from './screens-context';

const fundReport = loadedLater<ScreenProps>(() =>
  import('../../fund/fund-reports/report-screen').then(({ ReportScreen }) => ReportScreen),
);

const revenueReportForm = loadedLater<ScreenProps>(() =>
  import('../../fund/revenue-reports/revenue-report-form-screen').then(
    ({ RevenueReportFormScreen }) => RevenueReportFormScreen,
  ),
);

const documentReportForm = loadedLater<ScreenProps>(() =>
  import('../../fund/document-reports/document-report-form-screen').then(
    ({ DocumentReportFormScreen }) => DocumentReportFormScreen,
  ),
);

const dossierForm = loadedLater<ScreenProps>(() =>
  import('../../fund/self-paying/dossier-form-screen').then(({ DossierFormScreen }) => DossierFormScreen),
);

const payInForm = loadedLater<ScreenProps>(() =>
  import('../../fund/pay-ins/pay-in-form-screen').then(({ PayInFormScreen }) => PayInFormScreen),
);

/** The screens of fund management. */
export const fundScreens = {
  payIns: loadedLater<ScreenProps>(() =>
    import('../../fund/pay-ins/pay-ins-screen').then(({ PayInsScreen }) => PayInsScreen),
  ),
  payIn: loadedLater<ScreenProps>(() =>
    import('../../fund/pay-ins/pay-in-screen').then(({ PayInScreen }) => PayInScreen),
  ),
  payInCreate: payInForm,
  payInEdit: payInForm,
  payInStatement: loadedLater<ScreenProps>(() =>
    import('../../fund/pay-ins/statement/statement-screen').then(({ StatementScreen }) => StatementScreen),
  ),
  revenueReports: loadedLater<ScreenProps>(() =>
    import('../../fund/revenue-reports/revenue-reports-screen').then(
      ({ RevenueReportsScreen }) => RevenueReportsScreen,
    ),
  ),
  revenueReport: loadedLater<ScreenProps>(() =>
    import('../../fund/revenue-reports/revenue-report-screen').then(({ RevenueReportScreen }) => RevenueReportScreen),
  ),
  revenueReportCreate: revenueReportForm,
  revenueReportEdit: revenueReportForm,
  documentReports: loadedLater<ScreenProps>(() =>
    import('../../fund/document-reports/document-reports-screen').then(
      ({ DocumentReportsScreen }) => DocumentReportsScreen,
    ),
  ),
  documentReport: loadedLater<ScreenProps>(() =>
    import('../../fund/document-reports/document-report-screen').then(
      ({ DocumentReportScreen }) => DocumentReportScreen,
    ),
  ),
  documentReportCreate: documentReportForm,
  documentReportEdit: documentReportForm,
  fundReports: loadedLater<ScreenProps>(() =>
    import('../../fund/fund-reports/fund-reports-screen').then(({ FundReportsScreen }) => FundReportsScreen),
  ),
  fundReportCreate: loadedLater<ScreenProps>(() =>
    import('../../fund/fund-reports/report-create-screen').then(({ ReportCreateScreen }) => ReportCreateScreen),
  ),
  fundReportImport: loadedLater<ScreenProps>(() =>
    import('../../fund/fund-reports/report-import-screen').then(({ ReportImportScreen }) => ReportImportScreen),
  ),
  fundReport,
  fundReportEdit: fundReport,
  selfPaying: loadedLater<ScreenProps>(() =>
    import('../../fund/self-paying/dossiers-screen').then(({ DossiersScreen }) => DossiersScreen),
  ),
  selfPayingDossier: loadedLater<ScreenProps>(() =>
    import('../../fund/self-paying/dossier-screen').then(({ DossierScreen }) => DossierScreen),
  ),
  selfPayingDossierCreate: dossierForm,
  selfPayingDossierEdit: dossierForm,
  selfPayingApproval: loadedLater<ScreenProps>(() =>
    import('../../fund/self-paying/approvals-screen').then(({ ApprovalsScreen }) => ApprovalsScreen),
  ),
  selfPayingReview: loadedLater<ScreenProps>(() =>
    import('../../fund/self-paying/review-screen').then(({ ReviewScreen }) => ReviewScreen),
  ),
  contributingWorkers: loadedLater<ScreenProps>(() =>
    import('../../fund/contributions/contributions-screen').then(({ ContributionsScreen }) => ContributionsScreen),
  ),
  contribution: loadedLater<ScreenProps>(() =>
    import('../../fund/contributions/contribution-screen').then(({ ContributionScreen }) => ContributionScreen),
  ),
} satisfies Partial<Record<RouteName, LoadedLater<ScreenProps>>>;
