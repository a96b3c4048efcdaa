import { describe, expect, it } from 'vitest';

import { longestTimerMs } from '@/domain/constants';
import { watchDeadline } from '@/services/tabs/watch-deadline';

const hour = 3_600_000;
const day = 24 * hour;

describe('watchDeadline', () => {
  it('A-09 fires at the deadline, once', () => {
    const { clock, due } = watching(1_000);

    clock.pass(999);
    expect(due).toEqual([]);
    clock.pass(1);
    clock.pass(5_000);

    expect(due).toEqual([1_000]);
  });

  it('A-09 fires at once when the deadline has passed', () => {
    expect(watching(-1).due).toEqual([0]);
  });

  it('A-09 K-01 never arms a timer longer than the browser can count, and still fires at the right time', () => {
    const { clock, due } = watching(40 * day);

    expect(clock.longestArmed()).toBe(longestTimerMs);
    clock.pass(39 * day);
    expect(due).toEqual([]);
    clock.pass(day);

    expect(due).toEqual([40 * day]);
  });

  it('A-09 notices on waking that the deadline passed while the machine slept', () => {
    const { clock, due, watcher } = watching(1_000);

    clock.sleep(3_600_000);
    expect(due).toEqual([]);
    watcher.check();

    expect(due).toEqual([3_600_000]);
  });

  it('A-09 T38 tells of a clock that was set back by far, when its timer comes and when the tab wakes', () => {
    const { clock, due } = watching(hour);
    clock.set(-day);
    clock.pass(hour);
    expect(due).toEqual([hour - day]);

    const woken = watching(hour);
    woken.clock.set(-day);
    woken.watcher.check();
    woken.watcher.check();
    expect(woken.due).toEqual([-day]);
  });

  it('A-09 waits on when the clock was set back by a little', () => {
    const { clock, due } = watching(1_000);

    clock.set(-10_000);
    clock.pass(1_000);
    expect(due).toEqual([]);
    clock.pass(10_000);

    expect(due).toEqual([1_000]);
  });

  it('A-09 without a deadline nothing is ever due, and after stopping nothing fires', () => {
    const none = watching(undefined);
    none.clock.pass(100 * day);
    expect(none.due).toEqual([]);

    const stopped = watching(1_000);
    stopped.watcher.stop();
    stopped.clock.pass(2_000);
    stopped.watcher.check();
    expect(stopped.due).toEqual([]);
  });
});

function watching(deadline: number | undefined) {
  const clock = fakeClock();
  const due: number[] = [];
  const watcher = watchDeadline(deadline, (now) => due.push(now), clock.parts);
  return { clock, due, watcher };
}

/** A clock moved by hand whose timers count time awake only, as a laptop's do. */
function fakeClock() {
  let now = 0;
  let awake = 0;
  let nextId = 1;
  let longest = 0;
  const timers = new Map<number, { at: number; callback: () => void }>();
  const pass = (milliseconds: number) => {
    const end = awake + milliseconds;
    for (;;) {
      const next = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (next === undefined) {
        break;
      }
      timers.delete(next[0]);
      now += next[1].at - awake;
      awake = next[1].at;
      next[1].callback();
    }
    now += end - awake;
    awake = end;
  };
  return {
    pass,
    sleep: (milliseconds: number) => {
      now += milliseconds;
    },
    set: (value: number) => {
      now = value;
    },
    longestArmed: () => longest,
    parts: {
      now: () => now,
      setTimer: (callback: () => void, milliseconds: number) => {
        longest = Math.max(longest, milliseconds);
        timers.set(nextId, { at: awake + milliseconds, callback });
        return nextId++;
      },
      clearTimer: (timer: never) => {
        timers.delete(timer as number);
      },
    },
  };
}
