import { cleanup } from '@testing-library/react';
import { afterAll, beforeAll, vi } from 'vitest';

/*
 * Files of one thread share its page and the modules of libraries, which cost half of the time where each file makes
 * them for itself. Each file finds them as a new tab does, whatever the one before has shown, stored and remembered.
 */
const Channel = globalThis.BroadcastChannel;

beforeAll(() => {
  // Node's channels join all threads: what the tabs of one file tell each other is nothing to those of another.
  const browser = crypto.randomUUID();
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(`${name} ${browser}`);
    }
  };
  if (typeof document !== 'undefined') {
    for (const element of [document.documentElement, document.head, document.body]) {
      for (const name of element.getAttributeNames()) {
        element.removeAttribute(name);
      }
    }
    document.head.replaceChildren();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  }
});

afterAll(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  globalThis.BroadcastChannel = Channel;
  // The product's own modules hold drafts, rows and questions: the next file evaluates them anew.
  vi.resetModules();
});
