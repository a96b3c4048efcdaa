import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { defaultEnvironment } from '@/domain/environment/default-environment';
import { createProtocolCall } from '@/services/auth/protocol-call';
import { loadEnvironment } from '@/services/environment/load-environment';

import { answerJson, startLoopbackServer } from '../../support/loopback-server';
import { client, server } from './loopback-client';

describe('in a browser without AbortSignal.any: an iPad with iPadOS 16, Chrome 109 on Windows 7', () => {
  const any = Object.getOwnPropertyDescriptor(AbortSignal, 'any') ?? {};

  beforeEach(() => {
    Reflect.deleteProperty(AbortSignal, 'any');
  });

  afterEach(() => {
    Object.defineProperty(AbortSignal, 'any', any);
  });

  it('C-06 the environment is read', async () => {
    const answering = await startLoopbackServer((_, response) =>
      answerJson(response, 200, { application: { name: 'Quỹ' } }),
    );
    onTestFinished(() => answering.close());
    const appOrigin = 'https://quy.test';
    const source = { builtIn: defaultEnvironment(appOrigin), appOrigin, fileUrl: `${answering.url}/dynamic-env.json` };
    const { environment } = await loadEnvironment(source, new AbortController().signal);
    expect(environment.application.name).toBe('Quỹ');
  });

  it('C-01 A-19 back end and issuer are called', async () => {
    const http = await client((_, response) => answerJson(response, 200, { ok: true }));
    await expect(http('/api/a', { signal: new AbortController().signal })).resolves.toEqual({ ok: true });
    const ask = createProtocolCall();
    await expect(ask({ url: server.url, signal: new AbortController().signal })).resolves.toMatchObject({
      status: 200,
    });
  });

  it('C-07 a call is cancelled with its screen, before it goes out and on its way', async () => {
    const leaving = new AbortController();
    const http = await client(() => {
      leaving.abort();
    });
    await expect(http('/api/a', { signal: leaving.signal })).rejects.toMatchObject({ code: 'request.cancelled' });
    await expect(http('/api/a', { signal: leaving.signal })).rejects.toMatchObject({ code: 'request.cancelled' });
    expect(server.seen).toHaveLength(1);
  });

  it('C-07 a call whose time is up says so', async () => {
    const http = createProtocolCall({ timeoutMs: 20 });
    const silent = await startLoopbackServer(() => undefined);
    onTestFinished(() => silent.close());
    const call = http({ url: silent.url, signal: new AbortController().signal });
    await expect(call).rejects.toMatchObject({ code: 'network.timeout' });
  });
});
