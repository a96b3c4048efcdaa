import type { Database } from '@mock-server/data/database';

import { addressOf, routeNames, routes, type RouteName } from '@/domain/navigation/routes';

import type { Screen } from './every-screen';

/** The demo people whose screens are shown. */
export const people = {
  officer: 'khoa.tm',
  director: 'vinh.pq',
  accountant: 'ngan.dt',
  unitHead: 'dv0007.lanhdao',
  unitClerk: 'dv0007.nhaplieu',
  /** Of a unit whose report of the month is a draft. */
  draftingClerk: 'dv0018.nhaplieu',
  department: 'son.hv',
  administrator: 'admin',
  appraiser: 'ha.lt',
  /** Whose session is lost on a picture; nobody else's is to be. */
  latecomer: 'dv0002.lanhdao',
} as const;

/** What a bare area leads to is a screen of its own (S-01 is proven elsewhere). */
export type ShownRoute = Exclude<RouteName, `${string}Area`>;

type RouteVisit = {
  readonly as?: string;
  /** The records in the address, in its order. */
  readonly records?: (database: Database) => readonly string[];
  readonly search?: string;
};

type TableName = {
  [Name in keyof Database]: Database[Name] extends { rows: () => Iterable<{ readonly id: string }> } ? Name : never;
}[keyof Database];

const { officer, director, accountant, unitHead, unitClerk, draftingClerk, department, administrator } = people;

const unitOf = (userName: string) => (database: Database) =>
  [...database.users.rows()].find((user) => user.userName === userName)?.donViId ?? '';

/** The last record of a table whose fields are these, of a person's unit where one is named. */
export function newest(table: TableName, fields: Readonly<Record<string, unknown>> = {}, userName?: string) {
  return (database: Database): readonly string[] => {
    const wanted = Object.entries(userName === undefined ? fields : { ...fields, donViId: unitOf(userName)(database) });
    const rows: readonly { readonly id: string }[] = [...database[table].rows()];
    const found = rows.findLast((row) =>
      wanted.every(([name, value]) => (row as Readonly<Record<string, unknown>>)[name] === value),
    );
    return [found?.id ?? ''];
  };
}

/** Two records of one person, as the list of suspects would pair them. */
function suspects(database: Database): readonly string[] {
  const workers = [...database.workers.rows()];
  const plain = (name: string) =>
    name
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036F]/gu, '')
      .toUpperCase();
  const double = workers.find(({ hoTen }) => hoTen === 'NGUYEN ANH TU');
  const original = workers.find((worker) => worker !== double && plain(worker.hoTen) === double?.hoTen);
  return [original?.id ?? '', double?.id ?? ''];
}

/** Every address of the product, by whom it is looked at, and with which record; one that is missing does not compile. */
export const routeVisits: Readonly<Record<ShownRoute, RouteVisit>> = {
  signIn: {},
  authCallback: { search: 'code=stolen&state=unknown' },
  notFound: {},
  home: { as: director },
  fundReports: { as: director },
  fundReportCreate: { as: unitClerk },
  fundReportImport: { as: draftingClerk, records: newest('fundReports', { trangThai: 1 }, draftingClerk) },
  fundReport: { as: director, records: newest('fundReports', { trangThai: 3 }) },
  fundReportEdit: { as: draftingClerk, records: newest('fundReports', { trangThai: 1 }, draftingClerk) },
  selfPayingApproval: { as: director },
  selfPayingReview: { as: director, records: newest('selfPaying', { trangThai: 2 }) },
  selfPaying: { as: officer },
  selfPayingDossierCreate: { as: officer },
  selfPayingDossier: { as: officer, records: newest('selfPaying', { trangThai: 4 }) },
  selfPayingDossierEdit: { as: officer, records: newest('selfPaying', { trangThai: 6 }) },
  contributingWorkers: { as: accountant },
  contribution: { as: accountant, records: newest('contributions') },
  payIns: { as: accountant },
  payInCreate: { as: accountant },
  payInStatement: { as: accountant },
  payIn: { as: accountant, records: newest('payIns', { trangThai: 2 }) },
  payInEdit: { as: draftingClerk, records: newest('payIns', { trangThai: 6 }, draftingClerk) },
  revenueReports: { as: director },
  revenueReportCreate: { as: unitHead },
  revenueReport: { as: director, records: newest('revenueReports', { trangThai: 3 }) },
  revenueReportEdit: { as: unitHead, records: newest('revenueReports', { trangThai: 1 }, unitHead) },
  documentReports: { as: director },
  documentReportCreate: { as: unitHead },
  documentReport: { as: director, records: newest('documentReports', { trangThai: 3 }) },
  documentReportEdit: { as: unitHead, records: newest('documentReports', { trangThai: 1 }, unitHead) },

  supportRequests: { as: officer },
  supportRequestCreate: { as: officer },
  supportRequest: { as: director, records: newest('supportRequests', { trangThai: 3 }) },
  supportRequestEdit: { as: officer, records: newest('supportRequests', { trangThai: 6 }) },
  supportedWorkers: { as: officer },

  workers: { as: officer },
  workerCreate: { as: department },
  workerImport: { as: department },
  workerDuplicates: { as: officer },
  workerMerge: { as: officer, records: suspects },
  worker: { as: officer, records: newest('workers') },
  workerEdit: { as: officer, records: newest('workers') },
  units: { as: officer },
  unitCreate: { as: department },
  unit: { as: department, records: (database) => [unitOf(unitHead)(database)] },
  unitEdit: { as: department, records: (database) => [unitOf(unitHead)(database)] },

  reportDepartures: { as: director },
  reportContributions: { as: director },
  reportWorkerCounts: { as: director },
  reportNotContributed: { as: director },
  reportRevenue: { as: director },
  reportSelfPaying: { as: director },
  reportDocuments: { as: director },

  // Who has signed in when depends on the order of the visits; these people never do.
  users: { as: administrator, search: 'tu-khoa=dv00' },
  userCreate: { as: administrator },
  user: { as: administrator, records: newest('users') },
  userEdit: { as: administrator, records: newest('users') },
  roles: { as: administrator },
  roleCreate: { as: administrator },
  role: { as: administrator, records: newest('roles', { name: 'ke-toan-quy' }) },
  roleEdit: { as: administrator, records: newest('roles', { name: 'ke-toan-quy' }) },
  contributionAmounts: { as: director },
  contributionAmountCreate: { as: director },
  contributionAmount: { as: director, records: newest('contributionAmounts') },
  contributionAmountEdit: { as: director, records: newest('contributionAmounts') },
  supportTypes: { as: director },
  supportTypeCreate: { as: director },
  supportType: { as: director, records: newest('supportTypes') },
  supportTypeEdit: { as: director, records: newest('supportTypes') },
  log: { as: administrator, search: 'den=2026-11-14' },
  logEntry: { as: administrator, records: newest('earlierLogEntries') },
  changePassword: { as: officer },

  identityRoles: { as: administrator },
  identityUsers: { as: administrator, search: 'tu-khoa=dv00' },
  tenants: { as: administrator },
  tenantCreate: { as: administrator },
  tenant: { as: administrator, records: newest('tenants') },
  tenantEdit: { as: administrator, records: newest('tenants') },
  settings: { as: administrator },

  personal: { as: officer },
  accountLogin: {},
  accountRegister: {},
  accountForgotPassword: {},
  accountResetPassword: { search: 'userId=1&resetToken=gone' },
  accountManage: { as: officer },
};

const shownRoutes = routeNames.filter((name): name is ShownRoute => !('isArea' in routes[name]));

/** The address under which a route is visited. @param change What is different of it this time. */
export function routeAddress(name: ShownRoute, change: Pick<RouteVisit, 'records' | 'search'> = {}) {
  const { records, search } = { ...routeVisits[name], ...change };
  const keys = [...routes[name].path.matchAll(/:(\w+)/gu)].map(([, key = '']) => key);
  return (database: Database): string => {
    const ids = records?.(database) ?? [];
    return addressOf(name, Object.fromEntries(keys.map((key, index) => [key, ids[index] ?? ''])), search);
  };
}

/** The screens of all addresses, each as it opens. */
export const routeScreens: readonly Screen[] = shownRoutes.map((name) => ({
  name: name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`),
  as: routeVisits[name].as,
  at: routeAddress(name),
}));
