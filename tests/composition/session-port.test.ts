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
  accessToken: 'access-2',
  storedAt: storedSession.storedAt + 4_000_000,
  expiresAt: storedSession.storedAt + 7_600_000,
};

describe('session port', () => {
  it('A-11 gives every one of ten refused calls the next token for one renewal', async () => {
    const { port, renewals, answer } = await signedIn();

    const waiting = Array.from({ length: 10 }, () => port.afterRefusal('access-1'));
    answer(renewed);

    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 10 }, () => 'access-2'));
    expect(renewals()).toBe(1);
  });

  it('A-11 holds protected calls back while a renewal runs', async () => {
    const { port, answer } = await signedIn();
    const refused = port.afterRefusal('access-1');
    let sent = false;

    const waiting = port.accessToken().then((token) => {
      sent = true;
      return token;
    });
    await Promise.resolve();
    expect(sent).toBe(false);
    answer(renewed);

    expect(await waiting).toBe('access-2');
    expect(await refused).toBe('access-2');
  });

  it('A-11 gives a call that was refused with an older token the present one, without a renewal', async () => {
    const { port, renewals } = await signedIn();

    expect(await port.afterRefusal('access-0')).toBe('access-1');
    expect(renewals()).toBe(0);
  });

  it('A-11 sends nothing of a session that ended while its calls waited', async () => {
    const { port, reject } = await signedIn();
    const refused = port.afterRefusal('access-1');
    const held = port.accessToken();

    reject(new AppError('signIn.grantRejected'));

    expect(await refused).toBeUndefined();
    await expect(held).rejects.toMatchObject({ code: 'http.sessionExpired' });
  });

  it('A-10 T-08 lets the product ask whose a held page is now, and the page itself nothing', async () => {
    const configuration = new Promise<never>(() => undefined);
    const authRef: AuthRef = createActor(
      authMachine.provide({
        actors: authActors({
          restored: { ...storedSession, renewal: 'none', refreshToken: undefined },
          signIn: () => Promise.resolve(renewed),
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

    authRef.send({ type: 'tokens.refused', accessToken: 'access-1', at: now() });
    await waitFor(authRef, (snapshot) => snapshot.hasTag('held'));
    await expect(page.accessToken()).rejects.toMatchObject({ code: 'http.sessionExpired' });
    expect(await product.accessToken()).toBeUndefined();

    authRef.send({ type: 'signIn.submit', credentials: { userName: 'khoa.tm', password: 'p', rememberMe: false } });
    await waitFor(authRef, (snapshot) => snapshot.hasTag('signedIn'));
    await expect(page.accessToken()).rejects.toMatchObject({ code: 'http.sessionExpired' });
    expect(await product.accessToken()).toBe('access-2');
  });

  it('A-09 renews before sending when the token has died unnoticed', async () => {
    const { port, answer, renewals } = await signedIn({ now: storedSession.storedAt + 3_700_000 });

    const waiting = port.accessToken();
    expect(renewals()).toBe(1);
    answer(renewed);

    expect(await waiting).toBe('access-2');
  });

  it('C-07 stops waiting when the call is called off', async () => {
    const { port } = await signedIn();
    const call = new AbortController();
    const waiting = port.afterRefusal('access-1', call.signal);

    call.abort();

    await expect(waiting).rejects.toThrow();
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
  return {
    port: createSessionPort(actor, () => now),
    renewals: () => renewals,
    answer: (session: Session) => answer(session),
    reject: (error: AppError) => reject(error),
  };
}
