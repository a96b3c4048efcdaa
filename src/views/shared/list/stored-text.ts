import { atom, useAtom, type PrimitiveAtom } from 'jotai';
import { useCallback } from 'react';

import { readStored, writeStored } from '@/views/app/browser-storage';

type StoredText = {
  readonly text: string | undefined;
  /** Puts away what `change` makes of what storage holds now, which another tab may have changed meanwhile. */
  readonly update: (change: (stored: string | undefined) => string) => void;
};

/** A text kept in this browser under a key; everybody on the page who reads it sees it change. */
export function useStoredText(key: string): StoredText {
  const [chosen, setChosen] = useAtom(atomOf(key));
  const update = useCallback(
    (change: (stored: string | undefined) => string) => {
      const text = change(readStored(key));
      writeStored(key, text);
      setChosen(text);
    },
    [key, setChosen],
  );
  return { text: chosen ?? readStored(key), update };
}

const atoms = new Map<string, PrimitiveAtom<string | undefined>>();

/** Everybody reads again what storage holds: for when it was cleared by other means. */
export const rereadStoredTextsAtom = atom(undefined, (_, set) => {
  for (const chosen of atoms.values()) {
    set(chosen, undefined);
  }
});

function atomOf(key: string): PrimitiveAtom<string | undefined> {
  const known = atoms.get(key);
  if (known !== undefined) {
    return known;
  }
  const made = atom<string | undefined>(undefined);
  atoms.set(key, made);
  return made;
}
