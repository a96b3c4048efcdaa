import { atom, type Setter, type WritableAtom } from 'jotai';

import { writeStored } from './browser-storage';
import { densities, menuVariants, sidebarStates, storedChoice, themeModes } from './looks';
import { preferenceKeys } from './preferences';

const resets: ((set: Setter) => void)[] = [];

export const themeModeAtom = storedAtom(preferenceKeys.themeMode, themeModes, 'system');
export const densityAtom = storedAtom(preferenceKeys.density, densities, 'compact');
export const menuVariantAtom = storedAtom(preferenceKeys.menuVariant, menuVariants, 'side');

export const sidebarAtom = storedAtom(preferenceKeys.sidebar, sidebarStates, 'pinned');

const switchStates = ['on', 'off'] as const;

/** Shortcuts of one key without a modifier; whoever talks to the computer switches them off (WCAG 2.1.4). */
export const singleKeysAtom = storedAtom(preferenceKeys.singleKeys, switchStates, 'on');

const resetCountBase = atom(0);

/** Grows when the person's preferences go back to their defaults, for what keeps some of them itself. */
export const resetCountAtom = atom((get) => get(resetCountBase));

/** Puts every choice of looks back to what it was before anybody chose; what storage holds of them goes elsewhere. */
export const resetLooksAtom = atom(undefined, (_, set) => {
  for (const reset of resets) {
    reset(set);
  }
  set(resetCountBase, (count) => count + 1);
});

/** A choice of looks, shared by the whole page and kept across visits. */
function storedAtom<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  initial: Choice,
): WritableAtom<Choice, [Choice], void> {
  const base = atom<Choice>(storedChoice(key, choices, initial));
  resets.push((set) => {
    set(base, initial);
  });
  return atom(
    (get) => get(base),
    (_, set, choice) => {
      set(base, choice);
      writeStored(key, choice);
    },
  );
}
