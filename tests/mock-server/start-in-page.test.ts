// @vitest-environment jsdom
import { IDBDatabase, IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { startMockServer } from '@mock-server/start';
import { startDemo } from '@mock-server/start-demo';
import { openBrowserStore } from '@mock-server/storage/browser-store';

import { askToken, createTestBackend, demoPassword, signIn } from './support/test-backend';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('start in a page', () => {
  it('runs without IndexedDB, with latency, in front of fetch', async () => {
    const realFetch = globalThis.fetch;
    vi.stubGlobal('indexedDB', undefined);
    const backend = await startMockServer();
    expect(backend.hooks.latencyMs).toBe(120);
    backend.hooks.latencyMs = 0;
    const response = await fetch('/.well-known/openid-configuration');
    backend.close();
    globalThis.fetch = realFetch;

    expect(await response.json()).toMatchObject({ issuer: `${location.origin}/` });
  });

  it('remembers how this browser’s people sign in', async () => {
    const realFetch = globalThis.fetch;
    const scopeAt = async (address: string) => {
      history.replaceState(null, '', address);
      return (await startDemo(document.body))?.environment.oAuthConfig.scope;
    };
    const scopes = [await scopeAt('/'), await scopeAt('/?flow=silent'), await scopeAt('/?flow=rubbish')];
    globalThis.fetch = realFetch;
    localStorage.clear();

    const silent = 'openid profile QuyHoTro';
    expect(scopes).toEqual([`offline_access ${silent}`, silent, silent]);
  }, 30_000);

  it('D-03 X-03 keeps the chosen way to sign in while a failure takes the storage away', async () => {
    const realFetch = globalThis.fetch;
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    const flowAt = async (address: string) => {
      history.replaceState(null, '', address);
      return (await startDemo(document.body))?.environment.oAuthConfig.responseType;
    };
    const flows = [await flowAt('/?flow=code'), await flowAt('/?fault=storage.unavailable')];
    setItem.mockRestore();
    globalThis.fetch = realFetch;
    localStorage.clear();

    expect(flows).toEqual(['code', 'code']);
  }, 30_000);

  it('runs with an IndexedDB that refuses, or that breaks on the way', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    const { backend: refused } = await createTestBackend({ store: await openBrowserStore('refused') });
    expect((await signIn(refused, 'khoa.tm')).token_type).toBe('Bearer');

    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    const store = await openBrowserStore('breaking');
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Quota', 'QuotaExceededError');
    });
    const { backend: broken } = await createTestBackend({ store });
    const answer = await askToken(broken, { grant_type: 'password', username: 'khoa.tm', password: demoPassword });
    expect(answer.status).toBe(200);
    expect(transaction).toHaveBeenCalled();
    transaction.mockRestore();
  });

  it('D-02 goes on with what it has when the disk is full in the middle: nobody is signed out, nothing put back', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    const store = await openBrowserStore('full');
    const { backend } = await createTestBackend({ store });
    const tokens = await signIn(backend, 'khoa.tm');
    await store.set('desk/snapshots', ['buổi sáng']);
    await store.setAll(['a', 'b'].map((id) => [`tables/x/${id}`, 'old']));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Quota', 'QuotaExceededError');
    });
    await store.set('desk/snapshot/2', 'buổi chiều');
    await store.remove('probe');
    await store.setAll(['b', 'c'].map((id) => [`tables/x/${id}`, 'new']));
    const renewed = await askToken(backend, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    put.mockRestore();

    expect(renewed.status).toBe(200);
    expect([await store.get('desk/snapshots'), await store.get('desk/snapshot/2'), await store.get('probe')]).toEqual([
      ['buổi sáng'],
      'buổi chiều',
      undefined,
    ]);
    expect(new Map(await store.entries('tables/x/'))).toEqual(
      new Map([
        ['tables/x/a', 'old'],
        ['tables/x/b', 'new'],
        ['tables/x/c', 'new'],
      ]),
    );
    await store.removeAll('tables/x/');
    expect([await store.entries('tables/'), await store.get('tables/x/a')].flat()).not.toContain('old');
  });
});
