// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { authMachine, type AuthRef } from '@/machines/auth/auth-machine';
import { AuthProvider, useIsFund, useSessionUnit } from '@/views/app/auth-context';

import { authActors, known } from '../../support/auth-actors';
import { sessionWithoutRefresh } from '../../support/sessions';

afterEach(cleanup);

it('A-10 P-03 a page that is held goes on being drawn for its person’s unit, whoever signs in over it', async () => {
  let isOther = false;
  const authRef: AuthRef = createActor(
    authMachine.provide({
      actors: authActors({
        restored: sessionWithoutRefresh,
        signIn: () => {
          isOther = true;
          return Promise.resolve({
            ...sessionWithoutRefresh,
            id: 'session-2',
            accessToken: 'access-2',
            unitId: 'unit-7',
            unitTypeId: 200,
          });
        },
        loadConfiguration: () => Promise.resolve(known(isOther ? 'user-2' : 'user-1')),
      }) as never,
    }),
    { input: { flow: 'password', culture: 'vi' } },
  ).start();
  await waitFor(authRef, (snapshot) => snapshot.matches({ page: 'occupied' }));
  const shown: string[] = [];
  function Page() {
    const { id } = useSessionUnit();
    return <p>{`${id ?? 'nobody'} ${useIsFund() ? 'fund' : 'unit'}`}</p>;
  }
  render(
    <AuthProvider value={authRef}>
      <Page />
    </AuthProvider>,
  );
  const text = () => screen.getByText(/fund|unit/u).textContent;
  shown.push(text());
  await act(async () => {
    authRef.send({ type: 'tokens.refused', accessToken: 'access-1', at: 1_000_001 });
    await waitFor(authRef, (snapshot) => snapshot.hasTag('held'));
  });
  shown.push(text());
  act(() => {
    authRef.send({ type: 'signIn.submit', credentials: { userName: 'nguoi.khac', password: 'p', rememberMe: false } });
  });
  await act(() => waitFor(authRef, (snapshot) => snapshot.matches({ page: 'held' }) && snapshot.hasTag('signedIn')));
  await act(() => waitFor(authRef, (snapshot) => snapshot.matches({ page: 'occupied' })));
  shown.push(text());
  expect(shown).toEqual(['unit-quy fund', 'unit-quy fund', 'unit-7 unit']);
});
