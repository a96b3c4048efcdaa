import { afterEach, describe, expect, it } from 'vitest';

import { createHttpClient } from '@/services/http/create-http-client';

import { answerJson, startLoopbackServer, type SeenRequest } from '../../support/loopback-server';
import { portWith } from '../../support/session-port';

let server: Awaited<ReturnType<typeof startLoopbackServer>>;

afterEach(async () => {
  await server.close();
});

const configurationPath = '/api/abp/application-configuration';

/** A back end with ABP's anti-forgery filter, and the browser's cookie in front of it. */
async function startGuarded({ cookie, valid }: { readonly cookie: string | undefined; readonly valid: string }) {
  const state = { cookie, valid, refreshed: valid as string | undefined, onRefusal: () => undefined as unknown };
  server = await startLoopbackServer((request, response) => {
    if (request.method === 'GET') {
      state.cookie = state.refreshed ?? state.cookie;
      answerJson(response, 200, {});
      return;
    }
    const isGood = request.headers['requestverificationtoken'] === state.valid;
    if (isGood) {
      answerJson(response, 200, { ok: true });
    } else {
      state.onRefusal();
      response.writeHead(400).end();
    }
  });
  const http = createHttpClient({
    apiUrl: server.url,
    trustedOrigins: [],
    appOrigin: server.url,
    session: portWith('access-1'),
    readContext: () => ({ culture: 'vi', tenantMark: {} }),
    readAntiForgeryToken: () => state.cookie,
  });
  return { state, http };
}

const lines = () => server.seen.map(lineOf);

function lineOf({ method, url, headers }: SeenRequest): string {
  const path = url.split('?')[0] ?? '';
  return [method, path, headers['requestverificationtoken'] ?? '–'].join(' ');
}

describe('a write that is refused as forged', () => {
  it('C-02 fetches the cookie anew when it is still the refused one, and is sent once more', async () => {
    const { http } = await startGuarded({ cookie: 'old', valid: 'new' });

    await expect(http('/api/a', { method: 'PUT', body: { a: 1 } })).resolves.toEqual({ ok: true });
    expect(lines()).toEqual(['PUT /api/a old', `GET ${configurationPath} –`, 'PUT /api/a new']);
    expect(server.seen[2]?.body).toBe('{"a":1}');
  });

  it('C-02 fetches it anew every time that it has grown old, not once in the life of a page', async () => {
    const { http, state } = await startGuarded({ cookie: 'old', valid: 'new' });
    const send = () => http('/api/a', { method: 'PUT', body: {} });

    await expect(send()).resolves.toEqual({ ok: true });
    state.valid = 'newer';
    state.refreshed = 'newer';
    await expect(send()).resolves.toEqual({ ok: true });
  });

  it('C-02 takes the cookie as another tab has left it, without asking for a new one', async () => {
    const { http, state } = await startGuarded({ cookie: 'old', valid: 'of another tab' });
    state.onRefusal = () => {
      state.cookie = 'of another tab';
    };

    await expect(http('/api/a', { method: 'POST', body: {} })).resolves.toEqual({ ok: true });
    expect(lines()).toEqual(['POST /api/a old', 'POST /api/a of another tab']);
  });

  it('C-02 is never sent a third time, and not even a second time with the same cookie', async () => {
    const stubborn = await startGuarded({ cookie: 'old', valid: 'never reached' });
    stubborn.state.refreshed = 'another wrong one';
    await expect(stubborn.http('/api/a', { method: 'DELETE' })).rejects.toMatchObject({ code: 'http.badRequest' });
    expect(lines().filter((line) => line.startsWith('DELETE'))).toHaveLength(2);
    await server.close();

    const unchanged = await startGuarded({ cookie: 'old', valid: 'never reached' });
    unchanged.state.refreshed = undefined;
    await expect(unchanged.http('/api/a', { method: 'DELETE' })).rejects.toMatchObject({ code: 'http.badRequest' });
    expect(lines().filter((line) => line.startsWith('DELETE'))).toHaveLength(1);
  });

  it('C-02 A-20 of a visitor’s call beside a session is set for a visitor: ABP ties it to who asks for it', async () => {
    // The token names whoever the cookie was last asked for by, as ASP.NET's does.
    const ownerOf = ({ headers }: SeenRequest) => (headers.authorization === undefined ? 'visitor' : 'person');
    let cookie = 'person';
    server = await startLoopbackServer((request, response) => {
      if (request.method === 'GET') {
        cookie = ownerOf(request);
        answerJson(response, 200, {});
      } else {
        const isOwn = request.headers['requestverificationtoken'] === ownerOf(request);
        response.writeHead(isOwn ? 204 : 400).end();
      }
    });
    const http = createHttpClient({
      apiUrl: server.url,
      trustedOrigins: [],
      appOrigin: server.url,
      session: portWith('access-1'),
      readContext: () => ({ culture: 'vi', tenantMark: {} }),
      readAntiForgeryToken: () => cookie,
    });

    await http('/api/account/reset-password', { method: 'POST', body: {}, isAnonymous: true });
    await http('/api/a', { method: 'POST', body: {} });
    expect(lines()).toEqual([
      'POST /api/account/reset-password person',
      `GET ${configurationPath} –`,
      'POST /api/account/reset-password visitor',
      'POST /api/a visitor',
      `GET ${configurationPath} –`,
      'POST /api/a person',
    ]);
  });

  it('C-02 causes one refresh, however many calls are refused at once', async () => {
    const { http } = await startGuarded({ cookie: 'old', valid: 'new' });
    await Promise.all([1, 2, 3, 4, 5].map((id) => http(`/api/a/${id}`, { method: 'POST', body: {} })));

    expect(lines().filter((line) => line.startsWith('GET'))).toHaveLength(1);
    expect(lines().filter((line) => line.endsWith(' new'))).toHaveLength(5);
  });

  it('C-02 is left alone without a cookie, with a body that says why, and where the refresh fails', async () => {
    const visitor = await startGuarded({ cookie: undefined, valid: 'new' });
    visitor.state.refreshed = undefined;
    await expect(visitor.http('/api/a', { method: 'POST', body: {} })).rejects.toMatchObject({
      code: 'http.badRequest',
    });
    expect(lines()).toHaveLength(1);
    await server.close();

    server = await startLoopbackServer((request, response) => {
      answerJson(
        response,
        request.method === 'GET' ? 500 : 400,
        request.url.includes('said') ? { error: 'x' } : undefined,
      );
    });
    const http = createHttpClient({
      apiUrl: server.url,
      trustedOrigins: [],
      appOrigin: server.url,
      session: portWith(undefined),
      readContext: () => ({ culture: 'vi', tenantMark: {} }),
      readAntiForgeryToken: () => 'old',
    });
    await expect(http('/api/said', { method: 'POST' })).rejects.toMatchObject({ code: 'http.badRequest' });
    expect(lines()).toEqual(['POST /api/said old']);
    await expect(http('/api/a', { method: 'POST' })).rejects.toMatchObject({ code: 'http.badRequest' });
    expect(lines().filter((line) => line.startsWith('POST /api/a '))).toHaveLength(1);
  });
});
