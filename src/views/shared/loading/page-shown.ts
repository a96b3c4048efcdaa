import { createContext, use } from 'react';

const PageShownContext = createContext(true);

export const PageShownProvider = PageShownContext.Provider;

/** False while the page is drawn ahead, where nobody sees it. */
export function usePageShown(): boolean {
  return use(PageShownContext);
}
