import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';

import { mostRenewals, renewalWindowMs } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import type { AuthSnapshot } from '@/machines/auth/auth-machine';

import { sessionWithoutRefresh, storedSession } from '../../support/sessions';
import { startAuth } from './auth-fakes';

describe('renewals of the auth machine', () => {
  it('A-09 renews an access token that is due at start before anything else, if it can be renewed', async () => {
    const renewed = { ...storedSession, accessToken: 'access-2', storedAt: 9_000_000, expiresAt: 12_600_000 };
    const { actor } = startAuth({ restored: storedSession, at: 9_000_000, renew: () => Promise.resolve(renewed) });

    const fresh = await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedIn: 'fresh' } }));

    expect(fresh.context.session?.accessToken).toBe('access-2');
  });

  it('A-09 ends an expired session that cannot be renewed, and says why', async () => {
    const { actor, ended } = startAuth({ restored: sessionWithoutRefresh, at: 9_000_000 });

    const refused = await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedOut: 'refused' } }));

    expect(refused.context.session).toBeUndefined();
    expect(refused.context.error?.code).toBe('http.sessionExpired');
    expect(ended).toEqual(['lost']);
  });

  it('A-10 promise-11 loses a session that was idle for too long as an expired one, and says why; no other session', async () => {
    const { actor, ended } = startAuth({ restored: storedSession });
    await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedIn: 'fresh' }, page: 'occupied' }));
    actor.send({ type: 'session.idled', id: 'another', minutes: 60 });
    expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
    actor.send({ type: 'session.idled', id: storedSession.id, minutes: 60 });

    const refused = await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedOut: 'refused' } }));

    expect([refused.context.session, refused.hasTag('held'), ended]).toEqual([undefined, true, ['lost']]);
    expect([refused.context.error?.code, refused.context.error?.params]).toEqual(['signIn.idle', { n: 60 }]);
  });

  it('A-10 A-13 tells the other tabs for how many minutes nobody was there, of that loss alone', async () => {
    const told: unknown[] = [];
    const end = (as: string, idleMinutes?: number) => told.push([as, idleMinutes]);
    const idle = startAuth({ restored: storedSession, end });
    await waitFor(idle.actor, (snapshot) => snapshot.hasTag('signedIn'));
    idle.actor.send({ type: 'session.idled', id: storedSession.id, minutes: 60 });
    await waitFor(idle.actor, (snapshot) => snapshot.matches({ access: { signedOut: 'refused' } }));
    const expired = startAuth({ restored: sessionWithoutRefresh, at: 9_000_000, end });
    await waitFor(expired.actor, (snapshot) => snapshot.matches({ access: { signedOut: 'refused' } }));

    expect(told).toEqual([
      ['lost', 60],
      ['lost', undefined],
    ]);
  });

  it.each([
    [60, 'signIn.idle', { n: 60 }],
    [undefined, 'http.sessionExpired', {}],
  ])(
    'A-10 A-13 promise-11 says why another tab has lost the session (%s minutes without acts)',
    async (idleMinutes, code, params) => {
      const { actor, ended } = startAuth({ restored: storedSession });
      await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedIn: 'fresh' }, page: 'occupied' }));
      actor.send({ type: 'tabs.ended', id: storedSession.id, as: 'lost', idleMinutes });

      const refused = await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedOut: 'refused' } }));

      expect([refused.hasTag('held'), ended]).toEqual([true, ['here']]);
      expect([refused.context.error?.code, refused.context.error?.params]).toEqual([code, params]);
    },
  );

  it('A-11 T38 takes many renewals for no loop once the clock was set back behind them', async () => {
    let renewals = 0;
    const { actor } = startAuth({
      restored: storedSession,
      renew: (session) => {
        renewals += 1;
        return Promise.resolve({ ...session, accessToken: `access-${renewals + 1}` });
      },
    });
    const refuse = async (at: number) => {
      const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedIn: 'fresh' } }));
      actor.send({ type: 'tokens.refused', accessToken: context.session?.accessToken ?? '', at });
    };
    for (let count = 0; count < mostRenewals; count += 1) {
      await refuse(storedSession.storedAt);
    }
    await refuse(storedSession.storedAt - renewalWindowMs);
    const fresh = await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedIn: 'fresh' } }));

    expect([renewals, fresh.context.session?.accessToken]).toEqual([mostRenewals + 1, `access-${mostRenewals + 2}`]);
    await refuse(storedSession.storedAt);
    const refused = await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedOut: 'refused' } }));
    expect(refused.context.error?.code).toBe('signIn.renewalLoop');
  });

  it('A-11 T08 counts no renewals of a session that another has taken the place of', async () => {
    let renewals = 0;
    const { actor } = startAuth({
      restored: storedSession,
      renew: (session) => {
        renewals += 1;
        return Promise.resolve({ ...session, accessToken: `access-${renewals + 1}` });
      },
    });
    const refuse = async () => {
      const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedIn: 'fresh' } }));
      const accessToken = context.session?.accessToken ?? '';
      actor.send({ type: 'tokens.refused', accessToken, at: storedSession.storedAt });
    };
    for (let count = 0; count < mostRenewals; count += 1) {
      await refuse();
    }
    await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedIn: 'fresh' } }));
    actor.send({ type: 'tabs.adopted', session: { ...storedSession, id: 'session-2', accessToken: 'other' } });
    await refuse();
    const fresh = await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedIn: 'fresh' } }));

    expect([renewals, fresh.context.session?.id]).toEqual([mostRenewals + 1, 'session-2']);
  });

  it('A-09 leaves a session that cannot be renewed alone when the issuer has other news', async () => {
    let renewals = 0;
    const renew = () => {
      renewals += 1;
      return Promise.reject(new AppError('signIn.grantRejected'));
    };
    const { actor } = startAuth({ restored: sessionWithoutRefresh, renew });
    await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedIn: 'fresh' } }));
    actor.send({ type: 'issuer.changed' });

    expect([renewals, actor.getSnapshot().matches({ access: { signedIn: 'fresh' } })]).toEqual([0, true]);
  });

  it('A-10 ends the session at once when the issuer rejects the grant', async () => {
    let renewals = 0;
    const { actor } = startAuth({
      restored: storedSession,
      renew: () => {
        renewals += 1;
        return Promise.reject(new AppError('signIn.grantRejected'));
      },
    });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    actor.send({ type: 'tokens.refused', accessToken: 'access-1', at: 1_100_000 });

    const refused = await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedOut: 'refused' } }));

    expect(refused.context.error?.code).toBe('signIn.grantRejected');
    expect(renewals).toBe(1);
  });

  it('A-10 tries an unreachable issuer again, more and more slowly, and gives up after the last try', async () => {
    let renewals = 0;
    const { actor, clock } = startAuth({
      restored: storedSession,
      renew: () => {
        renewals += 1;
        return Promise.reject(new AppError('network.unreachable'));
      },
    });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    actor.send({ type: 'tokens.refused', accessToken: 'access-1', at: 1_100_000 });

    const isWaiting = (snapshot: AuthSnapshot) =>
      snapshot.matches({ access: { signedIn: { struggling: { tries: 'waiting' } } } });
    const pauses: number[] = [];
    let warnedAfter: number | undefined;
    let waited = 0;
    for (;;) {
      const next = await waitFor(actor, (snapshot) => isWaiting(snapshot) || snapshot.hasTag('signedOut'));
      if (next.hasTag('signedOut')) {
        break;
      }
      const before = renewals;
      const begun = waited;
      while (renewals === before && actor.getSnapshot().hasTag('signedIn')) {
        clock.increment(100);
        waited += 100;
        warnedAfter ??= actor.getSnapshot().hasTag('expiring') ? waited : undefined;
      }
      pauses.push(waited - begun);
    }

    const longest = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000];
    expect(
      pauses
        .slice(0, 8)
        .map((pause, index) => pause / (longest[index] ?? 0))
        .every(isBetween(0.8, 1.02)),
    ).toBe(true);
    expect(pauses.slice(5, -1).every(isBetween(24_000, 30_000))).toBe(true);
    // The token refused at 1,100,000 lives until 4,600,000; the person is warned five minutes before that.
    expect(waited).toBe(3_500_000);
    expect(warnedAfter).toBe(3_200_000);
    expect(actor.getSnapshot().context.error?.code).toBe('http.sessionExpired');
  });

  it('A-10 T18 asks an issuer that wants patience no sooner than it has said', async () => {
    let renewals = 0;
    const { actor, clock } = startAuth({
      restored: storedSession,
      renew: () => {
        renewals += 1;
        return Promise.reject(new AppError('http.tooManyRequests', { status: 429, retryAfterSeconds: 60 }));
      },
    });
    const isWaiting = (snapshot: AuthSnapshot) =>
      snapshot.matches({ access: { signedIn: { struggling: { tries: 'waiting' } } } });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    actor.send({ type: 'tokens.refused', accessToken: 'access-1', at: 1_100_000 });
    await waitFor(actor, isWaiting);

    for (const tries of [1, 2]) {
      clock.increment(59_900);
      expect([renewals, isWaiting(actor.getSnapshot())]).toEqual([tries, true]);
      clock.increment(12_200);
      await waitFor(actor, isWaiting);
      expect(renewals).toBe(tries + 1);
    }
  });

  it('T32 A-10 tries at once when the tab wakes, and gives up when it has slept past the end', async () => {
    const { actor } = startAuth({
      restored: storedSession,
      renew: () => Promise.reject(new AppError('network.unreachable')),
    });
    const isWaiting = (snapshot: AuthSnapshot) =>
      snapshot.matches({ access: { signedIn: { struggling: { tries: 'waiting' } } } });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    actor.send({ type: 'tokens.refused', accessToken: 'access-1', at: 1_100_000 });
    for (let focus = 0; focus < 20; focus += 1) {
      await waitFor(actor, isWaiting);
      actor.send({ type: 'tab.woke', at: 1_200_000 });
    }
    await waitFor(actor, isWaiting);
    actor.send({ type: 'tab.woke', at: 9_000_000 });

    const snapshot = await waitFor(actor, (candidate) => candidate.hasTag('signedOut'));
    expect(snapshot.context.error?.code).toBe('network.unreachable');
  });

  it('A-11 renews once for any number of refusals of one token, and not at all for an older token', async () => {
    let renewals = 0;
    const renewed = { ...storedSession, accessToken: 'access-2' };
    const { actor } = startAuth({
      restored: storedSession,
      renew: () => {
        renewals += 1;
        return Promise.resolve(renewed);
      },
    });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    for (let call = 0; call < 5; call += 1) {
      actor.send({ type: 'tokens.refused', accessToken: 'access-1', at: 1_100_000 });
    }
    await waitFor(actor, (snapshot) => snapshot.context.session?.accessToken === 'access-2');
    actor.send({ type: 'tokens.refused', accessToken: 'access-1', at: 1_100_001 });

    expect(renewals).toBe(1);
    expect(actor.getSnapshot().matches({ access: { signedIn: 'fresh' } })).toBe(true);
  });
});

function isBetween(least: number, most: number) {
  return (value: number) => value >= least && value <= most;
}

it('A-12 T08 knows nothing of the issuer about the next person that it was told about the former one', async () => {
  let asked = 0;
  const { actor } = startAuth({
    restored: storedSession,
    loadProfile: () => {
      asked += 1;
      return asked === 1 ? Promise.resolve({ sub: 'user-1' }) : Promise.reject(new AppError('network.unreachable'));
    },
  });
  await waitFor(actor, ({ context }) => context.profile !== undefined);

  actor.send({ type: 'tabs.adopted', session: { ...storedSession, id: 'session-2' } });

  expect([actor.getSnapshot().context.profile, asked]).toEqual([undefined, 2]);
});
