import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as v from 'valibot';

import { createConfigurationLoader } from '@/services/configuration/load-configuration';
import { createHttpClient } from '@/services/http/create-http-client';
import { openClock } from '@mock-server/desk/clock';
import { installFetch } from '@mock-server/http/browser-fetch';

import { anySignal } from '../../services/auth/gateway-harness';
import { isAtRest, isSignedIn, openPage, type SignInPage } from '../../services/auth/sign-in-page';
import { startLesson } from './fault-page';
import { bearer, call, demoPassword } from '../support/test-backend';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A person of the demo who is signed in, and the desk beside their page. */
async function openDemo(rememberMe: boolean) {
  const { backend, harness } = await startLesson('password');
  const credentials = { userName: 'khoa.tm', password: demoPassword, rememberMe };
  const session = await harness.gateway.signInWithPassword(credentials, anySignal());
  const clock = await openClock({
    backend,
    sharing: { store: backend.store, openChannel: undefined },
    offsetMs: 0,
    keepOffset: () => undefined,
    restart: () => Promise.resolve(),
    records: [() => harness.tab.storage, () => harness.browser.storage],
  });
  const nextPage = () => {
    const page = openPage(harness);
    page.start();
    onTestFinished(() => {
      page.authRef.stop();
    });
    onTestFinished(installFetch(backend));
    const http = createHttpClient({
      apiUrl: '',
      trustedOrigins: [],
      appOrigin: backend.origin,
      session: page.port,
      readContext: () => ({ culture: 'vi', tenantMark: {} }),
      readAntiForgeryToken: () => undefined,
    });
    return { page, http };
  };
  return { backend, harness, session, clock, nextPage };
}

const accessTokenOf = ({ authRef }: SignInPage) => authRef.getSnapshot().context.session?.accessToken ?? '';

describe('a stored session that the desk damages', () => {
  it.each([false, true])(
    'D-03 A-07 T-10 is put aside at the next load, wherever it lay (remembered: %s), and its person signs in anew',
    async (isRemembered) => {
      const { harness, clock, nextPage } = await openDemo(isRemembered);
      const record = harness.tab.values.get('fund-office.session') ?? '';
      clock.breakRecord();
      const broken = harness.tab.values.get('fund-office.session') ?? '';
      expect(broken).not.toBe('');
      expect(record.startsWith(broken)).toBe(true);
      expect(() => JSON.parse(broken) as unknown).toThrow(SyntaxError);

      const { page } = nextPage();
      const { context } = await page.until(isAtRest);
      expect(context.error?.code).toBe('signIn.recordUnreadable');
      expect(page.failed).toEqual([]);
      expect([...harness.tab.values.keys(), ...harness.browser.values.keys()]).not.toContain('fund-office.session');

      page.authRef.send({
        type: 'signIn.submit',
        credentials: { userName: 'khoa.tm', password: demoPassword, rememberMe: isRemembered },
      });
      await page.until(isSignedIn);
    },
  );

  it.each([false, true])(
    'D-03 A-10 whose access token has another signature is renewed at the next load (remembered: %s), by the first call',
    async (isRemembered) => {
      const { session, clock, nextPage } = await openDemo(isRemembered);
      clock.breakToken();
      const { page, http } = nextPage();
      await page.until(isSignedIn);
      expect(accessTokenOf(page).split('.').slice(0, 2)).toEqual(session.accessToken.split('.').slice(0, 2));
      expect(accessTokenOf(page)).not.toBe(session.accessToken);

      const { configuration } = await createConfigurationLoader(http)('vi', anySignal());
      expect(configuration.currentUser.userName).toBe('khoa.tm');
      expect(page.authRef.getSnapshot().context.session).toMatchObject({ id: session.id, generation: 1 });
      // Asked for by the token itself, which nobody takes any more.
      expect(page.failed).toEqual(['user_profile_load_error']);
    },
  );

  it('D-03 A-10 whose access token has another signature is refused by the back end; one renewal, and the call is answered', async () => {
    const { backend, session, clock, nextPage } = await openDemo(false);
    clock.breakToken();
    const { page, http } = nextPage();
    await page.until(isSignedIn);
    const refused = await call(backend, '/api/app/trang-chu', { headers: bearer(accessTokenOf(page)) });
    expect([refused.status, refused.headers.get('WWW-Authenticate')]).toEqual([
      401,
      'Bearer error="invalid_token", error_description="The signature key was not found"',
    ]);

    expect(await http('/api/app/nguoi-lao-dong', { schema: v.object({ totalCount: v.number() }) })).toEqual({
      totalCount: 20,
    });
    expect(page.authRef.getSnapshot().context.session).toMatchObject({ id: session.id, generation: 1 });
  });

  it('D-03 is left alone where there is none, or where it can be read no more or not at all', async () => {
    const { harness, clock } = await openDemo(false);
    clock.breakRecord();
    const broken = harness.tab.values.get('fund-office.session');
    clock.breakToken();
    expect(harness.tab.values.get('fund-office.session')).toBe(broken);
    harness.tab.values.clear();
    vi.spyOn(harness.browser.storage, 'getItem').mockImplementation(() => {
      throw new DOMException('Storage is forbidden.', 'SecurityError');
    });
    clock.breakRecord();
    clock.breakToken();
    expect(harness.tab.values.has('fund-office.session')).toBe(false);
  });
});
