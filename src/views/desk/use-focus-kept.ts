import { useLayoutEffect, useState, type RefObject } from 'react';

import { focusAfterDrawing } from '../shared/focus/focus-after-drawing';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/**
 * Keeps the focus in the desk, whose buttons work on it: one that is pressed is disabled while it works, or makes room
 * for something else. The focus comes back to it, or goes to what stands in its place; left alone it would fall to the
 * page's beginning (WCAG 2.4.3). When the desk is put away, it goes back to where it came from.
 */
export function useFocusKept(deskRef: RefObject<HTMLElement | null>): void {
  // Before anything inside takes the focus.
  const [opener] = useState(() => document.activeElement);

  useLayoutEffect(() => {
    const desk = deskRef.current;
    if (desk === null) {
      return;
    }
    /** What had the focus last, and what stands around it, from the inside. */
    let way: readonly Element[] = [];

    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && desk.contains(target)) {
        way = wayUp(target, desk);
      } else if (target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') === null) {
        way = [];
      }
    };
    const isLost = () => document.activeElement === null || document.activeElement === document.body;
    /** Whoever is there and able keeps the focus, unless somebody has taken it away on purpose. */
    const onBlur = () => {
      setTimeout(() => {
        if (isLost() && way[0]?.isConnected === true && !way[0].matches(':disabled')) {
          way = [];
        }
      }, 0);
    };
    const onPress = ({ target }: Event) => {
      way = target instanceof Node && desk.contains(target) ? way : [];
    };
    const observer = new MutationObserver(() => {
      const [last] = way;
      if (isLost() && last !== undefined && !last.matches(':disabled')) {
        inPlaceOf(way)?.focus({ preventScroll: last.isConnected });
      }
    });

    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    desk.addEventListener('focusout', onBlur);
    observer.observe(desk, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
      desk.removeEventListener('focusout', onBlur);
      observer.disconnect();
      if (desk.contains(document.activeElement)) {
        focusAfterDrawing(opener);
      }
    };
  }, [deskRef, opener]);
}

function wayUp(from: Element, desk: Element): readonly Element[] {
  const way = [from];
  for (let next = from.parentElement; next !== null && desk.contains(next); next = next.parentElement) {
    way.push(next);
  }
  return way;
}

/** The first thing that takes the focus in the nearest part that is still there. */
function inPlaceOf(way: readonly Element[]): HTMLElement | undefined {
  for (const part of way.filter(({ isConnected }) => isConnected)) {
    const found = part.matches(focusable) ? part : part.querySelector(focusable);
    if (found instanceof HTMLElement) {
      return found;
    }
  }
  return undefined;
}
