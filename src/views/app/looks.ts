import { readStored } from './browser-storage';

export const themeModes = ['light', 'dark', 'system'] as const;

export const densities = ['compact', 'comfortable'] as const;
export type Density = (typeof densities)[number];

export const themeModeKey = 'ui.themeMode';
export const densityKey = 'ui.density';

/** A choice kept across visits; anything else that storage holds counts as never chosen. */
export function storedChoice<Choice extends string>(key: string, choices: readonly Choice[], initial: Choice): Choice {
  const stored = readStored(key);
  return choices.find((choice) => choice === stored) ?? initial;
}

/** Puts the chosen mode and density on the document before anything is drawn. */
export function applyStoredLooks(): void {
  const mode = storedChoice(themeModeKey, themeModes, 'system');
  const isDark = mode === 'dark' || (mode === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['mode'] = isDark ? 'dark' : 'light';
  document.documentElement.dataset['density'] = storedChoice(densityKey, densities, 'compact');
}
