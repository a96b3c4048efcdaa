import { policies } from '@/domain/policies/policy-names';
import { isJsonObject } from '@/domain/validation/json-object';

import type { MockBackend } from '../../backend';
import { offsetTime } from '../../data/moments';
import { readPaging } from '../../data/query';
import { personOf, type UserRow } from '../../data/users';
import { businessFailure, entityNotFound, invalidValue, validationFailure } from '../../failures';
import type { LocalText } from '../../local-text';
import type { MockRequest, MockRoute } from '../../routing';
import { modifiedBy } from '../audit';
import { signedInUser } from '../data-scope';
import { userCondition, userList } from './user-list';

const path = '/api/app/nguoi-dung';

/** .NET's `DateTimeOffset.MaxValue`: locked until somebody unlocks. */
const forever = '9999-12-31T23:59:59.999+00:00';

/** The product's own list of users, with their units and roles, and its lock (domain dictionary §5.15). */
export const userListRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path,
    access: { policy: policies.users },
    handle: ({ query, tenantId }, { database, clock }) => {
      const paging = readPaging(query, 'userName');
      return { status: 200, body: userList(database, clock(), tenantId).page(userCondition(query), paging) };
    },
  },
  {
    method: 'POST',
    path: `${path}/:id/khoa`,
    access: { policy: policies.usersEdit },
    handle: async (request, backend) => {
      const { database, issuer, clock } = backend;
      const lockoutEnd = readLockoutEnd(request, clock());
      const user = otherUser(request, backend, {
        vi: 'Bạn không thể tự khóa tài khoản của mình.',
        en: 'You cannot lock your own account.',
      });
      database.users.put({ ...user, lockoutEnd, ...modifiedBy(signedInUser(request), clock()) });
      await issuer.grants.revokeUser(user.id, undefined);
      return { status: 204 };
    },
  },
  {
    method: 'POST',
    path: `${path}/:id/mo-khoa`,
    access: { policy: policies.usersEdit },
    handle: (request, backend) => {
      const { database, clock } = backend;
      const user = otherUser(request, backend, {
        vi: 'Bạn không thể tự mở khóa tài khoản của mình.',
        en: 'You cannot unlock your own account.',
      });
      const unlocked: UserRow = { ...user, lockoutEnd: null, accessFailedCount: 0 };
      database.users.put({ ...unlocked, ...modifiedBy(signedInUser(request), clock()) });
      return { status: 204 };
    },
  },
];

/** @throws MockFailure 404 for nobody, 403 `QuyHoTro:10001` with the message for the caller. */
function otherUser(request: MockRequest, { database }: MockBackend, message: LocalText): UserRow {
  const user = personOf(database.users, request.params['id'] ?? '', request.tenantId);
  if (user === undefined) {
    throw entityNotFound();
  }
  if (user.id === signedInUser(request).id) {
    throw businessFailure('QuyHoTro:10001', message);
  }
  return user;
}

/** The moment of `denThoiDiem`, an ISO time with zone; no moment is for good. @throws MockFailure 400 for a past one. */
function readLockoutEnd({ body }: MockRequest, now: number): string {
  const sent = isJsonObject(body) ? (body['denThoiDiem'] ?? null) : null;
  if (sent === null) {
    return forever;
  }
  const isMoment = typeof sent === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/u.test(sent);
  const moment = isMoment ? Date.parse(sent) : Number.NaN;
  if (Number.isNaN(moment)) {
    throw validationFailure([invalidValue('denThoiDiem', sent)]);
  }
  if (moment <= now) {
    throw validationFailure([
      {
        message: {
          vi: 'Thời điểm mở khóa phải ở sau thời điểm hiện tại.',
          en: 'The account has to be unlocked at a moment to come.',
        },
        members: ['denThoiDiem'],
      },
    ]);
  }
  return offsetTime(moment);
}
