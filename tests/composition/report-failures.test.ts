import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';

import { reportFailures } from '@/composition/report-failures';
import { AppError } from '@/domain/errors/app-error';
import type { ErrorCode } from '@/domain/errors/error-catalogue';
import { authMachine } from '@/machines/auth/auth-machine';
import { errorMachine } from '@/machines/shell/error-machine';

import { authActors } from '../support/auth-actors';
import { storedSession } from '../support/sessions';

const credentials = { userName: 'khoa.tm', password: 'x', rememberMe: false };

/** A person whose session is restored or not, whose sign-in fails once by this error and succeeds then. */
function startWith(code: ErrorCode, restored: typeof storedSession | undefined) {
  let tries = 0;
  const signIn = () => {
    tries += 1;
    return tries === 1
      ? Promise.reject(new AppError(code, { status: 0 }))
      : Promise.resolve({ ...storedSession, id: 'second' });
  };
  const renew = () => Promise.reject(new AppError('signIn.grantRejected'));
  const actors = authActors({ restored, renew, signIn }) as never;
  const authRef = createActor(authMachine.provide({ actors }), { input: { flow: 'password', culture: 'vi' } });
  const errorRef = createActor(errorMachine).start();
  reportFailures(authRef, errorRef);
  authRef.start();
  return { authRef, errorRef };
}

const unanswered = ['network.unreachable', 'http.unavailable', 'network.timeout'] as const;

it.each(unanswered)('A-02 A-10 promise-11 %s over a kept page is told by its dialog alone', async (code) => {
  const { authRef, errorRef } = startWith(code, storedSession);
  await waitFor(authRef, (snapshot) => snapshot.matches({ page: 'occupied' }));
  authRef.send({ type: 'tokens.refused', accessToken: storedSession.accessToken, at: storedSession.storedAt });
  await waitFor(authRef, (snapshot) => snapshot.hasTag('held') && snapshot.hasTag('signedOut'));

  authRef.send({ type: 'signIn.submit', credentials });
  const refused = await waitFor(authRef, (snapshot) => snapshot.matches({ access: { signedOut: 'refused' } }));
  expect(refused.context.error?.code).toBe(code);
  expect(errorRef.getSnapshot().value).toBe('idle');

  authRef.send({ type: 'signIn.submit', credentials });
  await waitFor(authRef, (snapshot) => snapshot.hasTag('signedIn') && snapshot.matches({ page: 'occupied' }));
  expect(errorRef.getSnapshot().value).toBe('idle');
});

it('A-02 X-01 a server that is down is told over the whole sign-in page, where there is nothing to cover', async () => {
  const { authRef, errorRef } = startWith('http.unavailable', undefined);
  await waitFor(authRef, (snapshot) => snapshot.matches({ access: { signedOut: 'idle' } }));
  authRef.send({ type: 'signIn.submit', credentials });
  await waitFor(authRef, (snapshot) => snapshot.matches({ access: { signedOut: 'refused' } }));

  expect(errorRef.getSnapshot()).toMatchObject({ value: 'showingPage', context: { shown: { count: 1 } } });
});
