const reloadedKey = 'quy.reloaded';

/** The browser's reload, and the tab's memory of having used it (register A-17). */
export type PageReload = {
  /** Whether this page is the outcome of `reload`, and has not been in order since. */
  readonly wasReloaded: () => boolean;
  /** Remembers it and reloads the page. */
  readonly reload: () => void;
  readonly forget: () => void;
};

type PageReloadParts = {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly reload: () => void;
};

/** Where storage is forbidden every reload counts as the first one: it is asked for by a person, so it is no loop. */
export function createPageReload({ storage, reload }: PageReloadParts): PageReload {
  return {
    wasReloaded: () => {
      try {
        return storage().getItem(reloadedKey) !== null;
      } catch {
        return false;
      }
    },
    reload: () => {
      try {
        storage().setItem(reloadedKey, 'true');
      } catch {
        // See above.
      }
      reload();
    },
    forget: () => {
      try {
        storage().removeItem(reloadedKey);
      } catch {
        // See above.
      }
    },
  };
}
