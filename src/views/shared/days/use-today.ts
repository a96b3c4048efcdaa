import { useSyncExternalStore } from 'react';

import { hourAt, todayAt } from '@/domain/format/calendar';
import { watchTab } from '@/services/tabs/watch-tab';

/** Today's ISO date in the Fund's calendar, also on a page that is open over midnight. */
export function useToday(): string {
  return useSyncExternalStore(onMinute, () => todayAt(Date.now()));
}

/** The hour that the Fund's clocks show, 0 to 23. */
export function useHour(): number {
  return useSyncExternalStore(onMinute, () => hourAt(Date.now()));
}

const minuteMs = 60_000;
const notices = new Set<() => void>();
let stopWatching: () => void = () => undefined;

/** Looks at the clock as a minute begins and when the tab wakes: it may have been set, or a laptop have slept. */
function onMinute(notice: () => void): () => void {
  if (notices.size === 0) {
    stopWatching = watchMinutes();
  }
  notices.add(notice);
  return () => {
    notices.delete(notice);
    if (notices.size === 0) {
      stopWatching();
    }
  };
}

function watchMinutes(): () => void {
  const tell = () => {
    for (const notice of notices) {
      notice();
    }
  };
  const tick = () => {
    tell();
    timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs));
  };
  let timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs));
  const stopListening = watchTab({ onRestored: tell, onWoke: tell });
  return () => {
    clearTimeout(timer);
    stopListening();
  };
}
