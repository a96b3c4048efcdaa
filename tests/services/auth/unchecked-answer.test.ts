import { describe, expect, it } from 'vitest';

import { toAppError } from '@/domain/errors/app-error';

import { createMemoryStorage, createSharedBrowser } from './fake-browser';
import { clientId, createFakeIssuer, createSigningKey, issuerAddress, json, paths, signIdToken } from './fake-issuer';
import { anySignal, createHarness, oAuthConfig, startTime } from './gateway-harness';

const answer = { access_token: 'a1', token_type: 'Bearer', expires_in: 3_600, refresh_token: 'r1' };

/** Two tabs of one session, and an issuer that renews with a new key which cannot be read for now. */
async function tabsBeforeRotation() {
  const [oldKey, newKey] = await Promise.all([createSigningKey('k1'), createSigningKey('k2')]);
  const issuer = createFakeIssuer([oldKey]);
  const shared = createSharedBrowser();
  const open = () =>
    createHarness({
      shared,
      issuer,
      tab: createMemoryStorage(),
      config: oAuthConfig({ responseType: 'password', scope: 'openid offline_access' }),
    });
  const now = startTime / 1_000;
  const idToken = (key: typeof oldKey) =>
    signIdToken({ iss: issuerAddress, aud: clientId, sub: 'u1', iat: now, exp: now + 3_600 }, key);

  const first = open();
  const firstIdToken = await idToken(oldKey);
  issuer.respond.token = () => json({ ...answer, id_token: firstIdToken });
  const session = await first.gateway.signInWithPassword(
    { userName: 'u', password: 'p', rememberMe: false },
    anySignal(),
  );
  const second = open();
  await second.gateway.restore();

  const nextIdToken = await idToken(newKey);
  issuer.respond.token = () => json({ ...answer, access_token: 'a2', refresh_token: 'r2', id_token: nextIdToken });
  const readable = () => json({ keys: [oldKey.jwk, newKey.jwk] });
  let readings = 0;
  issuer.respond.keys = () => {
    readings += 1;
    return readings === 1 ? json({ keys: [oldKey.jwk] }) : json({}, 500);
  };
  first.page.time += 600_001;
  second.page.time += 600_001;
  const refreshes = () =>
    issuer.requestsTo(paths.token).filter(({ form }) => form['grant_type'] === 'refresh_token').length;
  return { issuer, first, second, session, nextIdToken, readable, refreshes };
}

describe('a renewal whose answer cannot be checked, because the new key cannot be read', () => {
  it('A-12 promise-1 T33 is checked again by the next try, without the spent token', async () => {
    const { issuer, first, session, readable, refreshes } = await tabsBeforeRotation();

    expect(await first.gateway.renew(session, anySignal()).catch(toAppError)).toMatchObject({
      code: 'auth.jwks_load_error',
    });
    issuer.respond.keys = readable;
    first.page.time += 31_000;

    expect(await first.gateway.renew(session, anySignal())).toMatchObject({ accessToken: 'a2', generation: 1 });
    expect(refreshes()).toBe(1);
  });

  it('A-12 promise-1 T33 makes the other tabs wait for it instead of spending the token again', async () => {
    const { issuer, first, second, session, readable, refreshes } = await tabsBeforeRotation();
    await first.gateway.renew(session, anySignal()).catch(toAppError);

    expect(await second.gateway.renew(session, anySignal()).catch(toAppError)).toMatchObject({
      code: 'auth.jwks_load_error',
      detail: 'another tab holds the next tokens and cannot check them',
    });
    issuer.respond.keys = readable;
    first.page.time += 31_000;
    await first.gateway.renew(session, anySignal());

    expect(await second.gateway.renew(session, anySignal())).toMatchObject({ accessToken: 'a2', generation: 1 });
    expect(refreshes()).toBe(1);
  });

  it.each(['first', 'second'] as const)(
    'A-10 T37 ends the session at once when the tab that held it is gone: the %s tab asks in vain',
    async (name) => {
      const tabs = await tabsBeforeRotation();
      const { issuer, first, session, readable, refreshes } = tabs;
      await first.gateway.renew(session, anySignal()).catch(toAppError);
      const afterReload = first.reload();
      issuer.respond.keys = readable;
      const { renew } = name === 'first' ? afterReload : tabs.second.gateway;

      expect(await renew(session, anySignal()).catch(toAppError)).toMatchObject({ code: 'signIn.grantRejected' });
      expect(refreshes()).toBe(1);
    },
  );

  it('A-13 A-16 promise-3 is revoked with its session, once', async () => {
    const { issuer, first, session } = await tabsBeforeRotation();
    await first.gateway.renew(session, anySignal()).catch(toAppError);
    await first.gateway.revoke(session, anySignal());
    await first.gateway.revoke(session, anySignal());

    expect(issuer.requestsTo(paths.revocation).map(({ form }) => form['token'])).toEqual([
      ...['r2', 'a2', 'r1', 'a1'],
      ...['r1', 'a1'],
    ]);
  });

  it('A-12 T33 is taken up once, also where the issuer goes on with the same refresh token', async () => {
    const { issuer, first, session, nextIdToken, readable, refreshes } = await tabsBeforeRotation();
    const renewedAs = (token: string) => () => json({ ...answer, access_token: token, id_token: nextIdToken });
    issuer.respond.token = renewedAs('a2');
    await first.gateway.renew(session, anySignal()).catch(toAppError);
    issuer.respond.keys = readable;
    first.page.time += 31_000;
    const second = await first.gateway.renew(session, anySignal());
    expect([second.accessToken, second.refreshToken, refreshes()]).toEqual(['a2', 'r1', 1]);

    issuer.respond.token = renewedAs('a3');
    expect(await first.gateway.renew(second, anySignal())).toMatchObject({ accessToken: 'a3', generation: 2 });
    expect(refreshes()).toBe(2);
  });

  it('A-12 A-13 T08 is no news any more when somebody has signed in in another tab meanwhile', async () => {
    const { issuer, first, second, session, refreshes } = await tabsBeforeRotation();
    const { keys } = issuer.respond;
    const mark = () => first.browser.values.get('fund-office.session-mark');
    let newest: string | undefined;
    issuer.respond.keys = async (request) => {
      const answered = keys(request);
      if (refreshes() === 1 && newest === undefined) {
        issuer.respond.token = () => json(answer);
        await second.gateway.signInWithPassword({ userName: 'v', password: 'p', rememberMe: false }, anySignal());
        newest = mark();
      }
      return answered;
    };

    expect(await first.gateway.renew(session, anySignal()).catch(toAppError)).toMatchObject({
      code: 'auth.jwks_load_error',
    });
    expect(newest).toBeDefined();
    expect(mark()).toBe(newest);
  });
});
