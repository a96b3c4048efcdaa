import * as v from 'valibot';

import type { PermissionChange, PermissionList, PermissionProvider } from '@/domain/permissions/permission';
import type { HttpClient } from '@/services/http/http-client';

export type PermissionsApi = {
  readonly get: (provider: PermissionProvider, signal: AbortSignal) => Promise<PermissionList>;
  readonly update: (
    provider: PermissionProvider,
    changes: readonly PermissionChange[],
    signal: AbortSignal,
  ) => Promise<void>;
};

const path = '/api/permission-management/permissions';

const listSchema = v.object({
  entityDisplayName: v.nullish(v.string(), ''),
  groups: v.optional(
    v.array(
      v.object({
        name: v.string(),
        displayName: v.string(),
        permissions: v.optional(
          v.array(
            v.object({
              name: v.string(),
              displayName: v.string(),
              parentName: v.nullish(v.string(), null),
              isGranted: v.boolean(),
              allowedProviders: v.nullish(v.array(v.string()), []),
              grantedProviders: v.nullish(
                v.array(v.object({ providerName: v.string(), providerKey: v.nullish(v.string(), '') })),
                [],
              ),
              isEditable: v.optional(v.boolean()),
            }),
          ),
          [],
        ),
      }),
    ),
    [],
  ),
});

/** Calls of ABP's permission management (contract §7). */
export function createPermissionsApi(http: HttpClient): PermissionsApi {
  const query = ({ name, key }: PermissionProvider) => ({ providerName: name, providerKey: key });
  return {
    get: (provider, signal) => http(path, { query: query(provider), schema: listSchema, signal }),
    update: async (provider, permissions, signal) => {
      await http(path, { method: 'PUT', query: query(provider), body: { permissions }, signal });
    },
  };
}
