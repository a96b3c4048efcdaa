import { useEffect, type RefObject } from 'react';

/** `/` puts the caret into the list's search, unless somebody is typing or a dialog is open. */
export function useSearchShortcut(inputRef: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === '/' && !isTaken(event)) {
        event.preventDefault();
        inputRef.current?.focus();
        inputRef.current?.select();
      }
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [inputRef]);
}

function isTaken(event: KeyboardEvent): boolean {
  const typing = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';
  const isTyping = event.target instanceof Element && event.target.closest(typing) !== null;
  return isTyping || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
}
