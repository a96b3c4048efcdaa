import { authSetup, sessionOf } from './auth-setup';
import { announceAs, keepsToItself } from './transitions';

/** The person leaves of their own will. */
export const signingOutState = authSetup.createStateConfig({
  initial: 'clearing',
  on: keepsToItself,
  states: {
    /** First of all: storage is empty and the other tabs know, however long the issuer takes. */
    clearing: {
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => ({ session: sessionOf(context), as: 'left' }),
        onDone: 'revoking',
        onError: 'revoking',
      },
    },
    revoking: {
      invoke: {
        id: 'revokeTokens',
        src: 'revokeTokens',
        input: ({ context }) => ({ session: sessionOf(context) }),
        onDone: 'leaving',
        onError: {
          target: 'leaving',
          actions: announceAs('token_revoke_error'),
        },
      },
    },
    leaving: {
      invoke: {
        id: 'leaveIssuer',
        src: 'leaveIssuer',
        input: ({ context }) => ({ session: context.session, culture: context.culture }),
        onDone: 'left',
        onError: 'left',
      },
      // The browser can be stopped on its way, and then nothing tells the page.
      after: { untilLeft: 'left' },
      on: { 'tab.restored': 'left' },
    },
    left: { type: 'final' },
  },
  onDone: {
    target: '#auth.access.signedOut',
    actions: ['forgetError', 'dropSession', 'emptyPage', 'announceEnded'],
  },
});
