import { useEffect, useState } from 'react';

import type { LoadedLater } from './loaded-later';
import { whenIdle } from './when-idle';

/** Whatever can be fetched ahead of need. */
type Preloaded = { readonly preload: () => Promise<unknown> };

/**
 * Fetches the code of something that the person may open next, once the browser has nothing better to do. Not where it
 * was asked to save data. A failure shows itself where the code is needed.
 *
 * @param part `undefined` while there is nothing to open.
 */
export function usePreload(part: Preloaded | undefined): void {
  const preload = part?.preload;
  useEffect(() => {
    if (preload === undefined || savesData()) {
      return undefined;
    }
    return whenIdle(() => {
      void preload();
    });
  }, [preload]);
}

/**
 * Fetches code that is about to be needed, and answers whether that is over: the code has come, or has to be asked for
 * anew where it is drawn, which says why it does not come.
 *
 * @param isWanted Nothing is fetched before it is true.
 */
export function useFetched(
  { preload, isLoaded }: Pick<LoadedLater<object>, 'preload' | 'isLoaded'>,
  isWanted: boolean,
) {
  const [isOver, setIsOver] = useState(isLoaded);
  useEffect(() => {
    if (isOver || !isWanted) {
      return undefined;
    }
    let isAwaited = true;
    void preload().then(() => {
      if (isAwaited) {
        setIsOver(true);
      }
    });
    return () => {
      isAwaited = false;
    };
  }, [preload, isOver, isWanted]);
  return isOver;
}

/** Whether the person has asked the browser to fetch no more than is needed. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
