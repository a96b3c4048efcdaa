import { useEffect } from 'react';

import { routeOf } from '@/domain/navigation/routes';

import { listGrid } from '../shared/list/grid/list-grid-later';
import { savesData } from '../shared/loading/use-preload';
import { whenIdle } from '../shared/loading/when-idle';
import { useScreens } from './screens/screens-context';
import { useMenu } from './use-menu';

/** On a far line the few small files of a page are under way for as long as many: a few pages are fetched at once. */
const atOnce = 3;

/**
 * Fetches what the person's menu leads to while nothing else is to be done: the data grid first, on which every list
 * waits, then a few pages at a time in the order of the menu, so that a wish of the person never stands behind many. Not
 * where the browser is asked to save data.
 */
export function usePreloadedMenu(): void {
  const menu = useMenu();
  const { preloadAddress } = useScreens();
  useEffect(() => {
    if (savesData()) {
      return undefined;
    }
    const waiting = [...new Set(menu.flatMap(({ items }) => items.map(({ name }) => routeOf(name).path)))];
    const fetchInTurn = async () => {
      while (waiting.length > 0) {
        await idleMoment();
        const page = waiting.shift();
        if (page !== undefined) {
          await preloadAddress(page);
        }
      }
    };
    const fetchAll = async () => {
      await idleMoment();
      if (waiting.length > 0) {
        await listGrid.preload();
      }
      await Promise.all(Array.from({ length: atOnce }, fetchInTurn));
    };
    void fetchAll();
    return () => {
      waiting.length = 0;
    };
  }, [menu, preloadAddress]);
}

function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(resolve);
  });
}
