import { administratorRole } from '../../data/role-policies';
import type { MockUser } from '../../routing';

/**
 * ABP's rule since 10.2: nobody causes anybody, themselves included, to obtain what they do not have. Who has the
 * administrator's role, ABP's `admin`, is free of it.
 */
function isAdministrator({ roles }: MockUser): boolean {
  return roles.includes(administratorRole);
}

export function mayGivePermission(user: MockUser, permission: string): boolean {
  return isAdministrator(user) || user.grantedPolicies.has(permission);
}

export function mayGiveRole(user: MockUser, role: string): boolean {
  return isAdministrator(user) || user.roles.includes(role);
}

/** The roles that somebody comes to have: those that the caller may not give stay as they are, without a word. */
export function rolesGivenBy(user: MockUser, present: readonly string[], wanted: readonly string[]): readonly string[] {
  return [...present.filter((role) => !mayGiveRole(user, role)), ...wanted.filter((role) => mayGiveRole(user, role))];
}
