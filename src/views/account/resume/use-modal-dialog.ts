import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

import { focusAfterDrawing } from '../../shared/focus/focus-after-drawing';

type ModalDialog = {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** The browser's own word for "nothing closes it but the page". */
  readonly closedby: 'none';
};

/**
 * A modal dialog of the browser's own, which makes everything else on the page inert, floating layers of the component
 * library included, and which stays open as long as it is rendered: Escape and the phone's Back do not close it. The
 * focus goes to its first field or main button, and afterwards back to where it was.
 */
export function useModalDialog(): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    // Read before the page behind becomes inert, which takes the focus away.
    const focused = document.activeElement;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>(firstTarget)?.focus();
    return () => {
      dialog?.close();
      focusAfterDrawing(focused, { preventScroll: true });
    };
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    const listening = new AbortController();
    const { signal } = listening;
    dialog?.addEventListener('cancel', (event) => event.preventDefault(), { signal });
    document.addEventListener('keydown', swallowEscape, { capture: true, signal });
    return () => {
      listening.abort();
    };
  }, []);

  return { ref, closedby: 'none' };
}

const firstTarget = 'input:not([readonly]), .plain-button-main';

/** Neither this dialog nor a layer below it may take Escape for itself; browsers without `closedby` obey this. */
function swallowEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
  }
}
