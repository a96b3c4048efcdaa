import type { GridApiCommon } from '@mui/x-data-grid';
import { useEffect, type RefObject } from 'react';

type Scroll = { readonly top: number; readonly left: number };

/** Pause after the last movement before it is written down. Milliseconds. */
const restMs = 100;

/** Where the list of this history entry was left; the top for an entry that has not been here before (register S-03). */
export function keptScroll(): Scroll {
  const state: unknown = history.state;
  const kept = typeof state === 'object' && state !== null && 'listScroll' in state ? state.listScroll : undefined;
  return isScroll(kept) ? { top: kept.top, left: kept.left } : { top: 0, left: 0 };
}

/** Writes where the grid stands into the history entry, so that "back" finds it again, also after a reload. */
export function useKeptScroll(apiRef: RefObject<GridApiCommon | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = apiRef.current?.subscribeEvent('scrollPositionChange', ({ top, left }) => {
      clearTimeout(timer);
      const { href } = location;
      timer = setTimeout(() => {
        if (location.href === href) {
          const state: unknown = history.state;
          history.replaceState({ ...(typeof state === 'object' ? state : {}), listScroll: { top, left } }, '');
        }
      }, restMs);
    });
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [apiRef]);
}

function isScroll(value: unknown): value is Scroll {
  return (
    typeof value === 'object' &&
    value !== null &&
    'top' in value &&
    'left' in value &&
    typeof value.top === 'number' &&
    typeof value.left === 'number'
  );
}
