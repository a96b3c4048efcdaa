import { userLookupPermission } from '../../data/permission-definitions';
import { ListIndex, readPaging } from '../../data/query';
import type { UserRow } from '../../data/users';
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
      const { items } = new ListIndex([...database.users.rows()], identityUserColumns).page(userFilter(query), paging);
      return { status: 200, body: { items: items.map((user) => userDataDto(user, tenantId)) } };
    },
  },
  {
    method: 'GET',
    path: `${path}/count`,
    access,
    handle: ({ query }, { database }) => ({
      status: 200,
      body: [...database.users.rows()].filter(userFilter(query)).length,
    }),
  },
  {
    method: 'GET',
    path: `${path}/by-username/:userName`,
    access,
    handle: ({ params, tenantId }, { database }) => {
      const wanted = (params['userName'] ?? '').toUpperCase();
      return answer(
        [...database.users.rows()].find(({ userName }) => userName.toUpperCase() === wanted),
        tenantId,
      );
    },
  },
  {
    method: 'GET',
    path: `${path}/:id`,
    access,
    handle: ({ params, tenantId }, { database }) =>
      answer(database.users.find((params['id'] ?? '').toLowerCase()), tenantId),
  },
];

function answer(user: UserRow | undefined, tenantId: string | undefined) {
  return user === undefined ? { status: 204 } : { status: 200, body: userDataDto(user, tenantId) };
}
