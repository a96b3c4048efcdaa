import { describe, expect, it } from 'vitest';

import { createMemoryStorage } from './fake-browser';
import { appOrigin, createHarness, oAuthConfig } from './gateway-harness';

/** What angular-oauth2-oidc and ABP's packages have left of a session (≤ 9.x, local storage). */
const tokens = {
  access_token: 'former-access',
  refresh_token: 'former-refresh',
  id_token: 'former-id',
  id_token_claims_obj: '{"sub":"1"}',
  id_token_expires_at: '1',
  id_token_stored_at: '1',
  access_token_stored_at: '1',
  expires_at: '1',
  granted_scopes: '["QuyHoTro"]',
  nonce: 'n',
  PKCE_verifier: 'v',
  session_state: 'undefined',
};

/** What is no secret: the former application goes on by it when an installation goes back to it. */
const looks = {
  abpSession: '{"language":"vi","tenant":null}',
  abpOAuthClientId: 'QuyHoTro_App',
  passwordFlow: 'true',
  LPX_THEME: 'dark',
};

function storageWith(values: Readonly<Record<string, string>>) {
  const storage = createMemoryStorage();
  Object.entries(values).forEach(([key, value]) => storage.values.set(key, value));
  return storage;
}

describe('what the former application has left in the browser', () => {
  it.each(['code', 'password'])('A-14 T-10 takes its tokens away, and nothing else (%s)', async (responseType) => {
    const browser = storageWith({ ...tokens, ...looks });
    const tab = storageWith({ ...tokens, ofAnother: '1' });
    const config = oAuthConfig({ responseType });
    const { gateway, cookies } = createHarness({ browser, tab, config, href: `${appOrigin}/csdl/nguoi-lao-dong` });
    cookies.jar.set('rememberMe', 'true');

    const { session, storageError } = await gateway.restore();

    expect([session, storageError]).toEqual([undefined, undefined]);
    expect(Object.fromEntries(browser.values)).toEqual(looks);
    expect(Object.fromEntries(tab.values)).toEqual({ ofAnother: '1' });
  });

  it('A-14 T-10 takes away what a sign-in that was given up has left', async () => {
    const browser = storageWith({ nonce: 'n', PKCE_verifier: 'v' });
    await createHarness({ browser }).gateway.restore();
    expect(browser.values.size).toBe(0);
  });

  it('A-14 leaves another application’s values of such names where the library has left none of its own', async () => {
    const foreign = { access_token: 'of-another', nonce: 'n', expires_at: '2' };
    const browser = storageWith(foreign);
    await createHarness({ browser }).gateway.restore();
    expect(Object.fromEntries(browser.values)).toEqual(foreign);
  });
});
