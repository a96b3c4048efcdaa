/** A storage as the browser has it, which several tabs may share; and what it holds. */
export function createStorage() {
  const values = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value: unknown) => {
      // The browser makes a text of whatever it is given, `undefined` too.
      values.set(key, String(value));
    },
    removeItem: (key) => {
      values.delete(key);
    },
    clear: () => {
      values.clear();
    },
  };
  return { storage, values };
}
