import type { AppError } from '@/domain/errors/app-error';
import type { Credentials, Session, SignInFlow } from '@/domain/auth/session';

/** What a start finds in storage and in the address bar. */
export type Restored = {
  /** A stored session of the configured client; it may have expired. */
  readonly session: Session | undefined;
  /** True when the address is the redirect address and carries an answer of the issuer. */
  readonly hasCallback: boolean;
  /** Set when storage could not be read: the product runs, the session will not outlive the tab. */
  readonly storageError: AppError | undefined;
};

/** A finished code flow. */
export type CompletedCodeFlow = {
  readonly session: Session;
  /** Same-origin path the person wanted before signing in. */
  readonly returnUrl: string;
};

/**
 * Everything the auth machine needs of the outside: the OpenID Connect protocol, id-token checks, storage.
 *
 * Every failure is an `AppError` of the catalogue (`auth.*`, `token.*`, `signIn.*`, `network.*`). No method stores
 * anything before its answer is fully validated, nor after its `signal` was aborted, so a late answer signs nobody in.
 */
export type AuthGateway = {
  readonly flow: SignInFlow;
  /**
   * Reads storage: another client's session, and a password session without its remember-me cookie, are cleared. Beside
   * a living session an answer of the issuer counts only when it is awaited; a used or forged one is dropped.
   */
  readonly restore: () => Promise<Restored>;
  /** Loads discovery document and keys ahead of need; never fails (the call that needs them will). */
  readonly prefetch: () => void;
  readonly signInWithPassword: (credentials: Credentials, signal: AbortSignal) => Promise<Session>;
  /** Stores a transaction and leaves for the issuer; the promise stays pending unless leaving fails. */
  readonly beginCodeFlow: (request: { readonly returnUrl: string }, signal: AbortSignal) => Promise<void>;
  /** Takes the answer out of the address bar, spends the transaction, exchanges the code, validates, stores. */
  readonly completeCodeFlow: (signal: AbortSignal) => Promise<CompletedCodeFlow>;
  /** Spends the refresh token once and stores the new session. */
  readonly refresh: (session: Session, signal: AbortSignal) => Promise<Session>;
  /** Best effort; a failure is `auth.token_revoke_error`. */
  readonly revoke: (session: Session, signal: AbortSignal) => Promise<void>;
  /** Removes the session, pending transactions and the remember-me cookie; clears session storage. */
  readonly forget: () => void;
  /**
   * Leaves for the issuer's end-session page (code flow), with culture parameters; answers at once when there is
   * nowhere to go (password flow, no end-session endpoint).
   */
  readonly endSession: (session: Session | undefined, culture: string, signal: AbortSignal) => Promise<void>;
};
