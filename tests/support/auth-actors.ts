import { fromCallback, fromPromise } from 'xstate';

import type { Credentials, Session, UserProfile } from '@/domain/auth/session';
import type { EndingSession, LoadedConfiguration } from '@/machines/auth/auth-types';
import type { CompletedCodeFlow } from '@/services/auth/auth-gateway';

import { configurationFor, storedSession } from './sessions';

/** The auth machine's calls as a test wants them to answer; what it does not name succeeds at once. */
export type AuthFakes = {
  /** The stored session; nobody's when absent. */
  readonly restored?: Session | undefined;
  /** The page begins with an answer of the issuer to an attempt that wanted this address. */
  readonly cameBackFor?: string | undefined;
  readonly completeCodeFlow?: () => Promise<CompletedCodeFlow>;
  /** What the clock says when storage is read. Epoch milliseconds. */
  readonly at?: number;
  /** The restored session should have been locked, for nobody had done anything for so many minutes. */
  readonly idleMinutes?: number | undefined;
  readonly signIn?: (credentials: Credentials) => Promise<Session>;
  readonly signInByPopup?: () => Promise<Session>;
  readonly beginCodeFlow?: () => Promise<void>;
  readonly renew?: (session: Session) => Promise<Session>;
  readonly revoke?: () => Promise<void>;
  readonly end?: (as: 'left' | 'lost' | 'here', idleMinutes?: number) => void;
  readonly leave?: () => Promise<void>;
  readonly loadConfiguration?: (culture: string) => Promise<LoadedConfiguration>;
  readonly loadProfile?: () => Promise<UserProfile | undefined>;
};

/** Every actor of the auth machine, for `authMachine.provide`. */
export function authActors({
  restored,
  cameBackFor,
  completeCodeFlow = () => Promise.resolve({ session: storedSession, returnUrl: cameBackFor ?? '/' }),
  at = storedSession.storedAt,
  idleMinutes,
  signIn = () => Promise.resolve(storedSession),
  signInByPopup = () => Promise.resolve(storedSession),
  beginCodeFlow = () => Promise.resolve(),
  renew = () => Promise.resolve(storedSession),
  revoke = () => Promise.resolve(),
  end = () => undefined,
  leave = () => Promise.resolve(),
  loadConfiguration = () => Promise.resolve(known('user-1')),
  loadProfile = () => Promise.resolve(undefined),
}: AuthFakes = {}) {
  const nothing = fromCallback(() => undefined);
  return {
    restoreSession: fromPromise(() =>
      Promise.resolve({
        session: restored,
        hasCallback: cameBackFor !== undefined,
        returnUrl: cameBackFor ?? '/',
        storageError: undefined,
        at,
        idleMinutes,
      }),
    ),
    signInWithPassword: fromPromise<Session, Credentials>(({ input }) => signIn(input)),
    signInByPopup: fromPromise(signInByPopup),
    beginCodeFlow: fromPromise<void, { readonly returnUrl: string }>(beginCodeFlow),
    completeCodeFlow: fromPromise(completeCodeFlow),
    renewTokens: fromPromise<Session, { readonly session: Session }>(({ input }) => renew(input.session)),
    revokeTokens: fromPromise<void, { readonly session: Session }>(revoke),
    endSession: fromPromise<void, EndingSession>(({ input }) => {
      end(input.as, input.idleMinutes);
      return Promise.resolve();
    }),
    leaveTab: fromPromise(() => {
      end('here');
      return Promise.resolve();
    }),
    leaveIssuer: fromPromise<void, { readonly session: Session | undefined; readonly culture: string }>(leave),
    loadConfiguration: fromPromise<LoadedConfiguration, { readonly culture: string }>(({ input }) =>
      loadConfiguration(input.culture),
    ),
    loadProfile: fromPromise<UserProfile | undefined, { readonly session: Session }>(loadProfile),
    watchDeadline: nothing,
    watchIssuerSession: nothing,
    watchTab: nothing,
    watchTabs: nothing,
  };
}

/** What the back end tells about itself, and who it takes the person for. */
export function known(userId: string | null): LoadedConfiguration {
  return { configuration: configurationFor(userId), localization: { resources: {} } };
}
