import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';

export const issuerAddress = 'https://idp.example.vn/';
export const clientId = 'QuyHoTro_App';

export type SeenRequest = {
  readonly method: string;
  readonly url: string;
  readonly form: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
};

export type SigningKey = { readonly algorithm: string; readonly privateKey: CryptoKey; readonly jwk: JWK };

type Responder = (request: SeenRequest) => Response | Promise<Response>;

/** An issuer on the far side of `fetch`: it publishes what its fields say and records what it is asked. */
export type FakeIssuer = {
  readonly fetch: typeof fetch;
  readonly requests: SeenRequest[];
  /** Requests to the path, oldest first. */
  readonly requestsTo: (path: string) => readonly SeenRequest[];
  readonly respond: Record<'discovery' | 'keys' | 'token' | 'revocation' | 'userinfo', Responder>;
};

export const paths = {
  discovery: '/.well-known/openid-configuration',
  keys: '/.well-known/jwks',
  token: '/connect/token',
  revocation: '/connect/revocat',
  userinfo: '/connect/userinfo',
} as const;

export const discoveryBody = {
  issuer: issuerAddress,
  authorization_endpoint: 'https://idp.example.vn/connect/authorize',
  token_endpoint: 'https://idp.example.vn/connect/token',
  jwks_uri: 'https://idp.example.vn/.well-known/jwks',
  userinfo_endpoint: 'https://idp.example.vn/connect/userinfo',
  end_session_endpoint: 'https://idp.example.vn/connect/logout',
  revocation_endpoint: 'https://idp.example.vn/connect/revocat',
  grant_types_supported: ['authorization_code', 'password', 'refresh_token'],
  code_challenge_methods_supported: ['plain', 'S256'],
};

export function createFakeIssuer(keys: readonly SigningKey[] = []): FakeIssuer {
  const requests: SeenRequest[] = [];
  const respond: FakeIssuer['respond'] = {
    discovery: () => json(discoveryBody),
    keys: () => json({ keys: keys.map(({ jwk }) => jwk) }),
    token: () => json({ error: 'invalid_request' }, 400),
    revocation: () => json({}),
    userinfo: () => json({ sub: 'u1' }),
  };
  return {
    requests,
    respond,
    requestsTo: (path) => requests.filter(({ url }) => new URL(url).pathname === path),
    fetch: async (input, init) => {
      const request = seen(new Request(input, init));
      requests.push(await request);
      const { pathname } = new URL((await request).url);
      const name = (Object.keys(paths) as (keyof typeof paths)[]).find((key) => paths[key] === pathname);
      return name ? respond[name](await request) : json({}, 404);
    },
  };
}

export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers });
}

export function html(status = 200): Response {
  return new Response('<!doctype html><title>Bảo trì</title>', { status, headers: { 'Content-Type': 'text/html' } });
}

export function unreachable(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** An answer that never comes; ends only with the test. */
export function silence(): Promise<Response> {
  return new Promise(() => undefined);
}

export async function createSigningKey(kid?: string, algorithm = 'RS256', jwk: JWK = {}): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  return { algorithm, privateKey, jwk: { ...(await exportJWK(publicKey)), ...(kid && { kid }), ...jwk } };
}

export function signIdToken(claims: JWTPayload, key: SigningKey): Promise<string> {
  const kid = key.jwk.kid;
  return new SignJWT(claims).setProtectedHeader({ alg: key.algorithm, ...(kid && { kid }) }).sign(key.privateKey);
}

/** A token whose three parts are readable and whose signature is worthless. */
export function forgeToken(header: object, payload: object): string {
  return [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.') + '.c2ln';
}

async function seen(request: Request): Promise<SeenRequest> {
  return {
    method: request.method,
    url: request.url,
    form: Object.fromEntries(new URLSearchParams(await request.text())),
    headers: Object.fromEntries(request.headers),
  };
}
