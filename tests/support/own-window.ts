import { afterAll, vi } from 'vitest';

// The test files of screens share a thread, and with it what one of them puts into the window.
afterAll(() => {
  vi.unstubAllGlobals();
});
