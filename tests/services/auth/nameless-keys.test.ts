import { expect, it } from 'vitest';

import { createIdTokenVerifier } from '@/services/auth/id-token';
import { createJsonWebKeys } from '@/services/auth/json-web-keys';
import { createProtocolCall } from '@/services/auth/protocol-call';

import {
  clientId,
  createFakeIssuer,
  createSigningKey,
  discoveryBody,
  issuerAddress,
  paths,
  signIdToken,
} from './fake-issuer';
import { refusalOf, startTime } from './gateway-harness';

it('T-09 keys are read again, once in 30 s, for a token that names none and that no known key has signed', async () => {
  const [former, present] = await Promise.all([createSigningKey(), createSigningKey()]);
  const published = [former];
  const issuer = createFakeIssuer(published);
  const keys = createJsonWebKeys(createProtocolCall({ fetch: issuer.fetch }), () => startTime);
  const verifier = createIdTokenVerifier(keys);
  const now = startTime / 1_000;
  const claims = { iss: issuerAddress, aud: clientId, sub: 'u1', iat: now, exp: now + 1_200 };
  const verify = async (key: typeof former) =>
    verifier({
      idToken: await signIdToken(claims, key),
      accessToken: 'access',
      jwksUri: discoveryBody.jwks_uri,
      expected: {
        issuer: issuerAddress,
        clientId,
        nonce: { rule: 'none' },
        atHash: 'whenPresent',
        subject: undefined,
        nowMs: startTime,
        clockSkewMs: 600_000,
      },
    });

  expect(await verify(former)).toEqual(claims);
  published.splice(0, 1, present);
  expect(await verify(present)).toEqual(claims);
  expect(issuer.requestsTo(paths.keys)).toHaveLength(2);

  expect(await refusalOf(verify(former))).toMatchObject({ code: 'token.badSignature' });
  expect(issuer.requestsTo(paths.keys)).toHaveLength(2);
});
