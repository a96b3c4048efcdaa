import { isComposed, isOfLayer, isWritten } from '../../shared/focus/keyboard-holders';

/**
 * The key of an event as the table of shortcuts names it; `undefined` for one that is not for it: somebody writes, a
 * layer over the page has the keyboard, something else has taken the key, or it comes with a modifier of another meaning.
 */
export function pressedKey(event: KeyboardEvent): string | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || isComposed(event) || event.repeat || altKey || isOfLayer(event)) {
    return undefined;
  }
  if (ctrlKey || metaKey) {
    return shiftKey ? undefined : `mod+${key.toLowerCase()}`;
  }
  return isWritten(event) ? undefined : asWithoutCapsLock(key, shiftKey);
}

/** Whoever writes names in capitals leaves Caps Lock on: which letter it is, Shift alone says. */
function asWithoutCapsLock(key: string, isShifted: boolean): string {
  if (key.length > 1) {
    return key;
  }
  return isShifted ? key.toUpperCase() : key.toLowerCase();
}
