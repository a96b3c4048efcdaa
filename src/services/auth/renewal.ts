import { isDue, isUsable } from '@/domain/auth/session-life';
import type { Session } from '@/domain/auth/session';
import { AppError, toAppError } from '@/domain/errors/app-error';

import { endedBy, failIfCancelled } from './cancellation';
import type { CodeFlow } from './code-flow';
import type { Discovery } from './discovery';
import { preloadVerifier } from './id-token';
import type { JsonWebKeys } from './json-web-keys';
import { sessionOfRenewal } from './new-session';
import type { RenewalLock } from './renewal-lock';
import type { ResponseChecks } from './response-checks';
import type { SessionSharing } from './session-sharing';
import type { SessionStore } from './session-store';
import type { TokenEndpoint } from './token-endpoint';
import type { TokenResponse } from './token-response';

type Parts = {
  readonly discovery: Discovery;
  readonly keys: JsonWebKeys;
  readonly tokenEndpoint: TokenEndpoint;
  readonly checks: ResponseChecks;
  readonly codeFlow: CodeFlow;
  readonly store: SessionStore;
  readonly sharing: SessionSharing;
  readonly lock: RenewalLock;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

export type Renewal = {
  /** Answers the session's next tokens, stored and told to the other tabs. */
  readonly renew: Renew;
  /** What the issuer has answered and could not be checked yet, for whoever ends the session; it is not taken up then. */
  readonly takeUnchecked: () => TokenResponse | undefined;
};

type Renew = (session: Session, signal: AbortSignal) => Promise<Session>;

/**
 * One renewal at a time in the whole browser (promise 1, register A-12): inside the lock the latest record is looked up
 * first, and a tab that finds what another has just fetched takes it over. Only a record that is due, or whose token was
 * refused here, is spent.
 */
export function createRenewal(parts: Parts): Renewal {
  const { store, sharing, lock, now } = parts;
  const { spend, takeUnchecked } = createTokenSpending(parts);

  return {
    takeUnchecked,
    renew: (session, signal) =>
      lock(async () => {
        const latest = await sharing.latestOf(session, signal);
        if (latest.generation > session.generation && isUsable(latest, now()) && !isDue(latest, now())) {
          return latest;
        }
        failIfCancelled(signal);
        const renewed = await (latest.renewal === 'hiddenFrame'
          ? parts.codeFlow.renewSilently(latest, signal)
          : spend(latest, signal));
        failIfCancelled(signal);
        // Signed out in another tab meanwhile: no answer brings the session back.
        sharing.failIfEnded(renewed);
        sharing.announceRenewed(store.update(renewed));
        return renewed;
      }, signal),
  };
}

/**
 * The refresh grant, spending each refresh token once: an answer that could not be checked, because the keys could not
 * be had, is kept in memory and checked again by the next try instead of sending a spent token. The other tabs see by
 * the mark that the token is spent, and wait for the tab that has the answer; where that one is gone, so is the session.
 */
function createTokenSpending({ discovery, keys, tokenEndpoint, checks, store, sharing }: Parts) {
  let unchecked: { readonly spent: string; readonly response: TokenResponse } | undefined;
  const takeUnchecked = () => {
    const taken = unchecked?.response;
    unchecked = undefined;
    sharing.hold(undefined);
    return taken;
  };

  const spend: Renew = async (session, signal) => {
    const { refreshToken } = session;
    if (refreshToken === undefined) {
      throw new AppError('signIn.grantRejected', { detail: 'the session has no refresh token' });
    }
    const isHeldHere = unchecked?.spent === refreshToken;
    if (!isHeldHere && store.isSpent(session)) {
      throw (await sharing.isHeldElsewhere(session, signal))
        ? new AppError('auth.jwks_load_error', { detail: 'another tab holds the next tokens and cannot check them' })
        : new AppError('signIn.grantRejected', { detail: 'the tab that held the next tokens is gone' });
    }
    const document = await discovery(signal);
    if (session.idToken !== undefined) {
      // Keys or code that cannot be had must be noticed before the refresh token is spent.
      await endedBy(signal, Promise.all([keys.load(document.jwksUri), preloadVerifier()]));
    }
    failIfCancelled(signal);
    const held = takeUnchecked();
    const response =
      isHeldHere && held !== undefined
        ? held
        : await tokenEndpoint.withRefreshToken({ endpoint: document.tokenEndpoint, refreshToken }, signal);
    try {
      return sessionOfRenewal(session, response, await checks.ofRefresh(response, document, session));
    } catch (thrown) {
      if (toAppError(thrown).code === 'auth.jwks_load_error') {
        unchecked = { spent: refreshToken, response };
        sharing.hold(session);
        store.noteSpent(session);
      }
      throw thrown;
    }
  };
  return { spend, takeUnchecked };
}
