import type { Tenant } from '@/domain/abp/application-configuration';
import { AppError } from '@/domain/errors/app-error';
import { visibleText } from '@/domain/text/names';
import type { HttpClient } from '@/services/http/http-client';

import { findTenant } from './find-tenant';
import type { TenantMemory } from './tenant-memory';

/** The way from one tenant to another, for a visitor (ABP's tenant box, register C-04). */
export type TenantSwitch = {
  /**
   * Keeps the tenant of this name, or the host side for an empty one; it counts from the next start on.
   *
   * @throws {AppError} `tenant.notFound`, `tenant.inactive`, `storage.unavailable` where the browser keeps nothing.
   */
  readonly choose: (name: string, signal: AbortSignal) => Promise<void>;
  /** Starts the product anew, with the tenant that was chosen. */
  readonly restart: () => void;
};

type TenantSwitchParts = {
  /** The tenant that this start has resolved. */
  readonly tenant: Tenant | undefined;
  /** Query parameters by which the address may name a tenant. */
  readonly parameters: readonly string[];
  readonly memory: TenantMemory;
  readonly http: HttpClient;
  readonly location: Pick<Location, 'href' | 'replace' | 'reload'>;
};

/** `undefined` where the host name says which tenant this is: such a tenant is never kept, and there is no choice. */
export function createTenantSwitch(parts: TenantSwitchParts): TenantSwitch | undefined {
  const { tenant, parameters, memory, http, location } = parts;
  if (tenant !== undefined && memory.read() !== tenant.id) {
    return undefined;
  }
  return {
    choose: async (name, signal) => {
      const typed = visibleText(name);
      const wanted = typed === '' ? undefined : (await findTenant(typed, http, signal)).id;
      memory.keep(wanted);
      if (memory.read() !== wanted) {
        throw new AppError('storage.unavailable');
      }
    },
    restart: () => {
      const address = new URL(location.href);
      const naming = parameters.filter((name) => address.searchParams.has(name));
      if (naming.length > 0) {
        // They would name the tenant of before once more.
        naming.forEach((name) => address.searchParams.delete(name));
        location.replace(address.href);
      } else {
        location.reload();
      }
    },
  };
}
