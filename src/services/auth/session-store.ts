import type { Session, SignInFlow } from '@/domain/auth/session';
import type { AppError } from '@/domain/errors/app-error';

import type { RememberMe } from './remember-me';
import type { ResilientStorage } from './resilient-storage';
import { formatStoredSession, parseStoredSession, type StoredSession } from './stored-session';

/** Key of the record in session storage and, for a remembered password session, in local storage. */
export const sessionKey = 'fund-office.session';

/**
 * The stored session: one record with everything in it (register A-07, T-10). `DonViId` and `LoaiDonViId` are its fields
 * `unitId` and `unitTypeId` and have no keys of their own, so that they can never belong to another session.
 */
export type SessionStore = {
  /**
   * The session to go on with; `undefined` when there is none. Cleared on the way: rubbish, another client's or another
   * flow's session, a password session without the remember-me cookie, and a remembered session that
   * another tab has ended. Of a remembered session's two records the younger counts: another tab may have refreshed.
   */
  readonly restore: () => Session | undefined;
  /** Stores a new session; `isRemembered` is the tick in the password form. */
  readonly save: (session: Session, isRemembered: boolean) => void;
  /** Stores a session's next tokens where the session lies; not where another tab has meanwhile removed it. */
  readonly update: (session: Session) => void;
  /** Removes the record everywhere and the cookie, and clears session storage altogether. */
  readonly forget: () => void;
  readonly failure: () => AppError | undefined;
};

type Parts = {
  readonly clientId: string;
  readonly flow: SignInFlow;
  readonly tabStorage: ResilientStorage;
  readonly browserStorage: ResilientStorage;
  readonly rememberMe: RememberMe;
};

export function createSessionStore({ clientId, flow, tabStorage, browserStorage, rememberMe }: Parts): SessionStore {
  const write = (stored: StoredSession) => {
    const isStored = stored.remembered && browserStorage.write(sessionKey, formatStoredSession(stored));
    if (!isStored) {
      browserStorage.remove(sessionKey);
    }
    tabStorage.write(sessionKey, formatStoredSession({ ...stored, remembered: isStored }));
  };
  const removeRecords = () => {
    tabStorage.remove(sessionKey);
    browserStorage.remove(sessionKey);
  };
  const readRecord = (): StoredSession | undefined => {
    const ofTab = parseStoredSession(tabStorage.read(sessionKey));
    if (ofTab && !ofTab.remembered) {
      return ofTab;
    }
    const ofBrowser = parseStoredSession(browserStorage.read(sessionKey));
    if (ofTab && ofBrowser && ofTab.session.storedAt >= ofBrowser.session.storedAt) {
      return ofTab;
    }
    return ofBrowser?.remembered ? ofBrowser : undefined;
  };
  const isOurs = ({ session }: StoredSession) =>
    session.clientId === clientId && session.flow === flow && (flow === 'code' || rememberMe.isSet());

  return {
    restore: () => {
      const stored = readRecord();
      if (stored === undefined || !isOurs(stored)) {
        removeRecords();
        return undefined;
      }
      tabStorage.write(sessionKey, formatStoredSession(stored));
      return stored.session;
    },
    save: (session, isRemembered) => {
      if (session.flow === 'password') {
        rememberMe.set(isRemembered);
      }
      write({ session, remembered: session.flow === 'password' && isRemembered });
    },
    update: (session) => {
      const remembered = parseStoredSession(tabStorage.read(sessionKey))?.remembered ?? false;
      write({ session, remembered: remembered && browserStorage.read(sessionKey) !== undefined });
    },
    forget: () => {
      removeRecords();
      tabStorage.clear();
      rememberMe.remove();
    },
    failure: tabStorage.failure,
  };
}
