// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { policies } from '@/domain/policies/policy-names';

import { storedSession } from '../../support/sessions';
import { fakeServices } from '../shared/list/list-fixtures';
import { formAddress, findNameField } from './held-fixtures';
import { findHeading, renderShell } from './shell-fixtures';

const start = Date.parse('2026-11-21T08:00:00Z');
const limits = { idleMs: 3_600_000, warningMs: 60_000 };
const title = 'Phiên làm việc sắp bị khóa';

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

/** The form of a worker, with an hour to do something in. */
async function renderForm(idleLimits: () => typeof limits | undefined = () => limits) {
  vi.useFakeTimers({ now: start, shouldAdvanceTime: true });
  const { services } = fakeServices({ lookups: { all: () => Promise.resolve([]) } });
  const shell = renderShell({
    at: formAddress,
    session: { ...storedSession, storedAt: start, expiresAt: start + 10 * 3_600_000 },
    restoredAt: start,
    policies: [policies.workers, policies.workersCreate],
    services: { workers: services.workers, lookups: services.lookups, units: services.units, idleLimits },
  });
  const field = await findNameField();
  field.focus();
  fireEvent.change(field, { target: { value: 'Đào Thị Ứng' } });
  await pass(1_000);
  // From here on the clock goes on by the test alone, however busy the machine is.
  vi.setTimerTickMode('manual');
  return { ...shell, field };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const question = () => screen.queryByRole('alertdialog', { name: title });
const secondsShown = () => {
  const [, minutes, seconds] = /sau (\d+):(\d\d)\.$/u.exec(screen.getByRole('timer').textContent) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

describe('a page before which nobody does anything', () => {
  it('A-10 asks after an hour, counts down in silence and is read out once, with the focus on going on', async () => {
    await renderForm();
    await pass(limits.idleMs - 10_000);
    expect(question()).toBeNull();
    await pass(10_000);

    const dialog = question();
    expect(dialog?.getAttribute('aria-describedby')).toBe('idle-left idle-why');
    expect(screen.getByText(/^Đã 60 phút không có thao tác nào\./u)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Tiếp tục làm việc');
    const first = secondsShown();
    await pass(10_000);
    expect(first - secondsShown()).toBe(10);
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
    expect(dialog?.querySelector('[aria-live=polite], [aria-live=assertive]')).toBeNull();
  });

  it('A-10 promise-11 is locked without an answer, says why, and keeps everything typed and the focus', async () => {
    const { authRef, field } = await renderForm();
    await pass(limits.idleMs + limits.warningMs);

    expect(authRef.getSnapshot().context.session).toBeUndefined();
    const { code, params } = authRef.getSnapshot().context.error ?? {};
    expect([code, params]).toEqual(['signIn.idle', { n: 60 }]);
    vi.setTimerTickMode('nextTimerAsync');
    const resume = await screen.findByRole('alertdialog', { name: 'Phiên làm việc đã hết hạn' });
    expect(resume.textContent).toContain(
      'Phiên làm việc đã bị khóa vì 60 phút không có thao tác. Đăng nhập lại để tiếp tục; những gì đã nhập vẫn còn.',
    );
    expect(question()).toBeNull();
    expect([field.isConnected, field.value]).toEqual([true, 'Đào Thị Ứng']);

    vi.useRealTimers();
    act(() => {
      authRef.send({ type: 'tabs.adopted', session: { ...storedSession, id: 'session-2', storedAt: Date.now() } });
    });
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    expect(document.activeElement).toBe(field);
  });

  it.each([
    ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Tiếp tục làm việc' }))],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('alertdialog', { name: title }), { key: 'Escape' })],
  ])('A-10 W-04 goes on by %s, with a whole new hour', async (_, answer) => {
    const { authRef, field } = await renderForm();
    await pass(limits.idleMs);
    expect(question()).not.toBeNull();
    answer();
    await pass(1_000);

    expect(question()).toBeNull();
    expect(field.value).toBe('Đào Thị Ứng');
    await pass(limits.idleMs - 10_000);
    expect(question()).toBeNull();
    expect(authRef.getSnapshot().hasTag('signedIn')).toBe(true);
    await pass(10_000);
    expect(question()).not.toBeNull();
  });

  it('A-10 takes no mere move, key or press beside the question for an answer', async () => {
    await renderForm();
    await pass(limits.idleMs);
    fireEvent.pointerDown(document.body);
    fireEvent.keyDown(document.body, { key: 'a' });
    await pass(20_000);
    expect(question()).not.toBeNull();
    expect(secondsShown()).toBeLessThanOrEqual(40);
  });

  it('A-10 signs out on purpose only after the usual question', async () => {
    const { authRef } = await renderForm();
    await pass(limits.idleMs);
    vi.useRealTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Đăng xuất' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Có' }));
    await waitFor(() => {
      expect(authRef.getSnapshot().matches({ access: 'signedOut' })).toBe(true);
    });
    expect(authRef.getSnapshot().context.error).toBeUndefined();
    await findHeading(/Đăng nhập/u);
    expect(question()).toBeNull();
  });
});

it('A-10 a person who works is not asked', async () => {
  await renderForm();
  for (let halfHours = 0; halfHours < 4; halfHours += 1) {
    await pass(limits.idleMs / 2);
    fireEvent.keyDown(document.body, { key: 'a' });
  }
  expect(question()).toBeNull();
});

it('A-08 A-10 a session that is never locked is not watched', async () => {
  const { authRef } = await renderForm(() => undefined);
  await pass(limits.idleMs * 2);
  expect(question()).toBeNull();
  expect(authRef.getSnapshot().hasTag('signedIn')).toBe(true);
});
