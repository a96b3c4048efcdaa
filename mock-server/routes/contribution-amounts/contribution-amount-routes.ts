import { successorOf } from '@/domain/contribution-amounts/contribution-amount-input';
import { todayAt } from '@/domain/format/calendar';
import { policies } from '@/domain/policies/policy-names';

import type { MockBackend } from '../../backend';
import { currentRules } from '../../data/fund/contribution-amounts';
import type { Database } from '../../data/database';
import { isRuleUsed, lastUseOf } from '../../data/fund/rule-use';
import { readPaging } from '../../data/query';
import type { ContributionAmountRow } from '../../data/seed/fund/contribution-amount-seed';
import { businessFailure, entityNotFound, type MockFailure } from '../../failures';
import type { MockRequest, MockRoute } from '../../routing';
import { checkStamp, createdBy, modifiedBy } from '../audit';
import { amountCondition, amountList, wholeAmount } from './contribution-amount-list';
import { readAmountInput, readClosing, refuseOverlap, refuseTakenCode } from './contribution-amount-input';
import { refuseForeignUnits, signedInUser } from '../data-scope';
import { logFollowing } from '../log/following-records';
import { once } from '../once';

const path = '/api/app/dm-so-tien-dong-quy';

/** The rules of how much is contributed (domain dictionary §5.12). */
export const contributionAmountRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path: `${path}/ap-dung`,
    access: 'signedIn',
    handle: (_, { database }) => ({
      status: 200,
      body: {
        items: currentRules(database)
          .filter(({ hoatDong }) => hoatDong !== false)
          .sort((left, right) => left.khoanThu - right.khoanThu || left.hieuLucTu.localeCompare(right.hieuLucTu))
          .map(({ id, ma, khoanThu, loaiDonViIds, cachTinh, soTien, tyLe, canCu, hieuLucTu, hieuLucDen }) => ({
            ...{ id, ma, khoanThu, loaiDonViIds, cachTinh, soTien, tyLe, canCu, hieuLucTu, hieuLucDen },
            hoatDong: true,
          })),
      },
    }),
  },
  {
    method: 'GET',
    path,
    access: { policy: policies.contributionAmounts },
    handle: (request, { database, clock }) => {
      refuseForeignUnits(request);
      const paging = readPaging(request.query, 'khoanThu asc, hieuLucTu desc');
      const list = amountList(database, todayAt(clock()));
      return { status: 200, body: list.page(amountCondition(request.query), paging) };
    },
  },
  {
    method: 'GET',
    path: `${path}/:id`,
    access: { policy: policies.contributionAmounts },
    handle: (request, backend) => answer(backend, findRule(request, backend)),
  },
  {
    method: 'POST',
    path,
    access: { policy: policies.contributionAmountsEdit },
    handle: (request, backend) => {
      refuseForeignUnits(request);
      const { database, clock } = backend;
      const input = readAmountInput(request.body);
      refuseTakenCode(database, input.ma, '', 'ma');
      refuseOverlap([...database.contributionAmounts.rows()], input, '');
      const row = { ...createdBy(signedInUser(request), clock()), ...input, daSuDungTruoc: false };
      database.contributionAmounts.put(row);
      return answer(backend, row);
    },
  },
  {
    method: 'PUT',
    path: `${path}/:id`,
    access: { policy: policies.contributionAmountsEdit },
    handle: (request, backend) => {
      const { database, clock } = backend;
      const row = findRule(request, backend);
      const input = readAmountInput(request.body);
      checkStamp(row, request.body);
      refuseUsed(backend, row);
      refuseTakenCode(database, input.ma, row.id, 'ma');
      refuseOverlap([...database.contributionAmounts.rows()], input, row.id);
      const changed = { ...row, ...input, ...modifiedBy(signedInUser(request), clock()) };
      database.contributionAmounts.put(changed);
      return answer(backend, changed);
    },
  },
  {
    method: 'DELETE',
    path: `${path}/:id`,
    access: { policy: policies.contributionAmountsEdit },
    handle: (request, backend) => {
      refuseForeignUnits(request);
      const row = backend.database.contributionAmounts.find(request.params['id'] ?? '');
      if (row !== undefined) {
        refuseUsed(backend, row);
        backend.database.contributionAmounts.remove(row.id);
      }
      return { status: 204 };
    },
  },
  {
    method: 'POST',
    path: `${path}/:id/ket-thuc`,
    access: { policy: policies.contributionAmountsEdit },
    handle: (request, backend) => once(request, backend, () => close(request, backend)),
  },
];

/** Ends a rule and starts the one that follows it, both or neither. */
function close(request: MockRequest, backend: MockBackend) {
  const { database, clock } = backend;
  const user = signedInUser(request);
  const row = findRule(request, backend);
  const closing = readClosing(row, request.body);
  checkStamp(row, request.body);
  const { hieuLucDen } = closing;
  const closed: ContributionAmountRow = {
    ...row,
    hieuLucDen,
    daSuDungTruoc: staysUsed(database, row, hieuLucDen),
    ...modifiedBy(user, clock()),
  };
  if (closing.hasSuccessor) {
    const successor = successorOf(row, closing);
    refuseTakenCode(database, successor.ma, '', 'quyDinhKeTiep.ma');
    const others = [...database.contributionAmounts.rows()].map((other) => (other.id === row.id ? closed : other));
    refuseOverlap(others, successor, '');
    const next: ContributionAmountRow = { ...createdBy(user, clock()), ...successor, daSuDungTruoc: false };
    database.contributionAmounts.put(next);
    logFollowing(backend, { kind: 'dm-so-tien-dong-quy', id: next.id, was: undefined }, user);
  }
  database.contributionAmounts.put(closed);
  return answer(backend, closed);
}

/**
 * Uses are found by their days: what a rule was counted by after its new end is no longer found as its use, and it still
 * can be neither changed nor deleted (domain dictionary §5.12).
 */
function staysUsed(database: Database, row: ContributionAmountRow, hieuLucDen: string): boolean {
  return row.daSuDungTruoc || (lastUseOf(database, row) ?? '') > hieuLucDen;
}

function answer({ database, clock }: MockBackend, row: ContributionAmountRow) {
  return { status: 200, body: wholeAmount(database, row, todayAt(clock())) };
}

/** @throws MockFailure 404. */
function findRule(request: MockRequest, { database }: MockBackend): ContributionAmountRow {
  refuseForeignUnits(request);
  const row = database.contributionAmounts.find(request.params['id'] ?? '');
  if (row === undefined) {
    throw entityNotFound();
  }
  return row;
}

/** @throws MockFailure 403 `QuyHoTro:08002`. */
function refuseUsed({ database }: MockBackend, row: ContributionAmountRow): void {
  if (isRuleUsed(database, row)) {
    throw usedRule();
  }
}

function usedRule(): MockFailure {
  return businessFailure('QuyHoTro:08002', {
    vi: 'Quy định đã được sử dụng, chỉ được kết thúc hiệu lực.',
    en: 'The rule is in use already; it can only be ended.',
  });
}
