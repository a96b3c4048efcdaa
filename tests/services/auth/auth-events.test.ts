import { afterEach, describe, expect, it, vi } from 'vitest';

import { authEventNames, type AuthEventName } from '@/domain/auth/auth-events';
import { errorCatalogue } from '@/domain/errors/error-catalogue';
import { errorTexts } from '@/domain/errors/error-texts';

import type { Behaviour } from '../../support/hostile-issuer';
import { html, json } from './fake-issuer';
import { oAuthConfig } from './gateway-harness';
import { returnTo, twoTabs } from './hostile-steps';
import { isSignedIn, openPage, type SignInPage } from './sign-in-page';

type Tabs = ReturnType<typeof twoTabs>;

afterEach(() => {
  vi.restoreAllMocks();
});

/** A page at rest, or the answer of the first `act`. */
async function atRest(tabs: Tabs) {
  const page = openPage(tabs.harness);
  page.start();
  await page.until((snapshot) => snapshot.matches({ access: { signedOut: 'idle' } }));
  return page;
}

async function signedIn(tabs: Tabs, behaviour: Behaviour = {}) {
  const page = await returnTo(tabs, behaviour);
  await page.until(isSignedIn);
  return page;
}

async function leaving(tabs: Tabs, prepare: () => void) {
  prepare();
  const page = await atRest(tabs);
  page.authRef.send({ type: 'signIn.redirect', returnUrl: '/' });
  return page;
}

async function byWindow(tabs: Tabs, isBlocked: boolean) {
  tabs.harness.windows.state.isPopupBlocked = isBlocked;
  const page = await atRest(tabs);
  page.authRef.send({ type: 'signIn.popup' });
  tabs.harness.windows.state.isPopupClosed = true;
  return page;
}

async function byFrame(tabs: Tabs, prepare: () => void) {
  const page = await signedIn(tabs, { tokens: { refresh_token: undefined } });
  prepare();
  page.pass(50 * 60_000);
  return page;
}

/** How each of the fourteen comes about, for real. */
const provocations: Readonly<Record<AuthEventName, (tabs: Tabs) => Promise<SignInPage>>> = {
  discovery_document_validation_error: (tabs) =>
    leaving(tabs, () => {
      tabs.issuer.become({ discovery: { issuer: 'https://evil.test/' } });
    }),
  discovery_document_load_error: (tabs) =>
    leaving(tabs, () => {
      tabs.issuer.respond.discovery = () => html();
    }),
  jwks_load_error: (tabs) => {
    tabs.issuer.respond.keys = () => json({}, 500);
    return returnTo(tabs, {});
  },
  token_error: (tabs) => {
    tabs.issuer.respond.token = () => json({ error: 'invalid_grant' }, 400);
    return returnTo(tabs, {});
  },
  token_refresh_error: async (tabs) => {
    const page = await signedIn(tabs);
    tabs.issuer.respond.token = () => json({}, 500);
    page.pass(50 * 60_000);
    return page;
  },
  token_validation_error: (tabs) => returnTo(tabs, { claims: (good) => ({ ...good, aud: 'stranger' }) }),
  token_revoke_error: async (tabs) => {
    const page = await signedIn(tabs);
    tabs.issuer.respond.revocation = () => json({}, 500);
    page.authRef.send({ type: 'signOut' });
    return page;
  },
  invalid_nonce_in_state: (tabs) => returnTo(tabs, { callback: ({ code = '' }) => ({ code, state: 'forged' }) }),
  code_error: (tabs) => returnTo(tabs, { callback: ({ state = '' }) => ({ error: 'server_error', state }) }),
  silent_refresh_timeout: (tabs) =>
    byFrame(tabs, () => {
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
        const limit = new AbortController();
        if (milliseconds === 20_000) {
          setTimeout(() => limit.abort(), 5);
        }
        return limit.signal;
      });
    }),
  silent_refresh_error: (tabs) =>
    byFrame(tabs, () => {
      tabs.harness.windows.state.isIsolated = true;
    }),
  popup_blocked: (tabs) => byWindow(tabs, true),
  popup_closed: (tabs) => byWindow(tabs, false),
  user_profile_load_error: (tabs) => {
    tabs.issuer.respond.userinfo = () => json({}, 500);
    return returnTo(tabs, {});
  },
};

describe('the fourteen auth events', () => {
  it.each(authEventNames)(
    'A-18 X-03 %s is announced once, under its own name, with its words in both languages',
    async (name) => {
      const tabs = twoTabs(oAuthConfig({ responseType: 'code', loadUserProfile: name === 'user_profile_load_error' }));
      const page = await provocations[name](tabs);
      await vi.waitFor(() => expect(page.failed).toEqual([name]), { timeout: 20_000 });
      const { title, details } = errorCatalogue[`auth.${name}`];

      expect([
        errorTexts.vi[title],
        errorTexts.en[title],
        errorTexts.vi[details],
        errorTexts.en[details],
      ]).not.toContain(undefined);
      page.authRef.stop();
    },
  );
});
