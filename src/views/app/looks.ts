import { readStored } from './browser-storage';
import { preferenceKeys } from './preferences';

export const themeModes = ['light', 'dark', 'system'] as const;

export const densities = ['compact', 'comfortable'] as const;
export type Density = (typeof densities)[number];

/** Where the menu stands in windows that are wide enough for it. */
export const menuVariants = ['side', 'top'] as const;

/** The menu at the side: at full width, or its icons alone. */
export const sidebarStates = ['pinned', 'folded'] as const;

/** A choice kept across visits; anything else that storage holds counts as never chosen. */
export function storedChoice<Choice extends string>(key: string, choices: readonly Choice[], initial: Choice): Choice {
  const stored = readStored(key);
  return choices.find((choice) => choice === stored) ?? initial;
}

/** Puts the chosen mode and density on the document before anything is drawn. */
export function applyStoredLooks(): void {
  const mode = storedChoice(preferenceKeys.themeMode, themeModes, 'system');
  const isDark = mode === 'dark' || (mode === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['mode'] = isDark ? 'dark' : 'light';
  document.documentElement.dataset['density'] = storedChoice(preferenceKeys.density, densities, 'compact');
}

/** The same from now on: pages without the component library's theme follow the system as the others do. */
export function keepStoredLooks(): void {
  applyStoredLooks();
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyStoredLooks);
}
