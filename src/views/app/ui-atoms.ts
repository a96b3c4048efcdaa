import { atom, type WritableAtom } from 'jotai';

import { writeStored } from './browser-storage';
import { densities, densityKey, storedChoice, themeModeKey, themeModes } from './looks';

export const themeModeAtom = storedAtom(themeModeKey, themeModes, 'system');
export const densityAtom = storedAtom(densityKey, densities, 'compact');

const sidebarStates = ['pinned', 'folded'] as const;
export const sidebarAtom = storedAtom('ui.sidebar', sidebarStates, 'pinned');

/** A choice of looks, shared by the whole page and kept across visits. */
function storedAtom<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  initial: Choice,
): WritableAtom<Choice, [Choice], void> {
  const base = atom<Choice>(storedChoice(key, choices, initial));
  return atom(
    (get) => get(base),
    (_, set, choice) => {
      set(base, choice);
      writeStored(key, choice);
    },
  );
}
