import { createLocalJWKSet } from 'jose';
import { expect, it } from 'vitest';

import { createJsonWebKeys } from '@/services/auth/json-web-keys';
import { createProtocolCall } from '@/services/auth/protocol-call';

import { createFakeIssuer, createSigningKey, discoveryBody, json } from './fake-issuer';

it.each([null, 'k', {}, { kid: 'k1' }, { kty: 1 }, { kty: 'LMS', kid: 'k1' }, { kty: 'RSA', kid: 'k1', alg: 'RS256' }])(
  'T-09 the issuer’s keys are found beside one that nobody understands: %j (RFC 7517 §5)',
  async (stranger) => {
    const { jwk } = await createSigningKey('k1');
    const issuer = createFakeIssuer();
    issuer.respond.keys = () => json({ keys: [stranger, jwk] });
    const keys = await createJsonWebKeys(createProtocolCall({ fetch: issuer.fetch }), () => 0).load(
      discoveryBody.jwks_uri,
    );

    expect(keys.keys).toContainEqual(jwk);
    expect(() => createLocalJWKSet(keys)).not.toThrow();
  },
);
