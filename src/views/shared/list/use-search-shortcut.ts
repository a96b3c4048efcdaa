import { useAtomValue } from 'jotai';
import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { singleKeysAtom } from '@/views/app/ui-atoms';

import { isOfLayer, isWritten } from '../focus/keyboard-holders';

type SearchShortcut = {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** The key was pressed before the search was drawn: it is wanted at once. */
  readonly isWanted: boolean;
};

/** `/` puts the caret into the list's search, unless somebody is typing, a dialog is open, or the person
 * has switched such shortcuts off. It counts from the list's first frame on, also where the search is drawn later. */
export function useSearchShortcut(): SearchShortcut {
  const isAllowed = useAtomValue(singleKeysAtom) === 'on';
  const inputRef = useRef<HTMLInputElement>(null);
  const [isWanted, setIsWanted] = useState(false);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isAllowed || event.key !== '/' || isTaken(event)) {
      return;
    }
    event.preventDefault();
    if (inputRef.current === null) {
      // Drawn before the next key comes, which is a letter of what is searched for.
      flushSync(() => {
        setIsWanted(true);
      });
    }
    inputRef.current?.focus();
    inputRef.current?.select();
  });

  // Before the page is painted: a key pressed at once counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      onKey(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);

  return { inputRef, isWanted };
}

function isTaken(event: KeyboardEvent): boolean {
  const { defaultPrevented, ctrlKey, metaKey, altKey } = event;
  return defaultPrevented || ctrlKey || metaKey || altKey || isWritten(event) || isOfLayer(event);
}
