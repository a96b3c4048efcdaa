import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';

import { loaderDelayMs } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import type { NotificationPage, ReadMark } from '@/domain/notifications/notification';
import { inboxMachine, type InboxAnswer } from '@/machines/shell/inbox-machine';

import { message, overdueTask } from '../../support/notifications';

type Parts = {
  readonly clock?: SimulatedClock;
  readonly load?: () => Promise<InboxAnswer>;
  readonly more?: (skipCount: number) => Promise<NotificationPage>;
  readonly send?: (mark: ReadMark) => Promise<void>;
};

const answer = (...unread: readonly string[]): InboxAnswer => ({
  page: { totalCount: unread.length, soChuaDoc: unread.length, items: unread.map((id) => message(id)) },
  tasks: [overdueTask],
});

function start({ clock, load, more, send }: Parts) {
  const inbox = createActor(
    inboxMachine.provide({
      actors: {
        loadInbox: fromPromise(() => load?.() ?? Promise.resolve(answer('m1', 'm2'))),
        loadMore: fromPromise(({ input }) => more?.(input.skipCount) ?? Promise.reject(new Error('none'))),
        sendMark: fromPromise(({ input }) => send?.(input.mark) ?? Promise.resolve()),
      },
    }),
    clock === undefined ? {} : { clock },
  ).start();
  const until = (content: 'ready' | 'failed' | 'offline') =>
    waitFor(inbox, (snapshot) => snapshot.matches({ content, marks: 'resting' }));
  return { inbox, until };
}

describe('inbox', () => {
  it('S-07 loads messages and tasks, and marks at once what is read', async () => {
    const sent: ReadMark[] = [];
    const { inbox, until } = start({
      send: (mark) => {
        sent.push(mark);
        return Promise.resolve();
      },
    });
    inbox.send({ type: 'inbox.refresh' });
    await until('ready');
    inbox.send({ type: 'notification.read', id: 'm1' });
    expect(inbox.getSnapshot().context.unreadCount).toBe(1);
    inbox.send({ type: 'notification.read', id: 'm1' });
    inbox.send({ type: 'notifications.readAll' });
    expect(inbox.getSnapshot().context.unreadCount).toBe(0);
    await until('ready');
    expect(sent).toEqual([
      { kind: 'one', id: 'm1' },
      { kind: 'all', upTo: message('m1').thoiGian },
    ]);
  });

  it('keeps a mark that an older answer does not know yet', async () => {
    let finish: () => void = () => undefined;
    const { inbox, until } = start({
      send: () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    });
    inbox.send({ type: 'inbox.refresh' });
    await until('ready');
    inbox.send({ type: 'notification.read', id: 'm1' });
    inbox.send({ type: 'inbox.refresh' });
    await waitFor(inbox, (snapshot) => snapshot.matches({ content: 'ready' }));
    expect(inbox.getSnapshot().context).toMatchObject({ unreadCount: 1, notifications: [{ daDoc: true }, {}] });
    finish();
    await until('ready');
  });

  it('S-07 keeps a mark that was told while an older answer was on its way', async () => {
    let finish: (answer: InboxAnswer) => void = () => undefined;
    let loads = 0;
    const { inbox, until } = start({
      load: () => {
        loads += 1;
        return loads === 1
          ? Promise.resolve(answer('m1', 'm2'))
          : new Promise((resolve) => {
              finish = resolve;
            });
      },
    });
    inbox.send({ type: 'inbox.refresh' });
    await until('ready');
    inbox.send({ type: 'inbox.refresh' });
    inbox.send({ type: 'notification.read', id: 'm1' });
    await waitFor(inbox, ({ context }) => context.marks.length === 0);
    await vi.waitFor(() => expect(loads).toBe(2));
    finish(answer('m1', 'm2'));
    await until('ready');
    expect(inbox.getSnapshot().context).toMatchObject({ unreadCount: 1, notifications: [{ daDoc: true }, {}] });
  });

  it('S-07 counts no message twice as unread that was read while older ones were fetched', async () => {
    let finish: (page: NotificationPage) => void = () => undefined;
    const { inbox, until } = start({
      load: () => Promise.resolve({ page: { totalCount: 2, soChuaDoc: 1, items: [message('m1')] }, tasks: [] }),
      more: () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    });
    inbox.send({ type: 'inbox.refresh' });
    await until('ready');
    inbox.send({ type: 'inbox.more' });
    inbox.send({ type: 'notification.read', id: 'm1' });
    await waitFor(inbox, ({ context }) => context.marks.length === 0);
    finish({ totalCount: 2, soChuaDoc: 1, items: [message('m2', { daDoc: true })] });
    await until('ready');
    expect(inbox.getSnapshot().context).toMatchObject({ unreadCount: 0, notifications: [{ daDoc: true }, {}] });
  });

  it('S-07 counts what has come since a mark was told as soon as older messages are fetched', async () => {
    const { inbox, until } = start({
      load: () => Promise.resolve({ page: { totalCount: 2, soChuaDoc: 1, items: [message('m1')] }, tasks: [] }),
      more: () => Promise.resolve({ totalCount: 4, soChuaDoc: 2, items: [message('m2', { daDoc: true })] }),
    });
    inbox.send({ type: 'inbox.refresh' });
    await until('ready');
    inbox.send({ type: 'notification.read', id: 'm1' });
    await until('ready');
    expect(inbox.getSnapshot().context.unreadCount).toBe(0);
    inbox.send({ type: 'inbox.more' });
    await until('ready');
    expect(inbox.getSnapshot().context.unreadCount).toBe(2);
  });

  it('S-07 asks for the truth also when a mark could not be told while older messages were fetched', async () => {
    const { inbox, until } = start({
      load: () => Promise.resolve({ page: { totalCount: 2, soChuaDoc: 2, items: [message('m1')] }, tasks: [] }),
      more: () => new Promise(() => undefined),
      send: () => Promise.reject(new AppError('http.server')),
    });
    inbox.send({ type: 'inbox.refresh' });
    await until('ready');
    inbox.send({ type: 'inbox.more' });
    inbox.send({ type: 'notification.read', id: 'm1' });
    await until('ready');
    expect(inbox.getSnapshot().context).toMatchObject({ unreadCount: 2, notifications: [{ daDoc: false }] });
  });

  it('S-07 takes older messages as read that were fetched while all were marked', async () => {
    let finish: (page: NotificationPage) => void = () => undefined;
    const { inbox, until } = start({
      load: () => Promise.resolve({ page: { totalCount: 2, soChuaDoc: 2, items: [message('m1')] }, tasks: [] }),
      more: () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    });
    inbox.send({ type: 'inbox.refresh' });
    await until('ready');
    inbox.send({ type: 'inbox.more' });
    inbox.send({ type: 'notifications.readAll' });
    finish({ totalCount: 2, soChuaDoc: 2, items: [message('m2')] });
    await until('ready');
    const { unreadCount, notifications } = inbox.getSnapshot().context;
    expect([unreadCount, ...notifications.map(({ daDoc }) => daDoc)]).toEqual([0, true, true]);
  });

  it('S-07 counts all that has come since all were marked, not only what is loaded of it', async () => {
    const newer = message('m9', { thoiGian: '9999-01-01T00:00:00' });
    const pages: NotificationPage[] = [answer('m1').page, { totalCount: 4, soChuaDoc: 3, items: [newer] }];
    const { inbox, until } = start({
      load: () => Promise.resolve({ page: pages.shift() ?? answer().page, tasks: [] }),
    });
    inbox.send({ type: 'inbox.refresh' });
    await until('ready');
    inbox.send({ type: 'notifications.readAll' });
    await until('ready');
    inbox.send({ type: 'inbox.refresh' });
    await until('ready');
    expect(inbox.getSnapshot().context.unreadCount).toBe(3);
  });

  it('S-07 W-06 tells of the first wait alone, and only once it is long', async () => {
    const clock = new SimulatedClock();
    let finish: () => void = () => undefined;
    const { inbox, until } = start({
      clock,
      load: () =>
        new Promise((resolve) => {
          finish = () => resolve(answer('m1'));
        }),
    });
    const isSlow = () => inbox.getSnapshot().hasTag('slow');
    inbox.send({ type: 'inbox.refresh' });
    clock.increment(loaderDelayMs - 1);
    const wasSlowBefore = isSlow();
    clock.increment(1);
    expect([wasSlowBefore, isSlow()]).toEqual([false, true]);
    finish();
    await until('ready');
    inbox.send({ type: 'inbox.refresh' });
    clock.increment(loaderDelayMs);
    expect(isSlow()).toBe(false);
  });

  it('X-01 S-07 says why a mark could not be told, and asks for the truth', async () => {
    let loads = 0;
    const error = new AppError('http.server', { status: 500 });
    const refused = vi.fn();
    const { inbox, until } = start({
      load: () => {
        loads += 1;
        return Promise.resolve(answer('m1'));
      },
      send: () => Promise.reject(error),
    });
    inbox.on('mark.refused', refused);
    inbox.send({ type: 'inbox.refresh' });
    await until('ready');
    inbox.send({ type: 'notification.read', id: 'm1' });
    await waitFor(inbox, ({ context }) => context.unreadCount === 1 && context.marks.length === 0);
    await until('ready');
    expect(loads).toBe(2);
    expect(refused.mock.calls).toEqual([[{ type: 'mark.refused', error }]]);
  });

  it('keeps what it knows when it cannot ask again, and tells offline from failed', async () => {
    let error: AppError | undefined;
    const { inbox, until } = start({
      load: () => (error === undefined ? Promise.resolve(answer('m1')) : Promise.reject(error)),
    });
    inbox.send({ type: 'inbox.refresh' });
    await until('ready');
    error = new AppError('network.unreachable', { status: 0 });
    inbox.send({ type: 'inbox.refresh' });
    await until('offline');
    error = new AppError('http.server', { status: 500 });
    inbox.send({ type: 'inbox.refresh' });
    await until('failed');
    expect(inbox.getSnapshot().context.notifications.map(({ id }) => id)).toEqual(['m1']);
    error = undefined;
    inbox.send({ type: 'inbox.refresh' });
    await until('ready');
    expect(inbox.getSnapshot().context.error).toBeUndefined();
  });

  it('S-07 goes on where the last page ended, and counts what has come meanwhile', async () => {
    const { inbox, until } = start({
      load: () => Promise.resolve({ page: { totalCount: 2, soChuaDoc: 0, items: [message('m1')] }, tasks: [] }),
      more: (skipCount) => Promise.resolve({ totalCount: 2, soChuaDoc: 1, items: [message(`after ${skipCount}`)] }),
    });
    expect([inbox.getSnapshot().context.unreadCount, inbox.getSnapshot().hasTag('busy')]).toEqual([0, false]);
    inbox.send({ type: 'inbox.refresh' });
    expect(inbox.getSnapshot().hasTag('busy')).toBe(true);
    await until('ready');
    inbox.send({ type: 'inbox.more' });
    expect(inbox.getSnapshot().hasTag('busy')).toBe(true);
    await until('ready');
    expect([inbox.getSnapshot().context.unreadCount, inbox.getSnapshot().hasTag('busy')]).toEqual([1, false]);
    expect(inbox.getSnapshot().context.notifications.map(({ id }) => id)).toEqual(['m1', 'after 1']);
    expect(inbox.getSnapshot().can({ type: 'inbox.more' })).toBe(false);
  });
});
