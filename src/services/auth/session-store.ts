import type { Session, SignInFlow } from '@/domain/auth/session';
import { sessionKey } from '@/domain/auth/session-key';
import { AppError } from '@/domain/errors/app-error';

import type { RememberMe } from './remember-me';
import type { ResilientStorage } from './resilient-storage';
import type { SessionEnd, SessionMarks } from './session-mark';
import { formatStoredSession, parseStoredSession, type StoredSession } from './stored-session';

/**
 * The stored session: one record with everything in it (register A-07, T-10). `DonViId` and `LoaiDonViId` are its fields
 * `unitId` and `unitTypeId` and have no keys of their own, so that they can never belong to another session.
 */
export type SessionStore = {
  /**
   * This tab's session as it is stored now; `undefined` when there is none. What does not count: rubbish, another
   * client's, issuer's or flow's session, a password session without the remember-me cookie, one that has
   * ended in another tab, and one whose place another session has taken while the browser had put this tab away. Of a
   * remembered session's two records the later counts: another tab may have renewed it.
   */
  readonly find: () => StoredSession | undefined;
  /**
   * As `find`, for a page that begins: what does not count is cleared, what does lies in this tab afterwards, and its cookie
   * lives as long again.
   */
  readonly restore: () => StoredSession | undefined;
  /** Stores a new session; `isRemembered` is the tick in the password form. */
  readonly save: (session: Session, isRemembered: boolean) => StoredSession;
  /** Stores a session's next tokens where the session lies; a remembered one's cookie lives as long again. */
  readonly update: (session: Session) => StoredSession;
  /** Takes over a record of another tab; false for one that is not ours, has ended, or is older than what is here. */
  readonly adopt: (stored: StoredSession) => boolean;
  /** True for a session of this client that has not ended, as far as the mark tells. */
  readonly isAlive: (session: Session) => boolean;
  /** True for a session that a tab has ended, as far as this one knows: without its cookie it does not count either. */
  readonly hasEnded: (session: Session) => boolean;
  /** False once another session has been started in this browser. */
  readonly isLatest: (session: Session) => boolean;
  /**
   * Ends a session in this browser: its records, its mark and the cookie go. Another session, which somebody has started
   * meanwhile, keeps what is its own.
   *
   * @param idleMinutes Of a session that is lost because nobody has done anything for so long.
   */
  readonly end: (session: Session, as: SessionEnd, idleMinutes?: number) => void;
  /**
   * Tells all tabs that a session's refresh token is spent, though its successor could not be checked yet; nothing of a
   * session that has ended meanwhile.
   */
  readonly noteSpent: (session: Session) => void;
  readonly isSpent: (session: Session) => boolean;
  /** Remembers that another tab has ended a session, for when local storage cannot. */
  readonly noteEnd: (id: string) => void;
  /** Removes what this tab alone holds; clears session storage altogether. */
  readonly leaveTab: () => void;
  /** Whether the session that this tab had last outlived the browser. */
  readonly wasRemembered: () => boolean;
  /** Whether the browser's latest session was lost because nobody had done anything for too long. */
  readonly wasLocked: () => boolean;
  readonly failure: () => AppError | undefined;
  /** `signIn.recordUnreadable` as long as there is a record that this version cannot read. */
  readonly damage: () => AppError | undefined;
};

type Parts = {
  readonly clientId: string;
  readonly issuer: string;
  readonly flow: SignInFlow;
  readonly tabStorage: ResilientStorage;
  readonly browserStorage: ResilientStorage;
  readonly marks: SessionMarks;
  readonly rememberMe: RememberMe;
};

export function createSessionStore(parts: Parts): SessionStore {
  const { tabStorage, browserStorage, marks, rememberMe } = parts;
  /** Ended sessions, for when local storage cannot keep the mark. */
  const endedIds = new Set<string>();
  let wasRemembered = false;

  const write = (stored: StoredSession): StoredSession => {
    const isInBrowser = stored.remembered && browserStorage.write(sessionKey, formatStoredSession(stored));
    if (!isInBrowser) {
      browserStorage.remove(sessionKey);
    }
    const written = { ...stored, remembered: isInBrowser };
    tabStorage.write(sessionKey, formatStoredSession(written));
    return written;
  };
  const mark = ({ id, generation }: Session) => {
    marks.write({ id, generation, ended: undefined, spent: undefined });
  };
  /** Browsers cut a cookie's life, to 400 days or to a week: it is written anew as long as its session is in use. */
  const renewCookie = ({ session, remembered }: StoredSession) => {
    if (session.flow === 'password' && remembered) {
      rememberMe.set(true);
    }
  };
  const removeRecords = () => {
    tabStorage.remove(sessionKey);
    browserStorage.remove(sessionKey);
  };
  const leaveTab = () => {
    wasRemembered = parseStoredSession(tabStorage.read(sessionKey))?.remembered ?? wasRemembered;
    tabStorage.remove(sessionKey);
    tabStorage.clear();
  };
  const isMarkedAsEnded = ({ id }: Session) => {
    const latest = marks.read();
    return latest?.id === id && latest.ended !== undefined;
  };
  const hasEnded = (session: Session) => endedIds.has(session.id) || isMarkedAsEnded(session);
  /** A tab that slept may still speak of a session that another has taken the place of. */
  const isLatest = ({ id }: Session) => {
    const latest = marks.read();
    return latest === undefined || latest.id === id;
  };
  const readLatest = (storage: ResilientStorage) => {
    const stored = parseStoredSession(storage.read(sessionKey));
    return stored !== undefined && isLatest(stored.session) ? stored : undefined;
  };
  const readTab = () => readLatest(tabStorage);
  const readRecord = (): StoredSession | undefined => {
    const ofTab = readTab();
    if (ofTab && !ofTab.remembered) {
      return ofTab;
    }
    const ofBrowser = readLatest(browserStorage);
    if (ofTab && ofBrowser && isSameOrLater(ofTab.session, ofBrowser.session)) {
      return ofTab;
    }
    return ofBrowser?.remembered ? ofBrowser : undefined;
  };
  const isOurs = (session: Session) =>
    session.clientId === parts.clientId && session.issuer === parts.issuer && session.flow === parts.flow;
  const isAlive = (session: Session) =>
    isOurs(session) && !hasEnded(session) && (session.flow === 'code' || rememberMe.isSet());
  const find = () => {
    const stored = readRecord();
    return stored !== undefined && isAlive(stored.session) ? stored : undefined;
  };

  return {
    find,
    restore: () => {
      const stored = find();
      if (stored === undefined) {
        removeRecords();
        return undefined;
      }
      if (!isSameRecord(stored.session, readTab()?.session)) {
        tabStorage.write(sessionKey, formatStoredSession(stored));
      }
      renewCookie(stored);
      return stored;
    },
    save: (session, isRemembered) => {
      if (session.flow === 'password') {
        rememberMe.set(isRemembered);
      }
      mark(session);
      return write({ session, remembered: session.flow === 'password' && isRemembered });
    },
    update: (session) => {
      mark(session);
      const remembered = readTab()?.remembered === true && browserStorage.read(sessionKey) !== undefined;
      const written = write({ session, remembered });
      renewCookie(written);
      return written;
    },
    adopt: (stored) => {
      const here = readTab()?.session;
      const isOld = here?.id === stored.session.id && isSameOrLater(here, stored.session);
      if (!isAlive(stored.session) || !isLatest(stored.session) || isOld) {
        return false;
      }
      tabStorage.write(sessionKey, formatStoredSession(stored));
      return true;
    },
    isAlive,
    hasEnded,
    isLatest,
    end: (session, as, idleMinutes) => {
      endedIds.add(session.id);
      if (isLatest(session)) {
        // The mark goes first: a cookie that is gone before it looks like one that the browser has dropped.
        // Whoever notices a loss later, in a tab that had not heard of it, knows no better why.
        if (as === 'left' || !isMarkedAsEnded(session)) {
          marks.write({ id: session.id, generation: session.generation, ended: as, idleMinutes, spent: undefined });
        }
        browserStorage.remove(sessionKey);
        rememberMe.remove();
      }
      leaveTab();
    },
    noteSpent: (session) => {
      if (!hasEnded(session) && isLatest(session)) {
        const { id, generation } = session;
        marks.write({ id, generation, ended: undefined, spent: generation });
      }
    },
    isSpent: ({ id, generation }) => {
      const latest = marks.read();
      return latest?.id === id && latest.spent === generation;
    },
    noteEnd: (id) => {
      endedIds.add(id);
    },
    leaveTab,
    wasRemembered: () => wasRemembered,
    wasLocked: () => marks.read()?.idleMinutes !== undefined,
    failure: tabStorage.failure,
    damage: () =>
      [tabStorage, browserStorage].some(isUnreadable) ? new AppError('signIn.recordUnreadable') : undefined,
  };
}

/** True for two views of one record: of the same session, after as many renewals. */
export function isSameRecord(one: Pick<Session, 'id' | 'generation'>, other: Session | undefined): boolean {
  return one.id === other?.id && one.generation === other.generation;
}

function isUnreadable(storage: ResilientStorage): boolean {
  const text = storage.read(sessionKey);
  return text !== undefined && parseStoredSession(text) === undefined;
}

function isSameOrLater(one: Session, other: Session): boolean {
  return one.id === other.id ? one.generation >= other.generation : one.storedAt >= other.storedAt;
}
