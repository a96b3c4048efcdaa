import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';

import type { Session } from '@/domain/auth/session';
import { AppError } from '@/domain/errors/app-error';
import { createSessionPort } from '@/composition/session-port';
import { authMachine } from '@/machines/auth/auth-machine';
import type { Restored } from '@/services/auth/auth-gateway';

import { configurationFor, storedSession } from '../support/sessions';

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
  const machine = authMachine.provide({
    actors: {
      restoreSession: fromPromise<Restored & { readonly at: number }, undefined>(() =>
        Promise.resolve({
          session: storedSession,
          hasCallback: false,
          storageError: undefined,
          at: storedSession.storedAt,
        }),
      ),
      renewTokens: fromPromise(
        () =>
          new Promise<Session>((onResolve, onReject) => {
            renewals += 1;
            answer = onResolve;
            reject = onReject;
          }),
      ),
      forgetSession: fromPromise(() => Promise.resolve()),
      loadConfiguration: fromPromise(() =>
        Promise.resolve({ configuration: configurationFor('user-1'), localization: { resources: {} } }),
      ),
      watchDeadline: fromCallback(() => undefined),
      watchTab: fromCallback(() => undefined),
    },
  });
  const actor = createActor(machine, { input: { flow: 'password', culture: 'vi' } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedIn: 'fresh' }, configuration: 'ready' }));
  return {
    port: createSessionPort(actor, () => now),
    renewals: () => renewals,
    answer: (session: Session) => answer(session),
    reject: (error: AppError) => reject(error),
  };
}
