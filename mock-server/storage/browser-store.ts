import { createStore, del, get, promisifyRequest, set, setMany, update } from 'idb-keyval';

import { createMemoryStore, type KeyValueStore, type StoreEntry } from './key-value-store';

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
    entries: (prefix) =>
      database('readonly', async (values) => {
        const range = rangeOf(prefix);
        const [keys, found] = await Promise.all([
          promisifyRequest(values.getAllKeys(range)),
          promisifyRequest<unknown[]>(values.getAll(range)),
        ]);
        return keys.map((key, index) => [key as string, found[index]]);
      }),
    setAll: (entries) =>
      setMany(
        entries.map(([key, value]) => [key, value]),
        database,
      ),
    removeAll: (prefix) =>
      database('readwrite', (values) => {
        values.delete(rangeOf(prefix));
        return promisifyRequest(values.transaction);
      }),
  };
}

/** No key holds the last of all characters. */
function rangeOf(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
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
  const moveAll = async (prefix: string) => {
    const kept = await withinTime(primary.entries(prefix)).catch((): readonly StoreEntry[] => []);
    await Promise.all(
      kept.map(([key, value]) => {
        const moving = moved.get(key) ?? memory.set(key, value);
        moved.set(key, moving);
        return moving;
      }),
    );
  };
  /** Of a key that is written anew what it held is of no interest. */
  const giveUp = (key: string) => {
    const moving = moved.get(key) ?? Promise.resolve();
    moved.set(key, moving);
    return moving;
  };
  const attempt = async <Value>(
    moving: () => Promise<unknown>,
    operation: (store: KeyValueStore) => Promise<Value>,
  ): Promise<Value> => {
    if (!isBroken) {
      try {
        return await operation(primary);
      } catch {
        isBroken = true;
      }
    }
    await moving();
    return operation(memory);
  };
  return {
    get: (key) =>
      attempt(
        () => move(key),
        (store) => store.get(key),
      ),
    set: (key, value) =>
      attempt(
        () => giveUp(key),
        (store) => store.set(key, value),
      ),
    update: (key, change) =>
      attempt(
        () => move(key),
        (store) => store.update(key, change),
      ),
    remove: (key) =>
      attempt(
        () => giveUp(key),
        (store) => store.remove(key),
      ),
    entries: (prefix) =>
      attempt(
        () => moveAll(prefix),
        (store) => store.entries(prefix),
      ),
    setAll: (entries) =>
      attempt(
        () => Promise.all(entries.map(([key]) => giveUp(key))),
        (store) => store.setAll(entries),
      ),
    removeAll: (prefix) =>
      attempt(
        () => moveAll(prefix),
        (store) => store.removeAll(prefix),
      ),
  };
}

function withinTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('IndexedDB did not open')), openTimeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
