import { todayAt } from '@/domain/format/calendar';
import { payInKinds, payInStatus, type PayInKind } from '@/domain/pay-ins/pay-in';
import { policies } from '@/domain/policies/policy-names';
import { payInWorkflow } from '@/machines/workflows/pay-in-workflow-machine';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { fundAccounts } from '../../data/fund/fund-accounts';
import type { PayInRow } from '../../data/fund/pay-in-row';
import { readPaging } from '../../data/query';
import { entityNotFound } from '../../failures';
import type { MockRequest, MockRoute, MockUser } from '../../routing';
import { checkStamp, createdBy, modifiedBy } from '../audit';
import { scopeOf, signedInUser } from '../data-scope';
import { readText } from '../filters';
import { createLeftBehind } from '../notifications/step-receivers';
import { canViewSensitive } from '../workers/worker-routes';
import { meantContent, shownTo } from './masked-vouchers';
import { nextPayInCode, notFoundYet } from './new-voucher';
import { refuseCountedPaper } from './paper-refusals';
import { findPayIn, payInFacts, payInResource, payInStatusName, wholePayIn } from './pay-in-answer';
import { readPayIn, refuseDeclaredPaper } from './pay-in-input';
import { payInCondition, payInList, payInSums, selfPayerNumber } from './pay-in-list';
import { refuseClosedDay, takeCash } from './pay-in-steps';
import { foundDebts } from './payable-documents';
import { onceIfNamed } from '../once';
import { addHistory, decideStep, historyOf, personOf } from '../workflow-steps';
import { invalidField } from '../validation-answers';

const path = `/api/app/${payInResource}`;

/** Nộp quỹ: pay-in vouchers, the debts that they can pay and the accounts that they are paid into (domain dictionary §5.5). */
export const payInRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path: `${path}/cong-no`,
    access: { policy: policies.payIns },
    handle: (request, { database }) => {
      const { kind, donViId } = readPayer(request, database);
      const filter = readText(request.query, 'Filter') ?? '';
      const sees = canViewSensitive(signedInUser(request));
      return { status: 200, body: { items: foundDebts(database, { kind, donViId, filter, canViewSensitive: sees }) } };
    },
  },
  {
    method: 'GET',
    path: `${path}/tai-khoan-quy`,
    access: { policy: policies.payIns },
    handle: () => ({ status: 200, body: { items: fundAccounts } }),
  },
  {
    method: 'GET',
    path,
    access: { policy: policies.payIns },
    handle: (request, backend) => {
      const { database } = backend;
      const paging = readPaging(request.query, 'creationTime desc');
      const user = signedInUser(request);
      const list = payInList(database, scopeOf(user), canViewSensitive(user));
      const isLeftBehind = createLeftBehind(backend, policies.payInsEdit);
      const numberOf = (row: PayInRow) => selfPayerNumber(database, row);
      const isWanted = payInCondition(request.query, { userId: user.id, isLeftBehind, numberOf });
      const page = list.page(isWanted, paging, payInSums);
      return { status: 200, body: { ...page, items: page.items.map((row) => answered(database, row.id, user)) } };
    },
  },
  {
    method: 'GET',
    path: `${path}/:id`,
    access: { policy: policies.payIns },
    handle: (request, { database }) => {
      const user = signedInUser(request);
      const row = findPayIn(database, request.params['id'] ?? '', user);
      return { status: 200, body: shownTo(user, wholePayIn(database, row)) };
    },
  },
  {
    method: 'GET',
    path: `${path}/:id/lich-su`,
    access: { policy: policies.payIns },
    handle: (request, { database }) => {
      const row = findPayIn(database, request.params['id'] ?? '', signedInUser(request));
      return { status: 200, body: historyOf(database, row.id) };
    },
  },
  {
    method: 'POST',
    path,
    access: { policy: policies.payInsCreate },
    handle: (request, backend) =>
      onceIfNamed(request, backend, () => ({
        status: 200,
        body: shownTo(signedInUser(request), createPayIn(request, backend)),
      })),
  },
  {
    method: 'PUT',
    path: `${path}/:id`,
    access: { policy: policies.payInsEdit },
    handle: (request, { database, clock }) => {
      const user = signedInUser(request);
      const today = todayAt(clock());
      const row = findPayIn(database, request.params['id'] ?? '', user);
      const wish = readPayIn(request.body, { database, user, today });
      checkStamp(row, request.body);
      decideStep(request, {
        workflow: payInWorkflow,
        facts: payInFacts(database, row),
        step: 'sua',
        record: { ma: row.ma, statusName: payInStatusName(row.trangThai) },
        refusals: {},
      });
      refuseDeclaredPaper(database, wish, row.id, user);
      const noiDung = meantContent(row, wish.noiDung);
      const changed: PayInRow = { ...row, ...wish, noiDung, ...modifiedBy(user, clock()) };
      database.payIns.put(changed);
      addHistory(
        database,
        { banGhiId: row.id, tuTrangThai: row.trangThai, denTrangThai: row.trangThai, hanhDong: 'sua' },
        user,
        clock(),
      );
      return { status: 200, body: shownTo(user, wholePayIn(database, changed)) };
    },
  },
];

/** A new draft; cash that the accountant has in hand is taken at once (domain dictionary §5.5, "Cash"). */
function createPayIn(request: MockRequest, backend: MockBackend) {
  const { database, clock } = backend;
  const user = signedInUser(request);
  const today = todayAt(clock());
  const wish = readPayIn(request.body, { database, user, today });
  refuseDeclaredPaper(database, wish, '', user);
  const row: PayInRow = {
    ...createdBy(user, clock()),
    ...wish,
    ...notFoundYet,
    ma: nextPayInCode(database, Number(today.slice(0, 4))),
  };
  const isCashInHand =
    payInWorkflow.decide(payInFacts(database, row), personOf(user), 'thu-tien-mat').kind === 'allowed';
  if (isCashInHand) {
    // A refusal behind the draft would leave it there, and another one with every further try.
    const { soChungTu, nganHangId, ngayNop: ngay } = row;
    refuseClosedDay(database, row);
    refuseCountedPaper(database, { soChungTu, nganHangId, ngay }, row.id);
  }
  database.payIns.put(row);
  addHistory(
    database,
    { banGhiId: row.id, tuTrangThai: null, denTrangThai: payInStatus.draft, hanhDong: 'tao' },
    user,
    clock(),
  );
  return isCashInHand ? takeCash(request, backend, row) : wholePayIn(database, row);
}

function answered(database: Database, id: string, user: MockUser) {
  const row = database.payIns.find(id);
  return row === undefined ? undefined : shownTo(user, wholePayIn(database, row));
}

/** @throws MockFailure 400 for an unknown kind, 404 for a unit that the person may not know of. */
function readPayer(
  request: MockRequest,
  { units }: Database,
): { readonly kind: PayInKind; readonly donViId: string | null } {
  const scope = scopeOf(signedInUser(request));
  const kind = payInKinds.find(({ id }) => id === readText(request.query, 'loai'))?.id;
  if (kind === undefined) {
    throw invalidField('loai');
  }
  const asked = readText(request.query, 'donViId');
  const isForeign = asked !== undefined && scope.kind !== 'all' && asked !== scope.donViId;
  if (isForeign || (asked !== undefined && units.find(asked) === undefined)) {
    throw entityNotFound();
  }
  if (scope.kind !== 'all') {
    return { kind: kind === 'tu-dong' ? 'khac' : kind, donViId: scope.donViId };
  }
  return { kind: kind !== 'tu-dong' && asked === undefined ? 'khac' : kind, donViId: asked ?? null };
}
