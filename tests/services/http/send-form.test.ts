// @vitest-environment jsdom
import type { ServerResponse } from 'node:http';

import { afterEach, expect, it } from 'vitest';

import type { UploadProgress } from '@/services/http/http-client';
import { sendForm } from '@/services/http/send-form';

import { startLoopbackServer } from '../../support/loopback-server';

let server: Awaited<ReturnType<typeof startLoopbackServer>>;

afterEach(async () => {
  await server.close();
});

it('sends a form by the real XMLHttpRequest with our headers, tells how far it is, and answers as fetch would', async () => {
  const { answer, progress } = await send((response) => {
    response
      .writeHead(400, { 'Content-Type': 'application/json', _AbpErrorFormat: 'true', ...cors })
      .end('{"error":1}');
  });
  const response = await answer;
  expect([response.status, response.headers.get('_AbpErrorFormat'), await response.text()]).toEqual([
    400,
    'true',
    '{"error":1}',
  ]);
  expect(progress.at(-1)?.sent).toBe(progress.at(-1)?.total);
  const { headers, body } = server.seen.find(({ method }) => method === 'POST') ?? {};
  expect(headers?.authorization).toBe('Bearer t');
  expect(headers?.['content-type']).toMatch(/^multipart\/form-data; boundary=/u);
  expect(body).toContain('%PDF-');
});

it('answers an empty 204', async () => {
  const { answer } = await send((response) => response.writeHead(204, cors).end());
  expect((await answer).status).toBe(204);
});

it('rejects with the reason of its signal, before and while it is sent', async () => {
  const early = new AbortController();
  early.abort(new DOMException('too late', 'TimeoutError'));
  const { answer: never } = await send(() => undefined, early.signal);
  await expect(never).rejects.toThrow('too late');
  await server.close();

  const controller = new AbortController();
  const { answer } = await send(() => controller.abort(new DOMException('gone', 'AbortError')), controller.signal);
  await expect(answer).rejects.toThrow('gone');
});

it('rejects where there is no way to the server, and believes no redirect', async () => {
  const { answer: cut } = await send((response) => response.destroy());
  await expect(cut).rejects.toBeInstanceOf(TypeError);
  await server.close();

  const { answer } = await send((response, path) => {
    if (path === '/tep') {
      response.writeHead(303, { Location: '/khac', ...cors }).end();
    } else {
      response.writeHead(200, cors).end('{}');
    }
  });
  await expect(answer).rejects.toThrow('redirect');
});

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization',
  'Access-Control-Expose-Headers': '_AbpErrorFormat',
};

async function send(
  reply: (response: ServerResponse, path: string) => unknown,
  signal: AbortSignal = new AbortController().signal,
) {
  const progress: UploadProgress[] = [];
  server = await startLoopbackServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end();
    } else {
      reply(response, request.url);
    }
  });
  const form = new FormData();
  form.set('tep', new File(['%PDF-'], 'a.pdf'));
  const answer = sendForm({
    url: new URL('/tep', server.url),
    method: 'POST',
    headers: { Authorization: 'Bearer t' },
    form,
    signal,
    onProgress: (each) => progress.push(each),
  });
  return { answer, progress };
}
