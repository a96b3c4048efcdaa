import type { CallbackAnswer } from '@/domain/auth/callback-answer';
import type { DiscoveryDocument } from '@/domain/auth/discovery-document';
import { safeReturnUrl } from '@/domain/auth/return-url';
import type { Session } from '@/domain/auth/session';
import type { OAuthConfig } from '@/domain/environment/environment';
import { AppError, toAppError } from '@/domain/errors/app-error';

import type { CompletedCodeFlow } from './auth-gateway';
import type { AuthWindows } from './auth-windows';
import { authorizationAddress, createAttempt } from './authorization-request';
import { acceptCallback, type AcceptedCallback } from './callback';
import { failIfCancelled } from './cancellation';
import type { Discovery } from './discovery';
import { answerPath } from './issuer-answer';
import { leaveFor, type LocationAccess } from './location-access';
import { sessionOfRenewal, sessionOfSignIn } from './new-session';
import { randomToken, type RandomBytes } from './pkce';
import type { ResponseChecks } from './response-checks';
import { openSignInPopup } from './sign-in-popup';
import { askSilently } from './silent-frame';
import type { RequestContext, TokenEndpoint } from './token-endpoint';
import type { Transactions } from './transactions';

type Parts = {
  readonly config: OAuthConfig;
  readonly appOrigin: string;
  readonly redirectUri: string;
  readonly location: LocationAccess;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
  readonly requestContext: () => RequestContext;
  readonly discovery: Discovery;
  readonly tokenEndpoint: TokenEndpoint;
  readonly checks: ResponseChecks;
  readonly transactions: Transactions;
  readonly windows: AuthWindows;
  /**
   * Whether the browser's latest session ended because nobody was there: whoever sits down at the machine then finds the
   * issuer's cookie still there.
   */
  readonly wasLocked: () => boolean;
};

export type CodeFlow = {
  /** Leaves for the issuer. Rejects with discovery's errors or `storage.unavailable`: without storage nobody comes back. */
  readonly begin: (returnUrl: string, signal: AbortSignal) => Promise<void>;
  /** Turns the issuer's answer into a session that is not stored yet. */
  readonly complete: (answer: CallbackAnswer | undefined, signal: AbortSignal) => Promise<CompletedCodeFlow>;
  /** The whole flow in a window of its own; rejects also with `auth.popup_blocked` and `auth.popup_closed`. */
  readonly signInByPopup: (signal: AbortSignal) => Promise<Session>;
  /**
   * New tokens for a session without a refresh token, from the issuer's own cookie. Rejects with
   * `auth.silent_refresh_error` when the issuer wants to see the person, `auth.token_refresh_error` when it is in
   * trouble, `auth.silent_refresh_timeout`, or as the exchange does.
   */
  readonly renewSilently: (session: Session, signal: AbortSignal) => Promise<Session>;
};

/** Authorization code with PKCE (register A-03…A-06): by redirect, which is two page loads, by window, by frame. */
export function createCodeFlow(parts: Parts): CodeFlow {
  const { config, appOrigin, redirectUri, location, now, randomBytes, discovery, transactions, windows } = parts;
  const answerUri = `${appOrigin}${answerPath}`;

  const createRequest = async (
    { authorizationEndpoint: endpoint }: DiscoveryDocument,
    attempt: Attempt,
    extra: Readonly<Record<string, string>>,
  ) => {
    const { culture, tenantMark } = parts.requestContext();
    return authorizationAddress({ endpoint, config, ...attempt, culture, tenantMark, extra });
  };
  const exchange = async (accepted: AcceptedCallback, signal: AbortSignal, subject?: string) => {
    const { code, namesIssuer, transaction } = accepted;
    const document = await discovery(signal);
    if (document.sendsIssuerInCallback && !namesIssuer) {
      throw new AppError('auth.code_error', { detail: 'the answer does not name its issuer (iss)' });
    }
    const grant = { endpoint: document.tokenEndpoint, code, ...transaction };
    const response = await parts.tokenEndpoint.withCode(grant, signal);
    const { nonce, asksAgain, createdAt } = transaction;
    const awayMs = asksAgain ? Math.max(0, now() - createdAt) : undefined;
    const claims = await parts.checks.ofCodeFlow(response, document, { nonce, subject, askedWithinMs: awayMs });
    return { response, claims, sessionState: accepted.sessionState };
  };
  const newSession = (exchanged: Awaited<ReturnType<typeof exchange>>) =>
    sessionOfSignIn({ id: randomToken(randomBytes), config, flow: 'code', ...exchanged });
  const newAttempt = (uri: string, returnUrl: string, asksAgain: boolean) =>
    createAttempt({ redirectUri: uri, returnUrl, asksAgain, now: now(), randomBytes });

  return {
    begin: async (wish, signal) => {
      const document = await discovery(signal);
      const attempt = newAttempt(redirectUri, safeReturnUrl(wish, appOrigin), parts.wasLocked());
      const address = await createRequest(document, attempt, {});
      failIfCancelled(signal);
      if (!transactions.add(attempt.state, attempt.transaction)) {
        throw new AppError('storage.unavailable', { detail: 'session storage refuses the sign-in attempt' });
      }
      await leaveFor(location.assign, address, signal);
    },
    complete: async (answer, signal) => {
      const accepted = acceptCallback(answer, transactions.take, config.issuer);
      const session = newSession(await exchange(accepted, signal));
      return { session, returnUrl: safeReturnUrl(accepted.transaction.returnUrl, appOrigin) };
    },
    signInByPopup: async (signal) => {
      // Before any wait: a window that is not opened inside the click is blocked.
      const popup = openSignInPopup({ windows, appOrigin, checkClosed: config.checkPopupClosed }, signal);
      try {
        const attempt = newAttempt(answerUri, '/', parts.wasLocked());
        const address = await createRequest(await discovery(signal), attempt, { display: 'popup' });
        const answer = await popup.ask(address, attempt.state);
        return newSession(await exchange(acceptCallback(answer, takeOnce(attempt), config.issuer), signal));
      } finally {
        popup.close();
      }
    },
    renewSilently: async (session, signal) => {
      const attempt = newAttempt(answerUri, '/', false);
      const extra = { prompt: 'none', ...(session.idToken !== undefined && { id_token_hint: session.idToken }) };
      const address = await createRequest(await discovery(signal), attempt, extra);
      const answer = await askSilently({ windows, appOrigin, address, state: attempt.state }, signal);
      const accepted = acceptSilentAnswer(answer, attempt, config.issuer);
      const { response, claims, sessionState } = await exchange(accepted, signal, session.idTokenClaims?.sub);
      return sessionOfRenewal(session, response, claims, sessionState);
    },
  };
}

type Attempt = ReturnType<typeof createAttempt>;

/** An attempt that lives in this page's memory alone and is answered at most once. */
function takeOnce({ state, transaction }: Attempt): Transactions['take'] {
  let isOpen = true;
  return (wanted) => {
    if (wanted !== state) {
      return { kind: 'unknown' };
    }
    const wasOpen = isOpen;
    isOpen = false;
    return wasOpen ? { kind: 'open', transaction } : { kind: 'used' };
  };
}

/** An issuer in trouble: an address cannot say 500 or 503 (RFC 6749 §4.1.2.1). */
const troubles: readonly (string | undefined)[] = ['server_error', 'temporarily_unavailable'];

/**
 * In a hidden frame "no" means: ask the person (`login_required`, `consent_required`, `interaction_required`). Only an
 * issuer in trouble has not said it, and is asked again (promise 4).
 */
function acceptSilentAnswer(answer: CallbackAnswer, attempt: Attempt, issuer: string): AcceptedCallback {
  try {
    return acceptCallback(answer, takeOnce(attempt), issuer);
  } catch (thrown) {
    const cause = toAppError(thrown);
    const code = troubles.includes(answer.error) ? 'auth.token_refresh_error' : 'auth.silent_refresh_error';
    throw new AppError(code, { cause, detail: cause.detail ?? cause.code });
  }
}
