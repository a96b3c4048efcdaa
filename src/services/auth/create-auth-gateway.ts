import {
  isBackFromIssuer,
  readCallbackAnswer,
  withoutCallbackAnswer,
  type CallbackAnswer,
} from '@/domain/auth/callback-answer';
import { redirectAddress, signedOutAddress } from '@/domain/auth/redirect-address';
import { safeReturnUrl } from '@/domain/auth/return-url';
import type { Session, SignInFlow } from '@/domain/auth/session';
import { isUsable } from '@/domain/auth/session-life';
import type { OAuthConfig } from '@/domain/environment/environment';

import type { OpenLine } from '@/services/tabs/open-line';

import type { AuthGateway } from './auth-gateway';
import type { AuthWindows } from './auth-windows';
import { failIfCancelled } from './cancellation';
import { createCodeFlow } from './code-flow';
import { createDiscovery } from './discovery';
import { endSessionAddress } from './end-session';
import { removeFormerTokens } from './former-tokens';
import { createIdTokenVerifier, preloadVerifier } from './id-token';
import { createJsonWebKeys } from './json-web-keys';
import { leaveFor, type LocationAccess } from './location-access';
import { createLoopGuard } from './loop-guard';
import { sessionOfSignIn } from './new-session';
import { browserRandomBytes, randomToken, type RandomBytes } from './pkce';
import { createProtocolCall } from './protocol-call';
import { createRememberMe, type CookieAccess } from './remember-me';
import { createRenewal } from './renewal';
import { createRenewalLock, type Locks } from './renewal-lock';
import { createResilientStorage, type StorageAccess } from './resilient-storage';
import { createResponseChecks } from './response-checks';
import { revocationError, revokeTokens } from './revocation';
import { createSessionChannel } from './session-channel';
import { createSessionMarks } from './session-mark';
import { watchIssuerSession, type IssuerWatch } from './session-monitor';
import { createSessionSharing } from './session-sharing';
import { createSessionStore } from './session-store';
import { createTokenEndpoint, type RequestContext } from './token-endpoint';
import { createTransactions } from './transactions';
import { loadUserProfile } from './user-profile';

/** The outside as the gateway sees it; `browserAuthSurroundings` is the browser's. */
export type AuthSurroundings = {
  readonly location: LocationAccess;
  readonly history: { readonly replaceState: (url: string) => void };
  readonly sessionStorage: StorageAccess;
  readonly localStorage: StorageAccess;
  readonly cookies: CookieAccess;
  readonly windows: AuthWindows;
  readonly openLine: OpenLine;
  /** `undefined` where the browser offers none: pages that are not secure. */
  readonly locks: Locks | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly randomBytes?: RandomBytes;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
  /** How long other tabs are given to answer before a token is spent; 250 ms when absent. */
  readonly tabAnswerMs?: number;
};

export type AuthGatewayOptions = AuthSurroundings & {
  readonly config: OAuthConfig;
  /** Origin of the product itself, without a path. */
  readonly appOrigin: string;
  readonly requestContext: () => RequestContext;
};

/** The OpenID Connect side of the product: one object per configured issuer, made once per page. */
export function createAuthGateway(options: AuthGatewayOptions): AuthGateway {
  const { config, appOrigin, requestContext, location, history, now, windows } = options;
  const randomBytes = options.randomBytes ?? browserRandomBytes;
  const flow: SignInFlow = config.responseType === 'code' ? 'code' : 'password';
  const redirectUri = redirectAddress(config, appOrigin);

  const tabStorage = createResilientStorage(options.sessionStorage);
  const browserStorage = createResilientStorage(options.localStorage);
  const rememberMe = createRememberMe(options.cookies, appOrigin);
  const marks = createSessionMarks(browserStorage);
  const { clientId, issuer } = config;
  const store = createSessionStore({ clientId, issuer, flow, tabStorage, browserStorage, marks, rememberMe });
  const sharing = createSessionSharing({
    store,
    marks,
    channel: createSessionChannel(options.openLine),
    answerMs: options.tabAnswerMs,
  });
  const loopGuard = createLoopGuard(tabStorage, now);

  const call = createProtocolCall({ fetch: options.fetch, timeoutMs: options.timeoutMs });
  const discovery = createDiscovery(config, call);
  const keys = createJsonWebKeys(call, now);
  const tokenEndpoint = createTokenEndpoint({ config, call, now, requestContext });
  const checks = createResponseChecks({ config, verify: createIdTokenVerifier(keys), now });
  const transactions = createTransactions({ tab: tabStorage, browser: browserStorage }, now);
  const codeFlow = createCodeFlow({
    config,
    appOrigin,
    redirectUri,
    location,
    now,
    randomBytes,
    requestContext,
    discovery,
    tokenEndpoint,
    checks,
    transactions,
    windows,
    wasLocked: store.wasLocked,
  });

  const renewal = createRenewal({
    discovery,
    keys,
    tokenEndpoint,
    checks,
    codeFlow,
    store,
    sharing,
    lock: createRenewalLock(options.locks, browserStorage),
    now,
  });
  /** A new session, stored here and told to the other tabs; a cancelled attempt leaves nothing. */
  const begin = (session: Session, isRemembered: boolean, signal: AbortSignal) => {
    failIfCancelled(signal);
    sharing.announceStarted(store.save(session, isRemembered));
    return session;
  };

  let callback: CallbackAnswer | undefined;
  /** Moves an answer from the address bar into memory: from then on no reload and no Back finds it again. */
  const takeCallback = () => {
    const href = location.href();
    const answer = flow === 'code' ? readCallbackAnswer(href, redirectUri) : undefined;
    if (answer) {
      history.replaceState(withoutCallbackAnswer(href));
      callback = answer;
    } else if (flow === 'code' && isBackFromIssuer(href, signedOutAddress(config, appOrigin))) {
      // Whoever signs in next would have it in their address, and send it on to colleagues.
      history.replaceState(withoutCallbackAnswer(href));
    }
  };

  return {
    flow,
    restore: async () => {
      takeCallback();
      [tabStorage, browserStorage].forEach(removeFormerTokens);
      const isAwaited = transactions.isOpen(callback?.state);
      const damage = store.damage();
      const session = store.restore()?.session ?? (isAwaited ? undefined : await sharing.askForSession(newTabWaitMs));
      if (session !== undefined && !isAwaited) {
        // Back after signing in, or a forged link: an answer that nobody awaits ends no session.
        callback = undefined;
      }
      return {
        session,
        hasCallback: callback !== undefined,
        returnUrl: safeReturnUrl(transactions.wishOf(callback?.state), appOrigin),
        storageError: store.failure() ?? (session === undefined ? damage : undefined),
      };
    },
    prefetch: () => {
      const document = discovery();
      document.then(({ jwksUri }) => keys.load(jwksUri)).catch(() => undefined);
      // After the document, which may be waited for, but whatever has become of it.
      document
        .catch(() => undefined)
        .then(preloadVerifier)
        .catch(() => undefined);
    },
    signInWithPassword: async ({ userName, password, rememberMe: isTicked }, signal) => {
      const document = await discovery(signal);
      const response = await tokenEndpoint.withPassword(
        { endpoint: document.tokenEndpoint, userName, password },
        signal,
      );
      const claims = await checks.ofPasswordFlow(response, document);
      const id = randomToken(randomBytes);
      const session = sessionOfSignIn({ id, config, flow, response, claims, sessionState: undefined });
      return begin(session, isTicked === 'asBefore' ? store.wasRemembered() : isTicked, signal);
    },
    beginCodeFlow: ({ returnUrl }, signal) => codeFlow.begin(returnUrl, signal),
    completeCodeFlow: (signal) => {
      takeCallback();
      const answer = callback;
      callback = undefined;
      return loopGuard.watch(async () => {
        const completed = await codeFlow.complete(answer, signal);
        begin(completed.session, false, signal);
        return completed;
      });
    },
    signInByPopup: async (signal) => begin(await codeFlow.signInByPopup(signal), false, signal),
    renew: renewal.renew,
    isRemembered: () => store.find()?.remembered ?? false,
    revoke: async (session, signal) => {
      const document = await discovery(signal).catch((thrown: unknown) => {
        throw revocationError(thrown);
      });
      const unchecked = renewal.takeUnchecked();
      const grants = [...(unchecked === undefined ? [] : [unchecked]), session];
      await revokeTokens(grants, { config, call, document }, signal);
    },
    end: (session, as, idleMinutes) => {
      callback = undefined;
      loopGuard.outlive(() => store.end(session, as, idleMinutes));
      sharing.announceEnded(session.id, as, idleMinutes);
    },
    leaveTab: () => {
      callback = undefined;
      loopGuard.outlive(store.leaveTab);
    },
    watchTabs: sharing.watch,
    catchUpWithTabs: (held) => {
      void sharing.catchUp(held);
    },
    watchIssuerSession: (session, onChanged) => {
      const isWatched = config.sessionChecksEnabled && session.sessionState !== undefined;
      return isWatched ? watchIssuerSession({ windows, discovery, session, onChanged }) : nothingToWatch;
    },
    loadProfile: async (session, signal) => {
      // A tab that slept begins with a dead token, which is never sent (T35).
      if (!config.loadUserProfile || !isUsable(session, now())) {
        return undefined;
      }
      const { userinfoEndpoint: endpoint } = await discovery(signal);
      return endpoint === undefined ? undefined : loadUserProfile(session, { endpoint, call }, signal);
    },
    endSession: async (session, culture, signal) => {
      if (flow === 'password') {
        return;
      }
      const { endSessionEndpoint: endpoint } = await discovery(signal);
      if (endpoint !== undefined) {
        const state = randomToken(randomBytes);
        const address = endSessionAddress({ endpoint, config, appOrigin, session, culture, state });
        // The signed-in page leaves the history, so that Back after signing out does not show it.
        await leaveFor(location.replace, address, signal);
      }
    },
  };
}

const nothingToWatch: IssuerWatch = { goOn: () => undefined, stop: () => undefined };

/** How long a new tab waits for another tab's session; a later answer still signs it in. */
const newTabWaitMs = 150;
