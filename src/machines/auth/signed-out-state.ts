import type { Credentials } from '@/domain/auth/session';

import { authSetup } from './auth-setup';
import { announceAs, keepsToItself, rememberError } from './transitions';

const beginnings = {
  'signIn.submit': { target: 'submitting', actions: 'forgetError' },
  'signIn.popup': { target: 'inPopup', actions: 'forgetError' },
  'signIn.redirect': {
    target: 'redirecting',
    actions: [
      'forgetError',
      {
        type: 'rememberReturnUrl',
        params: ({ event }: { event: { returnUrl: string } }) => ({ returnUrl: event.returnUrl }),
      },
    ],
  },
} as const;

/** Nobody is signed in: at rest, or in one of the ways to become somebody. */
export const signedOutState = authSetup.createStateConfig({
  tags: 'signedOut',
  initial: 'idle',
  states: {
    idle: {
      entry: 'catchUpWithTabs',
      on: beginnings,
    },
    submitting: {
      tags: 'attempting',
      invoke: {
        id: 'signInWithPassword',
        src: 'signInWithPassword',
        input: ({ event }) => credentialsOf(event),
        onDone: {
          target: '#auth.access.signedIn',
          actions: { type: 'rememberStart', params: ({ event }) => ({ session: event.output }) },
        },
        onError: {
          target: 'refused',
          actions: [rememberError, announceAs('token_error')],
        },
      },
      on: { ...keepsToItself, 'signIn.cancel': 'idle' },
    },
    /** A window of the issuer is open; it was opened inside the click. */
    inPopup: {
      tags: 'attempting',
      invoke: {
        id: 'signInByPopup',
        src: 'signInByPopup',
        onDone: {
          target: '#auth.access.signedIn',
          actions: { type: 'rememberStart', params: ({ event }) => ({ session: event.output }) },
        },
        onError: {
          target: 'refused',
          actions: [rememberError, announceAs('code_error'), 'askForConfiguration'],
        },
      },
      on: { 'signIn.cancel': 'idle' },
    },
    redirecting: {
      tags: 'attempting',
      invoke: {
        id: 'beginCodeFlow',
        src: 'beginCodeFlow',
        input: ({ context }) => ({ returnUrl: context.returnUrl }),
        onDone: 'idle',
        onError: {
          target: 'refused',
          actions: [rememberError, announceAs('code_error')],
        },
      },
      on: { 'signIn.cancel': 'idle', 'tab.restored': 'idle' },
    },
    returning: {
      tags: 'attempting',
      invoke: {
        id: 'completeCodeFlow',
        src: 'completeCodeFlow',
        onDone: {
          target: '#auth.access.signedIn',
          actions: [
            { type: 'rememberStart', params: ({ event }) => ({ session: event.output.session }) },
            { type: 'rememberReturnUrl', params: ({ event }) => ({ returnUrl: event.output.returnUrl }) },
          ],
        },
        onError: {
          target: 'refused',
          actions: [rememberError, announceAs('code_error'), 'askForConfiguration'],
        },
      },
      on: { ...keepsToItself, 'signIn.cancel': 'idle' },
    },
    refused: {
      entry: 'catchUpWithTabs',
      on: beginnings,
    },
  },
});

/** The password leaves with the event; it is never kept in the machine's context (register A-02). */
function credentialsOf(event: { type: string }) {
  if (event.type !== 'signIn.submit' || !('credentials' in event)) {
    throw new Error(`"${event.type}" carries no credentials.`);
  }
  return event.credentials as Credentials;
}
