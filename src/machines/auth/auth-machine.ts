import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { authSetup } from './auth-setup';
import { configurationState } from './configuration-state';
import { endingState, followingState, losingState } from './ending-states';
import { pageState } from './page-state';
import { signedInState } from './signed-in-state';
import { signedOutState } from './signed-out-state';
import { signingOutState } from './signing-out-state';
import { keepsToItself, openingOf } from './transitions';

/**
 * Who is signed in, and what the back end has told this person about the application.
 *
 * Three regions: `access` is the session's life, `configuration` the application's knowledge of itself, loaded anew
 * whenever the person changes, `page` whose page is shown or kept for them. Every call is an actor provided from outside;
 * the chart knows no React, DOM, clock or network (docs/sign-in.md).
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
    struggle: undefined,
    returnUrl: '/',
    error: undefined,
    configuration: undefined,
    localization: undefined,
    configurationError: undefined,
    savedProfile: undefined,
  }),
  invoke: [
    { id: 'watchTab', src: 'watchTab' },
    { id: 'watchTabs', src: 'watchTabs' },
  ],
  states: {
    access: {
      initial: 'starting',
      on: {
        // Somebody has signed in in another tab: this one follows, unless its own person is just signing in or out.
        'tabs.adopted': {
          target: '.signedIn',
          actions: { type: 'rememberStart', params: ({ event }) => ({ session: event.session }) },
        },
      },
      states: {
        starting: {
          // The answer in the address bar, if there is one, is of a person who has just signed in here.
          on: keepsToItself,
          invoke: {
            id: 'restoreSession',
            src: 'restoreSession',
            onDone: [
              {
                guard: { type: 'hasCallback', params: openingOf },
                target: 'signedOut.returning',
                actions: [
                  { type: 'rememberReturnUrl', params: ({ event }) => ({ returnUrl: event.output.returnUrl }) },
                  'askForConfiguration',
                ],
              },
              {
                guard: { type: 'hasLeftSession', params: openingOf },
                target: 'losing',
                actions: { type: 'rememberOpening', params: openingOf },
              },
              {
                guard: { type: 'hasSession', params: openingOf },
                target: 'signedIn',
                actions: { type: 'rememberOpening', params: openingOf },
              },
              {
                target: 'signedOut',
                actions: [{ type: 'rememberOpening', params: openingOf }, 'askForConfiguration'],
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
        losing: losingState,
        ending: endingState,
        following: followingState,
        signingOut: signingOutState,
      },
    },
    configuration: configurationState,
    page: pageState,
  },
});

export type AuthRef = ActorRefFrom<typeof authMachine>;
export type AuthSnapshot = SnapshotFrom<typeof authMachine>;
