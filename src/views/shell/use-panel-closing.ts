import { useEffect, useState, type RefObject } from 'react';

import type { PanelsRef } from '@/machines/panels-machine';

import { isNewEscape } from '../shared/escape';

/**
 * What lies over the page closes by a press elsewhere and by Escape, and gives the focus back to where it came from. Its
 * own opening button carries `data-panel-button`: its press is no press elsewhere.
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

  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const element = target instanceof Element ? target : undefined;
      if (frameRef.current?.contains(element ?? null) !== true && !isPanelButton(element)) {
        panelsRef.send({ type: 'outside.click' });
      }
    };
    const onKey = (event: KeyboardEvent) => {
      // The menu is searched too: Escape of an input method takes back what it composes.
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented && isNewEscape(event)) {
        panelsRef.send({ type: 'escape.press' });
      }
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [panelsRef, frameRef]);
}

function isPanelButton(element: Element | undefined): boolean {
  return (element?.closest('[data-panel-button]') ?? undefined) !== undefined;
}
