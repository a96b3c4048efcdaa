/**
 * `localStorage` that never throws: where the browser refuses it (private window, policy, full disk) values live as long
 * as the page.
 */
const inMemory = new Map<string, string>();

export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? inMemory.get(key);
  } catch {
    return inMemory.get(key);
  }
}

export function writeStored(key: string, value: string): void {
  inMemory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // The value is kept for this page; looks are not worth a message.
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
