// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { AppError } from '@/domain/errors/app-error';
import type { ErrorCode } from '@/domain/errors/error-catalogue';
import { authMachine, type AuthRef } from '@/machines/auth/auth-machine';
import { AuthProvider } from '@/views/app/auth-context';
import { useReloadOnReturn } from '@/views/shared/use-reload-on-return';

import { authActors, known } from '../../support/auth-actors';
import { sessionWithoutRefresh } from '../../support/sessions';

afterEach(cleanup);

it.each<[ErrorCode | undefined, number]>([
  ['http.sessionExpired', 1],
  ['http.unauthenticated', 1],
  ['http.server', 0],
  [undefined, 0],
])('A-10 loads again after the return what the lost session had made fail: %s', async (code, times) => {
  const authRef = await signedIn();
  const reload = vi.fn();
  const error = code === undefined ? undefined : new AppError(code);
  function Part() {
    useReloadOnReturn({ getSnapshot: () => ({ context: { error } }) }, reload);
    return null;
  }
  render(
    <AuthProvider value={authRef}>
      <Part />
    </AuthProvider>,
  );
  await act(async () => {
    authRef.send({ type: 'tokens.refused', accessToken: 'access-1', at: 1_000_001 });
    await waitFor(authRef, (snapshot) => snapshot.hasTag('held'));
  });
  expect(reload).not.toHaveBeenCalled();
  await act(async () => {
    authRef.send({ type: 'signIn.submit', credentials: { userName: 'khoa.tm', password: 'p', rememberMe: false } });
    await waitFor(authRef, (snapshot) => snapshot.matches({ page: 'occupied' }));
  });
  expect(reload).toHaveBeenCalledTimes(times);
});

async function signedIn(): Promise<AuthRef> {
  const authRef: AuthRef = createActor(
    authMachine.provide({
      actors: authActors({
        restored: sessionWithoutRefresh,
        signIn: () => Promise.resolve({ ...sessionWithoutRefresh, id: 'session-2', accessToken: 'access-2' }),
        loadConfiguration: () => Promise.resolve(known('user-1')),
      }) as never,
    }),
    { input: { flow: 'password', culture: 'vi' } },
  ).start();
  await waitFor(authRef, (snapshot) => snapshot.matches({ page: 'occupied' }));
  return authRef;
}
