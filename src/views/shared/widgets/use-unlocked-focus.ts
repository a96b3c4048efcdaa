import { useEffect } from 'react';

/**
 * A button that is disabled while its work goes on drops the focus of the hand that has pressed it, and no browser gives it
 * back. It comes back with the button, unless the person has gone elsewhere meanwhile (WCAG 2.4.3).
 */
export function useUnlockedFocus(): void {
  useEffect(() => {
    let last: Element | undefined;
    /** A dialog takes what has been lost within it; that is nowhere else. */
    const isKeptFor = (target: Element) => last?.matches(':disabled') === true && target.contains(last);
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !isKeptFor(target)) {
        last = target;
      }
    };
    /** A press on the bare page takes the focus away on purpose. */
    const onPress = ({ target }: PointerEvent) => {
      last = target instanceof Node && last?.contains(target) === true ? last : undefined;
    };
    const observer = new MutationObserver((changes) => {
      const isUnlocked =
        last?.matches(':disabled') === false && changes.some(({ target }) => target.contains(last ?? null));
      const isLost = document.activeElement !== last && document.activeElement?.contains(last ?? null) === true;
      if (isUnlocked && isLost && last instanceof HTMLElement) {
        last.focus({ preventScroll: true });
      }
    });
    const over = new AbortController();
    document.addEventListener('focusin', onFocus, over);
    document.addEventListener('pointerdown', onPress, over);
    observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['disabled'] });
    return () => {
      over.abort();
      observer.disconnect();
    };
  }, []);
}
