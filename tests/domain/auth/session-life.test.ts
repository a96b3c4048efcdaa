import { describe, expect, it } from 'vitest';

import {
  canRenew,
  isDue,
  isExpired,
  isUsable,
  renewalDeadline,
  renewalPause,
  savableUntil,
  warningMoment,
} from '@/domain/auth/session-life';
import { longestAskedPauseMs, renewalPatienceMs, sessionWarningMs } from '@/domain/constants';

import { sessionWithoutRefresh, storedSession } from '../../support/sessions';

const end = storedSession.storedAt + 3_600_000;
const due = storedSession.storedAt + 2_700_000;

describe('the life of a session', () => {
  it('A-09 T35 an access token is sent up to its last millisecond and not in the one of its end', () => {
    expect([end - 1, end].map((now) => [isUsable(storedSession, now), isExpired(storedSession, now)])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(isUsable({ ...storedSession, expiresAt: undefined }, end)).toBe(true);
  });

  it('A-09 is renewed from three quarters of its life on, and at once when the clock was set back by more than a minute', () => {
    expect(renewalDeadline(storedSession)).toBe(due);
    expect([due - 1, due].map((now) => isDue(storedSession, now))).toEqual([false, true]);
    const { storedAt } = storedSession;
    expect([storedAt - 60_000, storedAt - 60_001].map((now) => isDue(storedSession, now))).toEqual([false, true]);
    expect([canRenew(sessionWithoutRefresh), isDue(sessionWithoutRefresh, end)]).toEqual([false, false]);
  });

  it('A-22 one that cannot be renewed warns of its end in time', () => {
    expect([warningMoment(sessionWithoutRefresh), warningMoment(storedSession)]).toEqual([
      end - sessionWarningMs,
      undefined,
    ]);
    expect(warningMoment({ ...sessionWithoutRefresh, expiresAt: undefined })).toBeUndefined();
  });

  it('A-10 T33 an unreachable issuer is asked as long as the token lives, and never for less than the patience', () => {
    expect(savableUntil(storedSession, due)).toBe(due + Math.max(renewalPatienceMs, end - due));
    expect(savableUntil(storedSession, storedSession.storedAt)).toBe(end);
    expect(savableUntil(storedSession, end - 1_000)).toBe(end - 1_000 + renewalPatienceMs);
    expect(savableUntil({ ...storedSession, expiresAt: undefined }, end)).toBe(end + renewalPatienceMs);
  });

  it('A-10 T18 an issuer that asks for patience is asked again no sooner, by every browser at another moment', () => {
    const pauseAfter = (retryAfterSeconds: number | undefined, count = 1) =>
      renewalPause(storedSession, { count, retryAfterSeconds });

    for (const seconds of [30, 120]) {
      expect(pauseAfter(seconds)).toBeGreaterThanOrEqual(seconds * 1_000);
      expect(pauseAfter(seconds)).toBeLessThanOrEqual(seconds * 1_200);
    }
    const moments = ['a', 'b', 'c', 'd'].map((id) =>
      renewalPause({ ...storedSession, id }, { count: 1, retryAfterSeconds: 120 }),
    );
    expect(new Set(moments).size).toBe(moments.length);
    // An issuer that says little is not asked more often than one that says nothing.
    expect(pauseAfter(1, 6)).toBe(pauseAfter(undefined, 6));
  });

  it('A-10 T33 no issuer is left alone so long that a session is given up which it would have prolonged', () => {
    const pause = renewalPause(storedSession, { count: 1, retryAfterSeconds: 86_400 });
    expect(pause).toBeGreaterThanOrEqual(longestAskedPauseMs);
    expect(2 * pause).toBeLessThan(renewalPatienceMs);
  });
});
