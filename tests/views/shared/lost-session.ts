import { act } from '@testing-library/react';
import { createActor, waitFor } from 'xstate';

import type { Session } from '@/domain/auth/session';
import { authMachine, type AuthRef } from '@/machines/auth/auth-machine';

import { authActors, known } from '../../support/auth-actors';
import { sessionWithoutRefresh } from '../../support/sessions';

/** What signing in again brings. */
export const nextSession: Session = { ...sessionWithoutRefresh, id: 'session-2', accessToken: 'access-2' };

/** Somebody who is signed in, whose session cannot be renewed, and who can sign in again. */
export async function signedIn(): Promise<AuthRef> {
  const authRef: AuthRef = createActor(
    authMachine.provide({
      actors: authActors({
        restored: sessionWithoutRefresh,
        signIn: () => Promise.resolve(nextSession),
        loadConfiguration: () => Promise.resolve(known('user-1')),
      }) as never,
    }),
    { input: { flow: 'password', culture: 'vi' } },
  ).start();
  await waitFor(authRef, (snapshot) => snapshot.matches({ page: 'occupied' }));
  return authRef;
}

/** The back end takes the token no longer; the page waits for its person. */
export async function refuseTokens(authRef: AuthRef): Promise<void> {
  await act(async () => {
    authRef.send({ type: 'tokens.refused', accessToken: sessionWithoutRefresh.accessToken, at: 1_000_001 });
    await waitFor(authRef, (snapshot) => snapshot.hasTag('held'));
  });
}

/** The same person signs in again, on the page that waits for them. */
export async function comeBack(authRef: AuthRef): Promise<void> {
  await act(async () => {
    authRef.send({ type: 'signIn.submit', credentials: { userName: 'khoa.tm', password: 'p', rememberMe: false } });
    await waitFor(authRef, (snapshot) => snapshot.matches({ page: 'occupied' }));
  });
}
