import { useSyncExternalStore } from 'react';

import { todayAt } from '@/domain/format/calendar';

/** Today's ISO date in the Fund's calendar; a page left open over midnight learns of it when it is looked at again. */
export function useToday(): string {
  return useSyncExternalStore(onLookedAt, presentDay);
}

function onLookedAt(notice: () => void): () => void {
  document.addEventListener('visibilitychange', notice);
  return () => {
    document.removeEventListener('visibilitychange', notice);
  };
}

function presentDay(): string {
  return todayAt(Date.now());
}
