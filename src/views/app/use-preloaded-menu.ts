import { useEffect } from 'react';

import { routeOf } from '@/domain/navigation/routes';

import { listGrid } from '../shared/list/list-grid-later';
import { savesData } from '../shared/use-preload';
import { whenIdle } from '../shared/when-idle';
import { useScreens } from './screens-context';
import { useMenu } from './use-menu';

/**
 * Fetches what the person's menu leads to while nothing else is to be done: the data grid first, on which every list
 * waits, then page by page, so that a wish of the person never stands behind more than one. Not where the browser is
 * asked to save data.
 */
export function usePreloadedMenu(): void {
  const menu = useMenu();
  const { preloadAddress } = useScreens();
  useEffect(() => {
    if (savesData()) {
      return undefined;
    }
    const pages = menu.flatMap(({ items }) => items.map(({ name }) => routeOf(name).path));
    let isWanted = true;
    let callOff: () => void = () => undefined;
    const next = (fetches: readonly (() => Promise<unknown>)[]) => {
      const [fetch, ...rest] = fetches;
      if (isWanted && fetch !== undefined) {
        callOff = whenIdle(() => {
          void fetch().then(() => next(rest));
        });
      }
    };
    next([listGrid.preload, ...[...new Set(pages)].map((page) => () => preloadAddress(page))]);
    return () => {
      isWanted = false;
      callOff();
    };
  }, [menu, preloadAddress]);
}
