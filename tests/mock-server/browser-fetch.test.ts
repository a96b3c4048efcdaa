// @vitest-environment jsdom
import type { MockBackend } from '@mock-server/backend';
import { installFetch } from '@mock-server/http/browser-fetch';
import type { MockRequest, MockRoute } from '@mock-server/routing';
import type { $Fetch } from 'ofetch';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createTestBackend } from './support/test-backend';

let seen: MockRequest | undefined;
let backend: MockBackend;
let uninstall: (() => void) | undefined;
const realFetch = globalThis.fetch;

const echo: MockRoute = {
  method: 'POST',
  path: '/api/test/echo',
  access: 'anonymous',
  handle: (request) => {
    seen = request;
    return { status: 200, body: request.body ?? null };
  },
};

beforeEach(async () => {
  seen = undefined;
  ({ backend } = await createTestBackend({ origin: location.origin, extraRoutes: [echo] }));
});

afterEach(() => {
  uninstall?.();
  uninstall = undefined;
  vi.resetModules();
  globalThis.fetch = realFetch;
});

const install = () => {
  uninstall = installFetch(backend);
};

const send = async (client: $Fetch) => {
  const answer: unknown = await client(`${location.origin}/api/test/echo`, {
    method: 'POST',
    body: { hoTen: 'Đặng Thị Ưởng' },
    headers: { Authorization: 'Bearer x', __tenant: 'dao-tao', 'Accept-Language': 'en' },
    retry: 0,
  });
  expect(answer).toEqual({ hoTen: 'Đặng Thị Ưởng' });
  expect(seen?.headers.get('Authorization')).toBe('Bearer x');
  expect(seen?.headers.get('__tenant')).toBe('dao-tao');
  expect(seen?.headers.get('Content-Type')).toBe('application/json');
  expect(seen?.culture).toBe('en');
  expect(seen?.tenantId).toBe('3a1312ab-0000-4d8e-9a52-000000000001');
};

describe('fetch in front of the mock server', () => {
  it('gets every header of ofetch when ofetch was loaded first', async () => {
    const { ofetch } = await import('ofetch');
    install();

    await send(ofetch);
  });

  it('gets every header of ofetch when the mock server was started first', async () => {
    install();
    const { ofetch } = await import('ofetch');

    await send(ofetch);
  });

  it('gives ofetch the error body as an object', async () => {
    install();
    const { ofetch } = await import('ofetch');
    const answer = ofetch('/api/abp/application-localization', { baseURL: location.origin, retry: 0 });

    await expect(answer).rejects.toMatchObject({
      status: 400,
      data: { error: { message: 'Yêu cầu của bạn không hợp lệ!' } },
    });
  });

  it('keeps the platform’s classes and names the absolute address', async () => {
    const { Request, Response, Headers } = globalThis;
    install();
    const response = await fetch('/api/test/echo?x=1', { method: 'POST', body: new URLSearchParams({ a: '1' }) });

    expect([Request, Response, Headers]).toEqual([globalThis.Request, globalThis.Response, globalThis.Headers]);
    expect(response).toBeInstanceOf(Response);
    expect(response.url).toBe(`${location.origin}/api/test/echo?x=1`);
    expect(seen?.body).toEqual(new URLSearchParams({ a: '1' }));
  });

  it('keeps the reason of an abortion and of a timeout', async () => {
    install();
    backend.hooks.before = () => new Promise(() => undefined);
    const controller = new AbortController();
    const aborted = fetch('/api/test/echo', { method: 'POST', signal: controller.signal });
    controller.abort('left');
    const { ofetch } = await import('ofetch');
    const timedOut = ofetch('/api/test/echo', { method: 'POST', timeout: 1, retry: 0 });

    await expect(aborted).rejects.toBe('left');
    await expect(timedOut).rejects.toMatchObject({ cause: { name: 'TimeoutError' } });
  });

  it('answers 404 without a body under its prefixes and lets everything else through', async () => {
    const passed: string[] = [];
    globalThis.fetch = (input) => {
      passed.push(input instanceof Request ? input.url : String(input));
      return Promise.resolve(new Response('real'));
    };
    install();
    const unknown = await fetch('/api/nowhere');

    expect([unknown.status, await unknown.text()]).toEqual([404, '']);
    expect(await (await fetch('/dynamic-env.json')).text()).toBe('real');
    expect(await (await fetch('https://elsewhere.test/api/x')).text()).toBe('real');
    expect(passed).toEqual(['/dynamic-env.json', 'https://elsewhere.test/api/x']);
  });

  it('keeps cookies in the document, and reads them from there', async () => {
    const { backend: withCookies } = await createTestBackend({
      origin: location.origin,
      extraRoutes: [echo],
      cookies: { read: () => document.cookie, write: (cookie) => void (document.cookie = cookie) },
    });
    uninstall = installFetch(withCookies);
    const configuration = await fetch('/api/abp/application-configuration');
    const token = /XSRF-TOKEN=([0-9a-f]{32})/.exec(document.cookie)?.[1] ?? '';

    expect(configuration.headers.has('Set-Cookie')).toBe(false);
    expect(token).not.toBe('');
    expect((await fetch('/api/test/echo', { method: 'POST' })).status).toBe(400);
    const echoed = await fetch('/api/test/echo', { method: 'POST', headers: { RequestVerificationToken: token } });
    expect(echoed.status).toBe(200);
  });
});
