import { decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';

import { lastActKey } from '@/domain/auth/session-key';
import { addDays } from '@/domain/format/calendar';
import { clockMoments } from '@/domain/desk/clock';
import { openClock } from '@mock-server/desk/clock';
import { createRestart } from '@mock-server/desk/restart';
import { installedOffset, installShiftedDate, keepOffset } from '@mock-server/desk/shifted-date';
import { createMemoryStore } from '@mock-server/storage/key-value-store';

import { askToken, bearer, call, createTestBackend, signIn, testNow } from '../support/test-backend';

const dayMs = 86_400_000;

/** A browser's storage. */
function createStorage() {
  const values = new Map<string, string>();
  return () => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
}

/** The demo as its pages see it: one store, and a clock that the desk has moved when a page begins. */
function openDemo() {
  const store = createMemoryStore();
  const kept: { offsetMs: number; restarts: number; isFull?: true } = { offsetMs: 0, restarts: 0 };
  const openPage = async () => {
    const { offsetMs } = kept;
    const { backend } = await createTestBackend({ store, clock: () => testNow + offsetMs });
    const clock = await openClock({
      backend,
      sharing: { store, openChannel: undefined },
      offsetMs,
      keepOffset: (wanted) => {
        if (kept.isFull === true) {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        }
        kept.offsetMs = wanted;
      },
      restart: createRestart({
        tellOthers: () => undefined,
        reload: () => {
          kept.restarts += 1;
        },
      }),
      records: [],
    });
    return { backend, clock };
  };
  return { kept, openPage };
}

const refresh = (backend: Parameters<typeof askToken>[0], token: string) =>
  askToken(backend, { grant_type: 'refresh_token', refresh_token: token });

describe('the page’s own Date', () => {
  it('D-03 is ahead by the kept offset for everybody who asks for the time, and right about given moments', () => {
    const storage = createStorage();
    const scope = { Date };
    keepOffset(30 * dayMs, storage);
    installShiftedDate(scope, storage);
    const before = Date.now() + 30 * dayMs;
    const [now, made, text] = [scope.Date.now(), new scope.Date(), scope.Date()];
    const after = Date.now() + 30 * dayMs;
    expect(now).toBeGreaterThanOrEqual(before);
    expect(made.getTime()).toBeGreaterThanOrEqual(now);
    expect(made.getTime()).toBeLessThanOrEqual(after);
    expect(new Date(text).toDateString()).toBe(new Date(before).toDateString());
    expect(made).toBeInstanceOf(Date);
    expect(new Date(0)).toBeInstanceOf(scope.Date);
    expect(new scope.Date('2026-01-02T03:04:05Z').toISOString()).toBe('2026-01-02T03:04:05.000Z');
    expect(scope.Date.UTC(2026, 0, 2)).toBe(Date.UTC(2026, 0, 2));
    expect(structuredClone(made)).toEqual(made);
    expect(installedOffset()).toBe(30 * dayMs);
  });

  it('D-03 A-10 takes along whoever moves it: what they did last is not weeks ago, but forgotten, once', () => {
    const [storage, tab] = [createStorage(), createStorage()];
    const lastActAfterStart = () => {
      installShiftedDate({ Date }, storage, tab);
      return storage().getItem(lastActKey);
    };
    storage().setItem(lastActKey, '1');
    expect(lastActAfterStart()).toBe('1');
    keepOffset(30 * dayMs, storage);
    expect(lastActAfterStart()).toBeNull();
    storage().setItem(lastActKey, '2');
    expect(lastActAfterStart()).toBe('2');
    keepOffset(0, storage);
    expect(lastActAfterStart()).toBeNull();
  });

  it('D-03 is not touched without an offset, or with one that cannot be read', () => {
    for (const storage of [
      createStorage(),
      () => {
        throw new DOMException('Storage is forbidden.', 'SecurityError');
      },
    ]) {
      const scope = { Date };
      installShiftedDate(scope, storage);
      expect(scope.Date).toBe(Date);
      expect(installedOffset()).toBe(0);
    }
  });
});

describe('the clock of the desk', () => {
  it('D-03 moves the demo to a day and back, and begins its pages anew once', async () => {
    const { kept, openPage } = openDemo();
    const { clock } = await openPage();
    expect([clock.isDefault(), clock.offsetMs, clock.isAnew]).toEqual([true, 0, true]);
    await clock.moveTo('2026-12-31');
    expect(kept).toEqual({ offsetMs: 46 * dayMs, restarts: 1 });
    const later = await openPage();
    expect([later.clock.isDefault(), later.clock.offsetMs]).toEqual([false, 46 * dayMs]);
    await later.clock.reset();
    expect(kept).toEqual({ offsetMs: 0, restarts: 2 });
  });

  it('D-03 does not move to what is no day', async () => {
    const { kept, openPage } = openDemo();
    const { clock } = await openPage();
    await expect(clock.moveTo('31/12/2026')).rejects.toBeInstanceOf(RangeError);
    expect(kept).toEqual({ offsetMs: 0, restarts: 0 });
  });

  it('D-03 takes sign-ins along: months later the access token has died and the refresh token has not', async () => {
    const { openPage } = openDemo();
    const { backend, clock } = await openPage();
    const tokens = await signIn(backend, 'khoa.tm');
    await clock.moveTo('2027-02-02');
    const later = await openPage();
    const headers = bearer(tokens.access_token);
    expect((await call(later.backend, '/api/app/trang-chu', { headers })).status).toBe(401);
    expect((await refresh(later.backend, tokens.refresh_token)).status).toBe(200);
  });

  it('D-03 C-02 takes locks of failed sign-ins along: five minutes are no 46 days once the clock is right again', async () => {
    const { openPage } = openDemo();
    await (await openPage()).clock.moveTo('2026-12-31');
    const ahead = await openPage();
    const { users } = ahead.backend.database;
    const lockUntil = '2026-12-31T12:00:00.000Z';
    const byHand = [...users.rows()].filter(({ userName }) => userName === 'ha.lt');
    byHand.forEach((user) => users.put({ ...user, lockoutEnd: lockUntil }));
    for (let attempt = 0; attempt < ahead.backend.settings.maxFailedSignIns; attempt += 1) {
      await askToken(ahead.backend, { grant_type: 'password', username: 'khoa.tm', password: 'sai' });
    }
    await ahead.clock.reset();
    const { backend } = await openPage();
    const endOf = (name: string) =>
      [...backend.database.users.rows()].find(({ userName }) => userName === name)?.lockoutEnd ?? '';
    const end = Date.parse(endOf('khoa.tm'));
    expect(end).toBeGreaterThan(testNow);
    expect(end).toBeLessThanOrEqual(testNow + backend.settings.lockoutDuration * 1_000);
    expect(endOf('ha.lt')).toBe(lockUntil);
  });

  it('D-03 leaves sign-ins where they are when the browser cannot keep the new time', async () => {
    const { kept, openPage } = openDemo();
    const { backend, clock } = await openPage();
    const tokens = await signIn(backend, 'khoa.tm');
    kept.isFull = true;
    await expect(clock.moveTo('2026-10-15')).rejects.toThrow('quota');
    expect((await refresh(backend, tokens.refresh_token)).status).toBe(200);
  });

  it('D-03 B-01 lets the product’s deadlines fall due: reminders, and the tasks of the first page', async () => {
    const { openPage } = openDemo();
    const { backend, clock } = await openPage();
    const due = clockMoments('2026-11-15', clock.calendar()).find(({ id }) => id === 'monthLate');
    await clock.moveTo(due?.day ?? '');
    const later = await openPage();
    const { access_token } = await signIn(later.backend, 'dv0007.lanhdao');
    const read = async (path: string): Promise<unknown> =>
      (await call(later.backend, path, { headers: bearer(access_token) })).json();
    const inbox = (await read('/api/app/thong-bao?maxResultCount=50')) as { items: { tieuDe: string }[] };
    expect(inbox.items.map(({ tieuDe }) => tieuDe)).toContain('Báo cáo quỹ kỳ 11/2026 quá hạn gửi');
    const home = (await read('/api/app/trang-chu')) as { hanXuLy: { ky: string; hanXuLy: string }[] };
    expect(JSON.stringify(home)).toContain(addDays(due?.day ?? '', -1));
    expect(backend.clock()).toBe(testNow);
  });
});

describe('the ends of a session', () => {
  const statusWith = async (backend: Parameters<typeof call>[0], token: string) =>
    (await call(backend, '/api/app/trang-chu', { headers: bearer(token) })).status;

  it('D-03 the access token is refused as expired and its renewal goes on', async () => {
    const { openPage } = openDemo();
    const { backend, clock } = await openPage();
    const tokens = await signIn(backend, 'khoa.tm');
    const other = await signIn(backend, 'khoa.tm');
    await clock.expireToken(tokens.access_token);
    const refused = await call(backend, '/api/app/trang-chu', { headers: bearer(tokens.access_token) });
    expect([refused.status, refused.headers.get('WWW-Authenticate')]).toEqual([
      401,
      expect.stringContaining('The token expired at'),
    ]);
    const renewed = (await (await refresh(backend, tokens.refresh_token)).json()) as typeof tokens;
    expect(await statusWith(backend, renewed.access_token)).toBe(200);
    expect(await statusWith(backend, other.access_token)).toBe(200);
  });

  it.each(['expireSession', 'endSession'] as const)(
    'D-03 after %s nothing of the session is taken any more',
    async (end) => {
      const { openPage } = openDemo();
      const { backend, clock } = await openPage();
      const tokens = await signIn(backend, 'khoa.tm');
      const other = await signIn(backend, 'ha.lt');
      await clock[end](tokens.access_token);
      expect(await statusWith(backend, tokens.access_token)).toBe(401);
      expect(await (await refresh(backend, tokens.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
      expect((await refresh(backend, other.refresh_token)).status).toBe(200);
    },
  );
});

describe('new keys of the issuer', () => {
  it('D-02 D-03 T-09 sign what is given out from then on, and sessions go on', async () => {
    const { openPage } = openDemo();
    const { backend, clock } = await openPage();
    const tokens = await signIn(backend, 'khoa.tm');
    await clock.rotateKeys();
    const renewed = (await (await refresh(backend, tokens.refresh_token)).json()) as typeof tokens;
    const [before, after] = [tokens, renewed].map(({ id_token: token }) => decodeProtectedHeader(token).kid);
    expect(after).not.toBe(before);
    for (const { access_token: token } of [tokens, renewed]) {
      expect((await call(backend, '/api/app/trang-chu', { headers: bearer(token) })).status).toBe(200);
    }
  });
});

describe('beginning anew', () => {
  it('waits for the last of several parts, and does not happen where one has failed', async () => {
    const done: string[] = [];
    const restart = createRestart({ tellOthers: () => done.push('told'), reload: () => done.push('reloaded') });
    let finish: () => void = () => undefined;
    const first = restart(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const second = restart(() => Promise.resolve());
    await second;
    expect(done).toEqual([]);
    finish();
    await first;
    expect(done).toEqual(['told', 'reloaded']);
    await expect(restart(() => Promise.reject(new Error('full')))).rejects.toThrow('full');
    expect(done).toEqual(['told', 'reloaded']);
  });
});
