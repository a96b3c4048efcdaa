import { lastActKey } from '@/domain/auth/session-key';

/**
 * Two tabs are two processes: what the one has just done may lie ahead of the other's clock by a little. Milliseconds; far
 * more than they differ, far less than anybody sets a clock back by.
 */
const clockGapMs = 10_000;

/**
 * When the person last did something, as the tabs of this browser have stored it. Epoch milliseconds, never after `now`; 0
 * where nothing is known.
 */
export function readStoredAct(storage: () => Pick<Storage, 'getItem'>, now: number): number {
  try {
    return notAfter(asMoment(Number(storage().getItem(lastActKey))), now);
  } catch {
    return 0;
  }
}

/** The moment as it can have been; 0 where it lies far ahead: it was told by a clock that was set back since. */
export function notAfter(moment: number, now: number): number {
  return moment > now + clockGapMs ? 0 : Math.min(moment, now);
}

/** 0 for rubbish, and for messages of other versions of the product. */
export function asMoment(told: unknown): number {
  return typeof told === 'number' && Number.isFinite(told) && told > 0 ? told : 0;
}
