import * as v from 'valibot';

import type { HandedBack } from '@/domain/abp/handed-back';
import type { Page } from '@/domain/abp/paging';
import type { ListQuery } from '@/domain/lists/list-query';
import type { Role, RoleInput } from '@/domain/roles/role';
import type { HttpClient } from '@/services/http/http-client';

import { extraPropertiesSchema, withExtraProperties } from './extra-properties';
import { asConflict } from './identity-conflict';
import { pageOf, pageQuery } from './list-request';

export type RolesApi = {
  readonly list: (query: ListQuery, signal: AbortSignal) => Promise<Page<Role>>;
  readonly get: (id: string, signal: AbortSignal) => Promise<Role>;
  readonly create: (input: RoleInput, signal: AbortSignal) => Promise<Role>;
  /** @throws {AppError} `http.conflict` when the role was saved from elsewhere meanwhile. */
  readonly update: (id: string, input: RoleInput & HandedBack, signal: AbortSignal) => Promise<Role>;
  readonly remove: (id: string, signal: AbortSignal) => Promise<void>;
};

const path = '/api/identity/roles';

const roleSchema = v.object({
  id: v.string(),
  name: v.string(),
  isDefault: v.optional(v.boolean(), false),
  isStatic: v.optional(v.boolean(), false),
  isPublic: v.optional(v.boolean(), false),
  concurrencyStamp: v.nullish(v.string(), ''),
  extraProperties: extraPropertiesSchema,
});

/** Calls of ABP's identity roles (contract §6.2). */
export function createRolesApi(http: HttpClient): RolesApi {
  const recordPath = (id: string) => `${path}/${encodeURIComponent(id)}`;
  return {
    list: (query, signal) => pageOf<Role>(http(path, { query: pageQuery(query), signal })),
    get: (id, signal) => http(recordPath(id), { schema: roleSchema, signal }),
    create: (input, signal) => http(path, { method: 'POST', body: input, schema: roleSchema, signal }),
    update: async (id, input, signal) => {
      try {
        const body = withExtraProperties(input);
        return await http(recordPath(id), { method: 'PUT', body, schema: roleSchema, signal });
      } catch (thrown) {
        throw asConflict(thrown);
      }
    },
    remove: async (id, signal) => {
      await http(recordPath(id), { method: 'DELETE', signal });
    },
  };
}
