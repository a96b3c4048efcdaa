import { renewalDeadline, warningMoment } from '@/domain/auth/session-life';

import { authSetup, sessionOf } from './auth-setup';
import { strugglingState } from './struggling-state';
import { announceAs, countFailedRenewal, finalRenewalFailures, goOnRenewed, lookAgain } from './transitions';

/** Somebody is signed in: their tokens are fresh, about to end for good, or being renewed. */
export const signedInState = authSetup.createStateConfig({
  tags: 'signedIn',
  entry: ['askForConfiguration', 'announceStarted'],
  initial: 'judging',
  invoke: [
    {
      id: 'loadProfile',
      src: 'loadProfile',
      input: ({ context }) => ({ session: sessionOf(context) }),
      onDone: { actions: { type: 'rememberProfile', params: ({ event }) => ({ profile: event.output }) } },
      onError: {
        actions: announceAs('user_profile_load_error'),
      },
    },
    { id: 'watchIssuerSession', src: 'watchIssuerSession', input: ({ context }) => ({ session: sessionOf(context) }) },
  ],
  on: {
    signOut: '#auth.access.signingOut',
    'session.userMissing': { target: '#auth.access.ending', actions: 'rememberUserMissing' },
    'session.idled': {
      guard: { type: 'isCurrentSession', params: ({ event }) => ({ id: event.id }) },
      target: '#auth.access.losing',
      actions: { type: 'rememberIdleness', params: ({ event }) => ({ minutes: event.minutes }) },
    },
    'tabs.adopted': [
      {
        guard: { type: 'isCurrentSession', params: ({ event }) => ({ id: event.session.id }) },
        target: '.judging',
        actions: [
          { type: 'rememberRenewal', params: ({ event }) => ({ session: event.session }) },
          { type: 'tellIssuerWatch', params: ({ event }) => ({ session: event.session }) },
        ],
      },
      {
        // Perhaps somebody else: everything the application knows is loaded anew, and until it is there the former
        // person's page is out of reach and speaks for nobody (T08).
        target: '#auth.access.signedIn',
        reenter: true,
        actions: [
          { type: 'rememberStart', params: ({ event }) => ({ session: event.session }) },
          'rememberEndedElsewhere',
          'losePage',
        ],
      },
    ],
    'tabs.ended': [
      {
        guard: { type: 'isLostSession', params: ({ event }) => ({ id: event.id, as: event.as }) },
        target: '#auth.access.following.lost',
        actions: { type: 'rememberLossElsewhere', params: ({ event }) => ({ idleMinutes: event.idleMinutes }) },
      },
      {
        guard: { type: 'isCurrentSession', params: ({ event }) => ({ id: event.id }) },
        target: '#auth.access.following.left',
        actions: 'rememberEndedElsewhere',
      },
    ],
  },
  states: {
    /** Never rested in: what the session's times say now. */
    judging: {
      always: [
        { guard: 'isDue', target: 'renewing' },
        { guard: 'isExpired', target: '#auth.access.losing', actions: 'rememberExpiry' },
        { guard: 'isEndNear', target: 'expiring' },
        { target: 'fresh' },
      ],
    },
    fresh: {
      invoke: {
        id: 'watchDeadline',
        src: 'watchDeadline',
        input: ({ context }) => ({ deadline: renewalDeadline(context.session) ?? warningMoment(context.session) }),
      },
      on: {
        'tokens.due': lookAgain,
        'tab.woke': lookAgain,
        'tokens.needed': {
          target: 'judgingNeed',
          actions: { type: 'rememberTime', params: ({ event }) => ({ at: event.at }) },
        },
        'tokens.refused': {
          guard: { type: 'isCurrentToken', params: ({ event }) => ({ accessToken: event.accessToken }) },
          target: 'judgingNeed',
          actions: { type: 'rememberTime', params: ({ event }) => ({ at: event.at }) },
        },
        'issuer.changed': { guard: 'canRenew', target: 'renewing' },
      },
    },
    /** The session cannot be prolonged and ends soon: the person is warned with a countdown. */
    expiring: {
      tags: 'expiring',
      invoke: {
        id: 'watchDeadline',
        src: 'watchDeadline',
        input: ({ context }) => ({ deadline: context.session?.expiresAt }),
      },
      on: {
        'tokens.due': lookAgain,
        'tab.woke': lookAgain,
        'signIn.again': { target: '#auth.access.losing', actions: 'rememberExpiry' },
        'tokens.refused': {
          guard: { type: 'isCurrentToken', params: ({ event }) => ({ accessToken: event.accessToken }) },
          target: '#auth.access.losing',
          actions: 'rememberExpiry',
        },
      },
    },
    /** Never rested in: a call needs a token that lives, whatever the times say. */
    judgingNeed: {
      always: [
        { guard: 'isRenewalLoop', target: '#auth.access.losing', actions: 'rememberRenewalLoop' },
        { guard: 'canRenew', target: 'renewing' },
        { target: '#auth.access.losing', actions: 'rememberExpiry' },
      ],
    },
    renewing: {
      tags: 'renewing',
      invoke: {
        id: 'renewTokens',
        src: 'renewTokens',
        input: ({ context }) => ({ session: sessionOf(context) }),
        onDone: goOnRenewed,
        onError: [
          ...finalRenewalFailures,
          { target: 'struggling', actions: [countFailedRenewal, announceAs('token_refresh_error')] },
        ],
      },
    },
    struggling: strugglingState,
  },
});
