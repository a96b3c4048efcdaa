import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives a field the focus once its form can be typed in again: nothing in it had it while it was sent. Whoever has gone
 * elsewhere meanwhile stays there.
 */
export function useFocusAfterSending(isSending: boolean, fieldRef: RefObject<HTMLInputElement | null>): void {
  const wasSending = useRef(isSending);
  useEffect(() => {
    const { activeElement } = document;
    const field = fieldRef.current;
    const isElsewhere = activeElement !== document.body && field?.form?.contains(activeElement) === false;
    if (wasSending.current && !isSending && !isElsewhere) {
      field?.focus();
    }
    wasSending.current = isSending;
  }, [isSending, fieldRef]);
}
