import { findTenantResultSchema, type Tenant } from '@/domain/abp/application-configuration';
import type { Environment } from '@/domain/environment/environment';
import { fillTenantPlaceholder, tenantNameInAddress } from '@/domain/environment/tenant-placeholder';
import { AppError } from '@/domain/errors/app-error';
import type { HttpClient } from '@/services/http/http-client';

/** Query parameter that names a tenant, by id or by name. */
const tenantParameter = '__tenant';

export type ResolvedTenant = {
  /** The environment with every `{0}` filled or taken out. */
  readonly environment: Environment;
  /** `undefined` works on the host side. */
  readonly tenant: Tenant | undefined;
};

/**
 * Finds the tenant this address belongs to: by the name in the host, else by `?__tenant=` (register C-04). ABP takes
 * the parameter for an id only; here a name does as well.
 *
 * @param httpOf Makes a client for an environment whose placeholders are filled; needed only when a tenant is named.
 * @throws {AppError} `tenant.notFound`, `tenant.inactive`, or whatever the call itself failed with.
 */
export async function resolveTenant(
  environment: Environment,
  href: string,
  httpOf: (environment: Environment) => HttpClient,
  signal: AbortSignal,
): Promise<ResolvedTenant> {
  const nameInHost = tenantNameInAddress(environment.application.baseUrl, href);
  const asked = nameInHost ?? (new URL(href).searchParams.get(tenantParameter) || undefined);
  const filled = fillTenantPlaceholder(environment, nameInHost);
  if (asked === undefined) {
    return { environment: filled, tenant: undefined };
  }
  const kind = isGuid(asked) ? 'by-id' : 'by-name';
  const found = await httpOf(filled)(`/api/abp/multi-tenancy/tenants/${kind}/${encodeURIComponent(asked)}`, {
    schema: findTenantResultSchema,
    signal,
    isAnonymous: true,
  });
  if (!found.success || found.tenantId === null) {
    throw new AppError('tenant.notFound', { params: { tenant: asked.slice(0, 64) } });
  }
  if (!found.isActive) {
    throw new AppError('tenant.inactive', { params: { tenant: asked.slice(0, 64) } });
  }
  return { environment: filled, tenant: { id: found.tenantId, name: found.name ?? asked } };
}

function isGuid(text: string): boolean {
  return /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i.test(text);
}
