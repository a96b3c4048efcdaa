import type { HandedBack } from '../abp/handed-back';

/** Longest values that ABP stores (`TenantConsts`). */
export const tenantLimits = { name: 64, adminEmail: 256, connectionString: 1_024 } as const;

/** ABP's `TenantDto`. */
export type TenantRecord = HandedBack & {
  readonly id: string;
  readonly name: string;
};

/** A new tenant with its first administrator. */
export type TenantCreation = {
  readonly name: string;
  readonly adminEmailAddress: string;
  readonly adminPassword: string;
};

export type TenantInput = { readonly name: string };
