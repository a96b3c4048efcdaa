import { configure } from '@testing-library/react';
import { vi } from 'vitest';

/** Screens with a grid are slow to draw in jsdom, and the machine may be busy; what is waited for is always a fact. */
export function allowSlowScreens(): void {
  configure({ asyncUtilTimeout: 15_000, defaultHidden: true });
  vi.setConfig({ testTimeout: 60_000 });
}
