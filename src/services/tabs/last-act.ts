import { lastActKey } from '@/domain/auth/session-key';

import { openedLine, type OpenLine } from './open-line';
import { asMoment, notAfter, readStoredAct } from './stored-act';

/** When the person last did something, in whichever tab of the browser. Epoch milliseconds. */
export type LastAct = {
  /** Never after `now`; 0 where nothing is known. What lies far after it was told by a clock that was set back since. */
  readonly read: (now: number) => number;
  /** Remembers an act of this tab and tells the others. */
  readonly write: (at: number) => void;
  /** Calls back when another tab has told of an act; answers a function that stops it. */
  readonly watch: (tell: () => void) => () => void;
};

type Surroundings = {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly openLine: OpenLine;
};

const channelName = 'fund-office.acts';

/**
 * The acts that the tabs of a browser share. The message makes it quick; local storage is there for a tab that the browser
 * had put away, whose timers wake before its messages do. Where either is refused the other is enough.
 */
export function createLastAct({ storage, openLine }: Surroundings): LastAct {
  let known = 0;
  const line = openedLine(openLine, channelName);
  const listeners = new Set<() => void>();
  line?.listen((data) => {
    const at = asMoment(data);
    if (at > 0) {
      known = at;
      listeners.forEach((tell) => tell());
    }
  });

  return {
    read: (now) => Math.max(notAfter(known, now), readStoredAct(storage, now)),
    write: (at) => {
      known = at;
      store(storage, at);
      line?.post(at);
    },
    watch: (tell) => {
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
      };
    },
  };
}

/** What cannot be stored leaves nothing older behind, by which a page that begins later would judge (T45). */
function store(storage: Surroundings['storage'], at: number): void {
  try {
    storage().setItem(lastActKey, String(at));
  } catch {
    try {
      storage().removeItem(lastActKey);
    } catch {
      // See above.
    }
  }
}
