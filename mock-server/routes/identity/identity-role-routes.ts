import { policies } from '@/domain/policies/policy-names';
import { containsText } from '@/domain/text/search-text';

import type { MockBackend } from '../../backend';
import { ListIndex, readPaging, type ListColumns } from '../../data/query';
import type { RoleRow } from '../../data/roles';
import { entityNotFound } from '../../failures';
import { identityFailure, refuseComplaints } from '../../identity-complaints';
import { randomHex } from '../../issuer/random';
import type { MockRequest, MockRoute } from '../../routing';
import { serverTime } from '../audit';
import { readText } from '../filters';
import { dissolveRole, readRole, renameRole, roleComplaints, roleDto } from './identity-roles';

const path = '/api/identity/roles';

const columns: ListColumns<RoleRow> = {
  name: { kind: 'text', value: ({ name }) => name },
  isDefault: { kind: 'number', value: ({ isDefault }) => Number(isDefault) },
  isStatic: { kind: 'number', value: ({ isStatic }) => Number(isStatic) },
  isPublic: { kind: 'number', value: ({ isPublic }) => Number(isPublic) },
  creationTime: { kind: 'code', value: ({ creationTime }) => creationTime },
};

/** ABP's roles (ABP contract §6.2). */
export const identityRoleRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path,
    access: { policy: policies.roles },
    handle: ({ query }, { database }) => {
      const paging = readPaging(query, 'name');
      const wanted = readText(query, 'filter') ?? '';
      const { totalCount, items } = new ListIndex([...database.roles.rows()], columns).page(
        ({ name }) => containsText(name, wanted),
        paging,
      );
      return { status: 200, body: { totalCount, items: items.map(roleDto) } };
    },
  },
  {
    method: 'GET',
    path: `${path}/all`,
    access: { policy: policies.roles },
    handle: (_, { database }) => ({ status: 200, body: { items: [...database.roles.rows()].map(roleDto) } }),
  },
  {
    method: 'GET',
    path: `${path}/:id`,
    access: { policy: policies.roles },
    handle: (request, backend) => ({ status: 200, body: roleDto(roleOf(request, backend)) }),
  },
  {
    method: 'POST',
    path,
    access: { policy: `${policies.roles} && ${policies.rolesCreate}` },
    handle: ({ body }, { database, clock }) => {
      const { input } = readRole(body);
      refuseComplaints(roleComplaints(database, input.name, ''));
      const role: RoleRow = {
        id: crypto.randomUUID(),
        ...input,
        isStatic: false,
        creationTime: serverTime(clock()),
        concurrencyStamp: randomHex(),
      };
      database.roles.put(role);
      return { status: 200, body: roleDto(role) };
    },
  },
  {
    method: 'PUT',
    path: `${path}/:id`,
    access: { policy: `${policies.roles} && ${policies.rolesEdit}` },
    handle: (request, backend) => {
      const { database } = backend;
      const { input, stamp } = readRole(request.body);
      const role = roleOf(request, backend);
      if (stamp !== undefined && stamp !== role.concurrencyStamp) {
        throw identityFailure([{ code: 'ConcurrencyFailure', values: [] }]);
      }
      if (role.isStatic && input.name !== role.name) {
        throw identityFailure([{ code: '010005', values: [] }]);
      }
      refuseComplaints(roleComplaints(database, input.name, role.id));
      const extraProperties = { ...role.extraProperties, ...input.extraProperties };
      const changed: RoleRow = { ...role, ...input, extraProperties, concurrencyStamp: randomHex() };
      database.roles.put(changed);
      if (changed.name !== role.name) {
        renameRole(database, role.name, changed.name);
      }
      return { status: 200, body: roleDto(changed) };
    },
  },
  {
    method: 'DELETE',
    path: `${path}/:id`,
    access: { policy: `${policies.roles} && ${policies.rolesDelete}` },
    handle: (request, { database }) => {
      const role = database.roles.find(request.params['id'] ?? '');
      if (role?.isStatic === true) {
        throw identityFailure([{ code: '010006', values: [] }]);
      }
      if (role !== undefined) {
        database.roles.remove(role.id);
        dissolveRole(database, role.name);
      }
      return { status: 204 };
    },
  },
];

/** @throws MockFailure 404. */
function roleOf(request: MockRequest, { database }: MockBackend): RoleRow {
  const role = database.roles.find(request.params['id'] ?? '');
  if (role === undefined) {
    throw entityNotFound();
  }
  return role;
}
