import { waitFor } from 'xstate';

import { createSessionPort } from '@/composition/session-port';
import { createAuth } from '@/composition/start-auth';
import type { AuthSnapshot } from '@/machines/auth/auth-machine';
import { createHttpClient } from '@/services/http/create-http-client';
import { AppError } from '@/domain/errors/app-error';

import { createMemoryStorage, createSharedBrowser } from '../../tests/services/auth/fake-browser';
import { createHarness, oAuthConfig } from '../../tests/services/auth/gateway-harness';
import { known } from '../../tests/support/auth-actors';
import type { Contender, Surroundings, Tab } from './contender';

type Storage = ReturnType<typeof createMemoryStorage>;

/** This product: the auth machine on its real gateway and HTTP client, with Web Locks and a line between tabs. */
export const ours: Contender = {
  name: 'this product',
  openBrowser: (surroundings) => {
    const shared = createSharedBrowser();
    const storages: Storage[] = [shared.localStorage];
    const tabs: { readonly close: () => void }[] = [];
    return Promise.resolve({
      openTab: async () => {
        const storage = createMemoryStorage();
        const tab = createTab(surroundings, shared, storage);
        storages.push(storage);
        tabs.push(tab);
        await tab.begun();
        return tab;
      },
      keeps: (text) => storages.some(({ values }) => [...values.values()].some((value) => value.includes(text))),
      close: () => {
        tabs.forEach(({ close }) => close());
      },
    });
  },
};

function createTab(surroundings: Surroundings, shared: ReturnType<typeof createSharedBrowser>, storage: Storage) {
  const { issuer, clientId, scope, appOrigin, apiOrigin, hasProfile } = surroundings;
  const send: typeof fetch = (input, init) => globalThis.fetch(input, init);
  const now = () => Date.now();
  const harness = createHarness({
    config: oAuthConfig({ issuer, clientId, scope, responseType: 'code', loadUserProfile: hasProfile }),
    href: `${appOrigin}/`,
    shared,
    tab: storage,
    options: { appOrigin, now, fetch: send },
  });
  const openPage = () => {
    const authRef = createAuth({
      gateway: harness.reload(),
      culture: 'vi',
      loadConfiguration: () => {
        const { session } = authRef.getSnapshot().context;
        return Promise.resolve(known(session === undefined ? null : (session.idTokenClaims?.sub ?? 'user-1')));
      },
      listenToTab: () => () => undefined,
    });
    const session = createSessionPort(authRef, now);
    const http = createHttpClient({
      apiUrl: apiOrigin,
      trustedOrigins: [],
      appOrigin,
      session,
      readContext: () => ({ culture: 'vi', tenantMark: {} }),
      readAntiForgeryToken: () => undefined,
    });
    authRef.start();
    return { authRef, session, http, until: (isWanted: typeof isBegun) => waitFor(authRef, isWanted) };
  };
  let page = openPage();

  const tab: Tab = {
    signIn: async () => {
      const left = harness.whenLeft();
      page.authRef.send({ type: 'signIn.redirect', returnUrl: '/' });
      const refused = page.until(isRefused).then(errorOf);
      const address = await Promise.race([left, refused]);
      page.authRef.stop();
      await refused.catch(() => undefined);
      if (address instanceof Error) {
        throw address;
      }
      harness.page.href = await surroundings.visit(address);
      page = openPage();
      const snapshot = await page.until((candidate) => isRefused(candidate) || isSignedIn(candidate));
      if (isRefused(snapshot)) {
        throw errorOf(snapshot);
      }
    },
    isSignedIn: () => Promise.resolve(page.authRef.getSnapshot().hasTag('signedIn')),
    renew: async () => {
      try {
        const ticket = await page.session.ticket();
        return (await ticket?.afterRefusal()) !== undefined;
      } catch {
        return false;
      }
    },
    accessToken: async () => (await page.session.ticket())?.accessToken,
    profileName: () => Promise.resolve(page.authRef.getSnapshot().context.profile?.['name'] as string | undefined),
    call: (address) =>
      page.http(address).then(
        () => 200,
        (thrown: unknown) => (thrown instanceof AppError ? (thrown.status ?? 0) : 0),
      ),
  };
  return {
    ...tab,
    begun: () => page.until(isBegun),
    close: () => {
      page.authRef.stop();
      harness.closeTab();
    },
  };
}

const isBegun = (snapshot: AuthSnapshot) => !snapshot.matches({ access: 'starting' });
const isRefused = (snapshot: AuthSnapshot) => snapshot.matches({ access: { signedOut: 'refused' } });
const isSignedIn = (snapshot: AuthSnapshot) =>
  snapshot.matches({ access: { signedIn: 'fresh' }, configuration: 'ready' });

function errorOf({ context }: AuthSnapshot): Error {
  return context.error ?? new Error('refused');
}
