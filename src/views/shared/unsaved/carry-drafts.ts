import { takeStoredDrafts } from './draft-storage';
import { storeDrafts } from './use-draft';
import { holdsUnkept } from './use-unsaved-guard';

/**
 * From now on leaving the page takes unsaved input along (register A-10): the page goes to the issuer
 * and comes back. The input is put into storage only when the page really goes. The browser asks before it goes only where
 * something is unsaved that no draft is kept of.
 *
 * @returns For when the page has stayed: takes everything out of storage again.
 */
export function carryDrafts(userId: string): () => void {
  const carrying = new AbortController();
  const { signal } = carrying;
  const ask = (event: Event) => {
    if (!holdsUnkept()) {
      event.stopImmediatePropagation();
    }
  };
  // Listeners that capture come before the guard's own, whenever that was added.
  window.addEventListener('beforeunload', ask, { capture: true, signal });
  window.addEventListener('pagehide', () => storeDrafts(userId), { signal });
  return () => {
    carrying.abort();
    takeStoredDrafts();
  };
}
