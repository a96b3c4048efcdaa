import { isJsonObject } from '@/domain/validation/json-object';

import { disturbable } from '../../faults/disturbed';
import { bearerToken } from '../../http/bearer-token';
import { discoveryDocument } from '../../issuer/discovery';
import type { MockIssuer } from '../../issuer/issuer';
import { rememberSession } from '../../issuer/sessions';
import { answerRevocation, answerToken } from '../../issuer/token-endpoint';
import type { MockRequest, MockResponse, MockRoute } from '../../routing';
import type { MockBackend } from '../../backend';

/** The embedded issuer's endpoints that are calls; its pages are in `pages`. */
export const issuerRoutes: readonly MockRoute[] = [
  disturbable('discovery', {
    method: 'GET',
    path: '/.well-known/openid-configuration',
    access: 'anonymous',
    handle: (_request, { issuer }) => ({ status: 200, body: discoveryDocument(issuer) }),
  }),
  disturbable('keys', {
    method: 'GET',
    path: '/.well-known/jwks',
    access: 'anonymous',
    handle: async (_request, { issuer }) => ({
      status: 200,
      body: await issuer.keys.publicKeys(issuer.settings.signingAlgorithm),
    }),
  }),
  disturbable('token', {
    method: 'POST',
    path: '/connect/token',
    access: 'anonymous',
    handle: (request, { issuer }) => token(issuer, request),
  }),
  disturbable('revocation', {
    method: 'POST',
    path: '/connect/revocat',
    access: 'anonymous',
    handle: (request, { issuer }) => answerRevocation(issuer, formPost(request)),
  }),
  disturbable('userinfo', { method: 'GET', path: '/connect/userinfo', access: 'signedIn', handle: userInfo }),
  disturbable('userinfo', { method: 'POST', path: '/connect/userinfo', access: 'signedIn', handle: userInfo }),
];

function formPost({ headers, body }: MockRequest) {
  return { contentType: headers.get('Content-Type'), body };
}

async function token(issuer: MockIssuer, request: MockRequest): Promise<MockResponse> {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const answer = await answerToken(issuer, formPost(request), request.tenantId ?? null);
  if (isTokenSet(answer.body)) {
    await rememberSession(issuer, answer.body.access_token);
  } else {
    await tellRefusal(issuer, form);
  }
  return answer;
}

/** A refused password has been told of where it was checked. */
async function tellRefusal(issuer: MockIssuer, form: URLSearchParams): Promise<void> {
  const isRenewal = form.get('grant_type') === 'refresh_token';
  const grant = await issuer.grants.find(form.get(isRenewal ? 'refresh_token' : 'code') ?? '');
  const user = grant === undefined ? undefined : issuer.users().find(grant.userId);
  if (user !== undefined) {
    const code = isRenewal ? 'token_refresh_error' : 'code_error';
    issuer.tell({ kind: 'failed', userId: user.id, userName: user.userName, code });
  }
}

function isTokenSet(body: unknown): body is { readonly access_token: string } {
  return isJsonObject(body) && typeof body['access_token'] === 'string';
}

async function userInfo({ user, headers, tenantId }: MockRequest, backend: MockBackend): Promise<MockResponse> {
  const { scope } = await backend.verifyAccessToken(bearerToken(headers) ?? '');
  const scopes = typeof scope === 'string' ? scope.split(' ') : [];
  const claims = {
    profile: {
      tenantid: tenantId ?? null,
      preferred_username: user?.userName,
      family_name: user?.surname ?? undefined,
      given_name: user?.name ?? undefined,
    },
    email: { email: user?.email, email_verified: false },
    phone: { phone_number: user?.phoneNumber ?? undefined, phone_number_verified: false },
    roles: { role: user?.roles },
  };
  const granted = Object.entries(claims).filter(([name]) => scopes.includes(name));
  const body = Object.assign({ sub: user?.id }, ...granted.map(([, values]) => values)) as unknown;
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body };
}
