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

function isWithin({ target }: KeyboardEvent, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
