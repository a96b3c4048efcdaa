import { discoveryDocument } from '../issuer/discovery';
import { answerRevocation, answerToken } from '../issuer/token-endpoint';
import type { MockRequest, MockResponse, MockRoute } from '../routing';
import type { MockBackend } from '../backend';

/** The embedded issuer's endpoints that are calls; its two pages are in `pages`. */
export const issuerRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path: '/.well-known/openid-configuration',
    access: 'anonymous',
    handle: (_request, { issuer }) => ({ status: 200, body: discoveryDocument(issuer) }),
  },
  {
    method: 'GET',
    path: '/.well-known/jwks',
    access: 'anonymous',
    handle: async (_request, { issuer }) => ({
      status: 200,
      body: await issuer.keys.publicKeys(issuer.settings.signingAlgorithm),
    }),
  },
  {
    method: 'POST',
    path: '/connect/token',
    access: 'anonymous',
    handle: (request, { issuer }) => answerToken(issuer, formPost(request), request.tenantId ?? null),
  },
  {
    method: 'POST',
    path: '/connect/revocat',
    access: 'anonymous',
    handle: (request, { issuer }) => answerRevocation(issuer, formPost(request)),
  },
  { method: 'GET', path: '/connect/userinfo', access: 'signedIn', handle: userInfo },
  { method: 'POST', path: '/connect/userinfo', access: 'signedIn', handle: userInfo },
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
    phone: { phone_number: user?.phoneNumber, phone_number_verified: false },
    roles: { role: user?.roles },
  };
  const granted = Object.entries(claims).filter(([name]) => scopes.includes(name));
  return { status: 200, body: Object.assign({ sub: user?.id }, ...granted.map(([, values]) => values)) as unknown };
}
