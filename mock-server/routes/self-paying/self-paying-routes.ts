import { todayAt } from '@/domain/format/calendar';
import { maskIdentity } from '@/domain/format/identities';
import { policies } from '@/domain/policies/policy-names';
import { paymentStates, selfPayingStatuses, type SelfPayingMatch } from '@/domain/self-paying/self-paying-dossier';
import { proofOfPayment } from '@/domain/self-paying/self-paying-papers';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { selfPayingResource, type SelfPayingRow } from '../../data/fund/self-paying-row';
import { readPaging } from '../../data/query';
import { entityNotFound } from '../../failures';
import type { MockRequest, MockResponse, MockRoute, MockUser } from '../../routing';
import type { AttachmentOwnerRules } from '../attachments/attachment-owner-rules';
import { checkStamp } from '../audit';
import { scopeOf, signedInUser } from '../data-scope';
import { bulkApproval } from './self-paying-bulk';
import { changeDossier, createDossier, mayChange, mayProvePayment } from './self-paying-changes';
import { selfPayingCondition, selfPayingList } from './self-paying-list';
import { matchOf } from './self-paying-match';
import { dossierSteps, takeDossierStep, type DossierVerb } from './self-paying-steps';
import { dossierItem, masked, wholeDossier } from './self-paying-wire';
import { once } from '../once';
import { historyOf } from '../workflow-steps';
import { canViewSensitive } from '../workers/worker-routes';

const path = `/api/app/${selfPayingResource}`;
const reading = { policy: policies.selfPaying } as const;

const stepRoutes: readonly MockRoute[] = (Object.keys(dossierSteps) as readonly DossierVerb[]).map((verb) => ({
  method: 'POST',
  path: `${path}/:id/${verb}`,
  access: reading,
  handle: (request, backend) =>
    once(request, backend, () => {
      const row = findDossier(request, backend.database);
      checkStamp(row, request.body);
      return answer(request, backend, takeDossierStep(request, backend, row, verb));
    }),
}));

/** Self-paying workers and their approval (domain dictionary §5.2, §5.3). */
export const selfPayingRoutes: readonly MockRoute[] = [
  { method: 'GET', path, access: reading, handle: listDossiers },
  {
    method: 'POST',
    path,
    access: { policy: policies.selfPayingCreate },
    handle: (request, backend) => answer(request, backend, createDossier(request, backend)),
  },
  {
    method: 'POST',
    path: `${path}/nhieu/phe-duyet`,
    access: { policy: policies.selfPayingApprove },
    handle: bulkApproval,
  },
  {
    method: 'GET',
    path: `${path}/:id`,
    access: reading,
    handle: (request, backend) => answer(request, backend, findDossier(request, backend.database)),
  },
  {
    // Whoever sees masked numbers would send them back as the new ones.
    method: 'PUT',
    path: `${path}/:id`,
    access: { policy: `${policies.selfPayingEdit} && ${policies.workersViewSensitive}` },
    handle: (request, backend) =>
      answer(request, backend, changeDossier(request, backend, findDossier(request, backend.database))),
  },
  {
    method: 'GET',
    path: `${path}/:id/doi-chieu`,
    access: reading,
    handle: (request, backend) => {
      const match = matchOf(backend.database, findDossier(request, backend.database));
      return { status: 200, body: canViewSensitive(signedInUser(request)) ? match : maskedMatch(match) };
    },
  },
  {
    method: 'GET',
    path: `${path}/:id/lich-su`,
    access: reading,
    handle: (request, { database }) => ({
      status: 200,
      body: historyOf(database, findDossier(request, database).id),
    }),
  },
  ...stepRoutes,
];

/**
 * Documents of dossiers: the Fund's officers change them as long as they may change the dossier, and the proof of payment
 * until the money is found.
 */
export const selfPayingAttachments: AttachmentOwnerRules = {
  policy: policies.selfPaying,
  refuseInvisible: (id, user, { database }) => {
    visibleDossier(database.selfPaying.find(id), user);
  },
  isEditable: (id, user, { database }) => {
    const row = database.selfPaying.find(id);
    return row !== undefined && (mayChange(row, user) || mayProvePayment(row, user));
  },
  isLocked: ({ banGhiId, giayTo }, user, { database }) => {
    const row = database.selfPaying.find(banGhiId);
    return row !== undefined && !mayChange(row, user) && giayTo !== proofOfPayment;
  },
};

function listDossiers(request: MockRequest, backend: MockBackend): MockResponse {
  const user = signedInUser(request);
  const seesNumbers = canViewSensitive(user);
  const search = { today: todayAt(backend.clock()), canViewSensitive: seesNumbers };
  const paging = readPaging(request.query, 'ngayGui desc');
  const list = selfPayingList(backend, seesNumbers);
  const isVisible = isFundWide(user);
  const wanted = selfPayingCondition(request.query, search);
  const counted = selfPayingCondition(request.query, search, true);
  let daDong = 0;
  const dem = new Map(selfPayingStatuses.map(({ id }) => [id, 0]));
  const { totalCount, items } = list.page((item, position) => {
    if (!isVisible || !counted(item, position)) {
      return false;
    }
    dem.set(item.trangThai, (dem.get(item.trangThai) ?? 0) + 1);
    const isWanted = wanted(item, position);
    daDong += isWanted && item.tinhTrangDong === paidState ? item.soTien : 0;
    return isWanted;
  }, paging);
  const rows = items.map(dossierItem);
  return {
    status: 200,
    body: {
      totalCount,
      items: seesNumbers ? rows : rows.map(masked),
      tong: { daDong },
      dem: Object.fromEntries(dem),
    },
  };
}

const paidState = paymentStates[2]?.id;

function answer(request: MockRequest, backend: MockBackend, row: SelfPayingRow): MockResponse {
  const dossier = wholeDossier(backend, row);
  return { status: 200, body: canViewSensitive(signedInUser(request)) ? dossier : masked(dossier) };
}

/** @throws MockFailure 404 for a dossier that does not exist or that the caller may not know of. */
function findDossier(request: MockRequest, database: Database): SelfPayingRow {
  return visibleDossier(database.selfPaying.find(request.params['id'] ?? ''), signedInUser(request));
}

function visibleDossier(row: SelfPayingRow | undefined, user: MockUser): SelfPayingRow {
  if (row === undefined || !isFundWide(user)) {
    throw entityNotFound();
  }
  return row;
}

/** Dossiers belong to no unit: who does not see all rows sees none (domain dictionary §3.2 DS4, DS5). */
function isFundWide(user: MockUser): boolean {
  return scopeOf(user).kind === 'all';
}

function maskedMatch(match: SelfPayingMatch): SelfPayingMatch {
  const { nguoiLaoDong } = match;
  if (nguoiLaoDong === null) {
    return match;
  }
  const { soCccd, soHoChieu } = nguoiLaoDong;
  const numbers = { soCccd: maskIdentity(soCccd), soHoChieu: soHoChieu === null ? null : maskIdentity(soHoChieu) };
  return { ...match, nguoiLaoDong: { ...nguoiLaoDong, ...numbers } };
}
