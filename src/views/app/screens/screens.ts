import { matchRoute, pathOf, type Layout, type RouteName } from '@/domain/navigation/routes';

import type { InsideProps } from '../stage/inside-props';
import { fundScreens } from './fund-screens';
import { reportScreens } from './report-screens';
import { loadedLater, type LoadedLater } from '../../shared/loading/loaded-later';
import type { LayoutProps, ScreenProps, Screens } from './screens-context';

type Screen = LoadedLater<ScreenProps>;

type AreaName = Extract<RouteName, `${string}Area`>;
type PlainName = 'accountRegister' | 'accountForgotPassword' | 'accountResetPassword';

/** Pages that need somebody signed in; one without a screen does not compile (register S-11). */
type InsideName = Exclude<RouteName, AreaName | PlainName | (typeof entranceNames)[number]>;

const workerForm = loadedLater<ScreenProps>(() =>
  import('../../database/workers/worker-form-screen').then(({ WorkerFormScreen }) => WorkerFormScreen),
);

const unitForm = loadedLater<ScreenProps>(() =>
  import('../../database/units/unit-form-screen').then(({ UnitFormScreen }) => UnitFormScreen),
);

const users = loadedLater<ScreenProps>(() =>
  import('../../system/users/users-screen').then(({ UsersScreen }) => UsersScreen),
);

const userForm = loadedLater<ScreenProps>(() =>
  import('../../system/users/user-form-screen').then(({ UserFormScreen }) => UserFormScreen),
);

const roles = loadedLater<ScreenProps>(() =>
  import('../../system/roles/roles-screen').then(({ RolesScreen }) => RolesScreen),
);

const roleForm = loadedLater<ScreenProps>(() =>
  import('../../system/roles/role-form-screen').then(({ RoleFormScreen }) => RoleFormScreen),
);

const amountForm = loadedLater<ScreenProps>(() =>
  import('../../system/contribution-amounts/amount-form-screen').then(({ AmountFormScreen }) => AmountFormScreen),
);

const supportTypeForm = loadedLater<ScreenProps>(() =>
  import('../../system/support-types/support-type-form-screen').then(
    ({ SupportTypeFormScreen }) => SupportTypeFormScreen,
  ),
);

const supportRequestForm = loadedLater<ScreenProps>(() =>
  import('../../support/requests/request-form-screen').then(({ RequestFormScreen }) => RequestFormScreen),
);

/** The screens that are fetched when they are needed; the pages before sign-in are part of the first bundle. */
const ownScreens: Record<InsideName, Screen> = {
  ...reportScreens,
  ...fundScreens,
  home: loadedLater<ScreenProps>(() => import('../../home/home-screen').then(({ HomeScreen }) => HomeScreen)),
  personal: loadedLater<ScreenProps>(() =>
    import('../../account/personal/personal-screen').then(({ PersonalScreen }) => PersonalScreen),
  ),
  workers: loadedLater<ScreenProps>(() =>
    import('../../database/workers/workers-screen').then(({ WorkersScreen }) => WorkersScreen),
  ),
  worker: loadedLater<ScreenProps>(() =>
    import('../../database/workers/worker-screen').then(({ WorkerScreen }) => WorkerScreen),
  ),
  workerImport: loadedLater<ScreenProps>(() =>
    import('../../database/workers/worker-import-screen').then(({ WorkerImportScreen }) => WorkerImportScreen),
  ),
  workerCreate: workerForm,
  workerDuplicates: loadedLater<ScreenProps>(() =>
    import('../../database/workers/merge/duplicates-screen').then(({ DuplicatesScreen }) => DuplicatesScreen),
  ),
  workerMerge: loadedLater<ScreenProps>(() =>
    import('../../database/workers/merge/worker-merge-screen').then(({ WorkerMergeScreen }) => WorkerMergeScreen),
  ),
  workerEdit: workerForm,
  units: loadedLater<ScreenProps>(() =>
    import('../../database/units/units-screen').then(({ UnitsScreen }) => UnitsScreen),
  ),
  unit: loadedLater<ScreenProps>(() => import('../../database/units/unit-screen').then(({ UnitScreen }) => UnitScreen)),
  unitCreate: unitForm,
  unitEdit: unitForm,
  users,
  identityUsers: users,
  user: loadedLater<ScreenProps>(() => import('../../system/users/user-screen').then(({ UserScreen }) => UserScreen)),
  userCreate: userForm,
  userEdit: userForm,
  roles,
  identityRoles: roles,
  role: loadedLater<ScreenProps>(() => import('../../system/roles/role-screen').then(({ RoleScreen }) => RoleScreen)),
  roleCreate: roleForm,
  roleEdit: roleForm,
  contributionAmounts: loadedLater<ScreenProps>(() =>
    import('../../system/contribution-amounts/amounts-screen').then(({ AmountsScreen }) => AmountsScreen),
  ),
  contributionAmount: loadedLater<ScreenProps>(() =>
    import('../../system/contribution-amounts/amount-screen').then(({ AmountScreen }) => AmountScreen),
  ),
  contributionAmountCreate: amountForm,
  contributionAmountEdit: amountForm,
  supportTypes: loadedLater<ScreenProps>(() =>
    import('../../system/support-types/support-types-screen').then(({ SupportTypesScreen }) => SupportTypesScreen),
  ),
  supportType: loadedLater<ScreenProps>(() =>
    import('../../system/support-types/support-type-screen').then(({ SupportTypeScreen }) => SupportTypeScreen),
  ),
  supportTypeCreate: supportTypeForm,
  supportTypeEdit: supportTypeForm,
  supportRequests: loadedLater<ScreenProps>(() =>
    import('../../support/requests/requests-screen').then(({ RequestsScreen }) => RequestsScreen),
  ),
  supportRequest: loadedLater<ScreenProps>(() =>
    import('../../support/requests/request-screen').then(({ RequestScreen }) => RequestScreen),
  ),
  supportRequestCreate: supportRequestForm,
  supportRequestEdit: supportRequestForm,
  supportedWorkers: loadedLater<ScreenProps>(() =>
    import('../../support/workers/supported-workers-screen').then(
      ({ SupportedWorkersScreen }) => SupportedWorkersScreen,
    ),
  ),
  tenants: loadedLater<ScreenProps>(() =>
    import('../../tenants/tenants-screen').then(({ TenantsScreen }) => TenantsScreen),
  ),
  tenant: loadedLater<ScreenProps>(() =>
    import('../../tenants/tenant-screen').then(({ TenantScreen }) => TenantScreen),
  ),
  tenantCreate: loadedLater<ScreenProps>(() =>
    import('../../tenants/tenant-create-screen').then(({ TenantCreateScreen }) => TenantCreateScreen),
  ),
  tenantEdit: loadedLater<ScreenProps>(() =>
    import('../../tenants/tenant-edit-screen').then(({ TenantEditScreen }) => TenantEditScreen),
  ),
  settings: loadedLater<ScreenProps>(() =>
    import('../../settings/settings-screen').then(({ loadSettings }) => loadSettings()),
  ),
  accountManage: loadedLater<ScreenProps>(() =>
    import('../../account/profile/manage-account-screen').then(({ ManageAccountScreen }) => ManageAccountScreen),
  ),
  log: loadedLater<ScreenProps>(() => import('../../system/log/log-screen').then(({ LogScreen }) => LogScreen)),
  logEntry: loadedLater<ScreenProps>(() =>
    import('../../system/log/log-entry-screen').then(({ LogEntryScreen }) => LogEntryScreen),
  ),
  changePassword: loadedLater<ScreenProps>(() =>
    import('../../account/profile/change-password-screen').then(({ ChangePasswordScreen }) => ChangePasswordScreen),
  ),
};

/** Pages beside the sign-in page: fetched when they are needed, and drawn without the component library like it. */
const plainScreens: Record<PlainName, Screen> = {
  accountRegister: loadedLater<ScreenProps>(() =>
    import('../../account/register-screen').then(({ RegisterScreen }) => RegisterScreen),
  ),
  accountForgotPassword: loadedLater<ScreenProps>(() =>
    import('../../account/forgot-password-screen').then(({ ForgotPasswordScreen }) => ForgotPasswordScreen),
  ),
  accountResetPassword: loadedLater<ScreenProps>(() =>
    import('../../account/reset-password-screen').then(({ ResetPasswordScreen }) => ResetPasswordScreen),
  ),
};

/** The screen of a page that stands outside every layout; `undefined` for all other pages. */
export function plainScreenOf(name: RouteName): Screen | undefined {
  const table: Partial<Record<RouteName, Screen>> = plainScreens;
  return table[name];
}

const mainLayout = loadedLater<LayoutProps>(() =>
  import('../../shell/main-layout').then(({ MainLayout }) => MainLayout),
);
const simpleLayout = loadedLater<LayoutProps>(() =>
  import('../../shell/simple-layout').then(({ SimpleLayout }) => SimpleLayout),
);

export const inside = loadedLater<InsideProps>(() => import('../stage/inside').then(({ Inside }) => Inside));

/** @throws Error for the name of a page that is shown without being fetched, or of a bare area address. */
function screenOf(name: RouteName): Screen {
  const table: Partial<Record<RouteName, Screen>> = ownScreens;
  const screen = table[name];
  if (screen === undefined) {
    throw new Error(`The page “${name}” has no screen to be fetched.`);
  }
  return screen;
}

/** Fetches the code of an address ahead of opening it. Never fails: the page itself will say what is wrong. */
export async function preloadAddress(address: string): Promise<void> {
  const match = matchRoute(pathOf(address));
  if (match === undefined || match.route.isArea === true || isEntrance(match.name)) {
    return;
  }
  const plainScreen = plainScreenOf(match.name);
  if (plainScreen !== undefined) {
    await plainScreen.preload();
    return;
  }
  const layout = layoutOf(match.route.layout);
  await Promise.all([inside.preload(), screenOf(match.name).preload(), layout?.preload()]);
}

export function isAddressLoaded(address: string): boolean {
  const match = matchRoute(pathOf(address));
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

const entranceNames = ['signIn', 'accountLogin', 'authCallback', 'notFound'] as const;
const entrances: readonly RouteName[] = entranceNames;

/** What is needed right after signing in, fetched while the person types. */
export function preloadSignedIn(): void {
  void Promise.all([inside.preload(), mainLayout.preload(), screenOf('home').preload()]);
}

function layoutOf(layout: Layout): LoadedLater<LayoutProps> | undefined {
  return layout === 'main' ? mainLayout : layout === 'simple' ? simpleLayout : undefined;
}

/** What the pages get of this table; they cannot import it, since it leads to them. */
export const screens: Screens = { screenOf, layoutOf, preloadAddress };
