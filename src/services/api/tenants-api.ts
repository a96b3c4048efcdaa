import * as v from 'valibot';

import type { HandedBack } from '@/domain/abp/handed-back';
import type { Page } from '@/domain/abp/paging';
import type { ListQuery } from '@/domain/lists/list-query';
import type { TenantCreation, TenantInput, TenantRecord } from '@/domain/tenants/tenant';
import type { HttpClient } from '@/services/http/http-client';

import { extraPropertiesSchema, withExtraProperties } from './extra-properties';
import { pageOf, pageQuery } from './list-request';

export type TenantsApi = {
  readonly list: (query: ListQuery, signal: AbortSignal) => Promise<Page<TenantRecord>>;
  readonly get: (id: string, signal: AbortSignal) => Promise<TenantRecord>;
  readonly create: (input: TenantCreation, signal: AbortSignal) => Promise<TenantRecord>;
  readonly update: (id: string, input: TenantInput & HandedBack, signal: AbortSignal) => Promise<TenantRecord>;
  readonly remove: (id: string, signal: AbortSignal) => Promise<void>;
  /** `''` for a tenant that shares the host's database. */
  readonly getConnectionString: (id: string, signal: AbortSignal) => Promise<string>;
  readonly updateConnectionString: (id: string, value: string, signal: AbortSignal) => Promise<void>;
  /** The tenant shares the host's database from then on. */
  readonly removeConnectionString: (id: string, signal: AbortSignal) => Promise<void>;
};

const path = '/api/multi-tenancy/tenants';

const tenantSchema = v.object({
  id: v.string(),
  name: v.string(),
  concurrencyStamp: v.nullish(v.string(), ''),
  extraProperties: extraPropertiesSchema,
});

/** An empty 204 where there is none. */
const connectionStringSchema = v.nullish(v.string(), '');

/** Calls of ABP's tenant management (contract §9). */
export function createTenantsApi(http: HttpClient): TenantsApi {
  const recordPath = (id: string, action = '') => `${path}/${encodeURIComponent(id)}${action}`;
  const connectionString = (id: string) => recordPath(id, '/default-connection-string');
  return {
    list: (query, signal) => pageOf<TenantRecord>(http(path, { query: pageQuery(query), signal })),
    get: (id, signal) => http(recordPath(id), { schema: tenantSchema, signal }),
    create: (input, signal) => http(path, { method: 'POST', body: input, schema: tenantSchema, signal }),
    update: (id, input, signal) => {
      const body = withExtraProperties(input);
      return http(recordPath(id), { method: 'PUT', body, schema: tenantSchema, signal });
    },
    remove: async (id, signal) => {
      await http(recordPath(id), { method: 'DELETE', signal });
    },
    getConnectionString: (id, signal) => http(connectionString(id), { schema: connectionStringSchema, signal }),
    updateConnectionString: async (id, defaultConnectionString, signal) => {
      await http(connectionString(id), { method: 'PUT', query: { defaultConnectionString }, signal });
    },
    removeConnectionString: async (id, signal) => {
      await http(connectionString(id), { method: 'DELETE', signal });
    },
  };
}
