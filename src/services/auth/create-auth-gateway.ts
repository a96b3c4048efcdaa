import { readCallbackAnswer, withoutCallbackAnswer, type CallbackAnswer } from '@/domain/auth/callback-answer';
import type { SignInFlow } from '@/domain/auth/session';
import type { OAuthConfig } from '@/domain/environment/environment';
import { AppError } from '@/domain/errors/app-error';

import type { AuthGateway } from './auth-gateway';
import { endedBy, failIfCancelled } from './cancellation';
import { createCodeFlow } from './code-flow';
import { createDiscovery } from './discovery';
import { endSessionAddress } from './end-session';
import { createIdTokenVerifier } from './id-token';
import { createJsonWebKeys } from './json-web-keys';
import { leaveFor, type LocationAccess } from './location-access';
import { createLoopGuard } from './loop-guard';
import { sessionOfRefresh, sessionOfSignIn } from './new-session';
import { browserRandomBytes, randomToken, type RandomBytes } from './pkce';
import { createProtocolCall } from './protocol-call';
import { createRememberMe, type CookieAccess } from './remember-me';
import { createResilientStorage, type StorageAccess } from './resilient-storage';
import { createResponseChecks } from './response-checks';
import { revocationError, revokeTokens } from './revocation';
import { createSessionStore } from './session-store';
import { createTokenEndpoint, type RequestContext } from './token-endpoint';
import { createTransactions } from './transactions';

/** The outside as the gateway sees it; `browserAuthSurroundings` is the browser's. */
export type AuthSurroundings = {
  readonly location: LocationAccess;
  readonly history: { readonly replaceState: (url: string) => void };
  readonly sessionStorage: StorageAccess;
  readonly localStorage: StorageAccess;
  readonly cookies: CookieAccess;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly randomBytes?: RandomBytes;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
};

export type AuthGatewayOptions = AuthSurroundings & {
  readonly config: OAuthConfig;
  /** Origin of the product itself, without a path. */
  readonly appOrigin: string;
  readonly requestContext: () => RequestContext;
};

/** The OpenID Connect side of the product: one object per configured issuer, made once per page. */
export function createAuthGateway(options: AuthGatewayOptions): AuthGateway {
  const { config, appOrigin, requestContext, location, history, now } = options;
  const randomBytes = options.randomBytes ?? browserRandomBytes;
  const flow: SignInFlow = config.responseType === 'code' ? 'code' : 'password';
  const redirectUri = config.redirectUri ?? `${appOrigin}/auth/callback`;

  const tabStorage = createResilientStorage(options.sessionStorage);
  const browserStorage = createResilientStorage(options.localStorage);
  const rememberMe = createRememberMe(options.cookies, appOrigin);
  const store = createSessionStore({ clientId: config.clientId, flow, tabStorage, browserStorage, rememberMe });
  const loopGuard = createLoopGuard(tabStorage, now);

  const call = createProtocolCall({ fetch: options.fetch, timeoutMs: options.timeoutMs });
  const discovery = createDiscovery(config, call);
  const keys = createJsonWebKeys(call, now);
  const tokenEndpoint = createTokenEndpoint({ config, call, now, requestContext });
  const checks = createResponseChecks({ config, verify: createIdTokenVerifier(keys), now });
  const transactions = createTransactions(tabStorage, now);
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
  });

  let callback: CallbackAnswer | undefined;
  /** Moves an answer from the address bar into memory: from then on no reload and no Back finds it again. */
  const takeCallback = () => {
    const href = location.href();
    const answer = flow === 'code' ? readCallbackAnswer(href, redirectUri) : undefined;
    if (answer) {
      history.replaceState(withoutCallbackAnswer(href));
      callback = answer;
    }
  };

  return {
    flow,
    restore: () => {
      takeCallback();
      const session = store.restore();
      if (session !== undefined && !transactions.isOpen(callback?.state)) {
        // Back after signing in, or a forged link: an answer that nobody awaits ends no session.
        callback = undefined;
      }
      return Promise.resolve({ session, hasCallback: callback !== undefined, storageError: store.failure() });
    },
    prefetch: () => {
      discovery()
        .then(({ jwksUri }) => keys.load(jwksUri))
        .catch(() => undefined);
    },
    signInWithPassword: async ({ userName, password, rememberMe: isTicked }, signal) => {
      const document = await discovery(signal);
      const response = await tokenEndpoint.withPassword(
        { endpoint: document.tokenEndpoint, userName, password },
        signal,
      );
      const claims = await checks.ofPasswordFlow(response, document);
      const session = sessionOfSignIn({ config, flow, response, claims, sessionState: undefined });
      failIfCancelled(signal);
      store.save(session, isTicked);
      return session;
    },
    beginCodeFlow: ({ returnUrl }, signal) => codeFlow.begin(returnUrl, signal),
    completeCodeFlow: (signal) => {
      takeCallback();
      const answer = callback;
      callback = undefined;
      return loopGuard.watch(async () => {
        const completed = await codeFlow.complete(answer, signal);
        failIfCancelled(signal);
        store.save(completed.session, false);
        return completed;
      });
    },
    refresh: async (session, signal) => {
      const { refreshToken } = session;
      if (refreshToken === undefined) {
        throw new AppError('signIn.grantRejected', { detail: 'the session has no refresh token' });
      }
      const document = await discovery(signal);
      if (session.idToken !== undefined) {
        // Keys that cannot be had must be noticed before the refresh token is spent.
        await endedBy(signal, keys.load(document.jwksUri));
      }
      failIfCancelled(signal);
      const response = await tokenEndpoint.withRefreshToken({ endpoint: document.tokenEndpoint, refreshToken }, signal);
      const claims = await checks.ofRefresh(response, document, session);
      const refreshed = sessionOfRefresh(session, response, claims);
      failIfCancelled(signal);
      store.update(refreshed);
      return refreshed;
    },
    revoke: async (session, signal) => {
      const document = await discovery(signal).catch((thrown: unknown) => {
        throw revocationError(thrown);
      });
      await revokeTokens(session, { config, call, document }, signal);
    },
    forget: () => {
      callback = undefined;
      loopGuard.outlive(store.forget);
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
