import { useAtomValue } from 'jotai';
import { useEffect, type RefObject } from 'react';

import { singleKeysAtom } from '@/views/app/ui-atoms';

/** `/` puts the caret into the list's search, unless somebody is typing, a dialog is open, or the person
 * has switched such shortcuts off. */
export function useSearchShortcut(inputRef: RefObject<HTMLInputElement | null>): void {
  const isAllowed = useAtomValue(singleKeysAtom) === 'on';
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isAllowed && event.key === '/' && !isTaken(event)) {
        event.preventDefault();
        inputRef.current?.focus();
        inputRef.current?.select();
      }
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [inputRef, isAllowed]);
}

function isTaken(event: KeyboardEvent): boolean {
  const typing = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';
  const isTyping = event.target instanceof Element && event.target.closest(typing) !== null;
  return isTyping || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
}
