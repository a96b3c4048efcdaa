import { disturbable } from '../../faults/disturbed';
import { discoveryDocument } from '../../issuer/discovery';
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
    handle: (request, { issuer }) => answerToken(issuer, formPost(request), request.tenantId ?? null),
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

async function userInfo({ user, headers, tenantId }: MockRequest, backend: MockBackend): Promise<MockResponse> {
  const { scope } = await backend.verifyAccessToken((headers.get('Authorization') ?? '').slice('Bearer '.length));
  const scopes = typeof scope === 'string' ? scope.split(' ') : [];
  const claims = {
    profile: { tenantid: tenantId ?? null, preferred_username: user?.userName, given_name: user?.hoTen },
    email: { email: user?.email, email_verified: false },
    phone: { phone_number: user?.phoneNumber ?? undefined, phone_number_verified: false },
    roles: { role: user?.roles },
  };
  const granted = Object.entries(claims).filter(([name]) => scopes.includes(name));
  const body = Object.assign({ sub: user?.id }, ...granted.map(([, values]) => values)) as unknown;
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body };
}
