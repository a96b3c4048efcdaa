import { offsetTime } from '../data/moments';
import type { UserRow } from '../data/users';
import type { MockIssuer } from './issuer';

/** Writes down that a person has just signed in; their concurrency stamp stays, because nobody has edited them. */
export function recordSignIn(issuer: MockIssuer, { id }: UserRow): void {
  const user = issuer.users().find(id);
  if (user !== undefined) {
    issuer.users().put({ ...user, lastSignInTime: offsetTime(issuer.clock()) });
    issuer.tell({ kind: 'signedIn', userId: id });
  }
}
