import { clockTolerance } from '@/domain/auth/session-life';
import { longestTimerMs } from '@/domain/constants';

export type DeadlineClock = {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly setTimer: (callback: () => void, milliseconds: number) => unknown;
  readonly clearTimer: (timer: never) => void;
};

export const systemClock: DeadlineClock = {
  now: () => Date.now(),
  setTimer: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimer: (timer) => clearTimeout(timer),
};

/**
 * Calls `onDue(now)` once the clock has reached the deadline (epoch milliseconds); answers a function that stops it.
 *
 * A timer alone is not enough: it cannot be longer than 2147483647 ms, it stands still while a laptop sleeps, and the
 * clock may be set. So it is armed in pieces, and `check` looks at the clock again whenever the tab wakes (T32, T36,
 * T38). A clock that was set back by far has made the deadline another one: that is told, too, for the caller to judge
 * anew, as nothing would be due for as long as it was set back by. Without a deadline nothing is ever due.
 */
export function watchDeadline(
  deadline: number | undefined,
  onDue: (now: number) => void,
  clock: DeadlineClock = systemClock,
): { readonly check: () => void; readonly stop: () => void } {
  let timer: unknown;
  let isOver = deadline === undefined;
  let seenAt = clock.now();

  const look = (waitedMs: number) => {
    if (isOver || deadline === undefined) {
      return;
    }
    clock.clearTimer(timer as never);
    const now = clock.now();
    const isSetBack = now < seenAt + waitedMs - clockTolerance;
    if (isSetBack || deadline <= now) {
      isOver = true;
      onDue(now);
      return;
    }
    seenAt = now;
    const pauseMs = Math.min(deadline - now, longestTimerMs);
    timer = clock.setTimer(() => look(pauseMs), pauseMs);
  };
  const check = () => look(0);
  const stop = () => {
    isOver = true;
    clock.clearTimer(timer as never);
  };

  check();
  return { check, stop };
}
