import type { Tenant } from '@/domain/abp/application-configuration';
import type { Environment } from '@/domain/environment/environment';
import { fillTenantPlaceholder, tenantNameInAddress } from '@/domain/environment/tenant-placeholder';
import { AppError } from '@/domain/errors/app-error';
import type { HttpClient } from '@/services/http/http-client';

import { findTenant } from './find-tenant';
import type { TenantMemory } from './tenant-memory';

/** Query parameter that names a tenant, by id or by name; an empty one goes back to the host side. */
export const tenantParameter = '__tenant';

export type ResolvedTenant = {
  /** The environment with every `{0}` filled or taken out. */
  readonly environment: Environment;
  /** `undefined` works on the host side. */
  readonly tenant: Tenant | undefined;
};

export type TenantSurroundings = {
  /** Address of the page. */
  readonly href: string;
  readonly memory: TenantMemory;
  /** Makes a client for an environment whose placeholders are filled; needed only when a tenant is named. */
  readonly httpOf: (environment: Environment) => HttpClient;
};

/**
 * Finds the tenant this address belongs to: by the name in the host, else by `?__tenant=`, else the one chosen before
 * (register C-04). ABP takes the parameter for an id only; here a name does as well.
 *
 * @throws {AppError} `tenant.notFound`, `tenant.inactive` for a tenant that the address names, or whatever the call
 * itself failed with. A remembered tenant that is gone is forgotten instead, so that nobody is locked out by it.
 */
export async function resolveTenant(
  environment: Environment,
  { href, memory, httpOf }: TenantSurroundings,
  signal: AbortSignal,
): Promise<ResolvedTenant> {
  const nameInHost = tenantNameInAddress(environment.application.baseUrl, href);
  const filled = fillTenantPlaceholder(environment, nameInHost);
  const named = nameInHost ?? new URL(href).searchParams.get(tenantParameter) ?? undefined;
  const asked = named ?? memory.read();
  if (asked === undefined || asked === '') {
    memory.keep(undefined);
    return { environment: filled, tenant: undefined };
  }
  try {
    const tenant = await findTenant(asked, httpOf(filled), signal);
    // The host's own name says it at every visit.
    memory.keep(nameInHost === undefined ? tenant.id : undefined);
    return { environment: filled, tenant };
  } catch (thrown) {
    if (named === undefined && thrown instanceof AppError && thrown.code.startsWith('tenant.')) {
      memory.keep(undefined);
      return { environment: filled, tenant: undefined };
    }
    throw thrown;
  }
}
