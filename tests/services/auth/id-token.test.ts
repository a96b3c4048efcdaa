import { CompactSign, exportSPKI, importJWK, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';

import { createIdTokenVerifier, type IdTokenRequest } from '@/services/auth/id-token';
import { createJsonWebKeys } from '@/services/auth/json-web-keys';
import { accessTokenHash } from '@/services/auth/pkce';
import { createProtocolCall } from '@/services/auth/protocol-call';

import {
  clientId,
  createFakeIssuer,
  createSigningKey,
  discoveryBody,
  forgeToken,
  html,
  issuerAddress,
  json,
  paths,
  signIdToken,
  silence,
  unreachable,
  type FakeIssuer,
  type SigningKey,
} from './fake-issuer';
import { refusalOf, startTime } from './gateway-harness';

const now = startTime / 1_000;
const accessToken = 'jHkWEdUXMU1BwAsC4vtUsZwnNvTIxEl0z9K3vx5KF0Y';
const claims: JWTPayload = { iss: issuerAddress, aud: clientId, sub: 'u1', iat: now, exp: now + 1_200, nonce: 'n' };

let first: SigningKey;
let second: SigningKey;
let third: SigningKey;

beforeAll(async () => {
  [first, second, third] = await Promise.all([createSigningKey('k1'), createSigningKey('k2'), createSigningKey('k3')]);
});

function verifierOf(issuer: FakeIssuer, { timeoutMs = 5_000, clock = () => startTime } = {}) {
  const verify = createIdTokenVerifier(
    createJsonWebKeys(createProtocolCall({ fetch: issuer.fetch, timeoutMs }), clock),
  );
  return (idToken: string, expected: Partial<IdTokenRequest['expected']> = {}) =>
    verify({
      idToken,
      accessToken,
      jwksUri: discoveryBody.jwks_uri,
      expected: {
        issuer: issuerAddress,
        clientId,
        nonce: { rule: 'required', value: 'n' },
        atHash: 'whenPresent',
        subject: undefined,
        nowMs: clock(),
        clockSkewMs: 600_000,
        ...expected,
      },
    });
}

describe('a signed id token', () => {
  it.each(['RS256', 'PS256', 'ES256'])('T-09 is accepted when signed with %s', async (algorithm) => {
    const key = await createSigningKey('k', algorithm);

    expect(await verifierOf(createFakeIssuer([key]))(await signIdToken(claims, key))).toEqual(claims);
  });

  it.each(['RS384', 'RS512', 'ES384', 'Ed25519'])('T-09 is refused when signed with %s', async (algorithm) => {
    const key = await createSigningKey('k', algorithm);

    expect(await refusalOf(verifierOf(createFakeIssuer([key]))(await signIdToken(claims, key)))).toEqual({
      code: 'token.badSignature',
      detail: 'Signature algorithm not allowed',
    });
  });

  it.each(['none', 'None', 'HS256'])('T-09 is refused with algorithm %s', async (algorithm) => {
    const token = forgeToken({ alg: algorithm, kid: 'k1' }, claims);

    expect(await refusalOf(verifierOf(createFakeIssuer([first]))(token))).toEqual({
      code: 'token.badSignature',
      detail: 'Signature algorithm not allowed',
    });
  });

  it('T-09 is refused when the public key was used as a shared secret', async () => {
    const publicKey = (await importJWK(first.jwk, 'RS256', { extractable: true })) as CryptoKey;
    const secret = new TextEncoder().encode(await exportSPKI(publicKey));
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(secret);

    expect(await refusalOf(verifierOf(createFakeIssuer([first]))(token))).toMatchObject({ code: 'token.badSignature' });
  });

  it('T-09 is refused when another key signed it', async () => {
    const token = await signIdToken(claims, { ...second, jwk: { ...second.jwk, kid: 'k1' } });

    expect(await refusalOf(verifierOf(createFakeIssuer([first]))(token))).toEqual({
      code: 'token.badSignature',
      detail: 'Signature not valid',
    });
  });

  it('T-09 is refused when its claims were changed after signing', async () => {
    const [header, , signature] = (await signIdToken(claims, first)).split('.');
    const payload = Buffer.from(JSON.stringify({ ...claims, sub: 'u2' })).toString('base64url');

    expect(await refusalOf(verifierOf(createFakeIssuer([first]))(`${header}.${payload}.${signature}`))).toMatchObject({
      code: 'token.badSignature',
    });
  });

  it('T-09 without kid is accepted when one key fits its algorithm', async () => {
    const anonymous = await createSigningKey();
    const curve = await createSigningKey(undefined, 'ES256');

    expect(await verifierOf(createFakeIssuer([anonymous, curve]))(await signIdToken(claims, anonymous))).toEqual(
      claims,
    );
  });

  it('T-09 without kid is accepted when one of several keys verifies it', async () => {
    const token = await signIdToken(claims, { ...third, jwk: {} });

    expect(await verifierOf(createFakeIssuer([first, second, third]))(token)).toEqual(claims);
  });

  it('T-09 without kid is refused when none of several keys verifies it', async () => {
    const token = await signIdToken(claims, { ...third, jwk: {} });

    expect(await refusalOf(verifierOf(createFakeIssuer([first, second]))(token))).toEqual({
      code: 'token.badSignature',
      detail: 'Signature not valid',
    });
  });

  it('T-09 is refused when its key is meant for encryption', async () => {
    const key = await createSigningKey('k', 'RS256', { use: 'enc' });

    expect(await refusalOf(verifierOf(createFakeIssuer([key]))(await signIdToken(claims, key)))).toEqual({
      code: 'auth.token_validation_error',
      detail: 'ERR_JWKS_NO_MATCHING_KEY',
    });
  });

  it.each([
    ['rubbish', 'not-a-token'],
    ['five parts', 'a.b.c.d.e'],
    ['an unreadable header', '!!.e30.c2ln'],
    ['an empty text', ''],
  ])('T-09 is refused when it is %s', async (_name, token) => {
    expect(await refusalOf(verifierOf(createFakeIssuer([first]))(token))).toMatchObject({
      code: 'auth.token_validation_error',
    });
  });

  it('T-09 is refused when it demands an extension nobody knows', async () => {
    const token = forgeToken({ alg: 'RS256', kid: 'k1', crit: ['quy'], quy: 1 }, claims);

    expect(await refusalOf(verifierOf(createFakeIssuer([first]))(token))).toEqual({
      code: 'auth.token_validation_error',
      detail: 'ERR_JOSE_NOT_SUPPORTED',
    });
  });

  it.each(['[]', '7', 'null', 'no json'])('T-09 is refused when what is signed is %s', async (payload) => {
    const token = await new CompactSign(new TextEncoder().encode(payload))
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .sign(first.privateKey);

    expect(await refusalOf(verifierOf(createFakeIssuer([first]))(token))).toEqual({
      code: 'auth.token_validation_error',
      detail: 'the id token holds no claims',
    });
  });
});

describe('claims of a well-signed id token', () => {
  it.each<[id: string, name: string, changes: object, code: string]>([
    ['T-01', 'aud', { aud: `${clientId}1` }, 'token.wrongAudience'],
    ['T-01', 'a stranger in aud', { aud: [clientId, 'stranger'] }, 'token.wrongAudience'],
    ['T-02', 'no sub', { sub: undefined }, 'token.noSubject'],
    ['T-02', 'no iat', { iat: undefined }, 'token.noIssuedAt'],
    ['T-03', 'iss', { iss: `${issuerAddress}1` }, 'token.wrongIssuer'],
    ['T-04', 'nonce', { nonce: 'n1' }, 'token.wrongNonce'],
    ['T-06', 'exp', { exp: now - 601 }, 'token.expired'],
    ['T-05', 'at_hash', { at_hash: '77QmUPtjPfzWtF2AnpK9RQ1' }, 'token.wrongAtHash'],
  ])('%s are refused for a wrong %s', async (_id, _name, changes, code) => {
    const token = await signIdToken({ ...claims, ...changes }, first);

    expect(await refusalOf(verifierOf(createFakeIssuer([first]))(token))).toMatchObject({ code });
  });

  it('T-05 are accepted with the at_hash of the published example', async () => {
    const token = await signIdToken({ ...claims, at_hash: '77QmUPtjPfzWtF2AnpK9RQ' }, first);

    expect(await accessTokenHash(accessToken)).toBe('77QmUPtjPfzWtF2AnpK9RQ');
    expect(await verifierOf(createFakeIssuer([first]))(token, { atHash: 'required' })).toMatchObject({ sub: 'u1' });
  });

  it('T-05 are refused without at_hash where the implicit flow needs one', async () => {
    const token = await signIdToken(claims, first);

    expect(await refusalOf(verifierOf(createFakeIssuer([first]))(token, { atHash: 'required' }))).toEqual({
      code: 'token.atHashNeeded',
      detail: 'An at_hash is needed!',
    });
  });
});

describe('the keys', () => {
  it('T-09 are read again once for a token with an unknown kid, even right after the first reading', async () => {
    const published = [first];
    const issuer = createFakeIssuer(published);
    const verify = verifierOf(issuer);
    await verify(await signIdToken(claims, first));
    published.splice(0, 1, second);

    expect(await verify(await signIdToken(claims, second))).toEqual(claims);
    expect(issuer.requestsTo(paths.keys)).toHaveLength(2);
  });

  it('T-09 unknown after the reload refuse the token, and a second such token asks nothing within 30 s', async () => {
    let time = startTime;
    const issuer = createFakeIssuer([first]);
    const verify = verifierOf(issuer, { clock: () => time });
    const token = await signIdToken(claims, second);
    const refused = { code: 'auth.token_validation_error', detail: 'ERR_JWKS_NO_MATCHING_KEY' };

    expect(await refusalOf(verify(token))).toEqual(refused);
    expect(await refusalOf(verify(token))).toEqual(refused);
    expect(issuer.requestsTo(paths.keys)).toHaveLength(2);

    time += 30_000;
    expect(await refusalOf(verify(token))).toEqual(refused);
    expect(issuer.requestsTo(paths.keys)).toHaveLength(3);
  });

  it('T-09 that cannot be reloaded are a jwks_load_error', async () => {
    const issuer = createFakeIssuer([first]);
    const verify = verifierOf(issuer);
    await verify(await signIdToken(claims, first));
    issuer.respond.keys = () => json({}, 500);

    expect(await refusalOf(verify(await signIdToken(claims, second)))).toEqual({
      code: 'auth.jwks_load_error',
      status: 500,
      detail: 'status 500',
    });
  });

  it('T-09 are read once for simultaneous tokens and again after ten minutes', async () => {
    let time = startTime;
    const issuer = createFakeIssuer([first]);
    const verify = verifierOf(issuer, { clock: () => time });
    const token = await signIdToken(claims, first);
    await Promise.all([verify(token), verify(token), verify(token)]);

    expect(issuer.requestsTo(paths.keys)).toHaveLength(1);

    time += 600_000;
    await verify(token);
    expect(issuer.requestsTo(paths.keys)).toHaveLength(2);
  });

  it.each([
    ['a server error', () => json({}, 500), { status: 500, detail: 'status 500' }],
    ['a page', () => html(), { status: 200, detail: 'the answer is not a JSON Web Key Set' }],
    ['no list', () => json({ keys: {} }), { status: 200, detail: 'the answer is not a JSON Web Key Set' }],
    ['a list of rubbish', () => json({ keys: ['k'] }), { status: 200, detail: 'the answer is not a JSON Web Key Set' }],
    ['no connection', unreachable, { status: 0, detail: 'network.unreachable' }],
    ['silence', silence, { status: 0, detail: 'network.timeout' }],
  ])('A-18 T-09 that come as %s are a jwks_load_error, and are asked for again', async (_name, answer, facts) => {
    const issuer = createFakeIssuer([first]);
    const working = issuer.respond.keys;
    const verify = verifierOf(issuer, { timeoutMs: 200 });
    const token = await signIdToken(claims, first);
    issuer.respond.keys = answer;

    expect(await refusalOf(verify(token))).toEqual({ code: 'auth.jwks_load_error', ...facts });

    issuer.respond.keys = working;
    expect(await verify(token)).toEqual(claims);
  });

  it('T-09 that cannot be read refuse the token by the catalogue', async () => {
    const issuer = createFakeIssuer([{ ...first, jwk: { ...first.jwk, n: '' } }]);

    expect(await refusalOf(verifierOf(issuer)(await signIdToken(claims, first)))).toEqual({
      code: 'auth.token_validation_error',
      detail: 'the id token cannot be read',
    });
  });

  it('T-09 of an empty list refuse the token', async () => {
    expect(await refusalOf(verifierOf(createFakeIssuer())(await signIdToken(claims, first)))).toEqual({
      code: 'auth.token_validation_error',
      detail: 'ERR_JWKS_NO_MATCHING_KEY',
    });
  });
});
