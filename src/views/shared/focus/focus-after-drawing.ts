/**
 * Gives an element the focus once React has ended this drawing, unless something has it by then. While it takes parts away
 * React hears no event: a field would have the focus and not be drawn so (WCAG 2.4.7). For clean-ups of layout effects.
 */
export function focusAfterDrawing(element: Element | null | undefined, options?: FocusOptions): void {
  queueMicrotask(() => {
    if (document.activeElement === document.body && element instanceof HTMLElement) {
      element.focus(options);
    }
  });
}
