import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';

import type { Credentials, Session } from '@/domain/auth/session';
import { authMachine } from '@/machines/auth/auth-machine';
import type { LoadedConfiguration } from '@/machines/auth/auth-setup';
import type { Restored } from '@/services/auth/auth-gateway';

import { configurationFor, storedSession } from '../support/sessions';

type Fakes = {
  readonly restored?: Session;
  readonly at?: number;
  readonly signIn?: (credentials: Credentials) => Promise<Session>;
  readonly beginCodeFlow?: () => Promise<void>;
  readonly renew?: () => Promise<Session>;
  readonly revoke?: () => Promise<void>;
  readonly leave?: () => Promise<void>;
  readonly loadConfiguration?: (culture: string) => Promise<LoadedConfiguration>;
};

/** The auth machine on calls that a test gives, with a clock that the test turns and everything it announces. */
export function startAuth({
  restored,
  at = storedSession.storedAt,
  signIn = () => Promise.resolve(storedSession),
  beginCodeFlow = () => Promise.resolve(),
  renew = () => Promise.resolve(storedSession),
  revoke = () => Promise.resolve(),
  leave = () => Promise.resolve(),
  loadConfiguration = () => Promise.resolve(known('user-1')),
}: Fakes = {}) {
  let forgotten = 0;
  const clock = new SimulatedClock();
  const machine = authMachine.provide({
    actors: {
      restoreSession: fromPromise<Restored & { readonly at: number }, undefined>(() =>
        Promise.resolve({ session: restored, hasCallback: false, storageError: undefined, at }),
      ),
      signInWithPassword: fromPromise(({ input }) => signIn(input)),
      beginCodeFlow: fromPromise(beginCodeFlow),
      completeCodeFlow: fromPromise(() => Promise.resolve({ session: storedSession, returnUrl: '/' })),
      renewTokens: fromPromise(renew),
      revokeTokens: fromPromise(revoke),
      forgetSession: fromPromise(() => {
        forgotten += 1;
        return Promise.resolve();
      }),
      leaveIssuer: fromPromise(leave),
      loadConfiguration: fromPromise(({ input }) => loadConfiguration(input.culture)),
      watchDeadline: fromCallback(() => undefined),
      watchTab: fromCallback(() => undefined),
    },
  });
  const actor = createActor(machine, { clock, input: { flow: 'password', culture: 'vi' } });
  const announced: string[] = [];
  actor.on('*', (event) => announced.push(event.type === 'auth.failed' ? `${event.type} ${event.name}` : event.type));
  actor.start();
  return { actor, clock, announced, forgotten: () => forgotten };
}

/** What the back end tells about itself, and who it takes the person for. */
export function known(userId: string | null): LoadedConfiguration {
  return { configuration: configurationFor(userId), localization: { resources: {} } };
}
