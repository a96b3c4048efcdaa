import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { toAppError } from '@/domain/errors/app-error';
import type { SessionChannel } from '@/services/auth/session-channel';
import type { SessionMarks } from '@/services/auth/session-mark';
import { createSessionSharing } from '@/services/auth/session-sharing';
import type { SessionStore } from '@/services/auth/session-store';

import { storedSession } from '../../support/sessions';

type Message = Parameters<SessionChannel['post']>[0];

/** A tab whose browser keeps no mark: of an end it knows what another tab has told. */
function tabWithoutMarks() {
  const listeners = new Set<(message: Message) => void>();
  const ended = new Set<string>();
  const store = {
    find: () => undefined,
    isAlive: ({ id }: { readonly id: string }) => !ended.has(id),
    hasEnded: ({ id }: { readonly id: string }) => ended.has(id),
    isLatest: () => true,
    noteEnd: (id: string) => ended.add(id),
  } as unknown as SessionStore;
  const channel = {
    listen: (listener: (message: Message) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    post: () => undefined,
  } as unknown as SessionChannel;
  const marks = { read: () => undefined } as unknown as SessionMarks;
  const sharing = createSessionSharing({ store, marks, channel, answerMs: 10 });
  return { sharing, tell: (message: Message) => listeners.forEach((listen) => listen(message)) };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('A-12 A-13 T10 no token is spent of a session that another tab has ended while this one asked', async () => {
  const { sharing, tell } = tabWithoutMarks();
  const latest = sharing.latestOf(storedSession, new AbortController().signal).then(
    () => 'spent',
    (thrown: unknown) => toAppError(thrown).code,
  );
  tell({ type: 'ended', id: storedSession.id, as: 'left' });
  await vi.advanceTimersByTimeAsync(50);

  expect(await latest).toBe('signIn.endedElsewhere');
});
