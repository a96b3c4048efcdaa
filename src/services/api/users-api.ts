import * as v from 'valibot';

import type { HandedBack } from '@/domain/abp/handed-back';
import type { Page } from '@/domain/abp/paging';
import type { ListQuery } from '@/domain/lists/list-query';
import type { User, UserInput, UserListItem } from '@/domain/users/user';
import type { HttpClient } from '@/services/http/http-client';

import { extraPropertiesSchema } from './extra-properties';
import { asConflict } from './identity-conflict';
import { pageOf, pageQuery } from './list-request';

export type UsersApi = {
  readonly list: (query: ListQuery, signal: AbortSignal) => Promise<Page<UserListItem>>;
  /** The person with their roles. */
  readonly get: (id: string, signal: AbortSignal) => Promise<User>;
  readonly create: (input: UserInput, signal: AbortSignal) => Promise<User>;
  /** @throws {AppError} `http.conflict` when the user was saved from elsewhere meanwhile. */
  readonly update: (id: string, input: UserInput & HandedBack, signal: AbortSignal) => Promise<User>;
  readonly remove: (id: string, signal: AbortSignal) => Promise<void>;
  /** @param until ISO time with zone; `undefined` locks until somebody unlocks. */
  readonly lock: (id: string, until: string | undefined, signal: AbortSignal) => Promise<void>;
  readonly unlock: (id: string, signal: AbortSignal) => Promise<void>;
  /** Gives a person a new password, everything else staying as it is now. */
  readonly setPassword: (id: string, password: string, signal: AbortSignal) => Promise<void>;
  /** Names of the roles that can be given. */
  readonly assignableRoles: (signal: AbortSignal) => Promise<readonly AssignableRole[]>;
};

export type AssignableRole = {
  readonly name: string;
  readonly isDefault: boolean;
};

const path = '/api/identity/users';
const listPath = '/api/app/nguoi-dung';

const text = v.nullish(v.string(), null);

const userSchema = v.object({
  id: v.string(),
  tenantId: text,
  userName: v.string(),
  name: text,
  surname: text,
  email: v.nullish(v.string(), ''),
  emailConfirmed: v.optional(v.boolean(), false),
  phoneNumber: text,
  phoneNumberConfirmed: v.optional(v.boolean(), false),
  isActive: v.optional(v.boolean(), true),
  lockoutEnabled: v.optional(v.boolean(), true),
  accessFailedCount: v.optional(v.number(), 0),
  lockoutEnd: text,
  lastPasswordChangeTime: text,
  creationTime: v.nullish(v.string(), ''),
  lastModificationTime: text,
  concurrencyStamp: v.nullish(v.string(), ''),
  extraProperties: extraPropertiesSchema,
});

const rolesSchema = v.object({
  items: v.array(v.object({ name: v.string(), isDefault: v.optional(v.boolean(), false) })),
});

type UserDto = v.InferOutput<typeof userSchema>;

/**
 * Calls of ABP's identity users (contract §6.1) and of the product's own list and lock.
 *
 * @param onChanged Called after a user was entered, changed or removed, also where that failed: it may have been done.
 */
export function createUsersApi(http: HttpClient, onChanged: () => void = () => undefined): UsersApi {
  const recordPath = (id: string, action = '') => `${path}/${encodeURIComponent(id)}${action}`;
  const rolesOf = async (id: string, signal: AbortSignal): Promise<readonly string[]> => {
    const { items } = await http(recordPath(id, '/roles'), { schema: rolesSchema, signal });
    return items.map(({ name }) => name);
  };
  // The user is saved already: a failure here must not look like one of the save, which would then be tried again.
  const saved = async (user: UserDto, { roleNames }: UserInput, signal: AbortSignal): Promise<User> =>
    userOf(user, await rolesOf(user.id, signal).catch(() => roleNames));
  const get = async (id: string, signal: AbortSignal): Promise<User> => {
    const [user, roleNames] = await Promise.all([
      http(recordPath(id), { schema: userSchema, signal }),
      rolesOf(id, signal),
    ]);
    return userOf(user, roleNames);
  };
  const update: UsersApi['update'] = async (id, input, signal) => {
    try {
      const body = bodyOf(input);
      const user = await http(recordPath(id), { method: 'PUT', body, schema: userSchema, signal });
      return await saved(user, input, signal);
    } catch (thrown) {
      throw asConflict(thrown);
    } finally {
      onChanged();
    }
  };
  return {
    list: (query, signal) => pageOf<UserListItem>(http(listPath, { query: pageQuery(query), signal })),
    get,
    create: async (input, signal) =>
      http(path, { method: 'POST', body: bodyOf(input), schema: userSchema, signal })
        .then((user) => saved(user, input, signal))
        .finally(onChanged),
    update,
    remove: async (id, signal) => {
      await http(recordPath(id), { method: 'DELETE', signal }).finally(onChanged);
    },
    lock: async (id, until, signal) => {
      await http(`${listPath}/${encodeURIComponent(id)}/khoa`, {
        method: 'POST',
        body: { denThoiDiem: until ?? null },
        signal,
      });
    },
    unlock: async (id, signal) => {
      await http(`${listPath}/${encodeURIComponent(id)}/mo-khoa`, { method: 'POST', signal });
    },
    setPassword: async (id, password, signal) => {
      const user = await get(id, signal);
      await update(id, { ...user, password }, signal);
    },
    assignableRoles: async (signal) => {
      const { items } = await http(`${path}/assignable-roles`, { schema: rolesSchema, signal });
      return items;
    },
  };
}

function userOf(user: UserDto, roleNames: readonly string[]): User {
  const unit = user.extraProperties['DonViId'];
  return {
    ...user,
    donViId: typeof unit === 'string' ? unit : '',
    roleNames,
  };
}

/**
 * Added properties that the product does not know go back as they came (`withExtraProperties` says why). A new user has
 * none but the unit, which takes the place of the defaults: the others have to be nullable in the host.
 */
function bodyOf({ donViId, password, extraProperties, ...input }: UserInput & Partial<HandedBack>) {
  return {
    userName: input.userName,
    name: input.name,
    surname: input.surname,
    email: input.email,
    phoneNumber: input.phoneNumber,
    isActive: input.isActive,
    lockoutEnabled: input.lockoutEnabled,
    roleNames: input.roleNames,
    ...(password === null || password === '' ? {} : { password }),
    ...(input.concurrencyStamp === undefined ? {} : { concurrencyStamp: input.concurrencyStamp }),
    extraProperties: { ...extraProperties, DonViId: donViId === '' ? null : donViId },
  };
}
