import { boolean, mixed, type AnySchema } from 'yup';

import { emailField, newPasswordField } from '../account/password-schemas';
import { normalizeName, visibleText } from '../text/names';
import type { PasswordRules } from '../validation/password-rules';
import { recordOf, requiredText, type TextField } from '../validation/yup-fields';
import { tenantLimits, type TenantCreation, type TenantInput } from './tenant';

/** ABP's code for a name that another tenant has, whatever the case. */
export const duplicateTenantCode = 'Volo.Abp.TenantManagement:DuplicateTenantName';

/** Rules of a stored tenant (ABP contract §9); whether the name is free is known to the server alone. */
export function tenantSchema() {
  return recordOf({ name: tenantName() } satisfies Record<keyof TenantInput, AnySchema>);
}

/** Rules of a new tenant with its first administrator, whose password has the server's own rules. */
export function tenantCreationSchema(rules: PasswordRules) {
  return recordOf({
    name: tenantName(),
    adminEmailAddress: emailField(),
    adminPassword: newPasswordField(rules),
  } satisfies Record<keyof TenantCreation, AnySchema>);
}

/** Where a tenant's data lie, as the dialog asks for it. */
export type TenantDatabase = {
  /** The host's database, together with other tenants. */
  readonly isShared: boolean;
  /** What was typed stays while the shared database is chosen. */
  readonly defaultConnectionString: string | null;
};

/** A tenant without a database of its own needs no connection string; one that was typed for it is out of sight. */
export function tenantDatabaseSchema() {
  return recordOf({
    isShared: boolean(),
    defaultConnectionString: requiredText({ max: tenantLimits.connectionString }).when('isShared', {
      is: true,
      then: () => mixed().nullable(),
    }),
  } satisfies Record<keyof TenantDatabase, AnySchema>);
}

/** @param connectionString The tenant's own; `''` for one in the shared database. */
export function tenantDatabaseOf(connectionString: string): TenantDatabase {
  return {
    isShared: connectionString === '',
    defaultConnectionString: connectionString === '' ? null : connectionString,
  };
}

/** A tenant as it is checked and sent: no mark that nobody sees, by which two names would look the same. */
export function normalizeTenant({ name }: TenantInput): TenantInput {
  return { name: normalizeName(name) };
}

export function normalizeTenantCreation(typed: TenantCreation): TenantCreation {
  return { ...typed, ...normalizeTenant(typed), adminEmailAddress: visibleText(typed.adminEmailAddress) };
}

function tenantName(): TextField {
  return requiredText({ max: tenantLimits.name });
}
