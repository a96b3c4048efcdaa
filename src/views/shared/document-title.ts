import { useEffect, useSyncExternalStore } from 'react';

const productName = 'Quỹ HTVLNN';

const listeners = new Set<() => void>();

/** What the tab is called by the page, and the name before it as long as something covers the page. */
const names: { page: string | undefined; cover: string | undefined } = { page: undefined, cover: undefined };

/** Names the browser's tab for as long as a page is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    names.page = title;
    showName();
  }, [title]);
}

/** Names the tab in place of the page behind, whose name may be a person's; the page has it back afterwards. */
export function useCoveringTitle(title: string): void {
  useEffect(() => {
    names.cover = title;
    showName();
    return () => {
      names.cover = undefined;
      showName();
    };
  }, [title]);
}

function showName(): void {
  const title = names.cover ?? names.page;
  if (title !== undefined) {
    document.title = `${title} | ${productName}`;
  }
  for (const listener of listeners) {
    listener();
  }
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
