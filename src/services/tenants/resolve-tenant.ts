import type { Tenant } from '@/domain/abp/application-configuration';
import { defaultTenantKey, type Environment } from '@/domain/environment/environment';
import { fillTenantPlaceholder, tenantNameInAddress } from '@/domain/environment/tenant-placeholder';
import { AppError } from '@/domain/errors/app-error';
import type { HttpClient } from '@/services/http/http-client';

import { findTenant } from './find-tenant';
import type { TenantMemory } from './tenant-memory';

/**
 * Query parameters that name a tenant, by id or by name, the first that is there; an empty one goes back to the host side.
 * ABP's mails say `__tenant` whatever the installation calls it (`TenantResolverConsts` in its `AccountEmailer`).
 */
export function tenantParameters({ multiTenancy }: Environment): readonly string[] {
  return [multiTenancy.tenantKey, defaultTenantKey];
}

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
 * Finds the tenant this address belongs to: by the name in the host, else by `?__tenant=` (or what the environment calls
 * it), else the one chosen before
 * (register C-04). ABP takes the parameter for an id only; here a name does as well.
 *
 * @throws {AppError} `tenant.notFound`, `tenant.inactive` for a tenant that the address names, or whatever the call
 * itself failed with. A remembered tenant that is gone is forgotten instead, so that nobody is locked out by it; one that is
 * switched off is forgotten too, and told once.
 */
export async function resolveTenant(
  environment: Environment,
  { href, memory, httpOf }: TenantSurroundings,
  signal: AbortSignal,
): Promise<ResolvedTenant> {
  const nameInHost = tenantNameInAddress(environment.application.baseUrl, href);
  const filled = fillTenantPlaceholder(environment, nameInHost);
  const named = nameInHost ?? nameInQuery(environment, href);
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
    // A back end without ABP's pages may lack the look-up (404).
    const isRememberedInVain =
      named === undefined && thrown instanceof AppError && (thrown.code.startsWith('tenant.') || thrown.status === 404);
    if (!isRememberedInVain) {
      throw thrown;
    }
    memory.keep(undefined);
    if (thrown.code === 'tenant.inactive') {
      // Its people would type their passwords at the host, and lock somebody of the same name out there.
      throw thrown;
    }
    return { environment: filled, tenant: undefined };
  }
}

function nameInQuery(environment: Environment, href: string): string | undefined {
  const { searchParams } = new URL(href);
  const given = tenantParameters(environment).find((name) => searchParams.has(name));
  return given === undefined ? undefined : (searchParams.get(given) ?? undefined);
}
