import { describe, expect, it } from 'vitest';

import {
  canRenew,
  isDue,
  isExpired,
  isUsable,
  renewalDeadline,
  savableUntil,
  warningMoment,
} from '@/domain/auth/session-life';
import { renewalPatienceMs, sessionWarningMs } from '@/domain/constants';

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
  });

  it('A-10 T33 an unreachable issuer is asked as long as the token lives, and never for less than the patience', () => {
    expect(savableUntil(storedSession, due)).toBe(due + Math.max(renewalPatienceMs, end - due));
    expect(savableUntil(storedSession, storedSession.storedAt)).toBe(end);
    expect(savableUntil(storedSession, end - 1_000)).toBe(end - 1_000 + renewalPatienceMs);
    expect(savableUntil({ ...storedSession, expiresAt: undefined }, end)).toBe(end + renewalPatienceMs);
  });
});
