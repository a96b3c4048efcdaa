import { authSetup, sessionOf } from './auth-setup';
import {
  countFailedRenewal,
  finalRenewalFailures,
  goOnRenewed,
  loseByRenewal,
  rememberTime,
  type Timed,
} from './transitions';

/**
 * Timers stand still while a laptop sleeps: what is left is counted anew by the clock (T32). Where nothing is left, the try
 * that the waking has caused is the last.
 */
const countAnew = <Target extends 'calm' | 'short'>(target: Target) =>
  [
    {
      guard: { type: 'isSavableAt', params: ({ event }: Timed) => ({ at: event.at }) },
      target,
      reenter: true,
      actions: rememberTime,
    },
    { actions: rememberTime },
  ] as const;

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
              actions: rememberTime,
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
        calm: { after: { untilWarning: 'short' }, on: { 'tab.woke': countAnew('calm') } },
        short: {
          tags: 'expiring',
          after: { untilGivenUp: { target: '#auth.access.losing', actions: 'rememberExpiry' } },
          on: { 'tab.woke': countAnew('short') },
        },
      },
    },
  },
});
