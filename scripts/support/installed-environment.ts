import { parseAddress } from '@/domain/auth/parse-address';
import { checkEnvironment } from '@/domain/environment/check-environment';
import { defaultEnvironment } from '@/domain/environment/default-environment';
import type { Environment } from '@/domain/environment/environment';
import { deepMerge } from '@/domain/environment/merge-environment';
import { withTenantName } from '@/domain/environment/tenant-placeholder';
import { toAppError } from '@/domain/errors/app-error';
import { isJsonObject } from '@/domain/validation/json-object';

import { ownOrigin } from './content-security-policy.mjs';

/**
 * What the product makes of a `dynamic-env.json`, whose site nobody has named yet: what lies there lies at `ownOrigin`,
 * and a redirect address is taken for one of its own.
 *
 * @throws {Error} naming the first fields that the product would refuse
 */
export function installedEnvironment(file: unknown): Environment {
  if (!isJsonObject(file)) {
    throw new Error('it holds no JSON object');
  }
  const local = deepMerge(defaultEnvironment(ownOrigin), file);
  try {
    return checkEnvironment(local, siteOf(file));
  } catch (thrown) {
    const { detail, code } = toAppError(thrown);
    throw new Error(detail ?? code, { cause: thrown });
  }
}

function siteOf({ oAuthConfig }: Readonly<Record<string, unknown>>): string {
  const redirect = isJsonObject(oAuthConfig) ? oAuthConfig['redirectUri'] : undefined;
  const address = typeof redirect === 'string' ? parseAddress(withTenantName(redirect, undefined)) : undefined;
  return address?.origin ?? ownOrigin;
}
