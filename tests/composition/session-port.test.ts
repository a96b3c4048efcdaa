import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { Session } from '@/domain/auth/session';
import { AppError } from '@/domain/errors/app-error';
import { createSessionPort } from '@/composition/session-port';
import { authMachine, type AuthRef } from '@/machines/auth/auth-machine';

import { authActors, known } from '../support/auth-actors';
import { storedSession } from '../support/sessions';

const renewed: Session = {
  ...storedSession,
  generation: 1,
  accessToken: 'access-2',
  storedAt: storedSession.storedAt + 4_000_000,
  expiresAt: storedSession.storedAt + 7_600_000,
};

describe('session port', () => {
  it('A-11 gives every one of ten refused calls the next token for one renewal', async () => {
    const { refuse, renewals, answer } = await signedIn();
    const refused = await Promise.all(Array.from({ length: 10 }, () => refuse()));
    answer(renewed);

    expect(await Promise.all(refused.map(({ next }) => next))).toEqual(Array.from({ length: 10 }, () => 'access-2'));
    expect(renewals()).toBe(1);
  });

  it('A-11 holds protected calls back while a renewal runs', async () => {
    const { port, refuse, answer } = await signedIn();
    const refused = await refuse();
    let sent = false;

    const waiting = Promise.resolve(port.ticket()).then((ticket) => {
      sent = true;
      return ticket?.accessToken;
    });
    await Promise.resolve();
    expect(sent).toBe(false);
    answer(renewed);

    expect(await waiting).toBe('access-2');
    expect(await refused.next).toBe('access-2');
  });

  it('C-07 lets a call go at once where nothing is under way: the page is drawn in the next breath', async () => {
    const { port } = await signedIn();
    expect(port.ticket()).toMatchObject({ accessToken: 'access-1' });
  });

  it('A-11 gives a call that was refused with an older token the present one, without a renewal', async () => {
    const { port, refuse, answer, renewals } = await signedIn();
    const sentEarlier = await port.ticket();
    const refused = await refuse();
    answer(renewed);
    await refused.next;

    expect(await sentEarlier?.afterRefusal()).toBe('access-2');
    expect(renewals()).toBe(1);
  });

  it('A-11 T15 lets a refused call go on when the renewal has left the access token as it is', async () => {
    const { refuse, answer } = await signedIn();
    const refused = await refuse();

    answer({ ...storedSession, generation: 1 });

    expect(await refused.next).toBe('access-1');
  });

  it('A-11 T39 ends a refused call when only the person could renew the session', async () => {
    const { refuse, reject } = await signedIn();
    const refused = await refuse();

    reject(new AppError('auth.silent_refresh_error'));

    await expect(refused.next).rejects.toMatchObject({ code: 'http.sessionExpired' });
  });

  it('A-11 sends nothing of a session that ended while its calls waited', async () => {
    const { port, refuse, reject } = await signedIn();
    const refused = await refuse();
    const held = port.ticket();

    reject(new AppError('signIn.grantRejected'));

    await expect(refused.next).rejects.toMatchObject({ code: 'http.sessionExpired' });
    await expect(held).rejects.toMatchObject({ code: 'http.sessionExpired' });
  });

  it('A-10 T-08 promise-2 lets the product ask whose a held page is now, and the page itself nothing', async () => {
    const configuration = new Promise<never>(() => undefined);
    const authRef: AuthRef = createActor(
      authMachine.provide({
        actors: authActors({
          restored: { ...storedSession, renewal: 'none', refreshToken: undefined },
          signIn: () => Promise.resolve({ ...renewed, id: 'session-2' }),
          loadConfiguration: () =>
            authRef.getSnapshot().context.session?.accessToken === 'access-2'
              ? configuration
              : Promise.resolve(known('user-1')),
        }) as never,
      }),
      { input: { flow: 'password', culture: 'vi' } },
    ).start();
    await waitFor(authRef, (snapshot) => snapshot.matches({ page: 'occupied' }));
    const now = () => storedSession.storedAt + 1;
    const page = createSessionPort(authRef, now);
    const product = createSessionPort(authRef, now, 'product');
    const sentBefore = await Promise.all([page.ticket(), product.ticket()]);

    authRef.send({ type: 'tokens.refused', accessToken: 'access-1', at: now() });
    await waitFor(authRef, (snapshot) => snapshot.hasTag('held'));
    expect(() => page.ticket()).toThrow(expect.objectContaining({ code: 'http.sessionExpired' }));
    expect(await product.ticket()).toBeUndefined();

    authRef.send({ type: 'signIn.submit', credentials: { userName: 'khoa.tm', password: 'p', rememberMe: false } });
    await waitFor(authRef, (snapshot) => snapshot.hasTag('signedIn'));
    expect(() => page.ticket()).toThrow(expect.objectContaining({ code: 'http.sessionExpired' }));
    expect(await product.ticket()).toMatchObject({ accessToken: 'access-2' });
    for (const ticket of sentBefore) {
      await expect(ticket?.afterRefusal()).rejects.toMatchObject({ code: 'http.sessionExpired' });
    }
  });

  it('A-09 renews before sending when the token has died unnoticed', async () => {
    const { port, answer, renewals } = await signedIn({ now: storedSession.storedAt + 3_700_000 });

    const waiting = port.ticket();
    expect(renewals()).toBe(1);
    answer(renewed);

    expect(await waiting).toMatchObject({ accessToken: 'access-2' });
  });

  it('C-07 stops waiting when the call is called off', async () => {
    const { refuse } = await signedIn();
    const call = new AbortController();
    const refused = await refuse(call.signal);

    call.abort();

    await expect(refused.next).rejects.toThrow();
  });
});

async function signedIn({ now = storedSession.storedAt }: { readonly now?: number } = {}) {
  let renewals = 0;
  let answer: (session: Session) => void = () => undefined;
  let reject: (error: AppError) => void = () => undefined;
  const actors = authActors({
    restored: storedSession,
    renew: () =>
      new Promise<Session>((onResolve, onReject) => {
        renewals += 1;
        answer = onResolve;
        reject = onReject;
      }),
  });
  const machine = authMachine.provide({ actors: actors as never });
  const actor = createActor(machine, { input: { flow: 'password', culture: 'vi' } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedIn: 'fresh' }, configuration: 'ready' }));
  const port = createSessionPort(actor, () => now);
  return {
    port,
    /** A call that was sent with the present token and is refused; what it waits for is wrapped, to be awaited later. */
    refuse: async (signal?: AbortSignal) => {
      const ticket = (await port.ticket()) ?? expect.fail('nobody is signed in');
      return { next: ticket.afterRefusal(signal) };
    },
    renewals: () => renewals,
    answer: (session: Session) => answer(session),
    reject: (error: AppError) => reject(error),
  };
}
