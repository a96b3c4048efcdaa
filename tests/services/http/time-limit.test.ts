import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { stallLimit, wholeLimit } from '@/services/http/time-limit';

describe('the time limit of a call', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('C-08 ends a call when its whole time is over, whatever headway it makes', () => {
    const { signal, extend } = wholeLimit(1_000);
    vi.advanceTimersByTime(900);
    extend();
    vi.advanceTimersByTime(99);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('C-08 ends an upload only when nothing has moved for the time', () => {
    const { signal, extend } = stallLimit(1_000);
    vi.advanceTimersByTime(900);
    extend();
    vi.advanceTimersByTime(999);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('C-08 leaves no timer behind once the call is over, which would keep its page in memory', () => {
    for (const begin of [wholeLimit, stallLimit]) {
      const limit = begin(1_000);
      limit.end();
      expect(vi.getTimerCount()).toBe(0);
      vi.advanceTimersByTime(5_000);
      expect(limit.signal.aborted).toBe(false);
    }
  });
});
