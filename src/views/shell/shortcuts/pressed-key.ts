import { isComposed, isOfLayer, isWritten } from '../../shared/focus/keyboard-holders';

/**
 * The key of an event as the table of shortcuts names it; `undefined` for one that is not for it: somebody writes, a
 * layer over the page has the keyboard, something else has taken the key, or it comes with a modifier of another meaning.
 */
export function pressedKey(event: KeyboardEvent): string | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (event.defaultPrevented || isComposed(event) || event.repeat || altKey || isOfLayer(event)) {
    return undefined;
  }
  if (ctrlKey || metaKey) {
    return event.shiftKey ? undefined : `mod+${key.toLowerCase()}`;
  }
  return isWritten(event) ? undefined : key;
}
