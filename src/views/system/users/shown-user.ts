import { fullNameOf, personLabel, type User } from '@/domain/users/user';
import type { UsersApi } from '@/services/api/users-api';

/** A user with what only the product's own list tells: the unit's name and the last sign-in. */
export type ShownUser = User & {
  readonly donViTen: string | null;
  /** `null` for a person who has never signed in, `undefined` where the list does not say. */
  readonly dangNhapCuoi: string | null | undefined;
  /** When it was read: a lock that had ended by then is none. Milliseconds since the epoch. */
  readonly docLuc: number;
};

/** Whom something is done with. */
export type ActedUser = {
  readonly id: string;
  /** How a person calls them: in titles and questions. */
  readonly name: string;
};

const mostNamesakes = 100;

/** The calls of a user's record. What the list would add is a courtesy: without it the record is shown all the same. */
export function shownUserCalls(users: UsersApi): {
  readonly get: (id: string, signal: AbortSignal) => Promise<ShownUser>;
  readonly remove: UsersApi['remove'];
} {
  return {
    get: async (id, signal) => {
      const user = await users.get(id, signal);
      const filters = user.donViId === '' ? {} : { donViId: user.donViId };
      const query = { page: 0, pageSize: mostNamesakes, sort: undefined, search: user.userName, filters };
      const rows = await users.list({ ...query, columns: undefined }, signal).then(
        ({ items }) => items,
        () => [],
      );
      const row = rows.find((item) => item.id === user.id);
      return { ...user, donViTen: row?.donViTen ?? null, dangNhapCuoi: row?.dangNhapCuoi, docLuc: Date.now() };
    },
    remove: users.remove,
  };
}

/** How a person calls a user: the full name with the user name, which alone is unique. */
export function nameOfUser(user: Pick<User, 'surname' | 'name' | 'userName'>): string {
  return personLabel(fullNameOf(user), user.userName);
}
