import { describe, expect, it } from 'vitest';

import { idleLimitsOf, idleMinutes, idleMoment, lockMoment, wasLeft, watchedSince } from '@/domain/auth/idle-limits';
import { checkEnvironment } from '@/domain/environment/check-environment';
import { defaultEnvironment } from '@/domain/environment/default-environment';

const origin = 'https://quy.example.vn';
const withIdle = (idle: unknown) => checkEnvironment({ ...defaultEnvironment(origin), idle }, origin).idle;

describe('when a session is locked', () => {
  it('C-06 A-10 is an hour and a minute after the last act, unless the installation says otherwise', () => {
    const limits = { idleMs: 3_600_000, warningMs: 60_000 };
    expect(idleLimitsOf(defaultEnvironment(origin).idle)).toEqual(limits);
    expect(idleLimitsOf(withIdle(undefined))).toEqual(limits);
    expect(idleLimitsOf(withIdle({}))).toEqual(limits);
    expect([idleMoment(1_000, limits), lockMoment(1_000, limits)]).toEqual([3_601_000, 3_661_000]);
    expect(idleLimitsOf(withIdle({ timeoutInMinutes: 10, warningInSeconds: 30 }))).toEqual({
      idleMs: 600_000,
      warningMs: 30_000,
    });
  });

  it('C-06 is never, where it is switched off', () => {
    expect(idleLimitsOf(withIdle({ timeoutInMinutes: 0 }))).toBeUndefined();
  });

  it.each([{ timeoutInMinutes: -1 }, { timeoutInMinutes: '60' }, { warningInSeconds: 0 }, { warningInSeconds: null }])(
    'C-06 C-08 cannot be %j',
    (idle) => {
      expect(() => withIdle(idle)).toThrow(expect.objectContaining({ code: 'environment.invalid' }));
    },
  );

  it.each([
    [3_600_000, 60],
    [90_000, 2],
    [30_000, 1],
    [1_000, 1],
  ])('A-10 %d ms are told as %d minutes', (idleMs, minutes) => {
    expect(idleMinutes({ idleMs, warningMs: 60_000 })).toBe(minutes);
  });
});

describe('a session that a page begins with', () => {
  const limits = { idleMs: 3_600_000, warningMs: 60_000 };
  const now = 100 * 3_600_000;
  const renewed = { generation: 3, storedAt: now - 1_000 };
  const signedIn = (storedAt: number) => ({ generation: 0, storedAt });

  it.each([
    ['opened in time', renewed, now - 3_599_999, now],
    ['opened too late', renewed, now - 3_600_000, now - 3_600_000],
    ['opened where no act is known', renewed, 0, now],
    ['opened by whoever has just signed in', signedIn(now), now - 3_600_000, now],
    ['opened long after the sign-in, the last act before it', signedIn(now - 3_600_001), 1, now - 3_600_001],
    ['drawn for a session that has gone meanwhile', undefined, 0, now],
  ])('A-10 is watched from the right act on: %s', (_, session, lastActAt, since) => {
    expect(watchedSince(session, lastActAt, now, limits)).toBe(since);
  });

  it.each([
    ['a moment before the lock', renewed, now - 3_659_999, false],
    ['within the minute of the question', renewed, now - 3_600_000, false],
    ['when the lock was due', renewed, now - 3_660_000, true],
    ['a day later', renewed, now - 86_400_000, true],
    ['where no act is known', renewed, 0, false],
    ['just after the sign-in', signedIn(now - 1_000), now - 86_400_000, false],
  ])('A-10 T32 was left, or not, by a page that is opened %s', (_, session, lastActAt, isLeft) => {
    expect(wasLeft(session, lastActAt, now, limits)).toBe(isLeft);
  });
});
