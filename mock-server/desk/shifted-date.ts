import { lastActKey } from '@/domain/auth/session-key';
import { parseOffset } from '@/domain/desk/clock';

const offsetKey = 'quy.demo.clock';

/** The offset that this tab's pages began with last. */
const seenKey = 'quy.demo.clock.seen';

/** Where the page's time is looked up: the page itself. */
type Scope = { Date: DateConstructor };

/** Storage that may be forbidden or full. */
type OffsetStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const pageStorage: OffsetStorage = () => localStorage;
const tabStorage: OffsetStorage = () => sessionStorage;

let installedMs = 0;

/** By how much this page's time is ahead of the machine's. Milliseconds. */
export function installedOffset(): number {
  return installedMs;
}

/** It counts from the next start of a page on. */
export function keepOffset(offsetMs: number, storage = pageStorage): void {
  if (offsetMs === 0) {
    storage().removeItem(offsetKey);
  } else {
    storage().setItem(offsetKey, String(offsetMs));
  }
}

/**
 * Puts a `Date` in place of the page's own that is ahead by the kept offset: everything that asks for the time gets the
 * demo's, and moments that are given are what they were. Without an offset nothing is touched.
 */
export function installShiftedDate(scope: Scope = globalThis, storage = pageStorage, tab = tabStorage): void {
  const RealDate = scope.Date;
  const offsetMs = keptOffset(storage, RealDate.now());
  installedMs = offsetMs;
  forgetFormerActs(offsetMs, storage, tab);
  if (offsetMs === 0) {
    return;
  }
  const now = () => RealDate.now() + offsetMs;
  scope.Date = new Proxy(RealDate, {
    construct: (target, given: readonly unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver): unknown => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}

/**
 * What was done last lies in another time once the clock was moved: it would tell of a person who has been away for weeks,
 * and lock the session of whoever has just moved it. Each tab looks for itself, since the page before may note acts to its end.
 */
function forgetFormerActs(offsetMs: number, storage: OffsetStorage, tab: OffsetStorage): void {
  try {
    if ((tab().getItem(seenKey) ?? '0') !== String(offsetMs)) {
      storage().removeItem(lastActKey);
      tab().setItem(seenKey, String(offsetMs));
    }
  } catch {
    // Without storage nothing was noted.
  }
}

function keptOffset(storage: OffsetStorage, realNow: number): number {
  try {
    return parseOffset(storage().getItem(offsetKey), realNow);
  } catch {
    return 0;
  }
}
