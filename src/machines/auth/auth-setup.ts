import { assign, emit, not, raise, setup, stateIn } from 'xstate';

import type { ApplicationConfiguration, ApplicationLocalization } from '@/domain/abp/application-configuration';
import { authEventOf, type AuthEventName } from '@/domain/auth/auth-events';
import { isGrantRejected } from '@/domain/auth/grant-rejection';
import type { Credentials, Session, SignInFlow } from '@/domain/auth/session';
import { canRenew, isDue, renewalDeadline } from '@/domain/auth/session-life';
import { requestTimeoutMs } from '@/domain/constants';
import { AppError, toAppError } from '@/domain/errors/app-error';
import type { CompletedCodeFlow, Restored } from '@/services/auth/auth-gateway';

import { unprovided, unprovidedSource } from '../unprovided';

/** What the application knows of itself once the back end has answered. */
export type LoadedConfiguration = {
  readonly configuration: ApplicationConfiguration;
  readonly localization: ApplicationLocalization;
};

export type AuthContext = {
  readonly flow: SignInFlow;
  /** Language the person chose; the configuration is loaded in it. */
  readonly culture: string;
  readonly session: Session | undefined;
  /** When this machine last heard the time, so that guards need no clock of their own. Epoch milliseconds. */
  readonly heardAt: number;
  /** Failed renewals in a row, and how many of them the session outlives. */
  readonly renewalsFailed: number;
  readonly renewalTries: number;
  readonly returnUrl: string;
  /** Why the last attempt was refused or the last session ended; shown where the person signs in. */
  readonly error: AppError | undefined;
  readonly configuration: ApplicationConfiguration | undefined;
  readonly localization: ApplicationLocalization | undefined;
  readonly configurationError: AppError | undefined;
};

export type AuthEvent =
  | { type: 'signIn.submit'; credentials: Credentials }
  | { type: 'signIn.redirect'; returnUrl: string }
  | { type: 'signIn.cancel' }
  | { type: 'signOut' }
  /** The moment to renew has come, as the deadline watcher or a call about to be sent has noticed. */
  | { type: 'tokens.due'; at: number }
  /** The server refused this access token with 401. */
  | { type: 'tokens.refused'; accessToken: string; at: number }
  /** The browser brought the page back from its back/forward cache, or the network or the tab woke up. */
  | { type: 'tab.restored' }
  | { type: 'tab.woke'; at: number }
  | { type: 'session.userMissing' }
  | { type: 'configuration.load' }
  | { type: 'language.choose'; culture: string };

/** Facts other parts of the product react to. */
export type AuthEmitted =
  /** One of the fourteen failures of the specification (register A-18). */
  | { type: 'auth.failed'; name: AuthEventName; error: AppError }
  | { type: 'session.started' }
  | { type: 'session.ended'; error: AppError | undefined };

export type AuthInput = {
  readonly flow: SignInFlow;
  readonly culture: string;
  /** Renewals tried in a row before an unreachable issuer ends the session (promise 4); 36 when absent. */
  readonly renewalTries?: number;
};

/** With the pauses below about a quarter of an hour: what is left of an hour's token when its renewal falls due. */
export const usualRenewalTries = 36;

export const authSetup = setup({
  types: {} as {
    input: AuthInput;
    context: AuthContext;
    events: AuthEvent;
    emitted: AuthEmitted;
    tags: 'signedIn' | 'signedOut' | 'attempting' | 'renewing';
  },
  actors: {
    restoreSession: unprovided<Restored & { readonly at: number }>('restoreSession'),
    signInWithPassword: unprovided<Session, Credentials>('signInWithPassword'),
    beginCodeFlow: unprovided<void, { readonly returnUrl: string }>('beginCodeFlow'),
    completeCodeFlow: unprovided<CompletedCodeFlow>('completeCodeFlow'),
    renewTokens: unprovided<Session, { readonly session: Session }>('renewTokens'),
    revokeTokens: unprovided<void, { readonly session: Session | undefined }>('revokeTokens'),
    forgetSession: unprovided<void>('forgetSession'),
    leaveIssuer: unprovided<void, { readonly session: Session | undefined; readonly culture: string }>('leaveIssuer'),
    loadConfiguration: unprovided<LoadedConfiguration, { readonly culture: string }>('loadConfiguration'),
    watchDeadline: unprovidedSource<{ readonly deadline: number | undefined }>('watchDeadline'),
    watchTab: unprovidedSource('watchTab'),
  },
  actions: {
    rememberSession: assign({
      session: (_, params: { session: Session | undefined }) => params.session,
      heardAt: ({ context }, params) => params.session?.storedAt ?? context.heardAt,
      renewalsFailed: 0,
      error: undefined,
    }),
    rememberRestored: assign({
      session: (_, params: { session: Session | undefined; at: number; error: AppError | undefined }) => params.session,
      heardAt: (_, params) => params.at,
      error: (_, params) => params.error,
    }),
    rememberTime: assign({ heardAt: (_, params: { at: number }) => params.at }),
    rememberReturnUrl: assign({ returnUrl: (_, params: { returnUrl: string }) => params.returnUrl }),
    rememberError: assign({ error: (_, params: { error: unknown }) => toAppError(params.error) }),
    rememberUserMissing: assign({ error: () => new AppError('signIn.userMissing') }),
    rememberExpiry: assign({ error: () => new AppError('http.sessionExpired') }),
    countFailedRenewal: assign({ renewalsFailed: ({ context }) => context.renewalsFailed + 1 }),
    /** A try that the person's coming back has caused is one more, not one of the tries that use the session up. */
    uncountRenewal: assign({ renewalsFailed: ({ context }) => Math.max(0, context.renewalsFailed - 1) }),
    forgetError: assign({ error: undefined }),
    dropSession: assign({ session: undefined, renewalsFailed: 0, configuration: undefined }),
    rememberConfiguration: assign({
      configuration: (_, params: { loaded: LoadedConfiguration }) => params.loaded.configuration,
      localization: (_, params) => params.loaded.localization,
      configurationError: undefined,
    }),
    rememberConfigurationError: assign({
      configurationError: (_, params: { error: unknown }) => toAppError(params.error),
    }),
    rememberCulture: assign({ culture: (_, params: { culture: string }) => params.culture }),
    askForConfiguration: raise({ type: 'configuration.load' }),
    reportUserMissing: raise({ type: 'session.userMissing' }),
    announceStarted: emit({ type: 'session.started' }),
    announceEnded: emit(({ context }) => ({ type: 'session.ended', error: context.error }) as const),
    announceFailure: emit((_, params: { fallback: AuthEventName; error: unknown }) => {
      const error = toAppError(params.error);
      return { type: 'auth.failed', name: authEventOf(error.code) ?? params.fallback, error } as const;
    }),
  },
  guards: {
    hasCallback: (_, params: { restored: Restored }) => params.restored.hasCallback,
    hasSession: (_, params: { session: Session | undefined }) => params.session !== undefined,
    canRenew: ({ context }) => canRenew(context.session),
    isDue: ({ context }) => canRenew(context.session) && isDue(context.session, context.heardAt),
    isExpired: ({ context }) => !canRenew(context.session) && isDue(context.session, context.heardAt),
    isCurrentToken: ({ context }, params: { accessToken: string }) =>
      context.session?.accessToken === params.accessToken,
    isGrantRefused: (_, params: { error: unknown }) => isGrantRejected(toAppError(params.error)),
    hasTriesLeft: ({ context }) => context.renewalsFailed < context.renewalTries,
    isUserMissing: (_, params: { loaded: LoadedConfiguration }) => params.loaded.configuration.currentUser.id === null,
    isVisitor: not(stateIn({ access: 'signedIn' })),
    isOtherCulture: ({ context }, params: { culture: string }) => context.culture !== params.culture,
  },
  delays: {
    /** 1, 2, 4 … seconds, at most 30, so that an issuer that is down is not hammered (T18). */
    untilNextTry: ({ context }) => Math.min(1_000 * 2 ** Math.max(0, context.renewalsFailed - 1), 30_000),
    untilLeft: requestTimeoutMs,
  },
});

/** Deadline for the watcher: the moment to renew, or the end of a session that cannot be renewed. */
export function watchedDeadline(context: AuthContext): { deadline: number | undefined } {
  return { deadline: renewalDeadline(context.session) };
}
