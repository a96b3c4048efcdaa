import { fullNameOf } from '@/domain/users/user';

import type { MockBackend } from '../../backend';
import type { UserRow } from '../../data/users';
import { validationFailure } from '../../failures';
import { identityFailure, refuseComplaints } from '../../identity-complaints';
import { isPasswordOf, passwordComplaints, setPassword } from '../../issuer/passwords';
import { dropResetTokens } from '../../issuer/reset-links';
import type { MockRequest, MockRoute } from '../../routing';
import { resourceText } from '../../startup/texts';
import { readAccountFields } from './account-input';
import { profileDto, userComplaints } from './account-users';
import { modifiedBy } from '../audit';
import { signedInUser } from '../data-scope';
import { textOrNull } from './identity-input';

const path = '/api/account/my-profile';

/** What ABP lets everybody do with their own account (ABP contract §8.2). */
export const profileRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path,
    access: 'signedIn',
    handle: (request, backend) => ({ status: 200, body: profileDto(rowOf(request, backend)) }),
  },
  {
    method: 'PUT',
    path,
    access: 'signedIn',
    handle: async (request, backend) => {
      const user = rowOf(request, backend);
      const changed = changedUser(user, request, backend);
      const { users } = backend.database;
      users.put(changed);
      if (changed.userName !== user.userName || changed.email !== user.email) {
        await dropResetTokens(backend.issuer, user.id);
      }
      return { status: 200, body: profileDto(changed) };
    },
  },
  {
    method: 'POST',
    path: `${path}/change-password`,
    access: 'signedIn',
    handle: async (request, backend) => {
      const { body } = request;
      const { issuer } = backend;
      const fields = readAccountFields(body, [
        { name: 'currentPassword', max: 128 },
        { name: 'newPassword', isRequired: true, max: 128 },
      ]);
      const { currentPassword = '', newPassword = '' } = fields;
      const user = rowOf(request, backend);
      if (currentPassword === newPassword) {
        const message = resourceText('AbpAccount', 'NewPasswordSameAsOld');
        throw validationFailure([{ message, members: ['currentPassword', 'newPassword'] }]);
      }
      if (user.isExternal === true) {
        throw identityFailure([{ code: '010003', values: [] }]);
      }
      if (user.isWithoutPassword !== true && !(await isPasswordOf(issuer, user, currentPassword))) {
        throw identityFailure([{ code: 'PasswordMismatch', values: [] }]);
      }
      refuseComplaints(passwordComplaints(issuer, newPassword));
      // As in ABP, no session ends with it: the product ends the others itself.
      await setPassword(issuer, user.id, newPassword, modifiedBy(user, backend.clock()));
      return { status: 204 };
    },
  },
];

/** The stored row, without what the request adds to it. */
function rowOf(request: MockRequest, { database }: MockBackend): UserRow {
  const user = signedInUser(request);
  return database.users.find(user.id) ?? user;
}

/** @throws MockFailure 400 for lengths, 403 for a stale stamp, a bad or a taken name or address. */
function changedUser(
  user: UserRow,
  { body, tenantId }: MockRequest,
  { issuer, settings, clock }: MockBackend,
): UserRow {
  const fields = readAccountFields(body, [
    { name: 'userName', max: 256 },
    { name: 'email', max: 256 },
    { name: 'name', max: 64 },
    { name: 'surname', max: 64 },
    { name: 'phoneNumber', max: 16 },
    { name: 'concurrencyStamp' },
  ]);
  const stamp = fields['concurrencyStamp'];
  if (stamp !== '' && stamp !== user.concurrencyStamp) {
    throw identityFailure([{ code: 'ConcurrencyFailure', values: [] }]);
  }
  const { isUserNameUpdateEnabled, isEmailUpdateEnabled } = settings.account;
  const userName = isUserNameUpdateEnabled ? (fields['userName'] ?? '') : user.userName;
  const email = isEmailUpdateEnabled ? (fields['email'] ?? '') : user.email;
  refuseComplaints(userComplaints(issuer, { userName, email }, { ownId: user.id, tenantId }));
  const name = textOrNull(fields['name']);
  const surname = textOrNull(fields['surname']);
  return {
    ...user,
    userName,
    email,
    name,
    surname,
    hoTen: fullNameOf({ userName, name, surname }),
    phoneNumber: textOrNull(fields['phoneNumber']),
    ...modifiedBy(user, clock()),
  };
}
