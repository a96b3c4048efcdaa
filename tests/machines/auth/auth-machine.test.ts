import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';

import type { Credentials, Session } from '@/domain/auth/session';
import { AppError } from '@/domain/errors/app-error';

import { known } from '../../support/auth-actors';
import { storedSession } from '../../support/sessions';
import { startAuth } from './auth-fakes';

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

  it.each([
    ['a refused window', { signInByPopup: () => Promise.reject(new AppError('auth.code_error')) }],
    ['an id token that may not be believed', { signInByPopup: () => Promise.reject(new AppError('token.wrongNonce')) }],
  ])('A-14 has no token after %s, and loads what the application knows anew', async (_name, fakes) => {
    let loads = 0;
    const { actor, announced } = startAuth({
      ...fakes,
      loadConfiguration: () => {
        loads += 1;
        return Promise.resolve(known(null));
      },
    });
    await waitFor(actor, (snapshot) => snapshot.matches({ configuration: 'ready' }));
    actor.send({ type: 'signIn.popup' });
    const refused = await waitFor(actor, (snapshot) =>
      snapshot.matches({ access: { signedOut: 'refused' }, configuration: 'ready' }),
    );

    expect(refused.context.session).toBeUndefined();
    expect(loads).toBe(2);
    expect(announced).toHaveLength(1);
  });

  it('A-14 has no token after a renewal that may not be believed, and loads everything anew for the next person', async () => {
    const loads: string[] = [];
    const { actor, ended } = startAuth({
      restored: storedSession,
      renew: () => Promise.reject(new AppError('token.wrongSubject')),
      loadConfiguration: () => {
        loads.push(actor.getSnapshot().hasTag('signedIn') ? 'person' : 'visitor');
        return Promise.resolve(known(actor.getSnapshot().hasTag('signedIn') ? 'user-1' : null));
      },
    });
    await waitFor(actor, (snapshot) => snapshot.matches({ page: 'occupied' }));
    actor.send({ type: 'tokens.refused', accessToken: 'access-1', at: 1_100_000 });
    await waitFor(actor, (snapshot) => snapshot.hasTag('held'));

    expect(actor.getSnapshot().context.session).toBeUndefined();
    expect(ended).toEqual(['lost']);

    actor.send({ type: 'page.release' });
    await waitFor(actor, (snapshot) => snapshot.matches({ page: 'empty', configuration: 'ready' }));

    expect(loads).toEqual(['person', 'visitor']);
    expect(actor.getSnapshot().context.configuration?.currentUser.id).toBeNull();
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

  it('A-15 ends a session whose token the back end knows no user for', async () => {
    const { actor } = startAuth({ restored: storedSession, loadConfiguration: () => Promise.resolve(known(null)) });

    const refused = await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedOut: 'refused' } }));

    expect(refused.context.error?.code).toBe('signIn.userMissing');
    expect(refused.context.session).toBeUndefined();
  });

  it('A-16 clears the session even when revocation fails, and announces the failure', async () => {
    const { actor, announced, ended } = startAuth({
      restored: storedSession,
      revoke: () => Promise.reject(new AppError('auth.token_revoke_error')),
    });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    actor.send({ type: 'signOut' });

    const left = await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedOut: 'idle' } }));

    expect(left.context.session).toBeUndefined();
    expect(ended).toEqual(['left']);
    expect(announced).toEqual(['session.started', 'auth.failed token_revoke_error', 'session.ended']);
  });

  it('A-16 revokes the tokens although this browser could not be cleared', async () => {
    let revocations = 0;
    const { actor } = startAuth({
      restored: storedSession,
      end: () => {
        throw new Error('storage is gone');
      },
      revoke: () => {
        revocations += 1;
        return Promise.resolve();
      },
    });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    actor.send({ type: 'signOut' });
    await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedOut: 'idle' } }));

    expect(revocations).toBe(1);
  });

  it('A-13 who signs out is not signed in again by another tab on the way', async () => {
    const { actor } = startAuth({ restored: storedSession, leave: () => new Promise<void>(() => undefined) });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    actor.send({ type: 'signOut' });
    await waitFor(actor, (snapshot) => snapshot.matches({ access: { signingOut: 'leaving' } }));
    actor.send({ type: 'tabs.adopted', session: { ...storedSession, id: 'session-2' } });

    expect(actor.getSnapshot().matches({ access: { signingOut: 'leaving' } })).toBe(true);
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

  it('C-03 A-22 says that a page goes on without the texts and rights that were asked for, and tries them again', async () => {
    let isDown = false;
    const loads: string[] = [];
    const { actor, announced } = startAuth({
      restored: storedSession,
      loadConfiguration: (culture) => {
        loads.push(culture);
        return isDown ? Promise.reject(new AppError('http.server')) : Promise.resolve(known('user-1'));
      },
    });
    await waitFor(actor, (snapshot) => snapshot.matches({ page: 'occupied', configuration: 'ready' }));

    isDown = true;
    actor.send({ type: 'language.choose', culture: 'en' });
    await waitFor(actor, (snapshot) => snapshot.matches({ page: 'occupied', configuration: 'failed' }));
    expect(announced).toEqual(['session.started', 'configuration.outdated']);
    isDown = false;
    actor.send({ type: 'configuration.load' });
    await waitFor(actor, (snapshot) => snapshot.matches({ page: 'occupied', configuration: 'ready' }));
    expect(loads).toEqual(['vi', 'en', 'en']);
  });

  it('A-22 leaves it to the page before the first one to say that nothing could be asked for', async () => {
    const { actor, announced } = startAuth({
      restored: storedSession,
      loadConfiguration: () => Promise.reject(new AppError('http.server')),
    });
    await waitFor(actor, (snapshot) => snapshot.matches({ configuration: 'failed' }));
    expect(announced).toEqual(['session.started']);
  });

  it('A-12 T08 promise-11 shows nobody’s page to whoever has signed in in another tab, until it is known whose it is', async () => {
    const answers = [known('user-1'), undefined, known('user-2')];
    const { actor, announced } = startAuth({
      restored: storedSession,
      loadConfiguration: () => {
        const answer = answers.shift();
        return answer === undefined ? Promise.reject(new AppError('http.server')) : Promise.resolve(answer);
      },
    });
    await waitFor(actor, (snapshot) => snapshot.matches({ page: 'occupied', configuration: 'ready' }));

    actor.send({ type: 'tabs.adopted', session: { ...storedSession, id: 'session-2', accessToken: 'access-9' } });
    expect(actor.getSnapshot().hasTag('held')).toBe(true);
    await waitFor(actor, (snapshot) => snapshot.matches({ configuration: 'failed' }));
    expect(actor.getSnapshot().hasTag('held')).toBe(true);

    actor.send({ type: 'configuration.load' });
    await waitFor(actor, (snapshot) => snapshot.matches({ page: 'occupied', configuration: 'ready' }));
    expect(announced).toEqual(['session.started', 'session.started', 'person.changed']);
  });

  it('A-12 A-09 keeps the page of a person whose tokens another tab has renewed', async () => {
    const { actor } = startAuth({ restored: storedSession });
    await waitFor(actor, (snapshot) => snapshot.matches({ page: 'occupied' }));
    actor.send({ type: 'tabs.adopted', session: { ...storedSession, generation: 1, accessToken: 'access-2' } });
    expect(actor.getSnapshot().matches({ page: 'occupied' })).toBe(true);
  });
});
