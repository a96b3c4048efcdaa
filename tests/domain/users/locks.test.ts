import { describe, expect, it } from 'vitest';

import { blankLock, lockEnd, lockSchema } from '@/domain/users/lock-period';
import { isLockedForGood, userStateOf } from '@/domain/users/sign-in-state';
import { validationErrorsOf } from '@/domain/validation/schema-errors';

const now = Date.parse('2026-11-20T03:00:00Z');

describe('lock', () => {
  it('ends after the time that was chosen, a day at its end in Vietnam', () => {
    expect(lockEnd({ period: 'hour', date: null }, now)).toBe('2026-11-20T04:00:00.000Z');
    expect(lockEnd({ period: 'day', date: null }, now)).toBe('2026-11-21T03:00:00.000Z');
    expect(lockEnd({ period: 'date', date: '2026-11-30' }, now)).toBe('2026-11-30T16:59:59.000Z');
    expect(lockEnd({ period: 'open', date: '2026-11-30' }, now)).toBeUndefined();
  });

  it('needs a day that is not over where a day is chosen, and none elsewhere', () => {
    const errorsOf = (value: unknown) =>
      validationErrorsOf(lockSchema('2026-11-20'), value).map(({ field, key }) => `${field} ${key}`);
    expect(errorsOf(blankLock)).toEqual([]);
    expect(errorsOf({ period: 'date', date: null })).toEqual(['date required']);
    expect(errorsOf({ period: 'date', date: '2026-11-19' })).toEqual(['date pastDate']);
    expect(errorsOf({ period: 'date', date: '2026-11-20' })).toEqual([]);
    expect(errorsOf({ period: 'date', date: '31/02/2026' })).toEqual(['date date']);
    expect(errorsOf({ period: 'week', date: null })).toEqual(['period invalid']);
  });

  it('V-02 asks nothing of a day that was typed before another period was chosen: nobody sees its field', () => {
    const errorsOf = (value: unknown) => validationErrorsOf(lockSchema('2026-11-20'), value);
    for (const period of ['hour', 'day', 'open']) {
      expect(errorsOf({ period, date: '2026-11-19' })).toEqual([]);
      expect(errorsOf({ period, date: '31/02/2026' })).toEqual([]);
    }
  });
});

describe('userStateOf', () => {
  it('tells active, locked and inactive apart; a lock that is over is none', () => {
    const at = (isActive: boolean, lockoutEnd: string | null) => userStateOf({ isActive, lockoutEnd }, now);
    expect(at(true, null)).toBe(1);
    expect(at(true, '2026-11-20T02:59:59Z')).toBe(1);
    expect(at(true, '2026-11-20T03:00:01Z')).toBe(2);
    expect(at(false, '2026-11-20T03:00:01Z')).toBe(3);
  });

  it("knows ABP's lock for good", () => {
    expect(isLockedForGood('9999-12-31T23:59:59.999+00:00')).toBe(true);
    expect(isLockedForGood('2099-12-31T00:00:00+00:00')).toBe(false);
  });
});
