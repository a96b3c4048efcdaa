// @vitest-environment jsdom
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { MockBackend } from '@mock-server/backend';
import type { MockRoute } from '@mock-server/routing';
import { setPassword } from '@mock-server/issuer/passwords';
import { openBrowserStore } from '@mock-server/storage/browser-store';
import { createMemoryStore } from '@mock-server/storage/key-value-store';

import { askToken, bearer, call, createTestBackend, signIn } from './support/test-backend';

afterEach(() => {
  vi.unstubAllGlobals();
});

const renameUser: MockRoute = {
  method: 'PUT',
  path: '/api/test/user/:userName',
  access: 'anonymous',
  handle: ({ params, body }, { database }) => {
    const row = [...database.users.rows()].find(({ userName }) => userName === params['userName']);
    if (row !== undefined) {
      database.users.put({ ...row, hoTen: String(body) });
    }
    return { status: 204 };
  },
};

const deleteUser: MockRoute = {
  method: 'DELETE',
  path: '/api/test/user/:id',
  access: 'anonymous',
  handle: ({ params }, { database }) => {
    database.users.remove(params['id'] ?? '');
    return { status: 204 };
  },
};

const extraRoutes = [renameUser, deleteUser];

const rename = (backend: MockBackend, userName: string, name: string) =>
  call(backend, `/api/test/user/${userName}`, { method: 'PUT', body: name });

const nameOf = ({ database }: MockBackend, wanted: string) =>
  [...database.users.rows()].find(({ userName }) => userName === wanted)?.hoTen;

describe('persistence', () => {
  it('D-02 keeps changes, deletions, keys and sign-ins across a reload, in IndexedDB', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    const { backend } = await createTestBackend({ store: await openBrowserStore(), extraRoutes });
    const tokens = await signIn(backend, 'khoa.tm');
    const seedSize = backend.database.users.size;
    const removed = [...backend.database.users.rows()].at(-1)?.id ?? '';
    await rename(backend, 'ha.lt', 'Lê Thu Hà (mới)');
    await call(backend, `/api/test/user/${removed}`, { method: 'DELETE' });

    const { backend: reloaded } = await createTestBackend({ store: await openBrowserStore(), extraRoutes });
    expect(nameOf(reloaded, 'ha.lt')).toBe('Lê Thu Hà (mới)');
    expect(reloaded.database.users.size).toBe(seedSize - 1);
    expect((await call(reloaded, '/connect/userinfo', { headers: bearer(tokens.access_token) })).status).toBe(200);
    const refreshed = await askToken(reloaded, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    expect(refreshed.status).toBe(200);
  });

  it('D-02 goes back to the seed on reset, for good, and keeps sign-ins', async () => {
    const store = createMemoryStore();
    const { backend } = await createTestBackend({ store, extraRoutes });
    const { access_token } = await signIn(backend, 'khoa.tm');
    await rename(backend, 'ha.lt', 'X');
    await backend.reset();
    const { backend: reloaded } = await createTestBackend({ store, extraRoutes });

    expect([nameOf(backend, 'ha.lt'), nameOf(reloaded, 'ha.lt')]).toEqual(['Lê Thu Hà', 'Lê Thu Hà']);
    expect((await call(backend, '/connect/userinfo', { headers: bearer(access_token) })).status).toBe(200);
  });

  it('D-02 goes back to the seed although calls are answered meanwhile', async () => {
    const store = createMemoryStore();
    const { backend } = await createTestBackend({ store, extraRoutes });
    const seedName = nameOf(backend, 'ha.lt');
    await rename(backend, 'ha.lt', 'Lê Thu Hà (mới)');

    const calls = new AbortController();
    const resetting = backend.reset().finally(() => {
      calls.abort();
    });
    while (!calls.signal.aborted) {
      await backend.save();
    }
    await resetting;

    const { backend: reloaded } = await createTestBackend({ store, extraRoutes });
    expect(nameOf(reloaded, 'ha.lt')).toBe(seedName);
  });

  it('keeps changes that follow a reset', async () => {
    const store = createMemoryStore();
    const { backend } = await createTestBackend({ store, extraRoutes });
    await rename(backend, 'ha.lt', 'X');
    await backend.reset();
    await rename(backend, 'ha.lt', 'Y');
    const { backend: reloaded } = await createTestBackend({ store, extraRoutes });

    expect(nameOf(reloaded, 'ha.lt')).toBe('Y');
  });

  it('stores only rows that differ from the seed', async () => {
    const store = createMemoryStore();
    const { backend } = await createTestBackend({ store, extraRoutes });
    await rename(backend, 'ha.lt', 'X');

    expect((await store.entries('tables/users/')).map(([, row]) => row)).toMatchObject([
      { userName: 'ha.lt', hoTen: 'X' },
    ]);
    expect(await store.entries('tables/workers/')).toEqual([]);
  });

  it('D-02 D-03 keeps changes when made-up features come and go', async () => {
    const store = createMemoryStore();
    const { backend } = await createTestBackend({ store, extraRoutes });
    await rename(backend, 'ha.lt', 'X');
    const { backend: many } = await createTestBackend({ store, extraRoutes, manyFeatures: 5 });
    await rename(many, 'khoa.tm', 'Y');
    const { backend: few } = await createTestBackend({ store, extraRoutes });
    expect([many, few].map((each) => [nameOf(each, 'ha.lt'), nameOf(each, 'khoa.tm')])).toEqual([
      ['X', 'Y'],
      ['X', 'Y'],
    ]);
  });

  it('D-02 discards changes of another seed, chosen passwords included, and rubbish', async () => {
    const store = createMemoryStore();
    const { backend } = await createTestBackend({ store, extraRoutes });
    await rename(backend, 'ha.lt', 'X');
    const ha = [...backend.database.users.rows()].find(({ userName }) => userName === 'ha.lt');
    await setPassword(backend.issuer, ha?.id ?? '', 'Rieng@2026');
    const { backend: otherSeed } = await createTestBackend({ store, extraRoutes, workerCount: 21 });
    expect(nameOf(otherSeed, 'ha.lt')).toBe('Lê Thu Hà');
    expect((await signIn(otherSeed, 'ha.lt')).token_type).toBe('Bearer');

    await store.setAll([
      ['tables/users/a', 1],
      ['tables/users/b', { id: 'c' }],
      ['tables/users', { a: null }],
      ['tables/nothing/a', null],
    ]);
    const { backend: afterRubbish } = await createTestBackend({ store, extraRoutes, workerCount: 21 });
    expect(nameOf(afterRubbish, 'ha.lt')).toBe('Lê Thu Hà');
  });
});

describe('two tabs', () => {
  it('D-02 share changes, keys and refresh tokens through one store', async () => {
    const store = createMemoryStore();
    const first = await createTestBackend({ store });
    const second = await createTestBackend({ store });
    const { refresh_token, access_token } = await signIn(first.backend, 'khoa.tm');

    expect((await call(second.backend, '/connect/userinfo', { headers: bearer(access_token) })).status).toBe(200);
    const refresh = (backend: MockBackend) => askToken(backend, { grant_type: 'refresh_token', refresh_token });
    expect((await refresh(second.backend)).status).toBe(200);
    expect((await refresh(first.backend)).status).toBe(400);
  });

  it('hear of each other’s changes and of a reset at once, and lose none of them', async () => {
    const store = createMemoryStore();
    const [left, right] = pairOfChannels();
    const { backend: first } = await createTestBackend({ store, channel: left, extraRoutes });
    const { backend: second } = await createTestBackend({ store, channel: right, extraRoutes });
    await rename(first, 'ha.lt', 'A');
    expect(nameOf(second, 'ha.lt')).toBe('A');
    await rename(second, 'khoa.tm', 'B');
    expect([nameOf(first, 'ha.lt'), nameOf(first, 'khoa.tm')]).toEqual(['A', 'B']);
    expect(await store.entries('tables/users/')).toHaveLength(2);

    await second.reset();
    expect([nameOf(first, 'ha.lt'), nameOf(first, 'khoa.tm')]).toEqual(['Lê Thu Hà', 'Trần Minh Khoa']);
  });

  it('D-02 lose nothing of a call that is still being answered while another tab tells its changes', async () => {
    const store = createMemoryStore();
    const [left, right] = pairOfChannels();
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const slowly: MockRoute = {
      ...renameUser,
      handle: async (request, backend) => {
        const response = await renameUser.handle(request, backend);
        await finished;
        return response;
      },
    };
    const { backend: first } = await createTestBackend({ store, channel: left, extraRoutes: [slowly] });
    const { backend: second } = await createTestBackend({ store, channel: right, extraRoutes });
    const renaming = rename(first, 'ha.lt', 'A');
    await vi.waitFor(() => expect(nameOf(first, 'ha.lt')).toBe('A'));
    await rename(second, 'khoa.tm', 'B');
    finish();
    await renaming;

    const { backend: reloaded } = await createTestBackend({ store, extraRoutes });
    for (const tab of [first, second, reloaded]) {
      expect([nameOf(tab, 'ha.lt'), nameOf(tab, 'khoa.tm')]).toEqual(['A', 'B']);
    }
  });
});

/** Two ends that deliver at once what `BroadcastChannel` delivers soon. */
function pairOfChannels() {
  const listeners: [Listener[], Listener[]] = [[], []];
  const end = (own: 0 | 1) => ({
    postMessage: (data: unknown) =>
      listeners[own === 0 ? 1 : 0].forEach((listener) => listener({ data: structuredClone(data) } as MessageEvent)),
    addEventListener: (_type: string, listener: unknown) => void listeners[own].push(listener as Listener),
    close: () => undefined,
  });
  return [end(0), end(1)] as const;
}

type Listener = (event: MessageEvent) => void;
