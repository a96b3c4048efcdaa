import { todayAt } from '@/domain/format/calendar';
import { formatDate } from '@/domain/format/dates';
import { maskIdentity } from '@/domain/format/identities';
import { policies } from '@/domain/policies/policy-names';
import type { Worker, WorkerInput, WorkerListItem, WorkerPerson } from '@/domain/workers/worker';

import type { MockBackend } from '../../backend';
import { dropAttachments } from '../../data/attachments';
import { contributionState } from '../../data/fund/obligations';
import { passportHolders } from '../../data/fund/self-paying-people';
import { readPaging } from '../../data/query';
import type { ContractRow, WorkerRow } from '../../data/rows';
import { businessFailure } from '../../failures';
import type { LocalText } from '../../local-text';
import type { MockRequest, MockRoute, MockUser } from '../../routing';
import { checkStamp, createdBy, modifiedBy } from '../audit';
import { contractChanges, type ContractChanges } from './contract-changes';
import { scopeOf, signedInUser, type DataScope } from '../data-scope';
import { findVisibleWorker } from './merged-workers';
import { without } from '../request-input';
import { fieldError, refuseInvalid } from '../validation-answers';
import { workerCondition, workerSums } from './worker-filters';
import { readWorkerInput } from './worker-input';
import { contractsOf, isVisibleWorker, visibleContracts, workerList, type WorkerList } from './worker-list';

const path = '/api/app/nguoi-lao-dong';

/** The worker database, `csdl/nguoi-lao-dong` (domain dictionary §5.10). */
export const workerRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path,
    access: { policy: policies.workers },
    handle: (request, backend) => {
      const user = signedInUser(request);
      const paging = readPaging(request.query, 'creationTime desc');
      const list = workerListFor(user, backend);
      const search = { list, canViewSensitive: canViewSensitive(user) };
      const condition = workerCondition(request.query, search);
      const page = list.index.page(condition, paging, workerSums(request.query, search));
      return { status: 200, body: { ...page, items: page.items.map(({ item }) => forEyesOf(user, item)) } };
    },
  },
  {
    method: 'GET',
    path: `${path}/:id`,
    access: { policy: policies.workers },
    handle: (request, backend) => ({ status: 200, body: wholeWorker(request, backend, findWorker(request, backend)) }),
  },
  {
    method: 'POST',
    path,
    access: { policy: policies.workersCreate },
    handle: (request, backend) => {
      const row = addWorker(request, backend, request.body);
      return { status: 200, body: wholeWorker(request, backend, row) };
    },
  },
  {
    // Whoever sees masked numbers would send them back as the new ones.
    method: 'PUT',
    path: `${path}/:id`,
    access: { policy: `${policies.workersEdit} && ${policies.workersViewSensitive}` },
    handle: (request, backend) => {
      const row = findWorker(request, backend);
      const user = signedInUser(request);
      const known = visibleContracts(contractsOf(backend.database, row.id), scopeOf(user));
      const stored = { ...row, hopDong: known };
      const input = readWorkerInput(request.body, todayAt(backend.clock()), request.culture, stored);
      checkStamp(row, request.body);
      const changed = { ...row, ...personOf(input), ...modifiedBy(user, backend.clock()) };
      saveWorker(request, backend, input, changed, known);
      return { status: 200, body: wholeWorker(request, backend, changed) };
    },
  },
  {
    method: 'DELETE',
    path: `${path}/:id`,
    access: { policy: policies.workersDelete },
    handle: async (request, { database, store }) => {
      const row = database.workers.find(request.params['id'] ?? '');
      if (row === undefined || !isVisibleWorker(database, row, scopeOf(signedInUser(request)))) {
        return { status: 204 };
      }
      if (contractsOf(database, row.id).length > 0) {
        throw businessFailure('QuyHoTro:07002', {
          vi: 'Không thể xóa người lao động đã có hợp đồng.',
          en: 'A worker who has a contract cannot be deleted.',
        });
      }
      database.workers.remove(row.id);
      forgetWorker(database, row.id);
      await dropAttachments(store, database.attachments, 'nguoi-lao-dong', row.id);
      return { status: 204 };
    },
  },
];

/** A dossier that was reopened has no contract any more, and its page would lead to a record that is gone. */
function forgetWorker({ selfPaying }: MockBackend['database'], id: string): void {
  for (const dossier of [...selfPaying.rows()].filter(({ nguoiLaoDongId }) => nguoiLaoDongId === id)) {
    selfPaying.put({ ...dossier, nguoiLaoDongId: null });
  }
}

/**
 * Stores a new worker.
 *
 * @param body What the client sent for one worker.
 * @throws MockFailure 400, 403 or 404 for one that may not be stored; nothing is stored then.
 */
export function addWorker(request: MockRequest, backend: MockBackend, body: unknown): WorkerRow {
  const input = readWorkerInput(body, todayAt(backend.clock()), request.culture);
  const row = { ...createdBy(signedInUser(request), backend.clock()), ...personOf(input) };
  saveWorker(request, backend, input, row, []);
  return row;
}

function saveWorker(
  request: MockRequest,
  backend: MockBackend,
  input: WorkerInput,
  row: WorkerRow,
  known: readonly ContractRow[],
): void {
  const { database } = backend;
  const user = signedInUser(request);
  refuseForeignProvince(scopeOf(user), row);
  const keys = { workerId: row.id, contracts: known, user };
  const changes = contractChanges(database, input.hopDong, keys);
  refuseDuplicates(request, backend, row);
  store(backend, row, changes);
}

function store({ database }: MockBackend, row: WorkerRow, { rows, removedIds }: ContractChanges): void {
  database.workers.put(row);
  for (const id of removedIds) {
    database.contracts.remove(id);
  }
  for (const contract of rows) {
    database.contracts.put(contract);
  }
}

/** @throws MockFailure 404 for a worker who does not exist or whom the caller may not know of. */
function findWorker(request: MockRequest, { database }: MockBackend): WorkerRow {
  return findVisibleWorker(database, request.params['id'] ?? '', scopeOf(signedInUser(request)));
}

/** The worker as the caller may see them: own contracts, numbers masked where they have to be. */
export function wholeWorker(request: MockRequest, { database, clock }: MockBackend, row: WorkerRow): Worker {
  const user = signedInUser(request);
  const today = todayAt(clock());
  const contracts = visibleContracts(contractsOf(database, row.id), scopeOf(user));
  return {
    ...without(forEyesOf(user, row), 'donViNhapId'),
    hopDong: contracts.map((contract) => ({
      ...without(contract, 'nguoiLaoDongId'),
      dongQuy: contributionState(database, contract, today),
      donViTen: contract.donViId === null ? null : (database.units.find(contract.donViId)?.ten ?? null),
    })),
  };
}

/** The person's own fields of a record. */
export function personOf(input: WorkerInput): WorkerPerson {
  return without(input, 'hopDong');
}

/** The workers whom the person may know of, as they stand today. */
export function workerListFor(user: MockUser, { database, clock }: MockBackend): WorkerList {
  return workerList(database, {
    scope: scopeOf(user),
    today: todayAt(clock()),
    canViewSensitive: canViewSensitive(user),
  });
}

/** Whether the person sees identity numbers whole. */
export function canViewSensitive(user: MockUser): boolean {
  return user.grantedPolicies.has(policies.workersViewSensitive);
}

function forEyesOf<Person extends Pick<WorkerListItem, 'soCccd' | 'soHoChieu'>>(
  user: MockUser,
  person: Person,
): Person {
  return canViewSensitive(user)
    ? person
    : {
        ...person,
        soCccd: maskIdentity(person.soCccd),
        soHoChieu: person.soHoChieu === null ? null : maskIdentity(person.soHoChieu),
      };
}

/** How somebody goes on with a person whom the database knows from elsewhere: an approved report brings a unit its contract. */
function wayOut({ kind }: DataScope): LocalText {
  return kind === 'unit'
    ? {
        vi: 'Nếu số đã đúng, hãy khai người này trong báo cáo quỹ: hợp đồng được ghi nhận khi Quỹ phê duyệt báo cáo.',
        en: 'If the number is right, enter this person in the fund report: the contract is recorded when the Fund approves the report.',
      }
    : { vi: 'Nếu số đã đúng, vui lòng liên hệ Quỹ.', en: 'If the number is right, please contact the Fund.' };
}

function refuseForeignProvince(scope: DataScope, { tinhThanhMa }: WorkerRow): void {
  const isForeign = scope.kind === 'province' && tinhThanhMa !== scope.tinhThanhMa;
  refuseInvalid(isForeign ? [fieldError('tinhThanhMa', 'invalid')] : []);
}

/**
 * An identity number belongs to one person for ever, a passport number as long as the passport is valid. Whose it is
 * learns only who may know of that person (data scope DS4): otherwise any number would give a name and a birthday away.
 */
function refuseDuplicates(request: MockRequest, { database, clock }: MockBackend, row: WorkerRow): void {
  const scope = scopeOf(signedInUser(request));
  const today = todayAt(clock());
  for (const other of database.workers.rows()) {
    if (other.id === row.id) {
      continue;
    }
    if (other.soCccd === row.soCccd) {
      throw isVisibleWorker(database, other, scope)
        ? businessFailure(
            'QuyHoTro:07001',
            {
              vi: `Số CCCD ${row.soCccd} đã tồn tại: ${other.hoTen}, ${formatDate(other.ngaySinh)}.`,
              en: `Personal identification number ${row.soCccd} exists already: ${other.hoTen}, ${formatDate(other.ngaySinh)}.`,
            },
            { số: row.soCccd, 'họ tên': other.hoTen, 'ngày sinh': formatDate(other.ngaySinh) },
          )
        : businessFailure(
            'QuyHoTro:07001',
            {
              vi: `Số CCCD ${row.soCccd} đã tồn tại ngoài phạm vi dữ liệu của bạn. ${wayOut(scope).vi}`,
              en: `Personal identification number ${row.soCccd} exists already outside the data that you may see. ${wayOut(scope).en}`,
            },
            { số: row.soCccd },
          );
    }
  }
  // Two records that have held one number before are merged; until then everything else about them can be put right.
  const stored = database.workers.find(row.id);
  const isUntouched = stored?.soHoChieu === row.soHoChieu && stored.ngayHetHanHc === row.ngayHetHanHc;
  if (!isUntouched && passportHolders(database, row.soHoChieu ?? '', today).some(({ id }) => id !== row.id)) {
    refuseInvalid([fieldError('soHoChieu', 'unique', { name: { vi: 'Số hộ chiếu', en: 'The passport number' } })]);
  }
}
