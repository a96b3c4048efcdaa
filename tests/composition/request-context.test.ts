import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { createRequestContext } from '@/composition/request-context';
import { authMachine, type AuthRef } from '@/machines/auth/auth-machine';

import { authActors, known } from '../support/auth-actors';
import { storedSession } from '../support/sessions';

const chosen = { tenant: { id: 'chosen', name: 'An Phát' }, tenantKey: '__tenant' };

/** A person's page; in another tab of this browser somebody has chosen a tenant since. */
async function openPage(tenantId: string | null) {
  const told = known('user-1');
  const { configuration } = told;
  const ofPerson = { ...configuration, currentUser: { ...configuration.currentUser, tenantId } };
  const authRef: AuthRef = createActor(
    authMachine.provide({
      actors: authActors({
        restored: storedSession,
        loadConfiguration: () =>
          Promise.resolve(
            authRef.getSnapshot().hasTag('signedIn') ? { ...told, configuration: ofPerson } : known(null),
          ),
      }) as never,
    }),
    { input: { flow: 'password', culture: 'vi' } },
  );
  authRef.start();
  await waitFor(authRef, (snapshot) => snapshot.matches({ page: 'occupied' }));
  return { authRef, context: createRequestContext(() => authRef, chosen) };
}

it.each([
  ['their tenant', 'own', { __tenant: 'own' }],
  ['the host side', null, {}],
])('C-04 A-10 signs a person in over their page at %s, whatever was chosen meanwhile', async (_, tenantId, mark) => {
  const { authRef, context } = await openPage(tenantId);
  expect(context.ofIssuer()).toEqual({ culture: 'vi', tenantMark: mark });

  authRef.send({ type: 'session.idled', id: storedSession.id, minutes: 60 });
  await waitFor(authRef, (snapshot) => snapshot.hasTag('held') && snapshot.matches({ configuration: 'ready' }));
  expect(context.ofIssuer().tenantMark).toEqual(mark);

  authRef.send({ type: 'page.release' });
  await waitFor(authRef, (snapshot) => snapshot.matches({ page: 'empty', configuration: 'ready' }));
  expect(context.ofIssuer().tenantMark).toEqual({ __tenant: 'chosen' });
});

it('C-04 names the chosen tenant where a visitor’s forms speak to the back end, beside a session too', async () => {
  const { context } = await openPage('own');

  expect(context.ofApi()).toEqual({ culture: 'vi', tenantMark: { __tenant: 'chosen' } });
});
