import { policies, type PolicyName } from '@/domain/policies/policy-names';

import { abpActionPolicies, type AbpActionPolicy } from './abp-policies';

/** A permission that the demo back end can grant. */
export type GrantablePolicy = PolicyName | AbpActionPolicy;

/** Role codes of the domain dictionary, §3.1. */
export type RoleName =
  | 'quan-tri'
  | 'lanh-dao-quy'
  | 'ke-toan-quy'
  | 'chuyen-vien-quy'
  | 'dolab-khai-thac'
  | 'so-khai-thac'
  | 'don-vi-lanh-dao'
  | 'don-vi-nhap-lieu';

const p = policies;

const reports: readonly PolicyName[] = [
  p.reportDepartures,
  p.reportDeparturesWithoutMarket,
  p.reportWorkerCounts,
  p.reportNotContributed,
  p.reportRevenue,
  p.reportSelfPaying,
  p.reportDocuments,
];

/** What everybody but the provincial authorities reads (domain dictionary §3.3), exports included. */
const everyday: readonly PolicyName[] = [
  p.fundReports,
  p.contributingWorkers,
  p.revenueReports,
  p.documentReports,
  p.supportRequests,
  p.supportedWorkers,
  p.workersExport,
  p.unitsExport,
  ...reports,
];

const fundStaff: readonly PolicyName[] = [...everyday, p.payIns, p.selfPaying, p.selfPayingOnline];

const granted: Readonly<Record<RoleName, readonly GrantablePolicy[]>> = {
  'don-vi-nhap-lieu': [...everyday, p.payIns, p.workersCreate, p.workersEdit, p.workersImport, p.workersViewSensitive],
  'don-vi-lanh-dao': [...everyday, p.payIns, p.workersViewSensitive, p.unitsEditContacts],
  'chuyen-vien-quy': [
    ...fundStaff,
    p.workersEdit,
    p.workersMerge,
    p.workersViewSensitive,
    p.unitsCreate,
    p.unitsEdit,
    p.contributionAmounts,
    p.supportTypes,
  ],
  'ke-toan-quy': [...everyday, p.payIns, p.selfPaying, p.contributionAmounts],
  'lanh-dao-quy': [...fundStaff, p.workersMerge, p.contributionAmounts, p.supportTypes],
  'dolab-khai-thac': [
    ...everyday,
    p.selfPaying,
    p.workersCreate,
    p.workersImport,
    p.workersEdit,
    p.workersDelete,
    p.workersMerge,
    p.workersViewSensitive,
    p.unitsCreate,
    p.unitsEdit,
  ],
  'so-khai-thac': [...reports, p.workersCreate, p.workersEdit, p.workersViewSensitive, p.workersExport, p.unitsExport],
  'quan-tri': [
    ...fundStaff,
    p.workersDelete,
    p.workersViewSensitive,
    p.unitsCreate,
    p.unitsEdit,
    p.unitsDelete,
    p.contributionAmounts,
    p.supportTypes,
    p.log,
    p.users,
    p.roles,
    p.tenants,
    p.manageHostFeatures,
    p.emailSettings,
    ...abpActionPolicies,
  ],
};

/** Policy above all policies of the same group that do not hang below another one. */
const groupParents: Readonly<Record<string, PolicyName>> = {
  DucLongPhatQuanLyQuy: p.fund,
  DucLongPhatHoTro: p.support,
  DucLongPhatCsdl: p.database,
  DucLongPhatReport: p.report,
  DucLongPhatSystem: p.system,
};

/** Users and roles stand in the product's system menu, so whoever has them has that menu. */
const systemPolicies: ReadonlySet<string> = new Set([p.users, p.roles]);

const known: ReadonlySet<string> = new Set([...Object.values(policies), ...abpActionPolicies]);
const byRoles = new Map<string, ReadonlySet<string>>();

/**
 * Every policy that somebody with these roles has, parents included; unknown roles grant nothing.
 *
 * Source: domain dictionary §3.3. Beyond it, workers may be deleted by the Department and the administrator, whoever
 * reads may export, and identity numbers are shown whole to those who edit workers and to a unit for its own. Records are
 * merged by the Fund's officers and directors and by the Department (§5.10).
 */
export function policiesOfRoles(roles: readonly string[]): ReadonlySet<string> {
  const key = roles.join(' ');
  const found = byRoles.get(key) ?? new Set(roles.flatMap((role) => grantsOf(role)).flatMap(withParents));
  byRoles.set(key, found);
  return found;
}

function grantsOf(role: string): readonly string[] {
  return Object.hasOwn(granted, role) ? granted[role as RoleName] : [];
}

function withParents(policy: string): readonly string[] {
  const parent = parentOf(policy);
  return parent === undefined ? [policy] : [policy, ...withParents(parent)];
}

/** The parent in the permission tree; `undefined` for a root. */
function parentOf(policy: string): string | undefined {
  const above = policy.slice(0, policy.lastIndexOf('.'));
  if (known.has(above)) {
    return above;
  }
  const group = systemPolicies.has(policy) ? p.system : groupParents[policy.split('.')[0] ?? ''];
  return group === policy ? undefined : group;
}
