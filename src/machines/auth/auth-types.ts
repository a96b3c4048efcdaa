import type { ApplicationConfiguration, ApplicationLocalization } from '@/domain/abp/application-configuration';
import type { ProfileInput } from '@/domain/account/account';
import type { SavedProfile } from '@/domain/account/saved-profile';
import type { AuthEventName } from '@/domain/auth/auth-events';
import type { Credentials, Session, SignInFlow, UserProfile } from '@/domain/auth/session';
import type { FailedRenewals } from '@/domain/auth/session-life';
import type { AppError } from '@/domain/errors/app-error';
import type { Restored } from '@/services/auth/auth-gateway';

/** What the application knows of itself once the back end has answered. */
export type LoadedConfiguration = {
  readonly configuration: ApplicationConfiguration;
  readonly localization: ApplicationLocalization;
};

/** What is ended, and how the other tabs are told of it. */
export type EndingSession = {
  readonly session: Session;
  readonly as: 'left' | 'lost';
  /** Of a session that is lost because nobody has done anything for so long. */
  readonly idleMinutes?: number | undefined;
};

type Struggle = FailedRenewals & {
  /** Until when the renewal is tried again. Epoch milliseconds. */
  readonly savableUntil: number;
};

export type AuthContext = {
  readonly flow: SignInFlow;
  /** Language the person chose; the configuration is loaded in it. */
  readonly culture: string;
  readonly session: Session | undefined;
  /** The issuer's words about the person, where the installation asks for them. */
  readonly profile: UserProfile | undefined;
  /** When this machine last heard the time, so that guards need no clock of their own. Epoch milliseconds. */
  readonly heardAt: number;
  /** When the last renewals succeeded; too many of them in a short time are a loop. Epoch milliseconds. */
  readonly renewedAt: readonly number[];
  /** The renewals that have failed in a row; `undefined` while none fails. */
  readonly struggle: Struggle | undefined;
  readonly returnUrl: string;
  /** Why the last attempt was refused or the last session ended; shown where the person signs in. */
  readonly error: AppError | undefined;
  readonly configuration: ApplicationConfiguration | undefined;
  readonly localization: ApplicationLocalization | undefined;
  readonly configurationError: AppError | undefined;
  /** The person's own profile as long as the back end goes on to tell the former one. */
  readonly savedProfile: SavedProfile | undefined;
};

export type AuthEvent =
  | { type: 'signIn.submit'; credentials: Credentials }
  | { type: 'signIn.redirect'; returnUrl: string }
  | { type: 'signIn.popup' }
  | { type: 'signIn.cancel' }
  /** The person does not wait for the end of a session that cannot be prolonged. */
  | { type: 'signIn.again' }
  | { type: 'signOut' }
  /** The moment to look at the session's times has come, as the deadline watcher has noticed. */
  | { type: 'tokens.due'; at: number }
  /** A call is about to be sent and the token has died. */
  | { type: 'tokens.needed'; at: number }
  /** The server refused this access token with 401. */
  | { type: 'tokens.refused'; accessToken: string; at: number }
  /** The browser brought the page back from its back/forward cache. */
  | { type: 'tab.restored' }
  /** The tab was shown, focused or got its network back. */
  | { type: 'tab.woke'; at: number }
  /** Another tab has renewed the session or started one; its record is stored in this tab. */
  | { type: 'tabs.adopted'; session: Session }
  /** Another tab has ended a session: its person has left on purpose, or it was lost, perhaps because nobody was there. */
  | { type: 'tabs.ended'; id: string; as: 'left' | 'lost'; idleMinutes?: number | undefined }
  /** The issuer says that its own session has changed. */
  | { type: 'issuer.changed' }
  | { type: 'session.userMissing' }
  /** Nobody has done anything for so long, in whole minutes, that this session is to be locked. */
  | { type: 'session.idled'; id: string; minutes: number }
  | { type: 'configuration.load' }
  /** The person has saved what the configuration says of them. */
  | { type: 'profile.saved'; profile: ProfileInput }
  | { type: 'language.choose'; culture: string }
  /** The person wants the page that is kept for them no more, and signs in afresh or not at all. */
  | { type: 'page.release' }
  /** Raised by the machine itself: somebody's page is shown; their session is lost; nothing is left of it. */
  | { type: 'page.occupied' }
  | { type: 'page.lost' }
  | { type: 'page.emptied' };

/** Facts other parts of the product react to. */
export type AuthEmitted =
  /** One of the fourteen failures of the specification (register A-18). */
  | { type: 'auth.failed'; name: AuthEventName; error: AppError }
  /** The page that is shown goes on with the texts and rights of before: those that were asked for have not come. */
  | { type: 'configuration.outdated'; error: AppError }
  | { type: 'session.started' }
  | { type: 'session.ended'; error: AppError | undefined }
  /** The page that was kept, or another tab's session, belongs to somebody else now: everything shown goes. */
  | { type: 'person.changed' };

/** What a page begins with. */
export type Opening = Restored & {
  /** When storage was read. Epoch milliseconds. */
  readonly at: number;
  /** Of a session whose lock was due before the page was opened: for how many whole minutes nobody had done anything. */
  readonly idleMinutes: number | undefined;
};

export type AuthInput = {
  readonly flow: SignInFlow;
  readonly culture: string;
};
