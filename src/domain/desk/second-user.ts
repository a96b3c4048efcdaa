import { matchRoute, type RouteName } from '../navigation/routes';
import { policies } from '../policies/policy-names';

/** The record that a page shows. */
export type OpenRecord = { readonly kind: RecordKind; readonly id: string };

/** What came of it: who has done it, or why nobody could. */
export type SecondUserAnswer =
  | { readonly kind: 'done'; readonly by: string }
  /** In the back end's own words, where it has any. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Such records are never deleted, or never edited. */
  | { readonly kind: 'impossible' }
  | { readonly kind: 'gone' };

/** Somebody else who works on the record that is open here. */
export type SecondUser = {
  /**
   * Changes a harmless field, and with it the concurrency stamp.
   *
   * @param besides Name of the person of this page.
   * @param tenantId Of this page, whose own people nobody else sees; `undefined` for the host.
   */
  readonly edit: (record: OpenRecord, besides: string | undefined, tenantId?: string) => Promise<SecondUserAnswer>;
  readonly remove: (record: OpenRecord, besides: string | undefined, tenantId?: string) => Promise<SecondUserAnswer>;
};

export type RecordKind = keyof typeof recordKinds;

type RecordKindRow = {
  /** Where the back end keeps them. */
  readonly path: string;
  /** `undefined` for what is never edited as a whole. */
  readonly edit: { readonly policy: string; readonly field: HarmlessField } | undefined;
  /** Policy; `undefined` for what is never deleted. */
  readonly removal: string | undefined;
};

/** A field that nothing depends on: a note, a telephone number, a switch; `none` leaves all as it is but the stamp. */
export type HarmlessField = 'ghiChu' | 'phoneNumber' | 'diaChi' | 'isPublic' | 'none';

/** Every kind of record that has a page of its own. */
export const recordKinds = {
  fundReport: {
    path: '/api/app/bao-cao-quy',
    edit: { policy: policies.fundReportsEdit, field: 'ghiChu' },
    removal: policies.fundReportsDelete,
  },
  selfPaying: {
    path: '/api/app/nguoi-lao-dong-tu-dong',
    edit: { policy: `${policies.selfPayingEdit} && ${policies.workersViewSensitive}`, field: 'ghiChu' },
    removal: undefined,
  },
  contribution: { path: '/api/app/dong-gop-quy', edit: undefined, removal: undefined },
  payIn: { path: '/api/app/phieu-nop-quy', edit: { policy: policies.payInsEdit, field: 'ghiChu' }, removal: undefined },
  revenueReport: {
    path: '/api/app/bao-cao-doanh-thu',
    edit: { policy: policies.revenueReportsEdit, field: 'ghiChu' },
    removal: policies.revenueReportsDelete,
  },
  documentReport: {
    path: '/api/app/bao-cao-tai-lieu',
    edit: { policy: policies.documentReportsEdit, field: 'ghiChu' },
    removal: policies.documentReportsDelete,
  },
  supportRequest: {
    path: '/api/app/yeu-cau-ho-tro',
    edit: { policy: policies.supportRequestsEdit, field: 'ghiChu' },
    removal: policies.supportRequestsDelete,
  },
  worker: {
    path: '/api/app/nguoi-lao-dong',
    edit: { policy: `${policies.workersEdit} && ${policies.workersViewSensitive}`, field: 'ghiChu' },
    removal: policies.workersDelete,
  },
  unit: {
    path: '/api/app/don-vi',
    edit: { policy: policies.unitsEdit, field: 'diaChi' },
    removal: policies.unitsDelete,
  },
  user: {
    path: '/api/identity/users',
    edit: { policy: policies.usersEdit, field: 'phoneNumber' },
    removal: policies.usersDelete,
  },
  role: {
    path: '/api/identity/roles',
    edit: { policy: policies.rolesEdit, field: 'isPublic' },
    removal: policies.rolesDelete,
  },
  contributionAmount: {
    path: '/api/app/dm-so-tien-dong-quy',
    edit: { policy: policies.contributionAmountsEdit, field: 'ghiChu' },
    removal: policies.contributionAmountsEdit,
  },
  supportType: {
    path: '/api/app/dm-loai-ho-tro',
    edit: { policy: policies.supportTypesEdit, field: 'ghiChu' },
    removal: policies.supportTypesEdit,
  },
  tenant: {
    path: '/api/multi-tenancy/tenants',
    edit: { policy: policies.tenantsEdit, field: 'none' },
    removal: policies.tenantsDelete,
  },
} as const satisfies Readonly<Record<string, RecordKindRow>>;

/** Pages of one record, and the parameter of their address that names it. */
const pages: Partial<Readonly<Record<RouteName, { readonly kind: RecordKind; readonly parameter: string }>>> = {
  fundReport: { kind: 'fundReport', parameter: 'reportId' },
  fundReportEdit: { kind: 'fundReport', parameter: 'reportId' },
  fundReportImport: { kind: 'fundReport', parameter: 'reportId' },
  selfPayingReview: { kind: 'selfPaying', parameter: 'dossierId' },
  selfPayingDossier: { kind: 'selfPaying', parameter: 'dossierId' },
  selfPayingDossierEdit: { kind: 'selfPaying', parameter: 'dossierId' },
  contribution: { kind: 'contribution', parameter: 'contributionId' },
  payIn: { kind: 'payIn', parameter: 'payInId' },
  payInEdit: { kind: 'payIn', parameter: 'payInId' },
  revenueReport: { kind: 'revenueReport', parameter: 'reportId' },
  revenueReportEdit: { kind: 'revenueReport', parameter: 'reportId' },
  documentReport: { kind: 'documentReport', parameter: 'reportId' },
  documentReportEdit: { kind: 'documentReport', parameter: 'reportId' },
  supportRequest: { kind: 'supportRequest', parameter: 'requestId' },
  supportRequestEdit: { kind: 'supportRequest', parameter: 'requestId' },
  worker: { kind: 'worker', parameter: 'workerId' },
  workerEdit: { kind: 'worker', parameter: 'workerId' },
  workerMerge: { kind: 'worker', parameter: 'workerId' },
  unit: { kind: 'unit', parameter: 'unitId' },
  unitEdit: { kind: 'unit', parameter: 'unitId' },
  user: { kind: 'user', parameter: 'userId' },
  userEdit: { kind: 'user', parameter: 'userId' },
  role: { kind: 'role', parameter: 'roleId' },
  roleEdit: { kind: 'role', parameter: 'roleId' },
  contributionAmount: { kind: 'contributionAmount', parameter: 'ruleId' },
  contributionAmountEdit: { kind: 'contributionAmount', parameter: 'ruleId' },
  supportType: { kind: 'supportType', parameter: 'typeId' },
  supportTypeEdit: { kind: 'supportType', parameter: 'typeId' },
  tenant: { kind: 'tenant', parameter: 'tenantId' },
  tenantEdit: { kind: 'tenant', parameter: 'tenantId' },
};

/** The record that an address shows; `undefined` for lists, new records and everything else. */
export function openRecordAt(path: string): OpenRecord | undefined {
  const match = matchRoute(path);
  const page = match === undefined ? undefined : pages[match.name];
  const id = page === undefined ? undefined : match?.params[page.parameter];
  return page === undefined || id === undefined || id === '' ? undefined : { kind: page.kind, id };
}

export function recordKindOf(kind: RecordKind): RecordKindRow {
  return recordKinds[kind];
}

/** As the forms of the records allow; a text that is full gives its end for the mark. */
const longest = { ghiChu: 1_000, diaChi: 255 } as const;
const sign = ' •';

/**
 * The record as somebody else would send it back after a small change.
 *
 * @param record As the back end has answered it.
 */
export function harmlesslyChanged(record: Readonly<Record<string, unknown>>, field: HarmlessField) {
  switch (field) {
    case 'ghiChu':
    case 'diaChi': {
      const text = typeof record[field] === 'string' ? record[field] : '';
      return {
        ...record,
        [field]: text.endsWith(sign.trim())
          ? textWithout(text)
          : `${text.slice(0, longest[field] - sign.length)}${sign}`.trim(),
      };
    }
    case 'phoneNumber':
      return { ...record, phoneNumber: record['phoneNumber'] === '0912345678' ? '0987654321' : '0912345678' };
    case 'isPublic':
      return { ...record, isPublic: record['isPublic'] !== true };
    case 'none':
      return record;
  }
}

function textWithout(text: string): string {
  return text.slice(0, -sign.trim().length).trim();
}
