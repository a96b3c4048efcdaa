import { userLookupPermission } from '../../data/permission-definitions';
import { ListIndex, readPaging } from '../../data/query';
import { peopleOf, personOf, type UserRow } from '../../data/users';
import type { MockRoute } from '../../routing';
import { userDataDto } from './account-users';
import { identityUserColumns, userFilter } from './identity-users';

const path = '/api/identity/users/lookup';
const access = { policy: userLookupPermission };

/** ABP's look-up of people by other services (ABP contract §6.1): only a client application may be granted it. */
export const userLookupRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path: `${path}/search`,
    access,
    handle: ({ query, tenantId }, { database }) => {
      const paging = readPaging(query, 'userName');
      const { items } = new ListIndex(peopleOf(database.users, tenantId), identityUserColumns).page(
        userFilter(query),
        paging,
      );
      return { status: 200, body: { items: items.map((user) => userDataDto(user, tenantId)) } };
    },
  },
  {
    method: 'GET',
    path: `${path}/count`,
    access,
    handle: ({ query, tenantId }, { database }) => ({
      status: 200,
      body: peopleOf(database.users, tenantId).filter(userFilter(query)).length,
    }),
  },
  {
    method: 'GET',
    path: `${path}/by-username/:userName`,
    access,
    handle: ({ params, tenantId }, { database }) => {
      const wanted = (params['userName'] ?? '').toUpperCase();
      return answer(
        peopleOf(database.users, tenantId).find(({ userName }) => userName.toUpperCase() === wanted),
        tenantId,
      );
    },
  },
  {
    method: 'GET',
    path: `${path}/:id`,
    access,
    handle: (request, { database }) =>
      answer(personOf(database.users, request.params['id'] ?? '', request.tenantId), request.tenantId),
  },
];

function answer(user: UserRow | undefined, tenantId: string | undefined) {
  return user === undefined ? { status: 204 } : { status: 200, body: userDataDto(user, tenantId) };
}
