import { takeStoredDrafts } from './draft-storage';
import { storeDrafts } from './use-draft';

/**
 * From now on leaving the page asks nothing and takes unsaved input along (register A-10): the page goes to the issuer
 * and comes back. The input is put into storage only when the page really goes.
 *
 * @returns For when the page has stayed: takes everything out of storage again.
 */
export function carryDrafts(userId: string): () => void {
  const carrying = new AbortController();
  const { signal } = carrying;
  // Listeners that capture come before the guard's own, whenever that was added.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, signal });
  window.addEventListener('pagehide', () => storeDrafts(userId), { signal });
  return () => {
    carrying.abort();
    takeStoredDrafts();
  };
}
