import type { CallbackAnswer } from '@/domain/auth/callback-answer';
import { safeReturnUrl } from '@/domain/auth/return-url';
import type { OAuthConfig } from '@/domain/environment/environment';
import { AppError } from '@/domain/errors/app-error';

import type { CompletedCodeFlow } from './auth-gateway';
import { authorizationAddress, createAttempt } from './authorization-request';
import { acceptCallback } from './callback';
import { failIfCancelled } from './cancellation';
import type { Discovery } from './discovery';
import { leaveFor, type LocationAccess } from './location-access';
import { sessionOfSignIn } from './new-session';
import type { RandomBytes } from './pkce';
import type { ResponseChecks } from './response-checks';
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
};

type CodeFlow = {
  /** Leaves for the issuer. Rejects with discovery's errors or `storage.unavailable`: without storage nobody comes back. */
  readonly begin: (returnUrl: string, signal: AbortSignal) => Promise<void>;
  /** Turns the issuer's answer into a session that is not stored yet. */
  readonly complete: (answer: CallbackAnswer | undefined, signal: AbortSignal) => Promise<CompletedCodeFlow>;
};

/** Authorization code with PKCE (register ): leaving and coming back are two page loads. */
export function createCodeFlow(parts: Parts): CodeFlow {
  const { config, appOrigin, redirectUri, location, now, randomBytes, discovery, transactions } = parts;

  return {
    begin: async (wish, signal) => {
      const { authorizationEndpoint: endpoint } = await discovery(signal);
      const returnUrl = safeReturnUrl(wish, appOrigin);
      const { state, transaction } = createAttempt({ redirectUri, returnUrl, now: now(), randomBytes });
      const { culture } = parts.requestContext();
      const address = await authorizationAddress({ endpoint, config, state, transaction, culture });
      failIfCancelled(signal);
      if (!transactions.add(state, transaction)) {
        throw new AppError('storage.unavailable', { detail: 'session storage refuses the sign-in attempt' });
      }
      await leaveFor(location.assign, address, signal);
    },
    complete: async (answer, signal) => {
      const { code, namesIssuer, sessionState, transaction } = acceptCallback(answer, transactions, config.issuer);
      const document = await discovery(signal);
      if (document.sendsIssuerInCallback && !namesIssuer) {
        throw new AppError('auth.code_error', { detail: 'the answer does not name its issuer (iss)' });
      }
      const grant = { endpoint: document.tokenEndpoint, code, ...transaction };
      const response = await parts.tokenEndpoint.withCode(grant, signal);
      const claims = await parts.checks.ofCodeFlow(response, document, transaction.nonce);
      return {
        session: sessionOfSignIn({ config, flow: 'code', response, claims, sessionState }),
        returnUrl: safeReturnUrl(transaction.returnUrl, appOrigin),
      };
    },
  };
}
