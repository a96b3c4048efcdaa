/**
 * `localStorage` that never throws: where the browser refuses it (private window, policy, full disk) values live as long
 * as the page.
 */
const inMemory = new Map<string, string>();

export function readStored(key: string): string | undefined {
  try {
    return inMemory.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    inMemory.delete(key);
  } catch {
    // What was chosen before must not come back. The value is kept for this page; looks are not worth a message.
    removeStored(key);
    inMemory.set(key, value);
  }
}

export function removeStored(key: string): void {
  inMemory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be written was never there.
  }
}

/** The keys of everything that is kept, in the browser or for this page. */
export function storedKeys(): readonly string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...inMemory.keys()])];
  } catch {
    return [...inMemory.keys()];
  }
}
