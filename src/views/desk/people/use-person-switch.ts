import { waitFor } from 'xstate';

import type { DeskPerson } from '@/domain/desk/people';
import { useAuthRef } from '@/views/app/auth-context';

import { useDesk } from '../desk-context';

/**
 * Ends the present session and signs in as somebody else, by the product's own ways: with the password flow at once,
 * with the code flow by the issuer's page, which has the name filled in.
 */
export function usePersonSwitch(): (person: DeskPerson, signal: AbortSignal) => Promise<void> {
  const authRef = useAuthRef();
  const { people } = useDesk().desk;

  return async ({ userName, password }, signal) => {
    const { flow } = authRef.getSnapshot().context;
    if (flow === 'code') {
      people.nameNext(userName);
    }
    if (authRef.getSnapshot().hasTag('signedIn')) {
      authRef.send({ type: 'signOut' });
      await waitFor(authRef, (snapshot) => snapshot.matches({ access: 'signedOut' }), { signal });
    }
    authRef.send(
      flow === 'code'
        ? { type: 'signIn.redirect', returnUrl: '/' }
        : { type: 'signIn.submit', credentials: { userName, password, rememberMe: false } },
    );
  };
}
