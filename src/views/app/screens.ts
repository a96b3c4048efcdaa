import { matchRoute, type Layout, type RouteName } from '@/domain/navigation/routes';

import type { InsideProps } from './inside-props';
import { loadedLater, type LoadedLater } from './screen-loader';
import type { LayoutProps, ScreenProps, Screens } from './screens-context';

type Screen = LoadedLater<ScreenProps>;

const notYet = loadedLater<ScreenProps>(() =>
  import('../shell/not-yet-screen').then(({ NotYetScreen }) => NotYetScreen),
);

const workerForm = loadedLater<ScreenProps>(() =>
  import('../database/workers/worker-form-screen').then(({ WorkerFormScreen }) => WorkerFormScreen),
);

const unitForm = loadedLater<ScreenProps>(() =>
  import('../database/units/unit-form-screen').then(({ UnitFormScreen }) => UnitFormScreen),
);

const fundReport = loadedLater<ScreenProps>(() =>
  import('../fund/fund-reports/report-screen').then(({ ReportScreen }) => ReportScreen),
);

const users = loadedLater<ScreenProps>(() =>
  import('../system/users/users-screen').then(({ UsersScreen }) => UsersScreen),
);

const userForm = loadedLater<ScreenProps>(() =>
  import('../system/users/user-form-screen').then(({ UserFormScreen }) => UserFormScreen),
);

const roles = loadedLater<ScreenProps>(() =>
  import('../system/roles/roles-screen').then(({ RolesScreen }) => RolesScreen),
);

const roleForm = loadedLater<ScreenProps>(() =>
  import('../system/roles/role-form-screen').then(({ RoleFormScreen }) => RoleFormScreen),
);

const amountForm = loadedLater<ScreenProps>(() =>
  import('../system/contribution-amounts/amount-form-screen').then(({ AmountFormScreen }) => AmountFormScreen),
);

const supportTypeForm = loadedLater<ScreenProps>(() =>
  import('../system/support-types/support-type-form-screen').then(({ SupportTypeFormScreen }) => SupportTypeFormScreen),
);

const payInForm = loadedLater<ScreenProps>(() =>
  import('../fund/pay-ins/pay-in-form-screen').then(({ PayInFormScreen }) => PayInFormScreen),
);

const revenueReportForm = loadedLater<ScreenProps>(() =>
  import('../fund/revenue-reports/revenue-report-form-screen').then(
    ({ RevenueReportFormScreen }) => RevenueReportFormScreen,
  ),
);

const documentReportForm = loadedLater<ScreenProps>(() =>
  import('../fund/document-reports/document-report-form-screen').then(
    ({ DocumentReportFormScreen }) => DocumentReportFormScreen,
  ),
);

const dossierForm = loadedLater<ScreenProps>(() =>
  import('../fund/self-paying/dossier-form-screen').then(({ DossierFormScreen }) => DossierFormScreen),
);

/** The screens that are fetched when they are needed; the pages before sign-in are part of the first bundle. */
const ownScreens: Partial<Record<RouteName, Screen>> = {
  home: loadedLater<ScreenProps>(() => import('../home/home-screen').then(({ HomeScreen }) => HomeScreen)),
  personal: loadedLater<ScreenProps>(() =>
    import('../account/personal-screen').then(({ PersonalScreen }) => PersonalScreen),
  ),
  payIns: loadedLater<ScreenProps>(() =>
    import('../fund/pay-ins/pay-ins-screen').then(({ PayInsScreen }) => PayInsScreen),
  ),
  payIn: loadedLater<ScreenProps>(() => import('../fund/pay-ins/pay-in-screen').then(({ PayInScreen }) => PayInScreen)),
  payInCreate: payInForm,
  payInEdit: payInForm,
  payInStatement: loadedLater<ScreenProps>(() =>
    import('../fund/pay-ins/statement/statement-screen').then(({ StatementScreen }) => StatementScreen),
  ),
  revenueReports: loadedLater<ScreenProps>(() =>
    import('../fund/revenue-reports/revenue-reports-screen').then(({ RevenueReportsScreen }) => RevenueReportsScreen),
  ),
  revenueReport: loadedLater<ScreenProps>(() =>
    import('../fund/revenue-reports/revenue-report-screen').then(({ RevenueReportScreen }) => RevenueReportScreen),
  ),
  revenueReportCreate: revenueReportForm,
  revenueReportEdit: revenueReportForm,
  documentReports: loadedLater<ScreenProps>(() =>
    import('../fund/document-reports/document-reports-screen').then(
      ({ DocumentReportsScreen }) => DocumentReportsScreen,
    ),
  ),
  documentReport: loadedLater<ScreenProps>(() =>
    import('../fund/document-reports/document-report-screen').then(({ DocumentReportScreen }) => DocumentReportScreen),
  ),
  documentReportCreate: documentReportForm,
  documentReportEdit: documentReportForm,
  fundReports: loadedLater<ScreenProps>(() =>
    import('../fund/fund-reports/fund-reports-screen').then(({ FundReportsScreen }) => FundReportsScreen),
  ),
  fundReportCreate: loadedLater<ScreenProps>(() =>
    import('../fund/fund-reports/report-create-screen').then(({ ReportCreateScreen }) => ReportCreateScreen),
  ),
  fundReportImport: loadedLater<ScreenProps>(() =>
    import('../fund/fund-reports/report-import-screen').then(({ ReportImportScreen }) => ReportImportScreen),
  ),
  fundReport,
  fundReportEdit: fundReport,
  workers: loadedLater<ScreenProps>(() =>
    import('../database/workers/workers-screen').then(({ WorkersScreen }) => WorkersScreen),
  ),
  worker: loadedLater<ScreenProps>(() =>
    import('../database/workers/worker-screen').then(({ WorkerScreen }) => WorkerScreen),
  ),
  workerImport: loadedLater<ScreenProps>(() =>
    import('../database/workers/worker-import-screen').then(({ WorkerImportScreen }) => WorkerImportScreen),
  ),
  workerCreate: workerForm,
  workerDuplicates: loadedLater<ScreenProps>(() =>
    import('../database/workers/merge/duplicates-screen').then(({ DuplicatesScreen }) => DuplicatesScreen),
  ),
  workerMerge: loadedLater<ScreenProps>(() =>
    import('../database/workers/merge/worker-merge-screen').then(({ WorkerMergeScreen }) => WorkerMergeScreen),
  ),
  workerEdit: workerForm,
  units: loadedLater<ScreenProps>(() =>
    import('../database/units/units-screen').then(({ UnitsScreen }) => UnitsScreen),
  ),
  unit: loadedLater<ScreenProps>(() => import('../database/units/unit-screen').then(({ UnitScreen }) => UnitScreen)),
  unitCreate: unitForm,
  unitEdit: unitForm,
  users,
  identityUsers: users,
  user: loadedLater<ScreenProps>(() => import('../system/users/user-screen').then(({ UserScreen }) => UserScreen)),
  userCreate: userForm,
  userEdit: userForm,
  roles,
  identityRoles: roles,
  role: loadedLater<ScreenProps>(() => import('../system/roles/role-screen').then(({ RoleScreen }) => RoleScreen)),
  roleCreate: roleForm,
  roleEdit: roleForm,
  contributingWorkers: loadedLater<ScreenProps>(() =>
    import('../fund/contributions/contributions-screen').then(({ ContributionsScreen }) => ContributionsScreen),
  ),
  contribution: loadedLater<ScreenProps>(() =>
    import('../fund/contributions/contribution-screen').then(({ ContributionScreen }) => ContributionScreen),
  ),
  selfPaying: loadedLater<ScreenProps>(() =>
    import('../fund/self-paying/dossiers-screen').then(({ DossiersScreen }) => DossiersScreen),
  ),
  selfPayingDossier: loadedLater<ScreenProps>(() =>
    import('../fund/self-paying/dossier-screen').then(({ DossierScreen }) => DossierScreen),
  ),
  selfPayingDossierCreate: dossierForm,
  selfPayingDossierEdit: dossierForm,
  selfPayingApproval: loadedLater<ScreenProps>(() =>
    import('../fund/self-paying/approvals-screen').then(({ ApprovalsScreen }) => ApprovalsScreen),
  ),
  selfPayingReview: loadedLater<ScreenProps>(() =>
    import('../fund/self-paying/review-screen').then(({ ReviewScreen }) => ReviewScreen),
  ),
  contributionAmounts: loadedLater<ScreenProps>(() =>
    import('../system/contribution-amounts/amounts-screen').then(({ AmountsScreen }) => AmountsScreen),
  ),
  contributionAmount: loadedLater<ScreenProps>(() =>
    import('../system/contribution-amounts/amount-screen').then(({ AmountScreen }) => AmountScreen),
  ),
  contributionAmountCreate: amountForm,
  contributionAmountEdit: amountForm,
  supportTypes: loadedLater<ScreenProps>(() =>
    import('../system/support-types/support-types-screen').then(({ SupportTypesScreen }) => SupportTypesScreen),
  ),
  supportType: loadedLater<ScreenProps>(() =>
    import('../system/support-types/support-type-screen').then(({ SupportTypeScreen }) => SupportTypeScreen),
  ),
  supportTypeCreate: supportTypeForm,
  supportTypeEdit: supportTypeForm,
  tenants: loadedLater<ScreenProps>(() =>
    import('../tenants/tenants-screen').then(({ TenantsScreen }) => TenantsScreen),
  ),
  tenant: loadedLater<ScreenProps>(() => import('../tenants/tenant-screen').then(({ TenantScreen }) => TenantScreen)),
  tenantCreate: loadedLater<ScreenProps>(() =>
    import('../tenants/tenant-create-screen').then(({ TenantCreateScreen }) => TenantCreateScreen),
  ),
  tenantEdit: loadedLater<ScreenProps>(() =>
    import('../tenants/tenant-edit-screen').then(({ TenantEditScreen }) => TenantEditScreen),
  ),
  settings: loadedLater<ScreenProps>(() =>
    import('../settings/settings-screen').then(({ SettingsScreen }) => SettingsScreen),
  ),
  accountManage: loadedLater<ScreenProps>(() =>
    import('../account/manage-account-screen').then(({ ManageAccountScreen }) => ManageAccountScreen),
  ),
  changePassword: loadedLater<ScreenProps>(() =>
    import('../account/change-password-screen').then(({ ChangePasswordScreen }) => ChangePasswordScreen),
  ),
};

/** Pages beside the sign-in page: fetched when they are needed, and drawn without the component library like it. */
const plainScreens: Partial<Record<RouteName, Screen>> = {
  accountRegister: loadedLater<ScreenProps>(() =>
    import('../account/register-screen').then(({ RegisterScreen }) => RegisterScreen),
  ),
  accountForgotPassword: loadedLater<ScreenProps>(() =>
    import('../account/forgot-password-screen').then(({ ForgotPasswordScreen }) => ForgotPasswordScreen),
  ),
  accountResetPassword: loadedLater<ScreenProps>(() =>
    import('../account/reset-password-screen').then(({ ResetPasswordScreen }) => ResetPasswordScreen),
  ),
};

/** The screen of a page that stands outside every layout; `undefined` for all other pages. */
export function plainScreenOf(name: RouteName): Screen | undefined {
  return plainScreens[name];
}

const mainLayout = loadedLater<LayoutProps>(() => import('../shell/main-layout').then(({ MainLayout }) => MainLayout));
const simpleLayout = loadedLater<LayoutProps>(() =>
  import('../shell/simple-layout').then(({ SimpleLayout }) => SimpleLayout),
);

export const inside = loadedLater<InsideProps>(() => import('./inside').then(({ Inside }) => Inside));

/** The screen of a page; one that a later issue builds says so itself. */
function screenOf(name: RouteName): Screen {
  return ownScreens[name] ?? notYet;
}

/** Fetches the code of an address ahead of opening it. Never fails: the page itself will say what is wrong. */
export async function preloadAddress(address: string): Promise<void> {
  const match = matchRoute(address.split(/[?#]/u)[0] ?? '');
  if (match === undefined || match.route.isArea === true || isEntrance(match.name)) {
    return;
  }
  const plainScreen = plainScreenOf(match.name);
  if (plainScreen !== undefined) {
    await Promise.allSettled([plainScreen.preload()]);
    return;
  }
  const layout = layoutOf(match.route.layout);
  await Promise.allSettled([inside.preload(), screenOf(match.name).preload(), layout?.preload()]);
}

export function isAddressLoaded(address: string): boolean {
  const match = matchRoute(address.split(/[?#]/u)[0] ?? '');
  if (match === undefined || match.route.isArea === true || isEntrance(match.name)) {
    return true;
  }
  const plainScreen = plainScreenOf(match.name);
  return plainScreen !== undefined
    ? plainScreen.isLoaded()
    : inside.isLoaded() && screenOf(match.name).isLoaded() && (layoutOf(match.route.layout)?.isLoaded() ?? true);
}

/** Pages before sign-in; they are part of the first bundle. */
export function isEntrance(name: RouteName): boolean {
  return entrances.includes(name);
}

const entrances: readonly RouteName[] = ['signIn', 'accountLogin', 'authCallback', 'notFound'];

/** What is needed right after signing in, fetched while the person types. */
export function preloadSignedIn(): void {
  void Promise.allSettled([inside.preload(), mainLayout.preload(), screenOf('home').preload()]);
}

function layoutOf(layout: Layout): LoadedLater<LayoutProps> | undefined {
  return layout === 'main' ? mainLayout : layout === 'simple' ? simpleLayout : undefined;
}

/** What the pages get of this table; they cannot import it, since it leads to them. */
export const screens: Screens = { screenOf, layoutOf, preloadAddress };
