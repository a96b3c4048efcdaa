import { useEffect } from 'react';

import { whenIdle } from './when-idle';

/** Whatever can be fetched ahead of need (loaded-later.ts). */
type Preloaded = { readonly preload: () => Promise<unknown> };

/**
 * Fetches the code of something that the person may open next, once the browser has nothing better to do. Not where it
 * was asked to save data. A failure shows itself where the code is needed.
 */
export function usePreload({ preload }: Preloaded): void {
  useEffect(() => {
    if (savesData()) {
      return undefined;
    }
    return whenIdle(() => {
      void preload();
    });
  }, [preload]);
}

/** Whether the person has asked the browser to fetch no more than is needed. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
