import { createLocalJWKSet } from 'jose';
import { describe, expect, it } from 'vitest';

import { createJsonWebKeys } from '@/services/auth/json-web-keys';
import { createProtocolCall, type ProtocolCall, type ProtocolRequest } from '@/services/auth/protocol-call';

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

describe('the issuer’s keys in memory', () => {
  const minute = 60_000;

  function start() {
    const asked: { readonly request: ProtocolRequest; readonly answer: (status: number) => void }[] = [];
    const clock = { now: 1_000 * minute };
    const call: ProtocolCall = (request) =>
      new Promise((resolve) => {
        asked.push({
          request,
          answer: (status) => {
            resolve({
              status,
              body: { keys: [{ kty: 'RSA', kid: `k${asked.length}` }] },
              retryAfterSeconds: 7,
              correlationId: 'c1',
              tenantRefusal: undefined,
            });
          },
        });
      });
    const keys = createJsonWebKeys(call, () => clock.now);
    const load = () => keys.load(discoveryBody.jwks_uri);
    return { keys, load, reload: () => keys.reload(discoveryBody.jwks_uri), asked, clock };
  }

  it('T-09 are believed for ten minutes, and a browser’s older copy of them never', async () => {
    const { load, asked, clock } = start();
    const first = load();
    asked[0]?.answer(200);
    clock.now += 10 * minute - 1;
    expect(await load()).toBe(await first);
    clock.now += 1;
    void load();
    expect(asked.map(({ request }) => request)).toEqual([
      { url: discoveryBody.jwks_uri, cache: 'no-cache' },
      { url: discoveryBody.jwks_uri, cache: 'no-cache' },
    ]);
  });

  it('T-09 are read again once the clock was set back, which would leave a withdrawn key trusted', () => {
    const { load, asked, clock } = start();
    void load();
    clock.now -= 10 * minute;
    void load();
    expect(asked).toHaveLength(2);
  });

  it('T-09 are read again for an unknown key every 30 seconds at most, by whatever the clock was set back', async () => {
    const { reload, asked, clock } = start();
    void reload();
    clock.now += 29_999;
    expect(await reload()).toBeUndefined();
    clock.now -= 29_999 + 30_000;
    void reload();
    expect(asked).toHaveLength(2);
  });

  it('T-09 that were read anew are the ones that count, also when an earlier reading fails afterwards', async () => {
    const { load, reload, asked } = start();
    const early = load();
    const later = reload();
    asked[1]?.answer(200);
    const renewed = await later;
    asked[0]?.answer(503);
    await expect(early).rejects.toMatchObject({ code: 'auth.jwks_load_error', retryAfterSeconds: 7 });
    expect(await load()).toBe(renewed);
    expect(asked).toHaveLength(2);
  });
});
