import type { UserRow } from '../data/users';
import { isAllowed, isLockedOut } from './credentials';
import type { Grant } from './grant-store';
import type { MockIssuer } from './issuer';
import { grantRefused } from './token-errors';

/** The person a grant belongs to, if they may still sign in. @throws TokenRefusal `invalid_grant`. */
export function userOfGrant(issuer: MockIssuer, grant: Grant): UserRow {
  const user = issuer.users().find(grant.userId);
  if (user === undefined) {
    throw grantRefused('The token is no longer valid.');
  }
  if (!isAllowed(issuer, user) || isLockedOut(issuer, user)) {
    throw grantRefused('The user is no longer allowed to sign in.');
  }
  return user;
}
