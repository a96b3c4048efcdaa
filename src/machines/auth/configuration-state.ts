import { and, not } from 'xstate';

import { authSetup } from './auth-setup';

/** What the back end says about the application and the person, in the language that was chosen. */
export const configurationState = authSetup.createStateConfig({
  initial: 'waiting',
  on: {
    'configuration.load': '.loading',
    'profile.saved': {
      target: '.loading',
      actions: { type: 'rememberSavedProfile', params: ({ event }) => ({ profile: event.profile }) },
    },
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
        onError: [
          {
            // Where nothing is shown yet, the page before it says why.
            guard: 'isPageOccupied',
            target: 'failed',
            actions: [
              { type: 'rememberConfigurationError', params: ({ event }) => ({ error: event.error }) },
              { type: 'announceOutdated', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'failed',
            actions: { type: 'rememberConfigurationError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    ready: {},
    failed: {},
  },
});
