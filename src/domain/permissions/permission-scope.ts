import type { ApplicationConfiguration } from '../abp/application-configuration';
import type { PermissionProvider } from './permission';

/**
 * Whether a provider's permissions are the signed-in person's own too: their account, or a role that they have. Then a
 * change takes effect for them as soon as the configuration is read again (register P-04).
 */
export function concernsPerson(
  { name, key }: PermissionProvider,
  person: ApplicationConfiguration['currentUser'] | undefined,
): boolean {
  if (person === undefined) {
    return false;
  }
  // ABP compares the names of roles, and ids, without regard to case.
  return name === 'U' ? isSame(person.id ?? '', key) : person.roles.some((role) => isSame(role, key));
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
