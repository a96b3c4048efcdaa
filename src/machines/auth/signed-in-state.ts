import { authSetup, watchedDeadline } from './auth-setup';

/** Somebody is signed in: their tokens are fresh, being renewed, or waiting for the next try. */
export const signedInState = authSetup.createStateConfig({
  tags: 'signedIn',
  entry: ['askForConfiguration', 'announceStarted'],
  initial: 'fresh',
  on: {
    signOut: '#auth.access.signingOut',
    'session.userMissing': { target: '#auth.access.ending', actions: 'rememberUserMissing' },
  },
  states: {
    fresh: {
      always: [
        { guard: 'isDue', target: 'renewing' },
        { guard: 'isExpired', target: '#auth.access.ending', actions: 'rememberExpiry' },
      ],
      invoke: { id: 'watchDeadline', src: 'watchDeadline', input: ({ context }) => watchedDeadline(context) },
      on: {
        'tokens.due': { actions: { type: 'rememberTime', params: ({ event }) => ({ at: event.at }) } },
        'tab.woke': { actions: { type: 'rememberTime', params: ({ event }) => ({ at: event.at }) } },
        'tokens.refused': [
          {
            guard: {
              type: 'isCurrentToken',
              params: ({ event }) => ({ accessToken: event.accessToken }),
            },
            target: 'judgingRefusal',
          },
        ],
      },
    },
    judgingRefusal: {
      always: [
        { guard: 'canRenew', target: 'renewing' },
        { target: '#auth.access.ending', actions: 'rememberExpiry' },
      ],
    },
    renewing: {
      tags: 'renewing',
      invoke: {
        id: 'renewTokens',
        src: 'renewTokens',
        input: ({ context }) => ({ session: sessionOf(context) }),
        onDone: {
          target: 'fresh',
          actions: { type: 'rememberSession', params: ({ event }) => ({ session: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isGrantRefused', params: ({ event }) => ({ error: event.error }) },
            target: '#auth.access.ending',
            actions: [
              { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
              {
                type: 'announceFailure',
                params: ({ event }) => ({ fallback: 'token_refresh_error', error: event.error }),
              },
            ],
          },
          {
            guard: 'hasTriesLeft',
            target: 'backingOff',
            actions: [
              'countFailedRenewal',
              {
                type: 'announceFailure',
                params: ({ event }) => ({ fallback: 'token_refresh_error', error: event.error }),
              },
            ],
          },
          {
            target: '#auth.access.ending',
            actions: [
              { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
              {
                type: 'announceFailure',
                params: ({ event }) => ({ fallback: 'token_refresh_error', error: event.error }),
              },
            ],
          },
        ],
      },
    },
    backingOff: {
      after: { untilNextTry: 'renewing' },
      on: { 'tab.woke': { target: 'renewing', actions: 'uncountRenewal' } },
    },
  },
});

function sessionOf<Known>(context: { session: Known | undefined }): Known {
  if (context.session === undefined) {
    throw new Error('Only a session that exists can be renewed.');
  }
  return context.session;
}
