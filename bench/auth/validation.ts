import { createLocalJWKSet, jwtVerify } from 'jose';

import { clockSkewMs } from '@/domain/constants';
import { createIdTokenVerifier, type IdTokenRequest } from '@/services/auth/id-token';
import { createJsonWebKeys } from '@/services/auth/json-web-keys';
import { createProtocolCall } from '@/services/auth/protocol-call';

import {
  clientId,
  createFakeIssuer,
  createSigningKey,
  discoveryBody,
  issuerAddress,
  signIdToken,
} from '../../tests/services/auth/fake-issuer';
import { median } from '../support/statistics.mjs';

const rounds = 9;
const tokensPerRound = 200;

/** What checking one id token costs, in microseconds: with everything this product checks, and jose's `jwtVerify` alone. */
export async function measureValidation(): Promise<{ readonly ours: number; readonly jose: number }> {
  const key = await createSigningKey('k1');
  const now = Math.floor(Date.now() / 1_000);
  const claims = { iss: issuerAddress, aud: clientId, sub: 'u1', nonce: 'n', iat: now, exp: now + 1_200 };
  const idToken = await signIdToken(claims, key);
  const keySet = createLocalJWKSet({ keys: [key.jwk] });
  const call = createProtocolCall({ fetch: createFakeIssuer([key]).fetch });
  const verify = createIdTokenVerifier(createJsonWebKeys(call, () => Date.now()));
  const request: IdTokenRequest = {
    idToken,
    accessToken: 'access-1',
    jwksUri: discoveryBody.jwks_uri,
    expected: {
      issuer: issuerAddress,
      clientId,
      nonce: { rule: 'required', value: 'n' },
      atHash: 'whenPresent',
      subject: undefined,
      nowMs: Date.now(),
      clockSkewMs,
    },
  };
  const ways = {
    ours: () => verify(request),
    jose: () => jwtVerify(idToken, keySet, { issuer: issuerAddress, audience: clientId, algorithms: ['RS256'] }),
  };
  const times = { ours: [] as number[], jose: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ['ours', 'jose'] as const) {
      const time = await timeOf(ways[name]);
      // The first round warms up.
      times[name].push(...(round === 0 ? [] : [time]));
    }
  }
  return { ours: median(times.ours), jose: median(times.jose) };
}

/** Microseconds for one call, over a round of them. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let index = 0; index < tokensPerRound; index += 1) {
    await work();
  }
  return ((performance.now() - start) * 1_000) / tokensPerRound;
}
