import type { AppError } from '@/domain/errors/app-error';
import type { Credentials, Session, SignInFlow, UserProfile } from '@/domain/auth/session';

import type { SessionEnd } from './session-mark';
import type { IssuerWatch } from './session-monitor';
import type { TabNews } from './session-sharing';

/** What a start finds in storage and in the address bar. */
export type Restored = {
  /** A stored session of the configured client; it may have expired. */
  readonly session: Session | undefined;
  /** True when the address is the redirect address and carries an answer of the issuer. */
  readonly hasCallback: boolean;
  /** Same-origin path that was wanted before leaving for the issuer, whatever its answer is; `/` where none is known. */
  readonly returnUrl: string;
  /**
   * Set when storage could not be read: the product runs, the session will not outlive the tab. Or when the record of a
   * session could not be, and no other tab has one: it is gone.
   */
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
  /** Loads discovery document, keys and the code that checks tokens ahead of need; never fails (the call that needs them will). */
  readonly prefetch: () => void;
  readonly signInWithPassword: (credentials: Credentials, signal: AbortSignal) => Promise<Session>;
  /** Stores a transaction and leaves for the issuer; the promise stays pending unless leaving fails. */
  readonly beginCodeFlow: (request: { readonly returnUrl: string }, signal: AbortSignal) => Promise<void>;
  /** Takes the answer out of the address bar, spends the transaction, exchanges the code, validates, stores. */
  readonly completeCodeFlow: (signal: AbortSignal) => Promise<CompletedCodeFlow>;
  /** The code flow in a window of its own, opened at once; rejects also with `auth.popup_blocked` and `auth.popup_closed`. */
  readonly signInByPopup: (signal: AbortSignal) => Promise<Session>;
  /**
   * The session's next tokens, stored and told to the other tabs; only one tab of the browser asks the issuer, the
   * others get what it was given. Rejects with `signIn.endedElsewhere` when another tab has ended the session.
   */
  readonly renew: (session: Session, signal: AbortSignal) => Promise<Session>;
  /** True while the browser keeps this tab's session for its person: they have ticked «Ghi nhớ đăng nhập». */
  readonly isRemembered: () => boolean;
  /** Best effort; a failure is `auth.token_revoke_error`. */
  readonly revoke: (session: Session, signal: AbortSignal) => Promise<void>;
  /**
   * Ends the session in the whole browser: its records, pending transactions and the remember-me cookie go, session
   * storage is cleared, and the other tabs are told.
   *
   * @param idleMinutes Of a session that is lost because nobody has done anything for so long.
   */
  readonly end: (session: Session, as: SessionEnd, idleMinutes?: number) => void;
  /** Clears what this tab alone holds, when another tab has ended the session. */
  readonly leaveTab: () => void;
  /** Tells what other tabs do; what they bring is already stored here. Answers a function that stops it. */
  readonly watchTabs: (tell: (news: TabNews) => void) => () => void;
  /** Looks up what this tab may have slept through; the watcher is told. */
  readonly catchUpWithTabs: (held: Session | undefined) => void;
  /** Watches the issuer's own session where that is configured and offered (Session Management 1.0). */
  readonly watchIssuerSession: (session: Session, onChanged: () => void) => IssuerWatch;
  /**
   * The issuer's words about the person; `undefined` where nobody wants them, and where the session's access token has
   * died. Rejects with `auth.user_profile_load_error`.
   */
  readonly loadProfile: (session: Session, signal: AbortSignal) => Promise<UserProfile | undefined>;
  /**
   * Leaves for the issuer's end-session page (code flow), with culture parameters; answers at once when there is
   * nowhere to go (password flow, no end-session endpoint).
   */
  readonly endSession: (session: Session | undefined, culture: string, signal: AbortSignal) => Promise<void>;
};
