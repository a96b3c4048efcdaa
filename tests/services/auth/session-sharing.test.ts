import { expect, it, vi } from 'vitest';

import { createSessionSharing, type TabNews } from '@/services/auth/session-sharing';
import type { SessionChannel } from '@/services/auth/session-channel';
import type { SessionMarks } from '@/services/auth/session-mark';
import type { SessionStore } from '@/services/auth/session-store';

import { storedSession } from '../../support/sessions';

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

const started = { type: 'started', stored: { session: storedSession } } as unknown as Message;

it('A-12 T08 a session of another tab is taken once, though its message came before its mark', async () => {
  vi.useFakeTimers();
  const tab = tabBehindItsMark(3);
  tab.tell(started);
  expect(tab.news).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(tab.news).toEqual([{ type: 'adopted', session: storedSession }]);
  vi.useRealTimers();
});

it('A-12 T08 a session that another has overtaken is not looked for without end', async () => {
  vi.useFakeTimers();
  const tab = tabBehindItsMark(1_000);
  tab.tell(started);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tab.news).toEqual([]);
  expect(tab.looks()).toBeLessThan(20);
  vi.useRealTimers();
});
