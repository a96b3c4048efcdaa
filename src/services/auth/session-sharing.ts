import type { Session } from '@/domain/auth/session';
import { AppError } from '@/domain/errors/app-error';

import { endedBy } from './cancellation';
import type { SessionChannel, SessionMessage } from './session-channel';
import type { SessionEnd, SessionMarks } from './session-mark';
import { isSameRecord, type SessionStore } from './session-store';
import type { StoredSession } from './stored-session';

/** What another tab has done to the browser's session; its record is already stored in this tab. */
export type TabNews =
  | { readonly type: 'adopted'; readonly session: Session }
  | { readonly type: 'ended'; readonly id: string; readonly as: SessionEnd; readonly idleMinutes?: number | undefined };

/** All tabs of the browser are one session (register; T01–T10). */
export type SessionSharing = {
  readonly announceStarted: (stored: StoredSession) => void;
  readonly announceRenewed: (stored: StoredSession) => void;
  /** @param idleMinutes Of a session that was lost because nobody had done anything for so long. */
  readonly announceEnded: (id: string, as: SessionEnd, idleMinutes?: number) => void;
  /** The session of another tab, for one that has none of its own; `undefined` when none answers in time. */
  readonly askForSession: (waitMs: number) => Promise<Session | undefined>;
  /**
   * The latest record of a session, whoever renewed it last. Rejects with `signIn.endedElsewhere` when it has ended. To
   * be called by the holder of the renewal lock.
   */
  readonly latestOf: (session: Session, signal: AbortSignal) => Promise<Session>;
  /** Says by which of its records this tab holds an answer of the issuer that it cannot check yet; of one at a time. */
  readonly hold: (session: Session | undefined) => void;
  /** True when another tab holds what the issuer has answered for the spent refresh token of this record. */
  readonly isHeldElsewhere: (session: Session, signal: AbortSignal) => Promise<boolean>;
  /**
   * Tells the watcher when a session has ended, or another has taken its place.
   *
   * @throws {AppError} `signIn.endedElsewhere` then.
   */
  readonly failIfEnded: (session: Session) => void;
  /** Tells what other tabs do from now on; answers a function that stops it. */
  readonly watch: (tell: (news: TabNews) => void) => () => void;
  /** Looks up what this tab may have slept through, and tells it to the watcher. */
  readonly catchUp: (held: Session | undefined) => Promise<void>;
};

type Parts = {
  readonly store: SessionStore;
  readonly marks: SessionMarks;
  readonly channel: SessionChannel;
  /** How long the other tabs are given to speak up before a token is spent, in milliseconds; tests shorten it. */
  readonly answerMs?: number | undefined;
};

/**
 * Browsers bring lock, message and mark of another tab in no order: the lock may be here while the record that its last
 * holder has just announced is still on its way. So the others are asked before a token is spent (T49).
 */
const usualAnswerMs = 250;

/** How long a tab that is behind waits for the one that is ahead; it may be busy, and has the only valid token. */
const longestCatchUpMs = 3_000;

/** How often a tab looks for the mark of a session of which it has been told. */
const mostLooks = longestCatchUpMs / usualAnswerMs;

export function createSessionSharing({ store, marks, channel, answerMs = usualAnswerMs }: Parts): SessionSharing {
  let tell: (news: TabNews) => void = () => undefined;
  let held: Session | undefined;

  const take = (record: StoredSession) => {
    const isTaken = store.adopt(record);
    if (isTaken) {
      tell({ type: 'adopted', session: record.session });
    }
    return isTaken;
  };
  /** A session that has just been started is refused as long as the mark that says so is on its way: it is looked for again. */
  const takeWhenMarked = (record: StoredSession, looks: number) => {
    if (!take(record) && looks > 0 && !store.isLatest(record.session)) {
      setTimeout(() => {
        takeWhenMarked(record, looks - 1);
      }, answerMs);
    }
  };

  channel.listen((message) => {
    switch (message.type) {
      case 'wanted': {
        const stored = store.find();
        if (stored !== undefined) {
          channel.post({ type: 'goesOn', stored });
        }
        return;
      }
      case 'ended':
        store.noteEnd(message.id);
        tell(message);
        return;
      case 'started':
        takeWhenMarked(message.stored, mostLooks);
        return;
      case 'goesOn':
        take(message.stored);
        return;
      case 'holderWanted':
        if (isSameRecord(message, held)) {
          channel.post({ ...message, type: 'held' });
        }
        return;
      case 'held':
    }
  });

  /** What the first message tells that answers the question, from now on; it is asked once. */
  const answered = <Told>(
    question: SessionMessage,
    waitMs: number,
    toldBy: (message: SessionMessage) => Told | undefined,
  ) =>
    new Promise<Told | undefined>((resolve) => {
      const stop = channel.listen((message) => {
        const told = toldBy(message);
        if (told !== undefined) {
          done(told);
        }
      });
      const timer = setTimeout(() => {
        done(undefined);
      }, waitMs);
      const done = (told: Told | undefined) => {
        clearTimeout(timer);
        stop();
        resolve(told);
      };
      channel.post(question);
    });
  /** The first record that satisfies. */
  const asked = (waitMs: number, isWanted: (session: Session) => boolean) =>
    answered({ type: 'wanted' }, waitMs, (message) =>
      'stored' in message && isWanted(message.stored.session) ? message.stored.session : undefined,
    );

  /** Nobody is asked where the mark says that there is nobody. */
  const askForSession = (waitMs: number) => {
    const mark = marks.read();
    return mark === undefined || mark.ended !== undefined ? Promise.resolve(undefined) : asked(waitMs, store.isAlive);
  };
  const isBehind = ({ id, generation }: Session) => {
    const mark = marks.read();
    return mark?.id === id && mark.generation > generation;
  };
  /** The record in this tab's storage, which a message may have made newer than the caller's. */
  const stored = (session: Session) => {
    const here = store.find()?.session;
    return here?.id === session.id && here.generation > session.generation ? here : session;
  };

  /**
   * The end that this tab has not heard of, as the mark tells it: a lost session's page is kept, and its reason shown. Where
   * the mark knows of no end, or has gone itself, no tab has ended it: the browser has dropped the cookie, or somebody has
   * emptied it, and nobody has signed out. A tab that ends a session writes the mark before it removes the cookie.
   */
  const endOf = (session: Session): TabNews => {
    const { id } = session;
    const mark = marks.read();
    if (mark?.id === id && mark.ended !== undefined) {
      return { type: 'ended', id, as: mark.ended, idleMinutes: mark.idleMinutes };
    }
    return { type: 'ended', id, as: store.hasEnded(session) || !store.isLatest(session) ? 'left' : 'lost' };
  };
  const failIfEnded = (session: Session) => {
    if (!store.isAlive(session) || !store.isLatest(session)) {
      tell(endOf(session));
      throw new AppError('signIn.endedElsewhere');
    }
  };

  return {
    announceStarted: (record) => {
      channel.post({ type: 'started', stored: record });
    },
    announceRenewed: (record) => {
      channel.post({ type: 'goesOn', stored: record });
    },
    announceEnded: (id, as, idleMinutes) => {
      channel.post({ type: 'ended', id, as, idleMinutes });
    },
    askForSession,
    hold: (session) => {
      held = session;
    },
    isHeldElsewhere: async (session, signal) => {
      const { id, generation } = session;
      const isHolder = (message: SessionMessage) =>
        message.type === 'held' && isSameRecord(message, session) ? true : undefined;
      // As for the tab that is ahead: the holder may be busy, and has the only valid token.
      const waitMs = answerMs * mostLooks;
      return (await endedBy(signal, answered({ type: 'holderWanted', id, generation }, waitMs, isHolder))) ?? false;
    },
    failIfEnded,
    latestOf: async (session, signal) => {
      // Every answer is adopted by the listener above, which tells the machine.
      const latest = stored(session);
      if (!store.isLatest(latest)) {
        const isOther = ({ id }: Session) => id !== session.id;
        await endedBy(signal, asked(longestCatchUpMs, isOther));
      }
      failIfEnded(latest);
      const waitMs = isBehind(latest) ? longestCatchUpMs : answerMs;
      const isNewer = ({ id, generation }: Session) => id === session.id && generation > latest.generation;
      if (waitMs > 0) {
        await endedBy(signal, asked(waitMs, isNewer));
      }
      const newest = stored(latest);
      failIfEnded(newest);
      return newest;
    },
    watch: (listener) => {
      tell = listener;
      return () => {
        tell = () => undefined;
      };
    },
    catchUp: async (held) => {
      if (held === undefined) {
        const here = store.restore()?.session;
        if (here === undefined) {
          await askForSession(longestCatchUpMs);
        } else {
          // It came while this tab was busy signing in or out.
          tell({ type: 'adopted', session: here });
        }
        return;
      }
      const { id } = held;
      if (!store.isAlive(held)) {
        tell(endOf(held));
      } else if (!store.isLatest(held)) {
        const other = await asked(longestCatchUpMs, (session) => session.id !== id);
        if (other === undefined) {
          tell(endOf(held));
        }
      } else if (isBehind(held)) {
        channel.post({ type: 'wanted' });
      }
    },
  };
}
