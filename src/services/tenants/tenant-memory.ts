import { parsedJson } from '@/services/http/parsed-json';

const storageKey = 'quy.tenant';
/** Where the Angular application of before has kept tenant and language. It is read only: an installation may go back. */
const formerKey = 'abpSession';

/** Which tenant this browser works in, by id, kept like the language: ABP keeps both in its `abpSession`. */
export type TenantMemory = {
  /** The tenant that was kept; where nobody has chosen yet, the one in which the application of before worked. */
  readonly read: () => string | undefined;
  /** `undefined` goes back to the host side. */
  readonly keep: (tenantId: string | undefined) => void;
};

/** Storage may be forbidden or full; the tenant then lasts as long as the address names it. */
export function createTenantMemory(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): TenantMemory {
  return {
    read: () => {
      try {
        const kept = storage().getItem(storageKey) ?? formerTenant(storage().getItem(formerKey)) ?? '';
        // Half a character can stand in no address, so that asking for it would fail at every start.
        return kept === '' || /\p{Surrogate}/u.test(kept) ? undefined : kept;
      } catch {
        return undefined;
      }
    },
    keep: (tenantId) => {
      try {
        // The host side is a choice too: without it the former tenant would come back.
        if (tenantId === undefined && storage().getItem(formerKey) === null) {
          storage().removeItem(storageKey);
        } else {
          storage().setItem(storageKey, tenantId ?? '');
        }
      } catch {
        // See above.
      }
    },
  };
}

/** Sign-in at the host side, where a tenant's people never were, would lock out whoever has their name there. */
function formerTenant(text: string | null): string | undefined {
  const session = parsedJson(text ?? undefined) as { readonly tenant?: { readonly id?: unknown } | null } | null;
  const id = session?.tenant?.id;
  return typeof id === 'string' && /^[\da-f-]{32,36}$/iu.test(id) ? id : undefined;
}
