import { assign, emit, raise, sendTo, setup, stateIn } from 'xstate';

import { isForVisitor } from '@/domain/abp/application-configuration';
import type { ProfileInput } from '@/domain/account/account';
import { isUnawareOf, savedProfileOf, withSavedProfile } from '@/domain/account/saved-profile';
import { authEventOf, type AuthEventName } from '@/domain/auth/auth-events';
import { isGrantRejected } from '@/domain/auth/grant-rejection';
import type { Credentials, Session, UserProfile } from '@/domain/auth/session';
import { canRenew, isDue, isExpired, renewalPause, savableUntil, warningMoment } from '@/domain/auth/session-life';
import { mostRenewals, renewalWindowMs, requestTimeoutMs, sessionWarningMs } from '@/domain/constants';
import { AppError, toAppError } from '@/domain/errors/app-error';
import type { CompletedCodeFlow } from '@/services/auth/auth-gateway';

import { unprovided, unprovidedSource } from '../unprovided';
import type {
  AuthContext,
  AuthEmitted,
  AuthEvent,
  AuthInput,
  EndingSession,
  LoadedConfiguration,
  Opening,
} from './auth-types';

export const authSetup = setup({
  types: {} as {
    input: AuthInput;
    context: AuthContext;
    events: AuthEvent;
    emitted: AuthEmitted;
    tags: 'signedIn' | 'signedOut' | 'attempting' | 'renewing' | 'expiring' | 'held';
  },
  actors: {
    restoreSession: unprovided<Opening>('restoreSession'),
    signInWithPassword: unprovided<Session, Credentials>('signInWithPassword'),
    signInByPopup: unprovided<Session>('signInByPopup'),
    beginCodeFlow: unprovided<void, { readonly returnUrl: string }>('beginCodeFlow'),
    completeCodeFlow: unprovided<CompletedCodeFlow>('completeCodeFlow'),
    renewTokens: unprovided<Session, { readonly session: Session }>('renewTokens'),
    revokeTokens: unprovided<void, { readonly session: Session }>('revokeTokens'),
    endSession: unprovided<void, EndingSession>('endSession'),
    leaveTab: unprovided<void>('leaveTab'),
    leaveIssuer: unprovided<void, { readonly session: Session | undefined; readonly culture: string }>('leaveIssuer'),
    loadConfiguration: unprovided<LoadedConfiguration, { readonly culture: string }>('loadConfiguration'),
    loadProfile: unprovided<UserProfile | undefined, { readonly session: Session }>('loadProfile'),
    watchDeadline: unprovidedSource<{ readonly deadline: number | undefined }>('watchDeadline'),
    watchIssuerSession: unprovidedSource<
      { readonly session: Session },
      { readonly type: 'session.goesOn'; readonly session: Session }
    >('watchIssuerSession'),
    watchTab: unprovidedSource('watchTab'),
    watchTabs: unprovidedSource<undefined, { readonly type: 'tabs.catchUp' }>('watchTabs'),
  },
  actions: {
    /** A session that has just begun, here or in another tab. */
    rememberStart: assign({
      session: (_, params: { session: Session }) => params.session,
      heardAt: (_, params) => params.session.storedAt,
      renewedAt: [],
      struggle: undefined,
      profile: undefined,
      error: undefined,
    }),
    /** The session's next tokens, fetched here or by another tab. */
    rememberRenewal: assign({
      session: (_, params: { session: Session }) => params.session,
      heardAt: (_, params) => params.session.storedAt,
      renewedAt: ({ context }, params) => [...context.renewedAt, params.session.storedAt].slice(-mostRenewals),
      struggle: undefined,
    }),
    /** The issuer's session is watched on with what the renewal has brought. */
    tellIssuerWatch: sendTo('watchIssuerSession', (_, params: { session: Session }) => ({
      type: 'session.goesOn' as const,
      session: params.session,
    })),
    /** A session of another tab that came while this one was busy, or before it listened, is told again. */
    catchUpWithTabs: sendTo('watchTabs', { type: 'tabs.catchUp' }),
    rememberOpening: assign((_, { opening }: { opening: Opening }) => ({
      session: opening.session,
      heardAt: opening.at,
      error: opening.idleMinutes === undefined ? opening.storageError : idleError(opening.idleMinutes),
    })),
    /** The issuer wants to see the person before it prolongs: the session goes on until its token ends (T39). */
    rememberUnrenewable: assign({
      session: ({ context }) => (context.session ? { ...context.session, renewal: 'none' as const } : undefined),
    }),
    rememberProfile: assign({ profile: (_, params: { profile: UserProfile | undefined }) => params.profile }),
    rememberTime: assign({ heardAt: (_, params: { at: number }) => params.at }),
    rememberReturnUrl: assign({ returnUrl: (_, params: { returnUrl: string }) => params.returnUrl }),
    rememberError: assign({ error: (_, params: { error: unknown }) => toAppError(params.error) }),
    rememberUserMissing: assign({ error: () => new AppError('signIn.userMissing') }),
    rememberExpiry: assign({ error: () => new AppError('http.sessionExpired') }),
    rememberRenewalLoop: assign({ error: () => new AppError('signIn.renewalLoop') }),
    rememberIdleness: assign({ error: (_, { minutes }: { minutes: number }) => idleError(minutes) }),
    rememberLossElsewhere: assign({
      error: (_, { idleMinutes }: { idleMinutes?: number | undefined }) =>
        idleMinutes === undefined ? new AppError('http.sessionExpired') : idleError(idleMinutes),
    }),
    rememberEndedElsewhere: assign({ error: () => new AppError('signIn.endedElsewhere') }),
    /** One renewal more has failed, the first of a struggle or a later one. */
    countFailedRenewal: assign({
      struggle: ({ context }, params: { error: unknown }) => ({
        count: (context.struggle?.count ?? 0) + 1,
        retryAfterSeconds: toAppError(params.error).retryAfterSeconds,
        savableUntil: context.struggle?.savableUntil ?? savableUntil(sessionOf(context), context.heardAt),
      }),
    }),
    forgetError: assign({ error: undefined }),
    dropSession: assign({
      session: undefined,
      profile: undefined,
      renewedAt: [],
      struggle: undefined,
    }),
    /** What the person has saved of themselves is shown until the back end tells something new of them. */
    rememberConfiguration: assign(({ context }, params: { loaded: LoadedConfiguration }) => {
      const { configuration, localization } = params.loaded;
      const savedProfile = isUnawareOf(configuration, context.savedProfile) ? context.savedProfile : undefined;
      return {
        configuration: savedProfile === undefined ? configuration : withSavedProfile(configuration, savedProfile),
        localization,
        configurationError: undefined,
        savedProfile,
      };
    }),
    rememberSavedProfile: assign(({ context }, params: { profile: ProfileInput }) => {
      const { configuration } = context;
      if (configuration === undefined) {
        return {};
      }
      const savedProfile = savedProfileOf(configuration, params.profile, context.savedProfile);
      return { savedProfile, configuration: withSavedProfile(configuration, savedProfile) };
    }),
    /** The configuration stays, only the language may change. */
    rememberLocalization: assign({
      localization: (_, params: { loaded: LoadedConfiguration }) => params.loaded.localization,
      configurationError: undefined,
    }),
    rememberConfigurationError: assign({
      configurationError: (_, params: { error: unknown }) => toAppError(params.error),
    }),
    dropConfiguration: assign({ configuration: undefined }),
    rememberCulture: assign({ culture: (_, params: { culture: string }) => params.culture }),
    askForConfiguration: raise({ type: 'configuration.load' }),
    reportUserMissing: raise({ type: 'session.userMissing' }),
    occupyPage: raise({ type: 'page.occupied' }),
    losePage: raise({ type: 'page.lost' }),
    emptyPage: raise({ type: 'page.emptied' }),
    announceStarted: emit({ type: 'session.started' }),
    announceEnded: emit(({ context }) => ({ type: 'session.ended', error: context.error }) as const),
    announceOtherPerson: emit({ type: 'person.changed' }),
    announceOutdated: emit(
      (_, params: { error: unknown }) => ({ type: 'configuration.outdated', error: toAppError(params.error) }) as const,
    ),
    announceFailure: emit((_, params: { fallback: AuthEventName; error: unknown }) => {
      const error = toAppError(params.error);
      return { type: 'auth.failed', name: authEventOf(error.code) ?? params.fallback, error } as const;
    }),
  },
  guards: {
    hasCallback: (_, params: { opening: Opening }) => params.opening.hasCallback,
    hasSession: (_, params: { opening: Opening }) => params.opening.session !== undefined,
    /** Its person was gone for so long that a page of theirs would have been locked by now. */
    hasLeftSession: (_, { opening }: { opening: Opening }) =>
      opening.session !== undefined && opening.idleMinutes !== undefined,
    canRenew: ({ context }) => canRenew(context.session),
    isDue: ({ context }) => canRenew(context.session) && isDue(context.session, context.heardAt),
    isExpired: ({ context }) => !canRenew(context.session) && isExpired(context.session, context.heardAt),
    isEndNear: ({ context }) => {
      const moment = warningMoment(context.session);
      return moment !== undefined && moment <= context.heardAt;
    },
    /** Many renewals within a short time: whatever asks for the next one would ask for ever (T11–T15, T20). */
    isRenewalLoop: ({ context }) => {
      const [oldest] = context.renewedAt;
      return (
        context.renewedAt.length >= mostRenewals &&
        oldest !== undefined &&
        Math.abs(context.heardAt - oldest) < renewalWindowMs
      );
    },
    isCurrentToken: ({ context }, params: { accessToken: string }) =>
      context.session?.accessToken === params.accessToken,
    isCurrentSession: ({ context }, params: { id: string }) => context.session?.id === params.id,
    isLostSession: ({ context }, params: { id: string; as: 'left' | 'lost' }) =>
      context.session?.id === params.id && params.as === 'lost',
    isGrantRefused: (_, params: { error: unknown }) => isGrantRejected(toAppError(params.error)),
    isEndedElsewhere: (_, params: { error: unknown }) => toAppError(params.error).code === 'signIn.endedElsewhere',
    isPersonWanted: (_, params: { error: unknown }) => toAppError(params.error).code === 'auth.silent_refresh_error',
    isPastSaving: ({ context: { struggle, heardAt } }) => struggle !== undefined && struggle.savableUntil <= heardAt,
    isSavableAt: ({ context: { struggle } }, { at }: { at: number }) =>
      struggle !== undefined && at < struggle.savableUntil,
    isUserMissing: (_, params: { loaded: LoadedConfiguration }) => isForVisitor(params.loaded.configuration),
    isSignedIn: stateIn({ access: 'signedIn' }),
    isPageEmpty: stateIn({ page: 'empty' }),
    isPageOccupied: stateIn({ page: 'occupied' }),
    /** The configuration that has come is another person's than the page that is shown. */
    isOtherPerson: ({ context }, params: { loaded: LoadedConfiguration }) => {
      const shown = context.configuration?.currentUser.id ?? null;
      return shown !== null && shown !== params.loaded.configuration.currentUser.id;
    },
    isOtherCulture: ({ context }, params: { culture: string }) => context.culture !== params.culture,
  },
  delays: {
    untilNextTry: ({ context }) =>
      context.struggle === undefined ? 0 : renewalPause(sessionOf(context), context.struggle),
    untilWarning: ({ context }) => Math.max(0, patienceOf(context) - sessionWarningMs),
    untilGivenUp: ({ context }) => Math.min(patienceOf(context), sessionWarningMs),
    untilLeft: requestTimeoutMs,
  },
});

/**
 * The session of a state in which there is always one.
 *
 * @throws {Error} when there is none, which would be a fault of the chart.
 */
export function sessionOf({ session }: AuthContext): Session {
  if (session === undefined) {
    throw new Error('Nobody is signed in without a session.');
  }
  return session;
}

/** For how many minutes nobody had done anything, of a session that is lost for that. */
export function idleMinutesOf({ error }: AuthContext): number | undefined {
  return error?.code === 'signIn.idle' ? Number(error.params['n']) : undefined;
}

function idleError(minutes: number): AppError {
  return new AppError('signIn.idle', { params: { n: minutes } });
}

/** How long a failing renewal was to be tried when it first failed. */
function patienceOf(context: AuthContext): number {
  return (context.struggle?.savableUntil ?? context.heardAt) - context.heardAt;
}
