/** Where a key is a letter of what is written, or, in a choice, of the entry that is looked for. */
const writing = 'input, textarea, select, [contenteditable="true"], [role="combobox"]';

/** What lies over the page and has the keyboard while it is there; the open list of a choice, too, finds entries by letters. */
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog';

/** True for a key that is written, so that no shortcut without a modifier may take it. */
export function isWritten(event: KeyboardEvent): boolean {
  return isWithin(event, writing);
}

/** True for a key that a layer over the page has, so that no shortcut of the page may take it. */
export function isOfLayer(event: KeyboardEvent): boolean {
  return isWithin(event, layers);
}

/** What browsers send as the code of a key that an input method has taken. */
const codeOfInputMethod = 229;

/**
 * True for a key of an input method that composes a word: its Enter takes the word, its Escape takes it back, and neither
 * is for the page. Safari tells the end of the word before its Enter, which only the code gives away.
 */
export function isComposed(event: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing that replaces it tells
  return event.isComposing || event.keyCode === codeOfInputMethod;
}

function isWithin({ target }: KeyboardEvent, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
