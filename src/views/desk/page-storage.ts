/**
 * What the desk keeps for the browser's tab while pages come and go. Where storage is blocked nothing is kept, and nothing
 * fails; what the demo blocks for a lesson about blocked storage is not blocked for the desk.
 */

/** Kept before any failure of the demo takes the browser's storage away. */
// oxlint-disable-next-line typescript/unbound-method -- it is called with the storage as its `this`
const { setItem } = Storage.prototype;

/** What stands under a name; null where nothing does or nothing can be read. */
export function readItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param value `undefined` takes it away. */
export function writeItem(key: string, value: string | undefined): void {
  try {
    if (value === undefined) {
      sessionStorage.removeItem(key);
    } else {
      setItem.call(sessionStorage, key, value);
    }
  } catch {
    // What the browser itself does not keep ends with its page.
  }
}
