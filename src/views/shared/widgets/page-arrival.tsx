import Box from '@mui/material/Box';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';

import { useShownTitle } from '../document-title';
import { readOutOnly } from '../focus/read-out-only';

/**
 * What a browser does by itself where each page is a document of its own: who does not see the page hears its name when
 * another one comes (WCAG 4.1.3), and goes on from its beginning where nothing has the focus any more (WCAG 2.4.3).
 */
export function PageArrival() {
  useLostFocus();
  const title = useShownTitle();
  return (
    <Box component="span" aria-live="polite" sx={readOutOnly}>
      {title}
    </Box>
  );
}

/**
 * The page takes a focus that was lost with the link of the page before, or with a dialog whose opener is gone. A link of
 * the menu stays, and keeps it; so does whatever takes the focus by itself.
 */
function useLostFocus(): void {
  const [path] = useLocation();
  const shown = useRef(path);
  // Before the page's own fields are given the focus, which they take from here.
  useLayoutEffect(() => {
    if (shown.current !== path) {
      shown.current = path;
      takeLostFocus();
    }
  }, [path]);

  useEffect(() => {
    let wait: ReturnType<typeof setTimeout> | undefined;
    // Dialogs and menus stand beside the page. What comes after one, and the opener that is still there, go first.
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ removedNodes }) => [...removedNodes].some(holdsLayer))) {
        clearTimeout(wait);
        wait = setTimeout(takeLostFocus);
      }
    });
    observer.observe(document.body, { childList: true });
    return () => {
      observer.disconnect();
      clearTimeout(wait);
    };
  }, []);
}

/** A tooltip that goes has held no focus: whoever has pressed the bare page goes on from there. */
function holdsLayer(removed: Node): boolean {
  const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
  return removed instanceof Element && (removed.matches(layers) || removed.querySelector(layers) !== null);
}

function takeLostFocus(): void {
  if (document.activeElement === null || document.activeElement === document.body) {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }
}
