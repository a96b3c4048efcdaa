// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { storedSession } from '../../support/sessions';
import { renderShell } from './shell-fixtures';

const hour = 3_600_000;
const minute = 60_000;
const limits = { idleMs: hour, warningMs: minute };

/** Fetched while the page is idle; here that is not what is tested. */
beforeAll(async () => {
  await Promise.all([
    import('@/views/app/stage/inside'),
    import('@/views/shell/main-layout'),
    import('@/views/shell/session/idle-watch'),
  ]);
}, 60_000);

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
});

/** Each page is opened long after the one before, whose acts it may still know. */
let opened = Date.parse('2026-01-21T08:00:00Z');

beforeEach(() => {
  opened += 30 * 24 * hour;
});

/** A page that finds the session of a tab that the browser had put away, or of a browser that was closed. */
async function reload({ actAgo, signInAgo, generation }: { actAgo?: number; signInAgo: number; generation: number }) {
  if (actAgo !== undefined) {
    localStorage.setItem('fund-office.last-act', String(opened - actAgo));
  }
  vi.useFakeTimers({ now: opened, shouldAdvanceTime: true });
  const storedAt = opened - (generation === 0 ? signInAgo : minute);
  const { authRef } = renderShell({
    session: { ...storedSession, generation, storedAt, expiresAt: opened + 48 * hour },
    restoredAt: opened,
    services: { idleLimits: () => limits },
  });
  // Hidden behind the question, where that has come first.
  await screen.findByRole('heading', { level: 1, name: /Trần Minh Khoa/, hidden: true });
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  return authRef;
}

const question = { name: 'Phiên làm việc sắp bị khóa' };

it.each([
  // First: the next ones know what was done on this one.
  ['where no act is known', { signInAgo: 3 * hour, generation: 2 }],
  ['within the hour', { actAgo: 59 * minute, signInAgo: 3 * hour, generation: 2 }],
  ['just after a sign-in, whatever was the day before', { actAgo: 24 * hour, signInAgo: 1_000, generation: 0 }],
])('A-10 a page that is opened %s begins a new time', async (_, known) => {
  const authRef = await reload(known);

  // The watch comes when the page is idle, and notes at once from when on it counts.
  await waitFor(() => expect(Number(localStorage.getItem('fund-office.last-act'))).toBeGreaterThanOrEqual(opened));
  expect(screen.queryByRole('alertdialog', question)).toBeNull();
  expect(authRef.getSnapshot().hasTag('signedIn')).toBe(true);
});

it.each([
  ['renewed by itself', { actAgo: 14 * hour, signInAgo: 20 * hour, generation: 9 }],
  ['never renewed', { actAgo: 2 * hour, signInAgo: 3 * hour, generation: 0 }],
])('A-10 a page that is loaded anew saves no session that nobody has used for too long: %s', async (_, known) => {
  const authRef = await reload(known);

  expect(await screen.findByText(/^Phiên làm việc đã bị khóa vì 60 phút không có thao tác\./u)).toBeTruthy();
  expect(authRef.getSnapshot().context.error?.code).toBe('signIn.idle');
  expect(authRef.getSnapshot().context.session).toBeUndefined();
});

it('A-10 a page that is loaded anew within the minute of the question asks it', async () => {
  const authRef = await reload({ actAgo: hour + 20_000, signInAgo: 2 * hour, generation: 1 });

  expect(await screen.findByRole('alertdialog', question)).toBeDefined();
  expect(authRef.getSnapshot().hasTag('signedIn')).toBe(true);
});
