/**
 * Where keys, tokens and changed rows outlive a reload. Values are structured clones: what was stored does not change
 * when the caller's object does.
 */
export type KeyValueStore = {
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: unknown) => Promise<void>;
  /** Reads and writes in one transaction, so that two tabs never both win; answers what is stored afterwards. */
  readonly update: <Value>(key: string, change: (old: unknown) => Value) => Promise<Value>;
  readonly remove: (key: string) => Promise<void>;
  /** Everything under the keys that begin so. */
  readonly entries: (prefix: string) => Promise<readonly StoreEntry[]>;
  /** Writes all of them or none. */
  readonly setAll: (entries: readonly StoreEntry[]) => Promise<void>;
  readonly removeAll: (prefix: string) => Promise<void>;
};

export type StoreEntry = readonly [key: string, value: unknown];

/** A store that lives as long as the page or the process. */
export function createMemoryStore(): KeyValueStore {
  const values = new Map<string, unknown>();
  return {
    get: (key) => Promise.resolve(structuredClone(values.get(key))),
    set: (key, value) => {
      values.set(key, structuredClone(value));
      return Promise.resolve();
    },
    update: (key, change) => {
      const value = change(structuredClone(values.get(key)));
      values.set(key, structuredClone(value));
      return Promise.resolve(value);
    },
    remove: (key) => {
      values.delete(key);
      return Promise.resolve();
    },
    entries: (prefix) => Promise.resolve(structuredClone(entriesUnder(values, prefix))),
    setAll: (entries) => {
      for (const [key, value] of structuredClone(entries)) {
        values.set(key, value);
      }
      return Promise.resolve();
    },
    removeAll: (prefix) => {
      for (const [key] of entriesUnder(values, prefix)) {
        values.delete(key);
      }
      return Promise.resolve();
    },
  };
}

export function entriesUnder(values: ReadonlyMap<string, unknown>, prefix: string): readonly StoreEntry[] {
  return [...values].filter(([key]) => key.startsWith(prefix));
}
