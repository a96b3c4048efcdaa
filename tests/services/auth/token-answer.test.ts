import { describe, expect, it } from 'vitest';

import { createFakeIssuer, json } from './fake-issuer';
import { anySignal, createHarness, oAuthConfig, startTime } from './gateway-harness';

const answer = { access_token: 'a1', token_type: 'Bearer', expires_in: 600, refresh_token: 'r1' };

/** A harness whose issuer answers this, and the session that somebody begins with it. */
async function signIn(body: object, changes: Parameters<typeof oAuthConfig>[0] = {}) {
  const config = oAuthConfig({ responseType: 'password', ...changes });
  const harness = createHarness({ issuer: createFakeIssuer(), config });
  harness.issuer.respond.token = () => json(body);
  const credentials = { userName: 'u', password: 'p', rememberMe: false };
  return { harness, session: await harness.gateway.signInWithPassword(credentials, anySignal()) };
}

describe('an answer with tokens', () => {
  it('A-09 names a lifetime that counts before the configured one', async () => {
    const { session } = await signIn(answer, { fallbackAccessTokenExpirationTimeInSec: 900 });

    expect(session.expiresAt).toBe(startTime + 600_000);
  });

  it.each(['', null])('A-09 with a refresh token of %j has none, and nothing renews it', async (none) => {
    const { session } = await signIn({ ...answer, refresh_token: none });

    expect(session).toMatchObject({ refreshToken: undefined, renewal: 'none' });
  });

  it('A-10 A-16 P-03 to a renewal leaves id token and unit as they were where it brings none', async () => {
    const { harness, session } = await signIn(answer);
    const withIdToken = {
      ...session,
      idToken: 'id1',
      idTokenClaims: { sub: 'u1', DonViId: 'dv-01', LoaiDonViId: 100 },
    };

    expect(await harness.gateway.renew(withIdToken, anySignal())).toMatchObject({
      generation: 1,
      idToken: 'id1',
      idTokenClaims: { sub: 'u1' },
      unitId: 'dv-01',
      unitTypeId: 100,
    });
  });
});
