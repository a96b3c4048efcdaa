import { useEffect, useSyncExternalStore } from 'react';

const productName = 'Quỹ HTVLNN';

const listeners = new Set<() => void>();

/** Names the browser's tab for as long as a page is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${productName}`;
    for (const listener of listeners) {
      listener();
    }
  }, [title]);
}

/** What the tab is called by the page that is shown. */
export function useShownTitle(): string {
  return useSyncExternalStore(listen, () => document.title);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
