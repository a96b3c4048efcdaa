import type { AuthWindows, WindowMessage } from '@/services/auth/auth-windows';
import type { Locks } from '@/services/auth/renewal-lock';
import type { KeyValueStorage } from '@/services/auth/resilient-storage';
import type { OpenLine } from '@/services/tabs/open-line';

export type MemoryStorage = ReturnType<typeof createMemoryStorage>;

/** A storage that works, or throws as a browser's does when storage is off or full. */
export function createMemoryStorage(broken: 'never' | 'always' | 'onWrite' = 'never') {
  const values = new Map<string, string>();
  const check = (isWrite: boolean) => {
    if (broken === 'always' || (broken === 'onWrite' && isWrite)) {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    }
  };
  const storage: KeyValueStorage = {
    getItem: (key) => {
      check(false);
      return values.get(key) ?? null;
    },
    setItem: (key, value) => {
      check(true);
      values.set(key, value);
    },
    removeItem: (key) => {
      check(false);
      values.delete(key);
    },
    clear: () => {
      check(false);
      values.clear();
    },
  };
  return { values, storage };
}

/** The browser's cookie jar, as far as names, values, session scope and removal go. */
function createCookieJar() {
  const jar = new Map<string, string>();
  const written: string[] = [];
  return {
    jar,
    written,
    read: () => Array.from(jar, ([name, value]) => `${name}=${value}`).join('; '),
    write: (text: string) => {
      written.push(text);
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
      if (text.includes('expires=Thu, 01 Jan 1970')) {
        jar.delete(name);
      } else {
        jar.set(name, value);
      }
    },
    /** What closing the browser does. */
    endBrowserSession: () => {
      if (!written.at(-1)?.includes('expires=Fri, 31 Dec 9999')) {
        jar.clear();
      }
    },
  };
}

/** What all tabs of one browser have in common: local storage, cookies, Web Locks and the line between tabs. */
export function createSharedBrowser(localStorage = createMemoryStorage()) {
  return {
    localStorage,
    cookies: createCookieJar(),
    locks: createLocks() as Locks | undefined,
    openLine: createLines(),
  };
}

/** Web Locks of one browser: exclusive, in the order of asking, abortable while waiting. */
function createLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>();
  return {
    request: async (name, { signal }, work) => {
      const before = tails.get(name) ?? Promise.resolve();
      let release: () => void = () => undefined;
      const mine = new Promise<void>((resolve) => {
        release = resolve;
      });
      tails.set(
        name,
        before.then(() => mine),
      );
      try {
        await Promise.race([
          before,
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => {
              reject(new DOMException('The request was aborted.', 'AbortError'));
            });
          }),
        ]);
        return await work();
      } finally {
        release();
      }
    },
  };
}

/** A line as BroadcastChannel makes one: copies, later, to everybody but the sender. */
function createLines(): OpenLine {
  const members = new Map<string, Set<{ readonly hear: (data: unknown) => void }>>();
  return (name) => {
    const line = members.get(name) ?? new Set();
    members.set(name, line);
    let handle: (data: unknown) => void = () => undefined;
    const member = { hear: (data: unknown) => handle(data) };
    line.add(member);
    return {
      post: (data) => {
        for (const other of line) {
          if (other !== member) {
            const copy = structuredClone(data);
            queueMicrotask(() => {
              other.hear(copy);
            });
          }
        }
      },
      listen: (handler) => {
        handle = handler;
      },
      close: () => {
        line.delete(member);
      },
    };
  };
}

/** Windows and frames that a test plays the issuer's part in. */
export function createFakeWindows() {
  const handlers = new Set<(message: WindowMessage) => void>();
  const state = {
    isPopupBlocked: false,
    isIsolated: false,
    isPopupClosed: false,
    popups: [] as string[],
    frames: [] as string[],
    openFrames: 0,
    posted: [] as (readonly [message: string, targetOrigin: string])[],
  };
  const popupSource = { name: 'popup' };
  const frameSource = { name: 'frame' };
  const windows: AuthWindows = {
    openPopup: ({ width, height }) => {
      if (state.isPopupBlocked) {
        return undefined;
      }
      state.popups.push(`opened ${width} × ${height}`);
      state.isPopupClosed = false;
      return {
        navigate: (address) => {
          state.popups.push(address);
        },
        isClosed: () => state.isPopupClosed,
        close: () => {
          state.isPopupClosed = true;
        },
        hasSent: (source) => source === popupSource,
      };
    },
    openFrame: (address) => {
      if (state.isIsolated) {
        return undefined;
      }
      state.frames.push(address);
      state.openFrames += 1;
      let isOpen = true;
      return {
        post: (message, targetOrigin) => {
          state.posted.push([message, targetOrigin]);
        },
        hasSent: (source) => source === frameSource,
        remove: () => {
          // Removing an element that is gone does nothing.
          state.openFrames -= isOpen ? 1 : 0;
          isOpen = false;
        },
      };
    },
    listen: (handle) => {
      handlers.add(handle);
      return () => {
        handlers.delete(handle);
      };
    },
  };
  return {
    windows,
    state,
    popupSource,
    frameSource,
    listeners: () => handlers.size,
    /** A message as the browser would deliver it. */
    deliver: (message: WindowMessage) => {
      handlers.forEach((handle) => {
        handle(message);
      });
    },
  };
}
