import { formatDate } from '@/domain/format/dates';
import { lineNumbersPolicy } from '@/domain/fund-reports/line-numbers-policy';
import { maskIdentitiesIn, maskIdentity } from '@/domain/format/identities';
import type { LogKind } from '@/domain/log/log-entry';
import { policies } from '@/domain/policies/policy-names';

import type { AttachmentRow } from '../../data/attachments';
import type { Database } from '../../data/database';
import { emailSettings } from '../../data/email-settings';
import { linesOf } from '../../data/fund/fund-report-index';
import { roleNamed } from '../../data/roles';
import { effectiveSetting } from '../../data/settings';
import type { MockRequest, MockRoute } from '../../routing';
import { storedId } from '../guid';
import { contractsOf } from '../workers/worker-list';
import { mergedBy, reconciledBy, type TouchedRecord } from './log-touched';

/** A record as the log looks at it before and after: what it holds, and what people call it. */
export type LoggedRecord = {
  readonly row: object;
  readonly ma: string | null;
  /** The record that it belongs to. */
  readonly ownerId?: string;
};

type Watched = Pick<MockRequest, 'user' | 'query'>;

/** What the endpoints below an address deal with. */
export type LogSubject = {
  readonly kind: LogKind;
  /** Addresses below which everything is about such records. */
  readonly paths: readonly string[];
  /** The record; absent for kinds of which only the answer tells. */
  readonly find?: (database: Database, id: string, watched: Watched) => LoggedRecord | undefined;
  /** The path's parameter that names the record, where it is not `id`. */
  readonly idName?: string;
  /** The records of a request that names them in its body, with what becomes of each; `undefined` for any other. */
  readonly touchedBy?: (rest: string, body: unknown) => readonly TouchedRecord[] | undefined;
  /** Reads that are logged, since they show whole numbers or papers. */
  readonly looks?: readonly LogLook[];
  /** Paths below the records' that answer lists, of which more rows than a screen has are an export; `''` without it. */
  readonly lists?: readonly string[];
};

/** A read that shows a person's whole numbers or papers (domain dictionary §4.2). */
type LogLook = {
  /** Its path below the records'. */
  readonly at: string;
  /** Policies by which it shows them; without it to everybody who may read there. */
  readonly shownTo?: string;
  /** Which of the records have any, where not all do. */
  readonly of?: (row: object) => boolean;
};

const wholePerson: LogLook = { at: '/:id', shownTo: policies.workersViewSensitive };

/** Blank forms are everybody's; any other document tells of a person or of a unit's money. */
const isFiledPaper = (row: object): boolean => !('taiNguyen' in row) || row.taiNguyen !== 'dm-loai-ho-tro';

/** Every kind of record, so that each endpoint that changes something is in the log (domain dictionary §5.14). */
const logSubjects: readonly LogSubject[] = [
  {
    kind: 'bao-cao-quy',
    paths: ['/api/app/bao-cao-quy'],
    find: (database, id) => {
      const row = database.fundReports.find(id);
      return row && { row: { ...row, dong: linesOf(database, id) }, ma: row.ma };
    },
    looks: [{ at: '/:id/nguoi-lao-dong', shownTo: lineNumbersPolicy }],
  },
  {
    kind: 'nguoi-lao-dong-tu-dong',
    paths: ['/api/app/nguoi-lao-dong-tu-dong'],
    find: ({ selfPaying }, id) => coded(selfPaying.find(id)),
    looks: [wholePerson],
  },
  {
    kind: 'dong-gop-quy',
    paths: ['/api/app/dong-gop-quy'],
    find: ({ contributions }, id) => named(contributions.find(id), ({ soGcn }) => soGcn),
    looks: [wholePerson, { at: '/:id/giay-chung-nhan' }],
  },
  {
    kind: 'phieu-nop-quy',
    paths: ['/api/app/phieu-nop-quy'],
    find: ({ payIns }, id) => coded(payIns.find(id)),
    touchedBy: (rest, body) => (rest === '/sao-ke/xac-nhan' ? reconciledBy(body) : undefined),
    looks: [{ ...wholePerson, of: (row) => 'loai' in row && row.loai === 'tu-dong' }],
  },
  {
    kind: 'bao-cao-doanh-thu',
    paths: ['/api/app/bao-cao-doanh-thu'],
    find: ({ revenueReports }, id) => coded(revenueReports.find(id)),
  },
  {
    kind: 'bao-cao-tai-lieu',
    paths: ['/api/app/bao-cao-tai-lieu'],
    find: ({ documentReports }, id) => coded(documentReports.find(id)),
  },
  {
    kind: 'yeu-cau-ho-tro',
    paths: ['/api/app/yeu-cau-ho-tro'],
    find: ({ supportRequests }, id) => coded(supportRequests.find(id)),
    // Whoever pays sees the accounts whole, though no identity numbers.
    looks: [{ at: '/:id', shownTo: `${policies.workersViewSensitive} || ${policies.supportRequestsPay}` }],
  },
  { kind: 'lao-dong-duoc-ho-tro', paths: ['/api/app/lao-dong-duoc-ho-tro'] },
  {
    kind: 'nguoi-lao-dong',
    paths: ['/api/app/nguoi-lao-dong'],
    find: (database, id) => {
      const row = database.workers.find(id);
      return row && { row: { ...row, hopDong: contractsOf(database, id) }, ma: maskIdentity(row.soCccd) };
    },
    touchedBy: (rest, body) => (rest === '/gop' ? mergedBy(body) : undefined),
    looks: [wholePerson],
    lists: ['', '/nghi-trung'],
  },
  { kind: 'don-vi', paths: ['/api/app/don-vi'], find: ({ units }, id) => coded(units.find(id)) },
  { kind: 'bao-cao', paths: ['/api/app/bao-cao'] },
  {
    kind: 'tep-dinh-kem',
    paths: ['/api/app/:taiNguyen/:id/tep-dinh-kem', '/api/app/tep-dinh-kem'],
    find: (database, id, watched) => {
      const row = database.attachments.find(id);
      return row && { row, ma: paperName(database, row, watched), ownerId: row.banGhiId };
    },
    idName: 'tepId',
    looks: [{ at: '/:tepId/noi-dung', of: isFiledPaper }],
  },
  {
    kind: 'nguoi-dung',
    paths: ['/api/app/nguoi-dung', '/api/identity/users', '/api/account'],
    find: ({ users }, id) => named(users.find(id), ({ userName }) => userName),
  },
  {
    kind: 'nguoi-dung',
    paths: ['/api/account/my-profile'],
    find: ({ users }, _, { user }) => named(users.find(user?.id ?? ''), ({ userName }) => userName),
  },
  {
    kind: 'vai-tro',
    paths: ['/api/identity/roles'],
    find: ({ roles }, id) => named(roles.find(id), ({ name }) => name),
  },
  {
    kind: 'phan-quyen',
    paths: ['/api/permission-management/permissions'],
    find: ({ permissionGrants, roles, users }, _, { query }) => {
      const [provider, asked] = [query.get('providername') ?? '', query.get('providerkey') ?? ''];
      const key = provider === 'R' ? (roleNamed(roles, asked)?.name ?? asked) : storedId(asked);
      const own = [...permissionGrants.rows()].filter(
        ({ providerName, providerKey }) => providerName === provider && providerKey === key,
      );
      return {
        row: Object.fromEntries(own.map(({ name }) => [name, true])),
        ma: provider === 'U' ? (users.find(key)?.userName ?? null) : key,
      };
    },
  },
  {
    kind: 'dm-so-tien-dong-quy',
    paths: ['/api/app/dm-so-tien-dong-quy'],
    find: ({ contributionAmounts }, id) => coded(contributionAmounts.find(id)),
  },
  {
    kind: 'dm-loai-ho-tro',
    paths: ['/api/app/dm-loai-ho-tro'],
    find: ({ supportTypes }, id) => coded(supportTypes.find(id)),
  },
  {
    kind: 'ngay-nghi',
    paths: ['/api/app/ngay-nghi'],
    find: ({ daysOff }, id) => named(daysOff.find(id), ({ ngay }) => formatDate(ngay)),
  },
  {
    kind: 'don-vi-thue',
    paths: ['/api/multi-tenancy/tenants'],
    find: ({ tenants }, id) => named(tenants.find(id), ({ name }) => name),
  },
  {
    kind: 'tinh-nang',
    paths: ['/api/feature-management/features'],
    find: ({ featureValues, tenants }, _, { query }) => {
      const key = storedId(query.get('providerkey') ?? '');
      const own = [...featureValues.rows()].filter(({ providerKey }) => providerKey === key);
      return {
        row: Object.fromEntries(own.map(({ name, value }) => [name, value])),
        ma: tenants.find(key)?.name ?? null,
      };
    },
  },
  {
    kind: 'cai-dat',
    paths: ['/api/setting-management'],
    // As the forms show them: a value that is as it was delivered is not stored, and was in force all the same.
    find: (database, _, { user }) => {
      const tenantId = user?.workingTenantId;
      return {
        row: {
          ...emailSettings(database, tenantId),
          timeZone: effectiveSetting(database, 'Abp.Timing.TimeZone', tenantId),
        },
        ma: database.tenants.find(tenantId ?? '')?.name ?? null,
      };
    },
  },
  { kind: 'phien-dang-nhap', paths: ['/api/app/phien-dang-nhap'] },
  { kind: 'nhat-ky', paths: ['/api/app/nhat-ky'] },
];

/** What a route is about; the longest address wins. `undefined` for what is no record's matter. */
export function logSubjectOf({ path }: Pick<MockRoute, 'path'>): { subject: LogSubject; rest: string } | undefined {
  let best: { subject: LogSubject; rest: string; length: number } | undefined;
  for (const subject of logSubjects) {
    for (const start of subject.paths) {
      const isBelow = path === start || path.startsWith(`${start}/`);
      if (isBelow && start.length > (best?.length ?? 0)) {
        best = { subject, rest: path.slice(start.length), length: start.length };
      }
    }
  }
  return best;
}

/** A document by its name and whose it is: many are called the same. */
function paperName(database: Database, { taiNguyen, banGhiId, ten }: AttachmentRow, watched: Watched): string {
  const owner = findIn(taiNguyen, database, banGhiId, watched);
  return [maskIdentitiesIn(ten), owner?.ma ?? null].filter((part) => part !== null).join(' · ');
}

/** The record of a kind, as whoever changes it on the way to something else leaves it. */
export function recordOf(database: Database, kind: LogKind, id: string): LoggedRecord | undefined {
  return findIn(kind, database, id, { user: undefined, query: new Map() });
}

function findIn(wanted: string, database: Database, id: string, watched: Watched): LoggedRecord | undefined {
  return logSubjects.find(({ kind }) => kind === wanted)?.find?.(database, id, watched);
}

function coded(row: { readonly ma: string } | undefined): LoggedRecord | undefined {
  return named(row, ({ ma }) => ma);
}

function named<Row extends object>(
  row: Row | undefined,
  codeOf: (row: Row) => string | null,
): LoggedRecord | undefined {
  return row === undefined ? undefined : { row, ma: codeOf(row) };
}
