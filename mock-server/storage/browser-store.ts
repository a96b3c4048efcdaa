import { createStore, del, get, set, update } from 'idb-keyval';

import { createMemoryStore, type KeyValueStore } from './key-value-store';

/** Some browsers let `indexedDB.open` hang for ever instead of failing (private windows, a blocked upgrade). */
const openTimeoutMs = 3_000;

/**
 * IndexedDB when it works, memory when it is absent, refused or broken. The first failure moves everything that
 * follows to memory, so that the demo keeps running and merely forgets at the next reload.
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
  let current = primary;
  const attempt = async <Value>(operation: (store: KeyValueStore) => Promise<Value>): Promise<Value> => {
    if (current === memory) {
      return operation(memory);
    }
    try {
      return await operation(primary);
    } catch {
      current = memory;
      return operation(memory);
    }
  };
  return {
    get: (key) => attempt((store) => store.get(key)),
    set: (key, value) => attempt((store) => store.set(key, value)),
    update: (key, change) => attempt((store) => store.update(key, change)),
    remove: (key) => attempt((store) => store.remove(key)),
  };
}

function withinTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('IndexedDB did not open')), openTimeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
