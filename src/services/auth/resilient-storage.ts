import { AppError } from '@/domain/errors/app-error';

/** The part of `Storage` that the product uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** A storage is reached by a call, because in some privacy modes merely naming `window.localStorage` throws. */
export type StorageAccess = () => KeyValueStorage;

export type ResilientStorage = {
  readonly read: (key: string) => string | undefined;
  /** Answers false when the value lives in this page's memory only. */
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
  /** `storage.unavailable` when the storage is switched off or full at this moment. */
  readonly failure: () => AppError | undefined;
};

const probeKey = 'fund-office.probe';

/** A storage that never throws: what cannot be stored is kept in memory, so that signing in works even then. */
export function createResilientStorage(access: StorageAccess): ResilientStorage {
  const memory = new Map<string, string>();

  const attempt = <Answer>(work: (storage: KeyValueStorage) => Answer, otherwise: (cause: unknown) => Answer) => {
    try {
      return work(access());
    } catch (cause) {
      return otherwise(cause);
    }
  };
  const remove = (key: string) => {
    memory.delete(key);
    attempt(
      (storage) => {
        storage.removeItem(key);
      },
      () => undefined,
    );
  };

  return {
    // What did not fit was taken out of the storage as well: what stands there now, another tab has written since (T08).
    read: (key) =>
      attempt(
        (storage) => storage.getItem(key) ?? undefined,
        () => undefined,
      ) ?? memory.get(key),
    write: (key, value) =>
      attempt(
        (storage) => {
          storage.setItem(key, value);
          memory.delete(key);
          return true;
        },
        () => {
          // A failed write must not leave the old value, which may be a spent token.
          remove(key);
          memory.set(key, value);
          return false;
        },
      ),
    remove,
    clear: () => {
      memory.clear();
      attempt(
        (storage) => {
          storage.clear();
        },
        () => undefined,
      );
    },
    failure: () =>
      attempt(
        (storage) => {
          storage.setItem(probeKey, '1');
          storage.removeItem(probeKey);
          return undefined;
        },
        (cause) => new AppError('storage.unavailable', { cause }),
      ),
  };
}
