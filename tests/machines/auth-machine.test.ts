import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';

import type { Credentials, Session } from '@/domain/auth/session';
import { AppError } from '@/domain/errors/app-error';

import { sessionWithoutRefresh, storedSession } from '../support/sessions';
import { known, startAuth } from './auth-fakes';

const credentials: Credentials = { userName: 'khoa.tm', password: 'secret', rememberMe: true };

describe('auth machine', () => {
  it('A-01 A-02 signs in with a password and loads the configuration anew', async () => {
    const loads: string[] = [];
    const { actor } = startAuth({
      loadConfiguration: (culture) => {
        loads.push(culture);
        return Promise.resolve(known(loads.length === 1 ? null : 'user-1'));
      },
    });
    await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedOut: 'idle' }, configuration: 'ready' }));

    actor.send({ type: 'signIn.submit', credentials });
    const signedIn = await waitFor(
      actor,
      (snapshot) => snapshot.hasTag('signedIn') && snapshot.context.configuration?.currentUser.id === 'user-1',
    );

    expect(signedIn.context.session).toEqual(storedSession);
    expect(loads).toEqual(['vi', 'vi']);
  });

  it('A-02 shows a refused password where the person signs in, and lets them try again', async () => {
    const { actor } = startAuth({ signIn: () => Promise.reject(new AppError('signIn.wrongPassword')) });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedOut'));

    actor.send({ type: 'signIn.submit', credentials });
    const refused = await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedOut: 'refused' } }));

    expect(refused.context.error?.code).toBe('signIn.wrongPassword');
    expect(refused.can({ type: 'signIn.submit', credentials })).toBe(true);
  });

  it('A-18 announces a failed attempt as the auth event it is', async () => {
    const { actor, announced } = startAuth({
      signIn: () => Promise.reject(new AppError('auth.discovery_document_load_error')),
    });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedOut'));
    actor.send({ type: 'signIn.submit', credentials });
    await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedOut: 'refused' } }));

    expect(announced).toEqual(['auth.failed discovery_document_load_error']);
  });

  it('V-03 sends one request for a double submit', async () => {
    let calls = 0;
    const { actor } = startAuth({
      signIn: () => {
        calls += 1;
        return new Promise<Session>(() => undefined);
      },
    });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedOut'));

    actor.send({ type: 'signIn.submit', credentials });
    actor.send({ type: 'signIn.submit', credentials });

    expect(calls).toBe(1);
  });

  it('A-09 renews an access token that is due at start before anything else, if it can be renewed', async () => {
    const renewed = { ...storedSession, accessToken: 'access-2', storedAt: 9_000_000, expiresAt: 12_600_000 };
    const { actor } = startAuth({ restored: storedSession, at: 9_000_000, renew: () => Promise.resolve(renewed) });

    const fresh = await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedIn: 'fresh' } }));

    expect(fresh.context.session?.accessToken).toBe('access-2');
  });

  it('A-09 ends an expired session that cannot be renewed, and says why', async () => {
    const { actor, forgotten } = startAuth({ restored: sessionWithoutRefresh, at: 9_000_000 });

    const ended = await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedOut: 'refused' } }));

    expect(ended.context.session).toBeUndefined();
    expect(ended.context.error?.code).toBe('http.sessionExpired');
    expect(forgotten()).toBe(1);
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

    const ended = await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedOut: 'refused' } }));

    expect(ended.context.error?.code).toBe('signIn.grantRejected');
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

    const pauses: number[] = [];
    for (;;) {
      const next = await waitFor(
        actor,
        (snapshot) => snapshot.matches({ access: { signedIn: 'backingOff' } }) || snapshot.hasTag('signedOut'),
      );
      if (next.hasTag('signedOut')) {
        break;
      }
      const before = renewals;
      let waited = 0;
      while (renewals === before) {
        clock.increment(1_000);
        waited += 1_000;
      }
      pauses.push(waited);
    }

    expect(pauses.slice(0, 8)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    expect(new Set(pauses.slice(5))).toEqual(new Set([30_000]));
    // As long as the last quarter of an hour's token, in which its renewal fell due.
    const waited = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(waited).toBeGreaterThanOrEqual(15 * 60_000);
    expect(waited).toBeLessThan(20 * 60_000);
    expect(renewals).toBe(pauses.length + 1);
  });

  it('A-10 does not count the tries of somebody who comes back to the tab again and again while offline', async () => {
    const { actor } = startAuth({
      restored: storedSession,
      renew: () => Promise.reject(new AppError('network.unreachable')),
    });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    actor.send({ type: 'tokens.refused', accessToken: 'access-1', at: 1_100_000 });

    for (let focus = 0; focus < 20; focus += 1) {
      await waitFor(actor, (snapshot) => !snapshot.hasTag('renewing'));
      actor.send({ type: 'tab.woke', at: 1_100_000 });
    }
    await waitFor(actor, (snapshot) => !snapshot.hasTag('renewing'));

    expect(actor.getSnapshot().matches({ access: { signedIn: 'backingOff' } })).toBe(true);
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

  it('A-15 ends a session whose token the back end knows no user for', async () => {
    const { actor } = startAuth({ restored: storedSession, loadConfiguration: () => Promise.resolve(known(null)) });

    const ended = await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedOut: 'refused' } }));

    expect(ended.context.error?.code).toBe('signIn.userMissing');
    expect(ended.context.session).toBeUndefined();
  });

  it('A-16 clears the session even when revocation fails, and announces the failure', async () => {
    const { actor, announced, forgotten } = startAuth({
      restored: storedSession,
      revoke: () => Promise.reject(new AppError('auth.token_revoke_error')),
    });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    actor.send({ type: 'signOut' });

    const left = await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedOut: 'idle' } }));

    expect(left.context.session).toBeUndefined();
    expect(forgotten()).toBe(1);
    expect(announced).toEqual(['session.started', 'auth.failed token_revoke_error', 'session.ended']);
  });

  it('A-16 A-22 comes to rest when the issuer’s sign-out page never opens', async () => {
    const { actor, clock } = startAuth({ restored: storedSession, leave: () => new Promise<void>(() => undefined) });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    actor.send({ type: 'signOut' });
    await waitFor(actor, (snapshot) => snapshot.matches({ access: { signingOut: 'leaving' } }));

    clock.increment(30_000);

    expect(actor.getSnapshot().matches({ access: { signedOut: 'idle' } })).toBe(true);
    expect(actor.getSnapshot().context.session).toBeUndefined();
  });

  it('A-13 discards an answer that arrives after signing out', async () => {
    let answer: (session: Session) => void = () => undefined;
    const { actor } = startAuth({
      restored: storedSession,
      renew: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    actor.send({ type: 'tokens.refused', accessToken: 'access-1', at: 1_100_000 });
    actor.send({ type: 'signOut' });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedOut'));

    answer({ ...storedSession, accessToken: 'access-late' });
    await Promise.resolve();

    expect(actor.getSnapshot().hasTag('signedOut')).toBe(true);
    expect(actor.getSnapshot().context.session).toBeUndefined();
  });

  it('A-22 comes back to rest when the browser restores the page it left for the issuer', async () => {
    const { actor } = startAuth({ beginCodeFlow: () => new Promise<void>(() => undefined) });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedOut'));
    actor.send({ type: 'signIn.redirect', returnUrl: '/csdl/don-vi' });
    expect(actor.getSnapshot().hasTag('attempting')).toBe(true);

    actor.send({ type: 'tab.restored' });

    expect(actor.getSnapshot().matches({ access: { signedOut: 'idle' } })).toBe(true);
  });

  it('C-03 loads the texts of a newly chosen language, once', async () => {
    const loads: string[] = [];
    const { actor } = startAuth({
      loadConfiguration: (culture) => {
        loads.push(culture);
        return Promise.resolve(known(null));
      },
    });
    await waitFor(actor, (snapshot) => snapshot.matches({ configuration: 'ready' }));

    actor.send({ type: 'language.choose', culture: 'en' });
    await waitFor(actor, (snapshot) => snapshot.matches({ configuration: 'ready' }));
    actor.send({ type: 'language.choose', culture: 'en' });

    expect(loads).toEqual(['vi', 'en']);
  });
});
