import { openBrowserLine } from '@/services/tabs/open-line';

import { browserAuthWindows } from './browser-auth-windows';
import type { AuthSurroundings } from './create-auth-gateway';
import type { Locks } from './renewal-lock';

/** The browser's own address bar, storages, cookies and clock. */
export function browserAuthSurroundings(): AuthSurroundings {
  return {
    location: {
      href: () => window.location.href,
      assign: (url) => {
        window.location.assign(url);
      },
      replace: (url) => {
        window.location.replace(url);
      },
    },
    history: {
      replaceState: (url) => {
        window.history.replaceState(window.history.state as unknown, '', url);
      },
    },
    sessionStorage: () => window.sessionStorage,
    localStorage: () => window.localStorage,
    cookies: {
      read: () => document.cookie,
      write: (text) => {
        document.cookie = text;
      },
    },
    windows: browserAuthWindows,
    openLine: openBrowserLine,
    locks: navigator.locks as Locks | undefined,
    now: () => Date.now(),
  };
}
