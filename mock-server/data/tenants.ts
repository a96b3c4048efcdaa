import type { TenantRecord } from '@/domain/tenants/tenant';

import type { Table } from './table';

/**
 * A tenant of the demo installation. All of them share the host's people and data: a new one can be worked in at once
 * by everybody who can sign in, and only its features, its settings and the people who were entered in it are its own,
 * first of all its administrator. The product's own staff work on the host side, without a tenant.
 */
export type TenantRow = TenantRecord & {
  readonly isActive: boolean;
  /** Whose feature values hold where the tenant has none of its own; `null` without an edition. */
  readonly editionId: string | null;
  /** `null` for the host's database. */
  readonly defaultConnectionString: string | null;
};

/** Finds by name, whatever the case. */
export function tenantNamed(tenants: Table<TenantRow>, name: string): TenantRow | undefined {
  const wanted = normalizedTenantName(name);
  return [...tenants.rows()].find((tenant) => normalizedTenantName(tenant.name) === wanted);
}

/** Finds by id or by name, whatever the case, as a request's `__tenant` may name it. */
export function findTenant(tenants: Table<TenantRow>, idOrName: string): TenantRow | undefined {
  return tenants.find(idOrName.toLowerCase()) ?? tenantNamed(tenants, idOrName);
}

/** Under this form, ABP's `UpperInvariantTenantNormalizer`, a name may be there once. */
export function normalizedTenantName(name: string): string {
  return name.normalize().toUpperCase();
}
