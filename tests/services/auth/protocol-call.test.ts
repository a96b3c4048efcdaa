import { inspect } from 'node:util';

import { expect, it } from 'vitest';

import { toAppError } from '@/domain/errors/app-error';
import { createProtocolCall } from '@/services/auth/protocol-call';

import { json } from './fake-issuer';

it('forbids the browser to carry a form to another address by a redirect', async () => {
  const seen: RequestInit[] = [];
  const call = createProtocolCall({
    fetch: (_input, init) => {
      seen.push(init ?? {});
      return Promise.resolve(json({}));
    },
  });
  await call({ url: 'https://idp.example.vn/connect/token', form: new URLSearchParams({ password: 'p' }) });

  expect(seen[0]).toMatchObject({ method: 'POST', redirect: 'error', referrerPolicy: 'no-referrer' });
});

it('A-22 counts a waiting time that is said as a date from the answer’s own clock, as calls of the API do', async () => {
  const headers = { Date: 'Sun, 15 Nov 2026 02:00:00 GMT', 'Retry-After': 'Sun, 15 Nov 2026 02:00:30 GMT' };
  const call = createProtocolCall({ fetch: () => Promise.resolve(json({}, 503, headers)) });

  expect(await call({ url: 'https://idp.example.vn/' })).toMatchObject({ retryAfterSeconds: 30 });
});

it('names the waiting time and the correlation id of an answer, and never repeats a request', async () => {
  let count = 0;
  const call = createProtocolCall({
    fetch: () => {
      count += 1;
      return Promise.resolve(json({ a: 1 }, 503, { 'Retry-After': '7', 'X-Correlation-Id': 'c-1' }));
    },
  });

  expect(await call({ url: 'https://idp.example.vn/' })).toEqual({
    status: 503,
    body: { a: 1 },
    retryAfterSeconds: 7,
    correlationId: 'c-1',
  });
  expect(count).toBe(1);
});

it('A-13 C-07 sends nothing for a caller who has gone already, also where something between heeds no signal', async () => {
  let count = 0;
  const call = createProtocolCall({
    fetch: () => {
      count += 1;
      return Promise.resolve(json({}));
    },
  });
  const form = new URLSearchParams({ refresh_token: 'r1' });
  const request = { url: 'https://idp.example.vn/connect/token', form, signal: AbortSignal.abort() };

  expect(await call(request).catch(toAppError)).toMatchObject({ code: 'request.cancelled' });
  expect(count).toBe(0);
});

it('A-02 keeps the form out of the error of a request that failed', async () => {
  const call = createProtocolCall({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  const form = new URLSearchParams({ password: 'top-secret' });
  const error = await call({ url: 'https://idp.example.vn/connect/token', form }).catch(toAppError);

  expect(error).toMatchObject({ code: 'network.unreachable', status: 0 });
  expect(inspect(error, { depth: 10, showHidden: true, getters: true })).not.toContain('top-secret');
});

it('A-22 C-08 reads no answer without an end: what is longer than any answer can be is left, and the request is over', async () => {
  let sent = 0;
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      sent += 1;
      stream.enqueue(new Uint8Array(1_048_576).fill(32));
      if (sent === 200) {
        stream.close();
      }
    },
    cancel: () => {
      isCancelled = true;
    },
  });
  const call = createProtocolCall({ fetch: () => Promise.resolve(new Response(endless)) });
  const error = await call({ url: 'https://idp.example.vn/.well-known/jwks' }).catch(toAppError);

  expect(error).toMatchObject({ code: 'response.malformed', status: 200 });
  expect(isCancelled).toBe(true);
});
