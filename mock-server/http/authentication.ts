import type { JWTPayload } from 'jose';

import type { MockBackend } from '../backend';
import { policiesOf } from '../data/granted-policies';
import type { UserRow } from '../data/users';
import type { MockUser } from '../routing';
import { challengeDescription, expiredDescription } from './access-tokens';

/** Who sent a request, as far as its bearer token proves. */
export type Authentication =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'rejected'; readonly description: string }
  | { readonly kind: 'signedIn'; readonly user: MockUser; readonly claims: JWTPayload };

/** A valid token of a person who is gone or switched off counts as rejected. */
export async function authenticate(request: Request, backend: MockBackend): Promise<Authentication> {
  const token = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (token === undefined) {
    return { kind: 'anonymous' };
  }
  try {
    const claims = await backend.verifyAccessToken(token);
    if (backend.hooks.refuses?.(claims) === true) {
      return { kind: 'rejected', description: expiredDescription(backend.clock()) };
    }
    const user = findUser(backend, claims);
    return user?.isActive === true
      ? { kind: 'signedIn', user: { ...user, grantedPolicies: policiesFor(backend, user, claims) }, claims }
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

function policiesFor(backend: MockBackend, { id, roles }: UserRow, claims: JWTPayload): ReadonlySet<string> {
  const textOf = (claim: string) => (typeof claims[claim] === 'string' ? claims[claim] : undefined);
  const clientId = textOf('client_id') ?? '';
  return policiesOf(backend, { roles, userId: id, clientId, tenantId: textOf('tenantid') });
}

/** Another issuer's subject need not be our id, so a user name in `preferred_username` or `sub` does as well. */
function findUser({ database }: MockBackend, claims: JWTPayload): UserRow | undefined {
  const bySubject = database.users.find(claims.sub ?? '');
  if (bySubject !== undefined) {
    return bySubject;
  }
  const names = [claims['preferred_username'], claims.sub].filter((name) => typeof name === 'string');
  return [...database.users.rows()].find(({ userName }) => names.includes(userName));
}
