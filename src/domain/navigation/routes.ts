import { policies } from '../policies/policy-names';
import { decodedSegment } from './decoded-segment';
import type { NavigationTextKey } from './navigation-texts';

/** Main: sidebar, top bar, breadcrumbs. Simple: a top bar with logo and fund name. None: the screen alone. */
export type Layout = 'main' | 'simple' | 'none';

/** The part of the menu an address belongs to. */
export type Area =
  | 'home'
  | 'fund'
  | 'support'
  | 'database'
  | 'report'
  | 'system'
  | 'identity'
  | 'tenants'
  | 'settings'
  | 'personal'
  | 'account'
  | 'auth';

export type Route = {
  readonly path: `/${string}`;
  readonly title: NavigationTextKey;
  /** A policy expression; a route without one is open to every signed-in person. */
  readonly policy?: string;
  readonly layout: Layout;
  readonly area: Area;
  /** The address one step up, for breadcrumbs and for the active menu entry; absent below the area itself. */
  readonly parent?: string;
  /** Open to a person who is not signed in. */
  readonly isPublic?: true;
  /** A bare area address: it has no screen, it opens the first child that the person may see (register S-01). */
  readonly isArea?: true;
};

const selfPayingApproval = `${policies.selfPaying} && ${policies.selfPayingOnline}`;
/** Whoever sees masked numbers would send them back as the new ones; the back end refuses their change (contract of both `PUT`). */
const selfPayingEdit = `${policies.selfPayingEdit} && ${policies.workersViewSensitive}`;
const workerEdit = `${policies.workersEdit} && ${policies.workersViewSensitive}`;
const anySetting = `${policies.emailSettings} || ${policies.timeZone} || ${policies.manageHostFeatures} || ${policies.daysOff}`;
const anyIdentity = `${policies.roles} || ${policies.users}`;

const main = { layout: 'main' } as const;
const none = { layout: 'none', isPublic: true } as const;
const fund = { ...main, area: 'fund' } as const;
const support = { ...main, area: 'support' } as const;
const database = { ...main, area: 'database' } as const;
const report = { ...main, area: 'report' } as const;
const system = { ...main, area: 'system' } as const;
const identity = { ...main, area: 'identity' } as const;
const tenant = { ...main, area: 'tenants' } as const;
const account = { ...none, area: 'account' } as const;

/**
 * Every address of the product: guards, menu, breadcrumbs, titles and links all read this table (specification §2,
 * register S-01). Fixed words come before parameters of the same place, since the first match wins.
 */
// prettier-ignore
export const routes = {
  signIn: { path: '/auth/login', title: 'page.signIn', ...none, area: 'auth' },
  authCallback: { path: '/auth/callback', title: 'page.authCallback', ...none, area: 'auth' },
  notFound: { path: '/auth/notfound', title: 'page.notFound', ...none, area: 'auth' },
  home: { path: '/', title: 'menu.home', ...main, area: 'home' },

  fundArea: { path: '/quan-ly-quy', title: 'menu.fund', policy: policies.fund, ...main, area: 'fund', isArea: true },
  fundReports: { path: '/quan-ly-quy/bao-cao-quy', title: 'menu.fund.report', policy: policies.fundReports, ...fund },
  fundReportCreate: { path: '/quan-ly-quy/bao-cao-quy/them-moi', title: 'page.fundReportCreate', policy: policies.fundReportsCreate, parent: 'fundReports', ...fund },
  fundReportImport: { path: '/quan-ly-quy/bao-cao-quy/:reportId/nhap-excel', title: 'page.fundReportImport', policy: policies.fundReportsImport, parent: 'fundReport', ...fund },
  fundReport: { path: '/quan-ly-quy/bao-cao-quy/:reportId', title: 'page.fundReport', policy: policies.fundReports, parent: 'fundReports', ...fund },
  fundReportEdit: { path: '/quan-ly-quy/bao-cao-quy/:reportId/sua', title: 'page.fundReportEdit', policy: policies.fundReportsEdit, parent: 'fundReport', ...fund },
  selfPayingApproval: { path: '/quan-ly-quy/phe-duyet-nguoi-lao-dong-tu-dong', title: 'menu.fund.selfApproval', policy: selfPayingApproval, ...fund },
  selfPayingReview: { path: '/quan-ly-quy/phe-duyet-nguoi-lao-dong-tu-dong/:dossierId', title: 'page.selfPayingReview', policy: selfPayingApproval, parent: 'selfPayingApproval', ...fund },
  selfPaying: { path: '/quan-ly-quy/nguoi-lao-dong-tu-dong', title: 'menu.fund.self', policy: policies.selfPaying, ...fund },
  selfPayingDossierCreate: { path: '/quan-ly-quy/nguoi-lao-dong-tu-dong/them-moi', title: 'page.selfPayingDossierCreate', policy: policies.selfPayingCreate, parent: 'selfPaying', ...fund },
  selfPayingDossier: { path: '/quan-ly-quy/nguoi-lao-dong-tu-dong/:dossierId', title: 'page.selfPayingDossier', policy: policies.selfPaying, parent: 'selfPaying', ...fund },
  selfPayingDossierEdit: { path: '/quan-ly-quy/nguoi-lao-dong-tu-dong/:dossierId/sua', title: 'page.selfPayingDossierEdit', policy: selfPayingEdit, parent: 'selfPayingDossier', ...fund },
  contributingWorkers: { path: '/quan-ly-quy/nguoi-lao-dong-dong-quy', title: 'menu.fund.contrib', policy: policies.contributingWorkers, ...fund },
  contribution: { path: '/quan-ly-quy/nguoi-lao-dong-dong-quy/:contributionId', title: 'page.contribution', policy: policies.contributingWorkers, parent: 'contributingWorkers', ...fund },
  payIns: { path: '/quan-ly-quy/nop-quy', title: 'menu.fund.payIn', policy: policies.payIns, ...fund },
  payInCreate: { path: '/quan-ly-quy/nop-quy/them-moi', title: 'page.payInCreate', policy: policies.payInsCreate, parent: 'payIns', ...fund },
  payInStatement: { path: '/quan-ly-quy/nop-quy/nhap-sao-ke', title: 'page.payInStatement', policy: policies.payInsImport, parent: 'payIns', ...fund },
  payIn: { path: '/quan-ly-quy/nop-quy/:payInId', title: 'page.payIn', policy: policies.payIns, parent: 'payIns', ...fund },
  payInEdit: { path: '/quan-ly-quy/nop-quy/:payInId/sua', title: 'page.payInEdit', policy: policies.payInsEdit, parent: 'payIn', ...fund },
  revenueReports: { path: '/quan-ly-quy/theo-doanh-thu', title: 'menu.fund.revenue', policy: policies.revenueReports, ...fund },
  revenueReportCreate: { path: '/quan-ly-quy/theo-doanh-thu/them-moi', title: 'page.revenueReportCreate', policy: policies.revenueReportsCreate, parent: 'revenueReports', ...fund },
  revenueReport: { path: '/quan-ly-quy/theo-doanh-thu/:reportId', title: 'page.revenueReport', policy: policies.revenueReports, parent: 'revenueReports', ...fund },
  revenueReportEdit: { path: '/quan-ly-quy/theo-doanh-thu/:reportId/sua', title: 'page.revenueReportEdit', policy: policies.revenueReportsEdit, parent: 'revenueReport', ...fund },
  documentReports: { path: '/quan-ly-quy/theo-su-dung-tai-lieu', title: 'menu.fund.documents', policy: policies.documentReports, ...fund },
  documentReportCreate: { path: '/quan-ly-quy/theo-su-dung-tai-lieu/them-moi', title: 'page.documentReportCreate', policy: policies.documentReportsCreate, parent: 'documentReports', ...fund },
  documentReport: { path: '/quan-ly-quy/theo-su-dung-tai-lieu/:reportId', title: 'page.documentReport', policy: policies.documentReports, parent: 'documentReports', ...fund },
  documentReportEdit: { path: '/quan-ly-quy/theo-su-dung-tai-lieu/:reportId/sua', title: 'page.documentReportEdit', policy: policies.documentReportsEdit, parent: 'documentReport', ...fund },

  supportArea: { path: '/ho-tro', title: 'menu.support', policy: policies.support, ...main, area: 'support', isArea: true },
  supportRequests: { path: '/ho-tro/yeu-cau', title: 'menu.support.request', policy: policies.supportRequests, ...support },
  supportRequestCreate: { path: '/ho-tro/yeu-cau/them-moi', title: 'page.supportRequestCreate', policy: policies.supportRequestsCreate, parent: 'supportRequests', ...support },
  supportRequest: { path: '/ho-tro/yeu-cau/:requestId', title: 'page.supportRequest', policy: policies.supportRequests, parent: 'supportRequests', ...support },
  supportRequestEdit: { path: '/ho-tro/yeu-cau/:requestId/sua', title: 'page.supportRequestEdit', policy: policies.supportRequestsEdit, parent: 'supportRequest', ...support },
  supportedWorkers: { path: '/ho-tro/lao-dong-duoc-ho-tro', title: 'menu.support.workers', policy: policies.supportedWorkers, ...support },

  databaseArea: { path: '/csdl', title: 'menu.database', policy: policies.database, ...main, area: 'database', isArea: true },
  workers: { path: '/csdl/nguoi-lao-dong', title: 'menu.database.worker', policy: policies.workers, ...database },
  workerCreate: { path: '/csdl/nguoi-lao-dong/them-moi', title: 'page.workerCreate', policy: policies.workersCreate, parent: 'workers', ...database },
  workerImport: { path: '/csdl/nguoi-lao-dong/nhap-excel', title: 'page.workerImport', policy: policies.workersImport, parent: 'workers', ...database },
  workerDuplicates: { path: '/csdl/nguoi-lao-dong/gop-trung', title: 'page.workerDuplicates', policy: policies.workersMerge, parent: 'workers', ...database },
  workerMerge: { path: '/csdl/nguoi-lao-dong/gop-trung/:workerId/:otherId', title: 'page.workerMerge', policy: policies.workersMerge, parent: 'workerDuplicates', ...database },
  worker: { path: '/csdl/nguoi-lao-dong/:workerId', title: 'page.worker', policy: policies.workers, parent: 'workers', ...database },
  workerEdit: { path: '/csdl/nguoi-lao-dong/:workerId/sua', title: 'page.workerEdit', policy: workerEdit, parent: 'worker', ...database },
  units: { path: '/csdl/don-vi', title: 'menu.database.unit', policy: policies.units, ...database },
  unitCreate: { path: '/csdl/don-vi/them-moi', title: 'page.unitCreate', policy: policies.unitsCreate, parent: 'units', ...database },
  unit: { path: '/csdl/don-vi/:unitId', title: 'page.unit', policy: policies.units, parent: 'units', ...database },
  unitEdit: { path: '/csdl/don-vi/:unitId/sua', title: 'page.unitEdit', policy: `${policies.unitsEdit} || ${policies.unitsEditContacts}`, parent: 'unit', ...database },

  reportArea: { path: '/report', title: 'menu.report', policy: policies.report, ...main, area: 'report', isArea: true },
  reportDepartures: { path: '/report/rp-lao-dong-xuat-canh', title: 'menu.report.departures', policy: policies.reportDepartures, ...report },
  reportContributions: { path: '/report/rp-lao-dong-xuat-canh-khong-theo-thi-truong', title: 'menu.report.contributions', policy: policies.reportDeparturesWithoutMarket, ...report },
  reportWorkerCounts: { path: '/report/rp-tong-hop-so-lao-dong', title: 'menu.report.counts', policy: policies.reportWorkerCounts, ...report },
  reportNotContributed: { path: '/report/rp-tong-hop-chua-dong-quy', title: 'menu.report.notContributed', policy: policies.reportNotContributed, ...report },
  reportRevenue: { path: '/report/rp-theo-doanh-thu', title: 'menu.report.revenue', policy: policies.reportRevenue, ...report },
  reportSelfPaying: { path: '/report/rp-lao-dong-tu-dong', title: 'menu.report.self', policy: policies.reportSelfPaying, ...report },
  reportDocuments: { path: '/report/rp-su-dung-tai-lieu', title: 'menu.report.documents', policy: policies.reportDocuments, ...report },

  systemArea: { path: '/system', title: 'menu.system', policy: policies.system, ...main, area: 'system', isArea: true },
  users: { path: '/system/user', title: 'menu.system.users', policy: policies.users, ...system },
  userCreate: { path: '/system/user/them-moi', title: 'page.userCreate', policy: policies.usersCreate, parent: 'users', ...system },
  user: { path: '/system/user/:userId', title: 'page.user', policy: policies.users, parent: 'users', ...system },
  userEdit: { path: '/system/user/:userId/sua', title: 'page.userEdit', policy: policies.usersEdit, parent: 'user', ...system },
  roles: { path: '/system/role', title: 'menu.system.roles', policy: policies.roles, ...system },
  roleCreate: { path: '/system/role/them-moi', title: 'page.roleCreate', policy: policies.rolesCreate, parent: 'roles', ...system },
  role: { path: '/system/role/:roleId', title: 'page.role', policy: policies.roles, parent: 'roles', ...system },
  roleEdit: { path: '/system/role/:roleId/sua', title: 'page.roleEdit', policy: policies.rolesEdit, parent: 'role', ...system },
  contributionAmounts: { path: '/system/so-tien-dong-quy', title: 'menu.system.amounts', policy: policies.contributionAmounts, ...system },
  contributionAmountCreate: { path: '/system/so-tien-dong-quy/them-moi', title: 'page.contributionAmountCreate', policy: policies.contributionAmountsEdit, parent: 'contributionAmounts', ...system },
  contributionAmount: { path: '/system/so-tien-dong-quy/:ruleId', title: 'page.contributionAmount', policy: policies.contributionAmounts, parent: 'contributionAmounts', ...system },
  contributionAmountEdit: { path: '/system/so-tien-dong-quy/:ruleId/sua', title: 'page.contributionAmountEdit', policy: policies.contributionAmountsEdit, parent: 'contributionAmount', ...system },
  supportTypes: { path: '/system/loai-ho-tro', title: 'menu.system.supportTypes', policy: policies.supportTypes, ...system },
  supportTypeCreate: { path: '/system/loai-ho-tro/them-moi', title: 'page.supportTypeCreate', policy: policies.supportTypesEdit, parent: 'supportTypes', ...system },
  supportType: { path: '/system/loai-ho-tro/:typeId', title: 'page.supportType', policy: policies.supportTypes, parent: 'supportTypes', ...system },
  supportTypeEdit: { path: '/system/loai-ho-tro/:typeId/sua', title: 'page.supportTypeEdit', policy: policies.supportTypesEdit, parent: 'supportType', ...system },
  log: { path: '/system/log', title: 'menu.system.log', policy: policies.log, ...system },
  logEntry: { path: '/system/log/:entryId', title: 'page.logEntry', policy: policies.log, parent: 'log', ...system },
  changePassword: { path: '/system/change-password', title: 'top.changePassword', ...main, area: 'system' },

  identityArea: { path: '/identity', title: 'menu.admin.identity', ...main, area: 'identity', isArea: true, policy: anyIdentity },
  identityRoles: { path: '/identity/roles', title: 'menu.system.roles', policy: policies.roles, ...identity },
  identityUsers: { path: '/identity/users', title: 'menu.system.users', policy: policies.users, ...identity },
  tenants: { path: '/tenant-management/tenants', title: 'menu.admin.tenants', policy: policies.tenants, ...tenant },
  tenantCreate: { path: '/tenant-management/tenants/them-moi', title: 'page.tenantCreate', policy: policies.tenantsCreate, parent: 'tenants', ...tenant },
  tenant: { path: '/tenant-management/tenants/:tenantId', title: 'page.tenant', policy: policies.tenants, parent: 'tenants', ...tenant },
  tenantEdit: { path: '/tenant-management/tenants/:tenantId/sua', title: 'page.tenantEdit', policy: policies.tenantsEdit, parent: 'tenant', ...tenant },
  settings: { path: '/setting-management', title: 'menu.admin.settings', policy: anySetting, ...main, area: 'settings' },

  personal: { path: '/ca-nhan', title: 'top.profile', layout: 'simple', area: 'personal' },

  accountLogin: { path: '/account/login', title: 'page.signIn', ...none, area: 'account' },
  accountRegister: { path: '/account/register', title: 'page.register', ...account },
  accountForgotPassword: { path: '/account/forgot-password', title: 'page.forgotPassword', ...account },
  accountResetPassword: { path: '/account/reset-password', title: 'page.resetPassword', ...account },
  accountManage: { path: '/account/manage', title: 'page.manageAccount', ...main, area: 'account' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as readonly RouteName[];

/** The table's row with all its optional columns. */
export function routeOf(name: RouteName): Route & { readonly parent?: RouteName } {
  return routes[name];
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in a route's address, `never`-keyed when it has none. */
export type RouteParams<Name extends RouteName> = Readonly<Record<ParamNames<(typeof routes)[Name]['path']>, string>>;

type HrefArguments<Name extends RouteName> = [ParamNames<(typeof routes)[Name]['path']>] extends [never]
  ? [name: Name, params?: undefined, search?: string]
  : [name: Name, params: RouteParams<Name>, search?: string];

/**
 * Builds an address from a route's name; a missing or misspelt parameter is a type error.
 *
 * @example
 * href('worker', { workerId: '42' }); // '/csdl/nguoi-lao-dong/42'
 * href('workers', undefined, 'page=2'); // '/csdl/nguoi-lao-dong?page=2'
 */
export function href<Name extends RouteName>(...[name, params, search]: HrefArguments<Name>): string {
  return addressOf(name, params ?? {}, search);
}

/** As `href`, for a name that is known only when the product runs (breadcrumbs, menu). */
export function addressOf(name: RouteName, params: Readonly<Record<string, string>>, search = ''): string {
  const path = routes[name].path.replaceAll(/:(\w+)/g, (_, key: string) => encoded(params[key] ?? ''));
  const query = search.startsWith('?') ? search.slice(1) : search;
  return query === '' ? path : `${path}?${query}`;
}

/** The bare address of the area a page lies in, `undefined` for an area without one. */
export function areaAddressOf(name: RouteName): string | undefined {
  const { area } = routeOf(name);
  return Object.values<Route>(routes).find((route) => route.area === area && route.isArea === true)?.path;
}

export type RouteMatch = {
  readonly name: RouteName;
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
};

/** The path of an address of the product, which may carry a query and a place on the page. */
export function pathOf(address: string): string {
  return address.split(/[?#]/u)[0] ?? '';
}

/**
 * The route of a path (without query); `undefined` for a path the table does not know, also for one whose percent signs
 * cannot be decoded. A slash at the end makes no difference.
 */
export function matchRoute(path: string): RouteMatch | undefined {
  const wanted = segmentsOf(path);
  for (const name of routeNames) {
    const params = matchSegments(segmentsOf(routes[name].path), wanted);
    if (params !== undefined) {
      return { name, route: routes[name], params };
    }
  }
  return undefined;
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function matchSegments(pattern: readonly string[], path: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== path.length) {
    return undefined;
  }
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const actual = decodedSegment(path[index] ?? '');
    if (actual === undefined || (!expected.startsWith(':') && actual !== expected)) {
      return undefined;
    }
    if (expected.startsWith(':')) {
      params[expected.slice(1)] = actual;
    }
  }
  return params;
}

/** Half a character stands in no address: a server's id with one leads nowhere instead of breaking the page. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
