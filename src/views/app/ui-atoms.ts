import { atom, type WritableAtom } from 'jotai';

import { readStored, writeStored } from './browser-storage';

export const themeModes = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof themeModes)[number];

export const densities = ['compact', 'comfortable'] as const;
export type Density = (typeof densities)[number];

export const themeModeAtom = storedAtom('ui.themeMode', themeModes, 'system');
export const densityAtom = storedAtom('ui.density', densities, 'compact');

const sidebarStates = ['pinned', 'folded'] as const;
export const sidebarAtom = storedAtom('ui.sidebar', sidebarStates, 'pinned');

/** A choice kept across visits; anything else that storage holds counts as never chosen. */
function storedAtom<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  initial: Choice,
): WritableAtom<Choice, [Choice], void> {
  const stored = readStored(key);
  const base = atom<Choice>(choices.find((choice) => choice === stored) ?? initial);
  return atom(
    (get) => get(base),
    (_, set, choice) => {
      set(base, choice);
      writeStored(key, choice);
    },
  );
}
