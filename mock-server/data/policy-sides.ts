import { policies } from '@/domain/policies/policy-names';

import type { Database } from './database';
import { isFeatureOn } from './feature-values';

/** Permissions that ABP defines for the host side alone. */
const hostOnly: readonly string[] = [policies.tenants, policies.manageHostFeatures];

/**
 * Whether a permission exists for the people of a tenant, or of the host when there is no tenant: what is missing is
 * neither granted nor shown in the permission dialog. E-mail settings hang on a feature of the tenant (ABP contract §4.1).
 */
export function isPolicyAvailable(database: Database, policy: string, tenantId: string | undefined): boolean {
  if (tenantId === undefined) {
    return true;
  }
  if (isAtOrBelow(policy, policies.emailSettings)) {
    return isFeatureOn(database, 'SettingManagement.AllowChangingEmailSettings', tenantId);
  }
  return !hostOnly.some((root) => isAtOrBelow(policy, root));
}

function isAtOrBelow(policy: string, root: string): boolean {
  return policy === root || policy.startsWith(`${root}.`);
}
