import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';

import type { Database } from '../../data/database';

/** The records that have a workflow, by the name of their texts. */
export type RecordKind = 'fundReport' | 'revenueReport' | 'documentReport' | 'payIn' | 'dossier' | 'supportRequest';

/** What messages and mails need to know of a record, whatever its kind. */
export type KnownRecord = {
  readonly kind: RecordKind;
  readonly id: string;
  readonly ma: string;
  /** The unit that it belongs to; `null` for a person's own. */
  readonly unitId: string | null;
  readonly creatorId: string | null;
  /** Whose it is, in words. */
  readonly owner: string;
  /** Where the unit, or the applicant, gets mail. */
  readonly email: string | null;
  readonly address: string;
  /** Who may open it. */
  readonly policy: string;
  /** Who goes on with it once it has come back. */
  readonly editPolicy: string;
};

type FoundRow = {
  readonly ma: string;
  readonly donViId: string | null;
  readonly creatorId: string | null;
  readonly person?: string;
  readonly email?: string | null;
};

type Source = Pick<KnownRecord, 'policy' | 'editPolicy'> & {
  readonly find: (database: Database, id: string) => FoundRow | undefined;
  readonly address: (id: string) => string;
};

const sources: Readonly<Record<RecordKind, Source>> = {
  fundReport: {
    policy: policies.fundReports,
    editPolicy: policies.fundReportsEdit,
    find: ({ fundReports }, id) => fundReports.find(id),
    address: (reportId) => href('fundReport', { reportId }),
  },
  revenueReport: {
    policy: policies.revenueReports,
    editPolicy: policies.revenueReportsEdit,
    find: ({ revenueReports }, id) => revenueReports.find(id),
    address: (reportId) => href('revenueReport', { reportId }),
  },
  documentReport: {
    policy: policies.documentReports,
    editPolicy: policies.documentReportsEdit,
    find: ({ documentReports }, id) => documentReports.find(id),
    address: (reportId) => href('documentReport', { reportId }),
  },
  payIn: {
    policy: policies.payIns,
    editPolicy: policies.payInsEdit,
    find: ({ payIns }, id) => {
      const row = payIns.find(id);
      return row === undefined ? undefined : { ...row, person: row.nguoiNopTien };
    },
    address: (payInId) => href('payIn', { payInId }),
  },
  dossier: {
    policy: policies.selfPaying,
    editPolicy: policies.selfPayingEdit,
    find: ({ selfPaying }, id) => {
      const row = selfPaying.find(id);
      // The unit over which somebody goes has no part in what he declares himself.
      return row === undefined
        ? undefined
        : { ma: row.ma, donViId: null, creatorId: row.creatorId, person: row.hoTen, email: row.email };
    },
    address: (dossierId) => href('selfPayingDossier', { dossierId }),
  },
  supportRequest: {
    policy: policies.supportRequests,
    editPolicy: policies.supportRequestsEdit,
    find: ({ supportRequests }, id) => {
      const row = supportRequests.find(id);
      return row === undefined ? undefined : { ...row, person: row.nguoiLienHe };
    },
    address: (requestId) => href('supportRequest', { requestId }),
  },
};

/** The record of a step, of whatever kind; `undefined` once it is gone. */
export function knownRecord(database: Database, id: string): KnownRecord | undefined {
  for (const [kind, { policy, editPolicy, find, address }] of Object.entries(sources) as readonly [
    RecordKind,
    Source,
  ][]) {
    const row = find(database, id);
    if (row !== undefined) {
      const unit = row.donViId === null ? undefined : database.units.find(row.donViId);
      return {
        ...{ kind, id, policy, editPolicy, ma: row.ma, unitId: row.donViId, creatorId: row.creatorId },
        owner: unit?.ten ?? row.person ?? '',
        email: unit?.email ?? row.email ?? null,
        address: address(id),
      };
    }
  }
  return undefined;
}
