import { createStore, del, get, set, update } from 'idb-keyval';

import { createMemoryStore, type KeyValueStore } from './key-value-store';

/** Some browsers let `indexedDB.open` hang for ever instead of failing (private windows, a blocked upgrade). */
const openTimeoutMs = 3_000;

/**
 * IndexedDB when it works, memory when it is absent, refused or broken. The first failure moves everything that
 * follows to memory, which begins with what can still be read, so that the demo keeps running and merely forgets at the
 * next reload what came after it.
 */
export async function openBrowserStore(name = 'mock-server'): Promise<KeyValueStore> {
  try {
    const indexed = openIndexedStore(name);
    await withinTime(indexed.update('probe', () => true));
    return withFallback(indexed, createMemoryStore());
  } catch {
    return createMemoryStore();
  }
}

function openIndexedStore(name: string): KeyValueStore {
  const database = createStore(name, 'values');
  return {
    get: (key) => get<unknown>(key, database),
    set: (key, value) => set(key, value, database),
    update: async <Value>(key: string, change: (old: unknown) => Value) => {
      let result: { readonly value: Value } | undefined;
      await update<unknown>(
        key,
        (old) => {
          result = { value: change(old) };
          return result.value;
        },
        database,
      );
      if (result === undefined) {
        throw new Error(`IndexedDB did not run the update of "${key}"`);
      }
      return result.value;
    },
    remove: (key) => del(key, database),
  };
}

function withFallback(primary: KeyValueStore, memory: KeyValueStore): KeyValueStore {
  let isBroken = false;
  const moved = new Map<string, Promise<void>>();
  /** A full disk refuses what is written and can still be read: without keys and tokens everybody would be signed out. */
  const move = (key: string) => {
    const moving =
      moved.get(key) ??
      withinTime(primary.get(key))
        .catch(() => undefined)
        .then((kept) => memory.set(key, kept));
    moved.set(key, moving);
    return moving;
  };
  const attempt = async <Value>(key: string, operation: (store: KeyValueStore) => Promise<Value>): Promise<Value> => {
    if (!isBroken) {
      try {
        return await operation(primary);
      } catch {
        isBroken = true;
      }
    }
    await move(key);
    return operation(memory);
  };
  return {
    get: (key) => attempt(key, (store) => store.get(key)),
    set: (key, value) => attempt(key, (store) => store.set(key, value)),
    update: (key, change) => attempt(key, (store) => store.update(key, change)),
    remove: (key) => attempt(key, (store) => store.remove(key)),
  };
}

function withinTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('IndexedDB did not open')), openTimeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
