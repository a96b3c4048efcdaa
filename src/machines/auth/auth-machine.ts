import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { authSetup, usualRenewalTries } from './auth-setup';
import { signedInState } from './signed-in-state';
import { signedOutState } from './signed-out-state';

/**
 * Who is signed in, and what the back end has told this person about the application.
 *
 * Two regions: `access` is the session's life, `configuration` the application's knowledge of itself, loaded anew
 * whenever the person changes. Every call is an actor provided from outside; the chart knows no React, DOM, clock or
 * network (docs/architecture.md, "life of a session").
 */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  type: 'parallel',
  context: ({ input }) => ({
    flow: input.flow,
    culture: input.culture,
    session: undefined,
    heardAt: 0,
    renewalsFailed: 0,
    renewalTries: input.renewalTries ?? usualRenewalTries,
    returnUrl: '/',
    error: undefined,
    configuration: undefined,
    localization: undefined,
    configurationError: undefined,
  }),
  invoke: { id: 'watchTab', src: 'watchTab' },
  states: {
    access: {
      initial: 'starting',
      states: {
        starting: {
          invoke: {
            id: 'restoreSession',
            src: 'restoreSession',
            onDone: [
              {
                guard: { type: 'hasCallback', params: ({ event }) => ({ restored: event.output }) },
                target: 'signedOut.returning',
                actions: 'askForConfiguration',
              },
              {
                guard: { type: 'hasSession', params: ({ event }) => ({ session: event.output.session }) },
                target: 'signedIn',
                actions: {
                  type: 'rememberRestored',
                  params: ({ event }) => ({
                    session: event.output.session,
                    at: event.output.at,
                    error: event.output.storageError,
                  }),
                },
              },
              {
                target: 'signedOut',
                actions: [
                  {
                    type: 'rememberRestored',
                    params: ({ event }) => ({
                      session: undefined,
                      at: event.output.at,
                      error: event.output.storageError,
                    }),
                  },
                  'askForConfiguration',
                ],
              },
            ],
            onError: {
              target: 'signedOut.refused',
              actions: [
                { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
                'askForConfiguration',
              ],
            },
          },
        },
        signedOut: signedOutState,
        signedIn: signedInState,
        /** A session ends that nobody asked to end: its traces go, the reason stays to be shown. */
        ending: {
          invoke: {
            id: 'forgetSession',
            src: 'forgetSession',
            onDone: {
              target: 'signedOut.refused',
              actions: ['dropSession', 'announceEnded', 'askForConfiguration'],
            },
            onError: {
              target: 'signedOut.refused',
              actions: ['dropSession', 'announceEnded', 'askForConfiguration'],
            },
          },
        },
        signingOut: {
          initial: 'revoking',
          states: {
            revoking: {
              invoke: {
                id: 'revokeTokens',
                src: 'revokeTokens',
                input: ({ context }) => ({ session: context.session }),
                onDone: 'clearing',
                onError: {
                  target: 'clearing',
                  actions: {
                    type: 'announceFailure',
                    params: ({ event }) => ({ fallback: 'token_revoke_error', error: event.error }),
                  },
                },
              },
            },
            clearing: {
              invoke: { id: 'forgetSession', src: 'forgetSession', onDone: 'leaving', onError: 'leaving' },
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
            target: 'signedOut',
            actions: ['forgetError', 'dropSession', 'announceEnded', 'askForConfiguration'],
          },
        },
      },
    },
    configuration: {
      initial: 'waiting',
      on: {
        'configuration.load': '.loading',
        'language.choose': {
          guard: { type: 'isOtherCulture', params: ({ event }) => ({ culture: event.culture }) },
          target: '.loading',
          actions: { type: 'rememberCulture', params: ({ event }) => ({ culture: event.culture }) },
        },
      },
      states: {
        waiting: {},
        loading: {
          invoke: {
            id: 'loadConfiguration',
            src: 'loadConfiguration',
            input: ({ context }) => ({ culture: context.culture }),
            onDone: [
              {
                guard: 'isVisitor',
                target: 'ready',
                actions: { type: 'rememberConfiguration', params: ({ event }) => ({ loaded: event.output }) },
              },
              {
                // A token that the back end knows no user for ends the session (register A-15).
                guard: { type: 'isUserMissing', params: ({ event }) => ({ loaded: event.output }) },
                target: 'ready',
                actions: 'reportUserMissing',
              },
              {
                target: 'ready',
                actions: { type: 'rememberConfiguration', params: ({ event }) => ({ loaded: event.output }) },
              },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'rememberConfigurationError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        ready: {},
        failed: {},
      },
    },
  },
});

export type AuthRef = ActorRefFrom<typeof authMachine>;
export type AuthSnapshot = SnapshotFrom<typeof authMachine>;
