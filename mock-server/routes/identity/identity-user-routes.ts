import { policies } from '@/domain/policies/policy-names';

import type { MockBackend } from '../../backend';
import { leaveEntries } from '../../data/entered-for';
import { ListIndex, readPaging } from '../../data/query';
import { peopleOf, personOf, type UserRow } from '../../data/users';
import { entityNotFound } from '../../failures';
import { identityFailure, refuseComplaints } from '../../identity-complaints';
import { passwordComplaints, setPassword } from '../../issuer/passwords';
import type { MockRequest, MockRoute } from '../../routing';
import { missingValue } from './account-input';
import { belongingTo, emptyUser, identityUserDto, userComplaints } from './account-users';
import { createdBy, modifiedBy } from '../audit';
import { signedInUser } from '../data-scope';
import { mayGiveRole, rolesGivenBy } from './giving';
import { readIdentity } from './identity-input';
import { roleDto } from './identity-roles';
import { readIdentityUser, rolesByName } from './identity-user-input';
import {
  changedUser,
  endWhatIsVoid,
  identityUserColumns,
  removeUser,
  userFilter,
  userOf,
  wantedRoles,
} from './identity-users';
import { refuseAny } from '../validation-answers';

const path = '/api/identity/users';

/** ABP's users (ABP contract §6.1). */
export const identityUserRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path,
    access: { policy: policies.users },
    handle: ({ query, tenantId }, { database }) => {
      const paging = readPaging(query, 'userName');
      const isWanted = userFilter(query);
      const { totalCount, items } = new ListIndex(peopleOf(database.users, tenantId), identityUserColumns).page(
        isWanted,
        paging,
      );
      return { status: 200, body: { totalCount, items: items.map((user) => identityUserDto(user, tenantId)) } };
    },
  },
  {
    method: 'GET',
    path: `${path}/assignable-roles`,
    access: { policy: policies.users },
    handle: (request, { database }) => {
      const own = signedInUser(request);
      const roles = [...database.roles.rows()].filter(({ name }) => mayGiveRole(own, name));
      return { status: 200, body: { items: roles.map(roleDto) } };
    },
  },
  {
    method: 'GET',
    path: `${path}/by-username/:userName`,
    access: { policy: policies.users },
    handle: (request, backend) => userOrNothing('userName', request, backend),
  },
  {
    method: 'GET',
    path: `${path}/by-email/:email`,
    access: { policy: policies.users },
    handle: (request, backend) => userOrNothing('email', request, backend),
  },
  {
    method: 'GET',
    path: `${path}/:id`,
    access: { policy: policies.users },
    handle: (request, backend) => ({ status: 200, body: identityUserDto(userOf(request, backend), request.tenantId) }),
  },
  {
    method: 'POST',
    path,
    access: { policy: policies.usersCreate },
    handle: async (request, backend) => {
      const { body, tenantId } = request;
      const { database, issuer, clock } = backend;
      const input = readIdentityUser(body, undefined, database);
      refuseComplaints(passwordComplaints(issuer, input.password));
      refuseComplaints(userComplaints(issuer, input.fields, { ownId: '', tenantId }));
      const user: UserRow = {
        ...emptyUser(''),
        ...createdBy(signedInUser(request), clock()),
        ...belongingTo(tenantId),
        ...input.fields,
        lockoutEnabled: input.lockoutEnabled,
        roles: wantedRoles(input, [], request, backend),
      };
      database.users.put(user);
      await setPassword(issuer, user.id, input.password);
      return { status: 200, body: identityUserDto(database.users.find(user.id) ?? user, tenantId) };
    },
  },
  {
    method: 'PUT',
    path: `${path}/:id`,
    access: { policy: policies.usersEdit },
    handle: async (request, backend) => {
      const { body, tenantId } = request;
      const { database, issuer } = backend;
      const row = personOf(database.users, request.params['id'] ?? '', tenantId);
      const input = readIdentityUser(body, row ?? emptyUser(''), database);
      if (row === undefined) {
        throw entityNotFound();
      }
      if (input.stamp !== undefined && input.stamp !== row.concurrencyStamp) {
        throw identityFailure([{ code: 'ConcurrencyFailure', values: [] }]);
      }
      refuseComplaints(userComplaints(issuer, input.fields, { ownId: row.id, tenantId }));
      const changed = changedUser(row, input, request, backend);
      if (input.password !== '') {
        refuseComplaints(passwordComplaints(issuer, input.password));
      }
      database.users.put(changed);
      if (changed.donViId !== row.donViId) {
        leaveEntries(database, row);
      }
      if (input.password !== '') {
        await setPassword(issuer, row.id, input.password);
      }
      await endWhatIsVoid(row, changed, input, request, backend);
      return { status: 200, body: identityUserDto(database.users.find(row.id) ?? changed, tenantId) };
    },
  },
  {
    method: 'DELETE',
    path: `${path}/:id`,
    access: { policy: policies.usersDelete },
    handle: async (request, backend) => {
      const id = request.params['id'] ?? '';
      if (id === signedInUser(request).id) {
        throw identityFailure([{ code: '010001', values: [] }]);
      }
      if (personOf(backend.database.users, id, request.tenantId) !== undefined) {
        await removeUser(id, backend);
      }
      return { status: 204 };
    },
  },
  {
    method: 'GET',
    path: `${path}/:id/roles`,
    access: { policy: policies.users },
    handle: (request, backend) => {
      const { roles } = userOf(request, backend);
      const items = [...backend.database.roles.rows()].filter(({ name }) => roles.includes(name));
      return { status: 200, body: { items: items.map(roleDto) } };
    },
  },
  {
    method: 'PUT',
    path: `${path}/:id/roles`,
    access: { policy: `${policies.usersEdit} && ${policies.usersManageRoles}` },
    handle: (request, backend) => {
      const { body } = request;
      const { database, clock } = backend;
      const reader = readIdentity(body, []);
      const names = reader.names('roleNames');
      const isUnsent = names === undefined && reader.complaints().length === 0;
      refuseAny(isUnsent ? [missingValue('roleNames', { vi: 'RoleNames', en: 'RoleNames' })] : reader.complaints());
      const user = userOf(request, backend);
      const { known, complaints } = rolesByName(database, names ?? []);
      refuseComplaints(complaints);
      const caller = signedInUser(request);
      const roles = rolesGivenBy(caller, user.roles, known);
      database.users.put({ ...user, roles, ...modifiedBy(caller, clock()) });
      return { status: 204 };
    },
  },
];

/** 200, or 204 when nobody has it, as ABP answers a `null`. */
function userOrNothing(field: 'userName' | 'email', { params, tenantId }: MockRequest, { database }: MockBackend) {
  const wanted = (params[field] ?? '').toUpperCase();
  const user = peopleOf(database.users, tenantId).find((row) => row[field].toUpperCase() === wanted);
  return user === undefined ? { status: 204 } : { status: 200, body: identityUserDto(user, tenantId) };
}
