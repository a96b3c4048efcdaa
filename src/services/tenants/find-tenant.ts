import { findTenantResultSchema, type Tenant } from '@/domain/abp/application-configuration';
import { AppError } from '@/domain/errors/app-error';
import type { HttpClient } from '@/services/http/http-client';

/**
 * Asks the back end for a tenant by its id or its name.
 *
 * @throws {AppError} `tenant.notFound`, `tenant.inactive`, or whatever the call itself failed with.
 */
export async function findTenant(asked: string, http: HttpClient, signal: AbortSignal): Promise<Tenant> {
  const kind = isGuid(asked) ? 'by-id' : 'by-name';
  const found = await http(`/api/abp/multi-tenancy/tenants/${kind}/${encodeURIComponent(asked)}`, {
    schema: findTenantResultSchema,
    signal,
    isAnonymous: true,
  });
  const params = { tenant: asked.slice(0, 64) };
  if (!found.success || found.tenantId === null) {
    throw new AppError('tenant.notFound', { params });
  }
  if (!found.isActive) {
    throw new AppError('tenant.inactive', { params });
  }
  return { id: found.tenantId, name: found.name ?? asked };
}

function isGuid(text: string): boolean {
  return /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i.test(text);
}
