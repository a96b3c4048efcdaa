const writing = 'input, textarea, select, [contenteditable="true"]';
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog';

/**
 * The key of an event as the table of shortcuts names it; `undefined` for one that is not for it: somebody writes, a
 * layer over the page has the keyboard, something else has taken the key, or it comes with a modifier of another meaning.
 */
export function pressedKey(event: KeyboardEvent): string | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat || altKey || isWithin(event, layers)) {
    return undefined;
  }
  if (ctrlKey || metaKey) {
    return event.shiftKey ? undefined : `mod+${key.toLowerCase()}`;
  }
  return isWithin(event, writing) ? undefined : key;
}

function isWithin({ target }: KeyboardEvent, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
