import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

import type { PanelsRef } from '@/machines/shell/panels-machine';

import { isNewEscape } from '../../shared/focus/escape';
import { isComposed } from '../../shared/focus/keyboard-holders';

/**
 * What lies over the page closes by a press elsewhere, by Escape and where Tab leaves it for the page that it would hide;
 * it gives the focus back to where it came from. Its own opening button carries `data-panel-button` and is not elsewhere.
 */
export function usePanelClosing(panelsRef: PanelsRef, frameRef: RefObject<HTMLElement | null>): void {
  // Before anything inside takes the focus.
  const [opener] = useState(() => document.activeElement);

  useEffect(() => {
    const frame = frameRef.current;
    if (frame?.contains(document.activeElement) !== true) {
      frame?.focus({ preventScroll: true });
    }
    return () => {
      const { activeElement } = document;
      const isFocusLost = activeElement === document.body || frame?.contains(activeElement) === true;
      if (isFocusLost && opener instanceof HTMLElement && opener.isConnected) {
        opener.focus({ preventScroll: true });
      }
    };
  }, [frameRef, opener]);

  // Ended before the panel that takes this one's place gets the focus, which is elsewhere for this one.
  useLayoutEffect(() => {
    const isElsewhere = (target: EventTarget | null) =>
      target instanceof Element && frameRef.current?.contains(target) !== true && !isPanelButton(target);
    const onPress = ({ target }: PointerEvent) => {
      if (isElsewhere(target)) {
        panelsRef.send({ type: 'outside.click' });
      }
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (isElsewhere(target)) {
        panelsRef.send({ type: 'outside.focus' });
      }
    };
    const onKey = (event: KeyboardEvent) => {
      // The menu is searched too: Escape of an input method takes back what it composes.
      if (event.key === 'Escape' && !isComposed(event) && !event.defaultPrevented && isNewEscape(event)) {
        panelsRef.send({ type: 'escape.press' });
      }
    };
    const over = new AbortController();
    document.addEventListener('pointerdown', onPress, over);
    document.addEventListener('focusin', onFocus, over);
    document.addEventListener('keydown', onKey, over);
    return () => {
      over.abort();
    };
  }, [panelsRef, frameRef]);
}

function isPanelButton(element: Element): boolean {
  return element.closest('[data-panel-button]') !== null;
}
