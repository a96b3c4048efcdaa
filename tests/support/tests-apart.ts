import { beforeEach } from 'vitest';

import { escapeDebounceMs } from '@/domain/constants';

/*
 * The product takes two presses of Escape within a moment for one. Between two tests there is less than that on a fast
 * machine: the stamps of their events are as far apart as if somebody had sat there. The files of a thread share its
 * page, and with it this clock.
 */
const page = globalThis as { earlierMs?: number };

if (page.earlierMs === undefined) {
  page.earlierMs = 0;
  const stamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
  Object.defineProperty(Event.prototype, 'timeStamp', {
    configurable: true,
    enumerable: true,
    get(this: Event) {
      return Number(stamp?.get?.call(this)) + Number(page.earlierMs);
    },
  });
}

beforeEach(() => {
  page.earlierMs = Number(page.earlierMs) + 2 * escapeDebounceMs;
});
