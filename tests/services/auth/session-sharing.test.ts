import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Session } from '@/domain/auth/session';
import { toAppError } from '@/domain/errors/app-error';
import { createResilientStorage } from '@/services/auth/resilient-storage';
import { createSessionSharing, type TabNews } from '@/services/auth/session-sharing';
import type { SessionChannel } from '@/services/auth/session-channel';
import { createSessionMarks, type SessionMarks } from '@/services/auth/session-mark';
import { createSessionStore, type SessionStore } from '@/services/auth/session-store';

import { storedSession } from '../../support/sessions';
import { createMemoryStorage } from './fake-browser';

type Message = Parameters<SessionChannel['post']>[0];

/** A tab whose storage learns of another tab's mark after the given number of looks. */
function tabBehindItsMark(looksUntilMarked: number) {
  let hear: (message: Message) => void = () => undefined;
  let looks = 0;
  const isMarked = () => looks > looksUntilMarked;
  const store = {
    adopt: () => {
      looks += 1;
      return isMarked();
    },
    isLatest: isMarked,
  } as unknown as SessionStore;
  const channel = {
    listen: (listener: typeof hear) => {
      hear = listener;
      return () => undefined;
    },
    post: () => undefined,
  } as unknown as SessionChannel;
  const sharing = createSessionSharing({ store, marks: {} as SessionMarks, channel, answerMs: 10 });
  const news: TabNews[] = [];
  sharing.watch((each) => news.push(each));
  return { news, tell: (message: Message) => hear(message), looks: () => looks };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const started = { type: 'started', stored: { session: storedSession } } as unknown as Message;

it('A-12 T08 a session of another tab is taken once, though its message came before its mark', async () => {
  const tab = tabBehindItsMark(3);
  tab.tell(started);
  expect(tab.news).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(tab.news).toEqual([{ type: 'adopted', session: storedSession }]);
});

it('A-12 T08 a session that another has overtaken is not looked for without end', async () => {
  const tab = tabBehindItsMark(1_000);
  tab.tell(started);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tab.news).toEqual([]);
  expect(tab.looks()).toBeLessThan(20);
});

const renewed: Session = { ...storedSession, generation: 1, accessToken: 'access-2', refreshToken: 'refresh-2' };
const other: Session = { ...storedSession, id: 'session-2', generation: 5, accessToken: 'of-another' };
const goesOn = (session: Session): Message => ({ type: 'goesOn', stored: { session, remembered: false } });

/** A tab that holds a session; what the browser's other tabs say and mark is played by hand. */
function tabWithSession() {
  const memoryStorage = () => {
    const { storage } = createMemoryStorage();
    return createResilientStorage(() => storage);
  };
  const browserStorage = memoryStorage();
  const marks = createSessionMarks(browserStorage);
  const store = createSessionStore({
    clientId: storedSession.clientId,
    issuer: storedSession.issuer,
    flow: storedSession.flow,
    tabStorage: memoryStorage(),
    browserStorage,
    marks,
    rememberMe: { isSet: () => true, set: () => undefined, remove: () => undefined },
  });
  const listeners = new Set<(message: Message) => void>();
  const posted: string[] = [];
  const channel: SessionChannel = {
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    post: ({ type }) => posted.push(type),
  };
  const sharing = createSessionSharing({ store, marks, channel });
  store.save(storedSession, false);
  const news: string[] = [];
  sharing.watch((each) => news.push(each.type === 'ended' ? `ended ${each.id}` : `adopted ${each.session.id}`));
  return {
    sharing,
    news,
    posted,
    leaveTab: store.leaveTab,
    hear: (...messages: readonly Message[]) =>
      messages.forEach((message) => [...listeners].forEach((listen) => listen(message))),
    mark: ({ id, generation }: Session) => marks.write({ id, generation, ended: undefined, spent: undefined }),
  };
}

/** What has become of a question as soon as it is known, and `open` until then. */
function outcomeOf<Answer>(work: (signal: AbortSignal) => Promise<Answer>) {
  const controller = new AbortController();
  const seen: { outcome: Answer | string } = { outcome: 'open' };
  work(controller.signal).then(
    (answer) => {
      seen.outcome = answer;
    },
    (thrown: unknown) => {
      seen.outcome = toAppError(thrown).code;
    },
  );
  const after = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return seen.outcome;
  };
  return { after, abort: () => controller.abort() };
}

describe('the latest record, before a token is spent', () => {
  it('A-12 T02 promise-1 is the one that a message has brought, though nobody answers any more', async () => {
    const { sharing, hear } = tabWithSession();
    hear(goesOn(renewed));

    expect(await outcomeOf((signal) => sharing.latestOf(storedSession, signal)).after(250)).toEqual(renewed);
  });

  it('A-12 T49 promise-1 is waited for, past those that are no newer or of another session', async () => {
    const { sharing, hear } = tabWithSession();
    const latest = outcomeOf((signal) => sharing.latestOf(storedSession, signal));
    hear(goesOn(other), goesOn(storedSession));
    expect(await latest.after(200)).toBe('open');
    hear(goesOn(renewed));

    expect(await latest.after(0)).toEqual(renewed);
  });

  it('A-12 T49 promise-1 is waited for longer where the mark says that another tab, which is busy, has it', async () => {
    const { sharing, hear, mark } = tabWithSession();
    mark(renewed);
    const latest = outcomeOf((signal) => sharing.latestOf(storedSession, signal));
    expect(await latest.after(2_900)).toBe('open');
    hear(goesOn(renewed));

    expect(await latest.after(0)).toEqual(renewed);
  });

  it('A-12 T08 is never one of the session that has taken the place, which is followed and not taken for an end', async () => {
    const { sharing, hear, mark, news } = tabWithSession();
    mark(other);
    const latest = outcomeOf((signal) => sharing.latestOf(storedSession, signal));
    hear(goesOn(storedSession));
    expect([await latest.after(1_000), news]).toEqual(['open', []]);
    hear(goesOn(other));

    expect(await latest.after(0)).toBe('signIn.endedElsewhere');
    expect(news[0]).toBe('adopted session-2');
    const again = outcomeOf((signal) => sharing.latestOf(storedSession, signal));
    expect(await again.after(3_000)).toBe('signIn.endedElsewhere');
  });

  it('A-13 T10 is none of a session that has ended, which nobody is asked for', async () => {
    const { sharing, hear, posted, news } = tabWithSession();
    hear({ type: 'ended', id: storedSession.id, as: 'left' });
    const latest = outcomeOf((signal) => sharing.latestOf(storedSession, signal));

    expect([await latest.after(0), posted]).toEqual(['signIn.endedElsewhere', []]);
    expect(news).toContain('ended session-1');
  });

  it.each([storedSession, other])(
    'C-07 promise-7 is waited for no longer than its caller is there (%#)',
    async (marked) => {
      const { sharing, mark } = tabWithSession();
      mark(marked);
      const latest = outcomeOf((signal) => sharing.latestOf(storedSession, signal));
      latest.abort();

      expect(await latest.after(0)).toBe('request.cancelled');
    },
  );
});

describe('who holds what the issuer has answered', () => {
  const { id, generation } = storedSession;

  it('A-12 T37 promise-1 is a busy tab that says so late, and none that asks or holds another record', async () => {
    const { sharing, hear } = tabWithSession();
    const held = outcomeOf((signal) => sharing.isHeldElsewhere(storedSession, signal));
    hear({ type: 'holderWanted', id, generation }, { type: 'held', id, generation: 7 });
    expect(await held.after(2_900)).toBe('open');
    hear({ type: 'held', id, generation });

    expect(await held.after(0)).toBe(true);
  });

  it('C-07 promise-7 is asked no longer than the caller is there', async () => {
    const held = outcomeOf((signal) => tabWithSession().sharing.isHeldElsewhere(storedSession, signal));
    held.abort();

    expect(await held.after(0)).toBe('request.cancelled');
  });
});

describe('a tab that has slept', () => {
  it('A-12 T02 asks for the record that the mark tells of, and for none when it has the latest', async () => {
    const { sharing, mark, posted } = tabWithSession();
    await sharing.catchUp(storedSession);
    expect(posted).toEqual([]);
    mark(renewed);
    await sharing.catchUp(storedSession);

    expect(posted).toEqual(['wanted']);
  });

  it('A-12 T08 follows whoever has signed in meanwhile, and ends only when nobody tells who that is', async () => {
    const [answered, alone] = [tabWithSession(), tabWithSession()];
    [answered, alone].forEach(({ sharing, mark, hear }) => {
      mark(other);
      void sharing.catchUp(storedSession);
      hear(goesOn(storedSession));
    });
    await vi.advanceTimersByTimeAsync(1_000);
    answered.hear(goesOn(other));
    await vi.advanceTimersByTimeAsync(5_000);

    expect([answered.news, alone.news]).toEqual([['adopted session-2'], ['ended session-1']]);
  });

  it('A-12 T08 without a session takes the one that has come while it was busy, or asks for one', () => {
    const [told, empty] = [tabWithSession(), tabWithSession()];
    empty.leaveTab();
    [told, empty].forEach(({ sharing }) => void sharing.catchUp(undefined));

    expect([told.news, told.posted]).toEqual([['adopted session-1'], []]);
    expect([empty.news, empty.posted]).toEqual([[], ['wanted']]);
  });
});
