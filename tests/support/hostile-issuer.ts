import { exportSPKI, importJWK, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';

import { accessTokenHash } from '@/services/auth/pkce';

import {
  clientId,
  createFakeIssuer,
  createSigningKey,
  discoveryBody,
  forgeToken,
  issuerAddress,
  json,
  signIdToken,
  type FakeIssuer,
  type SeenRequest,
  type SigningKey,
} from '../services/auth/fake-issuer';

export const hostileKeys = {
  rsa: await createSigningKey('k1'),
  otherRsa: await createSigningKey('k2'),
  thirdRsa: await createSigningKey('k3'),
  curve: await createSigningKey('e1', 'ES256'),
  strong: await createSigningKey('s1', 'RS512'),
};

type Parameters = Readonly<Record<string, string>>;

/** One way to be hostile, or merely unusual; everything it does not name is done as the standards have it. */
export type Behaviour = {
  readonly claims?: (good: JWTPayload, atHash: string) => JWTPayload;
  readonly sign?: (claims: JWTPayload) => Promise<string> | string;
  /** Changes of the token answer; `undefined` leaves a field out. */
  readonly tokens?: object;
  /** The answer that comes back in the address. */
  readonly callback?: (good: Parameters) => Parameters;
  readonly discovery?: object;
  readonly userinfo?: object;
  /** What it publishes; the first one signs. */
  readonly keys?: readonly SigningKey[];
  /** Keys it publishes from the moment of signing on. */
  readonly keysAtSigning?: readonly SigningKey[];
};

export type HostileIssuer = FakeIssuer & {
  /** What it sends the browser back with. */
  readonly authorize: (request: Parameters) => Parameters;
  readonly become: (behaviour: Behaviour) => void;
  /** Everything it has ever handed out that must not be found anywhere after a refusal. */
  readonly issued: string[];
};

/** An OpenID provider on the far side of `fetch` that behaves as it is told. Times in epoch milliseconds. */
export function createHostileIssuer(now: () => number): HostileIssuer {
  let behaviour: Behaviour = {};
  const published: SigningKey[] = [hostileKeys.rsa];
  const issuer = createFakeIssuer(published);
  const nonces = new Map<string, string>();
  const issued: string[] = [];
  let answers = 0;

  const tokenAnswer = async (request: SeenRequest) => {
    answers += 1;
    published.splice(0, published.length, ...(behaviour.keysAtSigning ?? behaviour.keys ?? [hostileKeys.rsa]));
    const accessToken = `access-${String(answers)}`;
    const nonce = nonces.get(request.form['code'] ?? '');
    const seconds = Math.floor(now() / 1_000);
    const good = {
      iss: issuerAddress,
      aud: clientId,
      sub: 'u1',
      iat: seconds,
      exp: seconds + 1_200,
      ...(nonce !== undefined && { nonce }),
    };
    const claims = behaviour.claims?.(good, await accessTokenHash(accessToken)) ?? good;
    const sign = behaviour.sign ?? ((content) => signIdToken(content, published[0] ?? hostileKeys.rsa));
    const tokens = {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 3_600,
      refresh_token: `refresh-${String(answers)}`,
      id_token: await sign(claims),
    };
    issued.push(tokens.access_token, tokens.refresh_token, tokens.id_token);
    return json({ ...tokens, ...behaviour.tokens });
  };

  Object.assign(issuer.respond, {
    discovery: () => json({ ...discoveryBody, ...behaviour.discovery }),
    token: tokenAnswer,
    userinfo: () => json({ sub: 'u1', name: 'Trần Minh Khoa', ...behaviour.userinfo }),
  });
  return {
    ...issuer,
    issued,
    become: (next) => {
      behaviour = next;
      published.splice(0, published.length, ...(next.keys ?? [hostileKeys.rsa]));
    },
    authorize: ({ state = '', nonce = '' }) => {
      const code = `code-${String(nonces.size + 1)}`;
      nonces.set(code, nonce);
      const good = { code, state };
      return behaviour.callback?.(good) ?? good;
    },
  };
}

/** A readable token under a header of one's own and a signature that is worth nothing. */
export function unsigned(algorithm: string) {
  return (claims: JWTPayload) => forgeToken({ alg: algorithm, kid: 'k1' }, claims);
}

export function signedBy(key: SigningKey, kid = key.jwk.kid) {
  const { jwk, ...rest } = key;
  const named = { ...jwk, ...(kid !== undefined && { kid }) };
  return (claims: JWTPayload) => signIdToken(claims, { ...rest, jwk: named });
}

export function withoutKid(key: SigningKey): SigningKey {
  const named = Object.entries(key.jwk).filter(([field]) => field !== 'kid' && field !== 'alg');
  return { ...key, jwk: Object.fromEntries(named) as JWK };
}

/** The public key, which everybody has, used as a shared secret. */
export async function signedWithPublicKey(claims: JWTPayload): Promise<string> {
  const publicKey = (await importJWK(hostileKeys.rsa.jwk, 'RS256', { extractable: true })) as CryptoKey;
  const secret = new TextEncoder().encode(await exportSPKI(publicKey));
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(secret);
}

/** A well-made token whose signature was cut and closed again. */
export async function brokenSignature(claims: JWTPayload, key: SigningKey): Promise<string> {
  const token = await signIdToken(claims, key);
  const at = token.lastIndexOf('.') + 10;
  return token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
}
