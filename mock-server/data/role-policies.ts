import { policies, type PolicyName } from '@/domain/policies/policy-names';

/** The system's own role: it can be neither renamed nor deleted. */
export const administratorRole = 'quan-tri';

/** Role codes of the domain dictionary, §3.1. */
export const seedRoleNames = [
  administratorRole,
  'lanh-dao-quy',
  'ke-toan-quy',
  'chuyen-vien-quy',
  'dolab-khai-thac',
  'so-khai-thac',
  'don-vi-lanh-dao',
  'don-vi-nhap-lieu',
] as const;

export type SeedRoleName = (typeof seedRoleNames)[number];

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

/** Everything of ABP's own modules. */
const framework: readonly PolicyName[] = [
  p.usersCreate,
  p.usersManageRoles,
  p.usersDelete,
  p.usersManagePermissions,
  p.rolesCreate,
  p.rolesEdit,
  p.rolesDelete,
  p.rolesManagePermissions,
  p.tenantsCreate,
  p.tenantsEdit,
  p.tenantsDelete,
  p.tenantsManageFeatures,
  p.tenantsManageConnectionStrings,
  p.manageHostFeatures,
  p.emailSettingsTest,
  p.timeZone,
];

const fundStaff: readonly PolicyName[] = [...everyday, p.payIns, p.selfPaying, p.selfPayingOnline];

/**
 * What the seeded roles are granted, without the parents of each permission.
 *
 * Source: domain dictionary §3.3. Beyond it, workers may be deleted by the Department and the administrator, whoever
 * reads may export, and identity numbers are shown whole to those who edit workers and to a unit for its own. Records are
 * merged by the Fund's officers and directors and by the Department (§5.10).
 */
export const seedPolicies: Readonly<Record<SeedRoleName, readonly PolicyName[]>> = {
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
    ...framework,
  ],
};
