import { afterEach, describe, expect, it, vi } from 'vitest';

import { asCurl } from '@/domain/desk/curl';
import { withRule } from '@/domain/desk/network';
import { isWhole, keptBodyBytes, keptCalls, textOf, type RequestDesk } from '@/domain/desk/request-record';
import type { MockBackend } from '@mock-server/backend';
import { openNetwork } from '@mock-server/desk/network';
import { openRequestLog } from '@mock-server/desk/request-log';
import { installFetch } from '@mock-server/http/browser-fetch';
import type { MockRoute } from '@mock-server/routing';

import { bearer, call, createTestBackend, signIn } from '../support/test-backend';

let carriedOut: unknown[] = [];

const things: readonly MockRoute[] = (['GET', 'POST'] as const).map((method) => ({
  method,
  path: '/api/app/thing',
  access: 'anonymous',
  handle: ({ body }) => {
    carriedOut.push(body);
    return { status: 200, body: { items: ['Đặng Thị Ưởng'] } };
  },
}));

/** A tab of the browser: pages come and go, its storage stays. */
function createTab() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return async () => {
    carriedOut = [];
    const { backend } = await createTestBackend({ extraRoutes: things });
    const network = await openNetwork(backend, { store: backend.store, openChannel: undefined });
    const requests = openRequestLog(backend.hooks, {
      fetch: (url, init) => globalThis.fetch(url, init),
      storage: () => storage,
    });
    return { backend, network, requests };
  };
}

async function openPage() {
  const page = await createTab()();
  page.requests.follow();
  return page;
}

const textsOf = (requests: RequestDesk) => {
  const [newest] = requests.records();
  return [newest?.request?.body, newest?.response?.body].map((body) => (body === undefined ? undefined : textOf(body)));
};

/** Bodies are read beside the caller. */
const settled = (requests: RequestDesk, expected: readonly (string | undefined)[]) =>
  vi.waitFor(() => {
    expect(textsOf(requests)).toEqual(expected);
  });

const post = (backend: MockBackend, body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
  call(backend, '/api/app/thing?loai=1', { method: 'POST', body, headers });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the log of calls', () => {
  it('D-03 keeps what was sent and received, by whom, and how it ended, and the caller reads all of it too', async () => {
    const { backend, requests } = await openPage();
    const { access_token: token } = await signIn(backend, 'khoa.tm');
    await settled(requests, [
      expect.stringContaining('grant_type=password'),
      expect.stringContaining('access_token'),
    ] as never);
    expect(requests.records()[0]).toMatchObject({ method: 'POST', person: 'khoa.tm', status: 200, state: 'answered' });

    const response = await post(backend, '{"hoTen":"Đặng"}', { 'Content-Type': 'application/json', ...bearer(token) });
    expect(await response.json()).toEqual({ items: ['Đặng Thị Ưởng'] });
    await settled(requests, ['{"hoTen":"Đặng"}', '{"items":["Đặng Thị Ưởng"]}']);
    const [record] = requests.records();
    expect(record).toEqual({
      id: 2,
      state: 'answered',
      startedAt: expect.any(Number) as number,
      durationMs: expect.any(Number) as number,
      method: 'POST',
      url: `${backend.origin}/api/app/thing?loai=1`,
      status: 200,
      person: 'khoa.tm',
      isRepeat: false,
      request: {
        headers: [
          ['authorization', `Bearer ${token}`],
          ['content-type', 'application/json'],
        ],
        body: { type: 'application/json', size: 19, bytes: expect.any(Uint8Array) as Uint8Array },
      },
      response: {
        headers: [
          ['content-type', 'application/json'],
          ['x-correlation-id', response.headers.get('X-Correlation-Id')],
        ],
        body: { type: 'application/json', size: 35, bytes: expect.any(Uint8Array) as Uint8Array },
      },
    });
    expect(carriedOut).toEqual([{ hoTen: 'Đặng' }]);
  });

  it('D-03 keeps a summary alone until the desk is opened, and all of it from then on, also after a reload', async () => {
    const openPageOfTab = createTab();
    const { backend, requests } = await openPageOfTab();
    await post(backend, 'x');
    expect(requests.records()).toMatchObject([
      { method: 'POST', status: 200, state: 'answered', request: undefined, response: undefined },
    ]);
    expect(asCurl(requests.records()[0] as never)).toBeUndefined();

    requests.follow();
    const reloaded = await openPageOfTab();
    await post(reloaded.backend, '"x"', { 'Content-Type': 'application/json' });
    await settled(reloaded.requests, ['"x"', '{"items":["Đặng Thị Ưởng"]}']);
  });

  it('D-03 tells calls that failed, broke off, hang and were not waited for apart', async () => {
    const { backend, network, requests } = await openPage();
    const rule = {
      id: 'rule-1',
      isOn: true,
      method: '*',
      path: '*',
      detail: '',
      count: undefined,
      probability: 1,
    } as const;
    const controller = new AbortController();
    const states = () => requests.records().map(({ state, status }) => `${state} ${status ?? '-'}`);

    await network.change((setting) => withRule(setting, { ...rule, outcome: 'unreachable' }));
    await expect(post(backend, 'x')).rejects.toThrow('Failed to fetch');
    await network.change((setting) => withRule(setting, { ...rule, outcome: 'torn' }));
    await expect(post(backend, 'x').then((response) => response.text())).rejects.toThrow('network error');
    await network.change((setting) => withRule(setting, { ...rule, outcome: 'silent' }));
    const hanging = call(backend, '/api/app/thing', { signal: controller.signal });
    await vi.waitFor(() => {
      expect(states()).toEqual(['waiting -', 'failed 200', 'failed -']);
    });
    controller.abort('left');
    await expect(hanging).rejects.toBe('left');
    expect(states()).toEqual(['cancelled -', 'failed 200', 'failed -']);
  });

  it('D-03 keeps the newest 200 calls and 64 kB of a body, and counts the rest', async () => {
    const { backend, requests } = await openPage();
    for (let count = 0; count < keptCalls + 5; count += 1) {
      await call(backend, '/api/app/thing');
    }
    expect([requests.records().length, requests.records()[0]?.id]).toEqual([keptCalls, keptCalls + 5]);

    await post(backend, 'x'.repeat(keptBodyBytes + 1), { 'Content-Type': 'text/plain' });
    await settled(requests, ['x'.repeat(keptBodyBytes), '{"items":["Đặng Thị Ưởng"]}']);
    const [record] = requests.records();
    expect(record?.request?.body?.size).toBe(keptBodyBytes + 1);
    expect(record && isWhole(record)).toBe(false);
  });

  it('D-03 tells of every change, and forgets everything when it is cleared', async () => {
    const { backend, requests } = await openPage();
    let told = 0;
    const stop = requests.watch(() => {
      told += 1;
    });
    await call(backend, '/api/app/thing');
    expect(told).toBeGreaterThanOrEqual(2);
    const before = requests.records();
    expect(requests.records()).toBe(before);
    await vi.waitFor(() => {
      expect(requests.records()[0]?.response?.body).toBeDefined();
    });
    stop();
    told = 0;
    requests.clear();
    expect([requests.records(), told]).toEqual([[], 0]);
  });
});

describe('a repeated call', () => {
  it('D-03 is sent again through the page’s own fetch, to the byte, and stands in the log as what it is', async () => {
    const { backend, requests } = await openPage();
    const uninstall = installFetch(backend);
    const { access_token: token } = await signIn(backend, 'khoa.tm');
    await post(backend, '{"hoTen":"Đặng"}', { 'Content-Type': 'application/json', ...bearer(token) });
    await settled(requests, ['{"hoTen":"Đặng"}', '{"items":["Đặng Thị Ưởng"]}']);

    requests.repeat(2);
    await settled(requests, ['{"hoTen":"Đặng"}', '{"items":["Đặng Thị Ưởng"]}']);
    uninstall();
    const [again, first] = requests.records();
    expect(carriedOut).toEqual([{ hoTen: 'Đặng' }, { hoTen: 'Đặng' }]);
    expect([again?.id, again?.isRepeat, again?.person, first?.isRepeat]).toEqual([3, true, 'khoa.tm', false]);
    expect(again?.request).toEqual(first?.request);
  });

  it('D-03 meets the network as it is now, and a call of which too little is known is not sent', async () => {
    const openPageOfTab = createTab();
    const { backend, network, requests } = await openPageOfTab();
    const uninstall = installFetch(backend);
    await call(backend, '/api/app/thing');
    requests.repeat(1);
    expect(carriedOut).toHaveLength(1);

    requests.follow();
    await call(backend, '/api/app/thing');
    await network.change((setting) =>
      withRule(setting, {
        ...{ id: 'rule-1', isOn: true, method: 'GET', path: '*', outcome: 'unreachable', detail: '' },
        ...{ count: 1, probability: 1 },
      }),
    );
    requests.repeat(2);
    await vi.waitFor(() => {
      expect(requests.records().map(({ state }) => state)).toEqual(['failed', 'answered', 'answered']);
    });
    uninstall();
    expect(carriedOut).toHaveLength(2);
    requests.repeat(99);
  });
});
