import { useLayoutEffect, type RefObject } from 'react';

import { focusAfterDrawing } from './focus-after-drawing';

type Places = {
  /** Of one entry of the list, which the button stands in. */
  readonly entry: string;
  /** Of what is left when there is no other button, looked for around the button. */
  readonly around: string;
  /** Within that, where it is there: what takes the focus in its stead. */
  readonly rest?: string;
  /** In place of it where fingers press: a field that gets the focus unasked opens the keyboard over the page. */
  readonly restOfTouch?: string;
};

/**
 * Where the focus goes from an entry that is removed: to the button of the next one that can be removed, else of the one
 * before, else to what is left. Left alone it would fall to the page's beginning (WCAG 2.4.3).
 *
 * @param buttonRef Of the button that an entry is removed by; it names itself by `data-remove`, and is never `disabled`.
 * @param places CSS selectors; constant.
 */
export function useFocusAfterRemoval(buttonRef: RefObject<HTMLElement | null>, places: Places): void {
  useLayoutEffect(() => {
    const button = buttonRef.current;
    return () => {
      if (button !== null && button === document.activeElement) {
        focusAfterDrawing(neighbourOf(button, places) ?? focusable(restOf(button, places)));
      }
    };
  }, [buttonRef, places]);
}

function neighbourOf(button: HTMLElement, { entry }: Places): HTMLElement | undefined {
  const own = button.closest(entry);
  const entries = [...(own?.parentElement?.children ?? [])];
  const place = own === null ? -1 : entries.indexOf(own);
  return [...entries.slice(place + 1), ...entries.slice(0, Math.max(0, place)).reverse()].flatMap(
    (other) => other.querySelector<HTMLElement>('[data-remove]') ?? [],
  )[0];
}

function restOf(button: HTMLElement, places: Places): HTMLElement | null | undefined {
  const { around, restOfTouch } = places;
  const whole = button.closest<HTMLElement>(around);
  const rest = (isTouched() ? restOfTouch : undefined) ?? places.rest;
  return rest === undefined ? whole : (whole?.querySelector<HTMLElement>(rest) ?? whole);
}

function isTouched(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;
}

function focusable(element: HTMLElement | null | undefined): HTMLElement | null | undefined {
  if (element?.hasAttribute('tabindex') === false) {
    element.tabIndex = -1;
  }
  return element;
}
