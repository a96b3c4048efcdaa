import { vi } from 'vitest';

import { createAuth } from '@/composition/start-auth';
import type { TabEvents } from '@/services/tabs/watch-tab';

import { createMemoryStorage, createSharedBrowser } from '../services/auth/fake-browser';
import { createHarness } from '../services/auth/gateway-harness';
import { known } from './auth-actors';
import { createRotatingIssuer } from './rotating-issuer';

type Issuer = ReturnType<typeof createRotatingIssuer>;

/** One tab: the real auth machine on the real gateway, in a browser and before an issuer that a test plays. */
export type Tab = ReturnType<typeof openTab>;

/** A browser with any number of tabs of the product, with Web Locks or without (T03). Needs fake timers. */
export function createTabsWorld({ hasLocks }: { readonly hasLocks: boolean }) {
  const browser = createSharedBrowser();
  const shared = hasLocks ? browser : { ...browser, locks: undefined };
  const issuer = createRotatingIssuer();
  const tabs: Tab[] = [];
  const open = (storage = createMemoryStorage()) => {
    const tab = openTab(shared, issuer, storage);
    tabs.push(tab);
    return tab;
  };
  const close = (tab: Tab) => {
    tabs.splice(tabs.indexOf(tab), 1);
    tab.close();
  };
  return {
    issuer,
    tabs,
    /** A new, empty tab. */
    open: () => open(),
    close,
    /** The browser copies session storage when a tab is duplicated (T05). */
    duplicate: (tab: Tab) => {
      const copy = createMemoryStorage();
      tab.storage.values.forEach((value, key) => copy.values.set(key, value));
      return open(copy);
    },
    reload: (tab: Tab) => {
      close(tab);
      return open(tab.storage);
    },
    /** Lets the given time pass in every tab, with all that it sets off. */
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
  };
}

function openTab(
  shared: ReturnType<typeof createSharedBrowser>,
  issuer: Issuer,
  storage: ReturnType<typeof createMemoryStorage>,
) {
  const harness = createHarness({
    shared,
    tab: storage,
    options: { fetch: issuer.fetch, now: () => Date.now(), tabAnswerMs: 250 },
  });
  const listeners = new Set<TabEvents>();
  const authRef = createAuth({
    gateway: harness.gateway,
    culture: 'vi',
    // The back end knows people by their session here: another session is another person.
    loadConfiguration: () => Promise.resolve(known(authRef.getSnapshot().context.session?.id ?? null)),
    listenToTab: (events) => {
      listeners.add(events);
      return () => {
        listeners.delete(events);
      };
    },
  });
  const lost: string[] = [];
  authRef.on('session.ended', ({ error }) => {
    if (error !== undefined) {
      lost.push(error.code);
    }
  });
  authRef.start();
  return {
    authRef,
    storage,
    /** Codes with which sessions of this tab were lost. */
    lost,
    signIn: () => {
      const credentials = { userName: 'khoa.tm', password: 'p', rememberMe: false };
      authRef.send({ type: 'signIn.submit', credentials });
    },
    wake: () => {
      [...listeners].forEach(({ onWoke }) => onWoke());
    },
    restore: () => {
      [...listeners].forEach(({ onRestored }) => onRestored());
    },
    sessionId: () => {
      const snapshot = authRef.getSnapshot();
      return snapshot.hasTag('signedIn') ? snapshot.context.session?.id : undefined;
    },
    close: () => {
      authRef.stop();
      harness.closeTab();
    },
  };
}
