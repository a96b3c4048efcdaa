import { createContext, use, type ReactNode } from 'react';

import type { Layout, RouteMatch, RouteName } from '@/domain/navigation/routes';

import type { LoadedLater } from '../../shared/loading/loaded-later';

export type ScreenProps = { readonly params: Readonly<Record<string, string>> };

/** What a layout gets: the page it frames. */
export type LayoutProps = { readonly match: RouteMatch; readonly children: ReactNode };

/** The code of the pages, as the pages themselves may ask for it. */
export type Screens = {
  readonly screenOf: (name: RouteName) => LoadedLater<ScreenProps>;
  readonly layoutOf: (layout: Layout) => LoadedLater<LayoutProps> | undefined;
  /** Fetches the code of an address ahead of opening it. Never fails: the page itself will say what is wrong. */
  readonly preloadAddress: (address: string) => Promise<void>;
};

const ScreensContext = createContext<Screens | undefined>(undefined);

export const ScreensProvider = ScreensContext.Provider;

export function useScreens(): Screens {
  const screens = use(ScreensContext);
  if (screens === undefined) {
    throw new Error('A page was rendered outside <ScreensProvider>.');
  }
  return screens;
}
