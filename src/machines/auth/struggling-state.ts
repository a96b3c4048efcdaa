import { authSetup, sessionOf } from './auth-setup';
import { countFailedRenewal, finalRenewalFailures, goOnRenewed, loseByRenewal } from './transitions';

/**
 * The issuer is unreachable: the renewal is tried again, more and more slowly and no sooner than it has asked for, and
 * the old token goes out as long as it lives (promise 4, T33). Shortly before it is given up the person is warned.
 */
export const strugglingState = authSetup.createStateConfig({
  type: 'parallel',
  states: {
    tries: {
      initial: 'waiting',
      states: {
        waiting: {
          after: { untilNextTry: 'retrying' },
          on: {
            'tab.woke': {
              target: 'retrying',
              actions: { type: 'rememberTime', params: ({ event }) => ({ at: event.at }) },
            },
          },
        },
        retrying: {
          invoke: {
            id: 'renewTokens',
            src: 'renewTokens',
            input: ({ context }) => ({ session: sessionOf(context) }),
            onDone: goOnRenewed,
            onError: [
              ...finalRenewalFailures,
              { guard: 'isPastSaving', ...loseByRenewal },
              { target: 'waiting', actions: countFailedRenewal },
            ],
          },
        },
      },
    },
    patience: {
      initial: 'calm',
      states: {
        calm: { after: { untilWarning: 'short' } },
        short: {
          tags: 'expiring',
          after: { untilGivenUp: { target: '#auth.access.losing', actions: 'rememberExpiry' } },
        },
      },
    },
  },
});
