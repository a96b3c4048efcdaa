import { beforeEach } from 'vitest';

import { escapeDebounceMs } from '@/domain/constants';

/*
 * The product takes two presses of Escape within a moment for one. Between two tests of a file there is less than that
 * on a fast machine: the stamps of their events are as far apart as if somebody had sat there.
 */
const stamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
let earlierMs = 0;

beforeEach(() => {
  earlierMs += 2 * escapeDebounceMs;
});

Object.defineProperty(Event.prototype, 'timeStamp', {
  configurable: true,
  enumerable: true,
  get(this: Event) {
    return Number(stamp?.get?.call(this)) + earlierMs;
  },
});
