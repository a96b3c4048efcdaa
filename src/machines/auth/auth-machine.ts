import { and, not, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { authSetup, sessionOf } from './auth-setup';
import { pageState } from './page-state';
import { signedInState } from './signed-in-state';
import { signedOutState } from './signed-out-state';

/**
 * Who is signed in, and what the back end has told this person about the application.
 *
 * Three regions: `access` is the session's life, `configuration` the application's knowledge of itself, loaded anew
 * whenever the person changes, `page` whose page is shown or kept for them. Every call is an actor provided from outside; the chart knows no React, DOM, clock or
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
    profile: undefined,
    renewedAt: [],
    renewalsFailed: 0,
    savableUntil: undefined,
    returnUrl: '/',
    error: undefined,
    configuration: undefined,
    localization: undefined,
    configurationError: undefined,
  }),
  invoke: [
    { id: 'watchTab', src: 'watchTab' },
    { id: 'watchTabs', src: 'watchTabs' },
  ],
  states: {
    access: {
      initial: 'starting',
      on: {
        // Somebody has signed in in another tab: this one follows, whatever it was about to do.
        'tabs.adopted': {
          target: '.signedIn',
          actions: { type: 'rememberStart', params: ({ event }) => ({ session: event.session }) },
        },
      },
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
        /** The session is lost against the person's will; their page is kept until they sign in again. */
        losing: {
          invoke: {
            id: 'endSession',
            src: 'endSession',
            input: ({ context }) => ({ session: sessionOf(context), as: 'lost' }),
            onDone: { target: 'signedOut.refused', actions: ['dropSession', 'losePage', 'announceEnded'] },
            onError: { target: 'signedOut.refused', actions: ['dropSession', 'losePage', 'announceEnded'] },
          },
        },
        /** The session belongs to nobody: its traces go, the reason stays to be shown. */
        ending: {
          invoke: {
            id: 'endSession',
            src: 'endSession',
            input: ({ context }) => ({ session: sessionOf(context), as: 'left' }),
            onDone: { target: 'signedOut.refused', actions: ['dropSession', 'emptyPage', 'announceEnded'] },
            onError: { target: 'signedOut.refused', actions: ['dropSession', 'emptyPage', 'announceEnded'] },
          },
        },
        /** Another tab has ended the session: this one follows, and tells nobody and no server of it (T10). */
        following: {
          initial: 'left',
          states: {
            left: {
              invoke: {
                id: 'leaveTab',
                src: 'leaveTab',
                onDone: {
                  target: '#auth.access.signedOut.refused',
                  actions: ['dropSession', 'emptyPage', 'announceEnded'],
                },
                onError: {
                  target: '#auth.access.signedOut.refused',
                  actions: ['dropSession', 'emptyPage', 'announceEnded'],
                },
              },
            },
            lost: {
              invoke: {
                id: 'leaveTab',
                src: 'leaveTab',
                onDone: {
                  target: '#auth.access.signedOut.refused',
                  actions: ['dropSession', 'losePage', 'announceEnded'],
                },
                onError: {
                  target: '#auth.access.signedOut.refused',
                  actions: ['dropSession', 'losePage', 'announceEnded'],
                },
              },
            },
          },
        },
        signingOut: {
          initial: 'clearing',
          // Who signs out here is not signed in by another tab before it is done.
          on: { 'tabs.adopted': {} },
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
                  actions: {
                    type: 'announceFailure',
                    params: ({ event }) => ({ fallback: 'token_revoke_error', error: event.error }),
                  },
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
            target: 'signedOut',
            actions: ['forgetError', 'dropSession', 'emptyPage', 'announceEnded'],
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
                // A page that is shown or kept goes on with its person's own configuration.
                guard: and([not('isSignedIn'), not('isPageEmpty')]),
                target: 'ready',
                actions: { type: 'rememberLocalization', params: ({ event }) => ({ loaded: event.output }) },
              },
              {
                guard: not('isSignedIn'),
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
                guard: { type: 'isOtherPerson', params: ({ event }) => ({ loaded: event.output }) },
                target: 'ready',
                actions: [
                  { type: 'rememberConfiguration', params: ({ event }) => ({ loaded: event.output }) },
                  'occupyPage',
                  'announceOtherPerson',
                ],
              },
              {
                target: 'ready',
                actions: [
                  { type: 'rememberConfiguration', params: ({ event }) => ({ loaded: event.output }) },
                  'occupyPage',
                ],
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
    page: pageState,
  },
});

export type AuthRef = ActorRefFrom<typeof authMachine>;
export type AuthSnapshot = SnapshotFrom<typeof authMachine>;
