import type { JWTPayload } from 'jose';

import type { MockBackend } from '../backend';
import { policiesOf } from '../data/granted-policies';
import { peopleOf, type UserRow } from '../data/users';
import { isAllowed } from '../issuer/credentials';
import type { MockUser } from '../routing';
import { challengeDescription, expiredDescription } from './access-tokens';
import { bearerToken } from './bearer-token';

/** Who sent a request, as far as its bearer token proves. */
export type Authentication =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'rejected'; readonly description: string }
  | { readonly kind: 'signedIn'; readonly user: MockUser; readonly claims: JWTPayload };

/** A valid token of a person who is gone or switched off, alone or with their unit (§5.11), counts as rejected. */
export async function authenticate(request: Request, backend: MockBackend): Promise<Authentication> {
  const token = bearerToken(request.headers);
  if (token === undefined) {
    return { kind: 'anonymous' };
  }
  try {
    const claims = await backend.verifyAccessToken(token);
    if (backend.hooks.refuses?.(claims) === true) {
      return { kind: 'rejected', description: expiredDescription(backend.clock()) };
    }
    const user = findUser(backend, claims);
    return user !== undefined && isAllowed(backend.issuer, user)
      ? { kind: 'signedIn', user: userAs(user, claims, backend), claims }
      : { kind: 'rejected', description: 'The token is no longer valid.' };
  } catch (error) {
    return { kind: 'rejected', description: challengeDescription(error) };
  }
}

/** 401 without a body; the challenge says why, when there was a token at all. */
export function challenge(authentication: Authentication): Response {
  const value =
    authentication.kind === 'rejected'
      ? `Bearer error="invalid_token", error_description="${authentication.description}"`
      : 'Bearer';
  return new Response(null, { status: 401, headers: { 'WWW-Authenticate': value } });
}

function userAs(user: UserRow, claims: JWTPayload, backend: MockBackend): MockUser {
  const tenantId = textOf(claims, 'tenantid');
  const grantee = { roles: user.roles, userId: user.id, clientId: textOf(claims, 'client_id') ?? '', tenantId };
  return { ...user, grantedPolicies: policiesOf(backend, grantee), workingTenantId: tenantId };
}

function textOf(claims: JWTPayload, name: string): string | undefined {
  const value = claims[name];
  return typeof value === 'string' ? value : undefined;
}

/** Another issuer's subject need not be our id, so a user name in `preferred_username` or `sub` does as well. */
function findUser({ database }: MockBackend, claims: JWTPayload): UserRow | undefined {
  const bySubject = database.users.find(claims.sub ?? '');
  if (bySubject !== undefined) {
    return bySubject;
  }
  const names = [claims['preferred_username'], claims.sub].filter((name) => typeof name === 'string');
  return peopleOf(database.users, textOf(claims, 'tenantid')).find(({ userName }) => names.includes(userName));
}
