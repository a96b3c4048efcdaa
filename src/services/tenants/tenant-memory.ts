const storageKey = 'quy.tenant';

/** Which tenant this browser works in, by id, kept like the language: ABP keeps both in its `abpSession`. */
export type TenantMemory = {
  readonly read: () => string | undefined;
  /** `undefined` goes back to the host side. */
  readonly keep: (tenantId: string | undefined) => void;
};

/** Storage may be forbidden or full; the tenant then lasts as long as the address names it. */
export function createTenantMemory(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): TenantMemory {
  return {
    read: () => {
      try {
        const kept = storage().getItem(storageKey) ?? '';
        // Half a character can stand in no address, so that asking for it would fail at every start.
        return kept === '' || /\p{Surrogate}/u.test(kept) ? undefined : kept;
      } catch {
        return undefined;
      }
    },
    keep: (tenantId) => {
      try {
        if (tenantId === undefined) {
          storage().removeItem(storageKey);
        } else {
          storage().setItem(storageKey, tenantId);
        }
      } catch {
        // See above.
      }
    },
  };
}
