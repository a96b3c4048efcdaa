import { describe, expect, it } from 'vitest';

import { createProtocolCall } from '@/services/auth/protocol-call';
import { loadUserProfile } from '@/services/auth/user-profile';

import { storedSession } from '../../support/sessions';
import { createFakeIssuer, discoveryBody, json, silence, type FakeIssuer } from './fake-issuer';
import { anySignal, refusalOf } from './gateway-harness';

function load(respond: FakeIssuer['respond']['userinfo'], signal = anySignal()) {
  const issuer = createFakeIssuer();
  issuer.respond.userinfo = respond;
  const session = { ...storedSession, idTokenClaims: { sub: 'u1' } };
  const call = createProtocolCall({ fetch: issuer.fetch });
  return refusalOf(loadUserProfile(session, { endpoint: discoveryBody.userinfo_endpoint, call }, signal));
}

describe('the profile of the person', () => {
  it.each([401, 500])('A-18 C-08 in an answer of status %i is none, whatever else it says', async (status) => {
    expect(await load(() => json({ sub: 'u1' }, status))).toEqual({
      code: 'auth.user_profile_load_error',
      status,
      detail: `status ${status}`,
    });
  });

  it('A-18 C-07 that nobody waits for any more has not failed', async () => {
    const leaving = new AbortController();
    const refusal = load(() => {
      leaving.abort();
      return silence();
    }, leaving.signal);

    expect(await refusal).toEqual({ code: 'request.cancelled' });
  });
});
