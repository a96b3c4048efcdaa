import { cleanup } from '@testing-library/react';
import { afterAll, beforeAll, vi } from 'vitest';

/** Files of one thread share its page: each finds it as a new tab is, whatever the one before has shown and stored. */
beforeAll(() => {
  if (typeof document !== 'undefined') {
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
});
