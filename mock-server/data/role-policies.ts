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
  p.fundReportsExport,
  p.contributionsExport,
  p.revenueReportsExport,
  p.documentReportsExport,
  p.supportRequestsExport,
  p.supportedWorkersExport,
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

const fundStaff: readonly PolicyName[] = [
  ...everyday,
  p.payIns,
  p.payInsExport,
  p.selfPaying,
  p.selfPayingExport,
  p.selfPayingOnline,
];

/** What a unit prepares; its head sends it. */
const unitDrafts: readonly PolicyName[] = [
  p.fundReportsCreate,
  p.fundReportsEdit,
  p.fundReportsDelete,
  p.revenueReportsCreate,
  p.revenueReportsEdit,
  p.revenueReportsDelete,
  p.documentReportsCreate,
  p.documentReportsEdit,
  p.documentReportsDelete,
  p.fundReportsImport,
  p.payInsCreate,
  p.payInsEdit,
  p.payInsDelete,
  p.payIns,
  p.payInsExport,
  p.supportRequestsCreate,
  p.supportRequestsEdit,
  p.supportRequestsDelete,
];

/**
 * What the seeded roles are granted, without the parents of each permission.
 *
 * Source: domain dictionary §3.3. Beyond it, workers may be deleted by the Department and the administrator, whoever
 * reads may export, and identity numbers are shown whole to those who edit workers and to a unit for its own. Records are
 * merged by the Fund's officers and directors and by the Department (§5.10).
 */
export const seedPolicies: Readonly<Record<SeedRoleName, readonly PolicyName[]>> = {
  'don-vi-nhap-lieu': [
    ...unitDrafts,
    ...everyday,
    p.workersCreate,
    p.workersEdit,
    p.workersImport,
    p.workersViewSensitive,
  ],
  'don-vi-lanh-dao': [
    ...unitDrafts,
    p.fundReportsSubmit,
    p.revenueReportsSubmit,
    p.documentReportsSubmit,
    p.payInsSubmit,
    p.supportRequestsSubmit,
    ...everyday,
    p.workersViewSensitive,
    p.unitsEditContacts,
  ],
  'chuyen-vien-quy': [
    p.fundReportsAppraise,
    p.fundReportsReturn,
    p.revenueReportsAppraise,
    p.revenueReportsReturn,
    p.documentReportsAppraise,
    p.documentReportsReturn,
    p.selfPayingCreate,
    p.selfPayingEdit,
    p.selfPayingApprove,
    p.selfPayingReturn,
    p.selfPayingReject,
    p.selfPayingPay,
    p.supportRequestsCreate,
    p.supportRequestsEdit,
    p.supportRequestsDelete,
    p.supportRequestsSubmit,
    p.supportRequestsAppraise,
    p.supportRequestsReturn,
    ...fundStaff,
    p.workersEdit,
    p.workersMerge,
    p.workersViewSensitive,
    p.unitsCreate,
    p.unitsEdit,
    p.contributionAmounts,
    p.supportTypes,
  ],
  'ke-toan-quy': [
    p.payInsCreate,
    p.payInsEdit,
    p.payInsDelete,
    p.payInsSubmit,
    p.payInsReconcile,
    p.payInsReturn,
    p.payInsReject,
    p.payInsRevert,
    p.payInsImport,
    p.selfPayingPay,
    p.selfPayingReconcile,
    p.contributionsAdjust,
    p.contributionsRefund,
    p.contributionsReissue,
    p.supportRequestsPay,
    p.supportRequestsRevert,
    ...fundStaff,
    p.contributionAmounts,
  ],
  'lanh-dao-quy': [
    p.fundReportsApprove,
    p.fundReportsReject,
    p.fundReportsReturn,
    p.revenueReportsApprove,
    p.revenueReportsReject,
    p.revenueReportsReturn,
    p.documentReportsApprove,
    p.documentReportsReject,
    p.documentReportsReturn,
    p.selfPayingApprove,
    p.selfPayingReject,
    p.selfPayingReopen,
    p.selfPayingReturn,
    p.contributionAmountsEdit,
    p.supportTypesEdit,
    p.supportRequestsApprove,
    p.supportRequestsReject,
    p.supportRequestsReturn,
    ...fundStaff,
    p.workersMerge,
    p.contributionAmounts,
    p.supportTypes,
  ],
  'dolab-khai-thac': [
    ...everyday,
    p.selfPaying,
    p.selfPayingExport,
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
    p.contributionAmountsEdit,
    p.supportTypes,
    p.supportTypesEdit,
    p.daysOff,
    p.daysOffEdit,
    p.log,
    ...framework,
  ],
};
