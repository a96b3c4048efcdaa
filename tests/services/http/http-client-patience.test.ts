import { inspect } from 'node:util';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { requestTimeoutMs } from '@/domain/constants';

import { answerJson } from '../../support/loopback-server';
import { client, server } from './loopback-client';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('repeats, time and cancelling', () => {
  it('C-07 a call of a session at rest is under way before the page is drawn', async () => {
    const http = await client((_, response) => answerJson(response, 200, {}));
    const sent = vi.spyOn(globalThis, 'fetch');
    const answer = http('/api/abp/application-configuration');
    // A page that hears of the session in the same moment is drawn after as many turns.
    await Promise.resolve();
    expect(sent).toHaveBeenCalledTimes(1);
    await answer;
  });

  it('C-07 repeats a read that met 503 and answers when the server is back', async () => {
    let calls = 0;
    const http = await client((_, response) => {
      calls += 1;
      answerJson(response, calls === 1 ? 503 : 200, { calls });
    });

    await expect(http('/api/a')).resolves.toEqual({ calls: 2 });
  });

  it('C-07 asks a server that names its own pause once: nobody waits a minute before a screen, and the wait is told', async () => {
    const http = await client((_, response) => answerJson(response, 503, undefined, { 'Retry-After': '60' }));

    await expect(http('/api/a')).rejects.toMatchObject({ code: 'http.unavailable', retryAfterSeconds: 60 });
    expect(server.seen).toHaveLength(1);
  });

  it('C-07 waits as long as a server asks for before it repeats a read, where that is short', async () => {
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    let calls = 0;
    const http = await client((_, response) => {
      calls += 1;
      const isBack = calls > 2;
      answerJson(response, isBack ? 200 : 503, { calls }, isBack ? {} : { 'Retry-After': calls === 1 ? '1' : '0' });
    });

    await expect(http('/api/a')).resolves.toEqual({ calls: 3 });
    const waited = pauses.mock.calls.map(([, milliseconds]) => milliseconds);
    expect(waited).toEqual(expect.arrayContaining([1_000, 1_200]));
    expect(waited).not.toContain(300);
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('C-07 never repeats a %s', async (method) => {
    const http = await client((_, response) => answerJson(response, 503, undefined));

    await expect(http('/api/a', { method, body: {} })).rejects.toMatchObject({ code: 'http.unavailable' });
    expect(server.seen).toHaveLength(1);
  });

  it.each([
    [500, 1],
    [502, 2],
    [504, 2],
  ])(
    'C-07 asks %i for a read %i time(s): a gateway may have its server back, a broken one stays so',
    async (status, times) => {
      let calls = 0;
      const http = await client((_, response) => {
        calls += 1;
        answerJson(response, calls === 1 ? status : 200, {});
      });

      await http('/api/a').catch(() => undefined);
      expect(server.seen).toHaveLength(times);
    },
  );

  it('C-07 C-08 takes a redirect, which a browser shows with status 0, for an answer and asks once', async () => {
    const ask = vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
      const response = Response.error();
      return Promise.resolve(Object.defineProperty(response, 'type', { value: 'opaqueredirect' }));
    });
    const http = await client((_, response) => answerJson(response, 200, {}));

    await expect(http('/api/a')).rejects.toMatchObject({ code: 'response.malformed' });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('keeps token and body out of the error of a call that got no answer', async () => {
    const http = await client((_, response) => response.destroy());

    const error: unknown = await http('/api/app/don-vi', { method: 'POST', body: { mst: 'top-secret' } }).catch(
      (thrown: unknown) => thrown,
    );

    expect(error).toMatchObject({ code: 'network.unreachable', status: 0 });
    const everything = inspect(error, { depth: 10, showHidden: true, getters: true });
    expect(everything).not.toContain('access-1');
    expect(everything).not.toContain('top-secret');
  });

  it('C-07 a dead network is status 0', async () => {
    const http = await client((_, response) => response.destroy());

    await expect(http('/api/a', { method: 'POST', body: {} })).rejects.toMatchObject({
      code: 'network.unreachable',
      status: 0,
    });
  });

  describe('on a clock that stands still', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => {
      // First what spies on the clock that stands still: it would put that one back in the place of the real one.
      vi.restoreAllMocks();
      vi.useRealTimers();
    });

    it('C-07 a call whose screen has gone is cancelled at once, before it is sent and while its answer is awaited', async () => {
      const http = await client(() => undefined);
      for (const requests of [0, 1]) {
        const screen = new AbortController();
        const call = http('/api/a', { signal: screen.signal });
        await until(() => server.seen.length >= requests);
        screen.abort();
        await expect(call).rejects.toMatchObject({ code: 'request.cancelled' });
      }
      expect(server.seen).toHaveLength(1);
    });

    it('C-07 a call whose screen has gone is cancelled at once, also in the pause before it is repeated', async () => {
      const timers = vi.spyOn(globalThis, 'setTimeout');
      const http = await client((_, response) => answerJson(response, 503, undefined));
      const screen = new AbortController();
      const call = http('/api/a', { signal: screen.signal });
      await until(() => timers.mock.calls.some(([, milliseconds]) => milliseconds === 300));
      screen.abort();
      await expect(call).rejects.toMatchObject({ code: 'request.cancelled' });
      expect(server.seen).toHaveLength(1);
    });

    it.each([
      ['3', 2],
      ['4', 1],
    ])(
      'C-07 of a server that asks for %s seconds a read is asked %i time(s): three are waited for',
      async (asked, times) => {
        const answer = (status: number, headers: Record<string, string> = {}) =>
          new Response('{}', { status, headers });
        const ask = vi
          .spyOn(globalThis, 'fetch')
          .mockResolvedValueOnce(answer(503, { 'Retry-After': asked }))
          .mockResolvedValueOnce(answer(200));
        const http = await client(() => undefined);
        const call = http('/api/a').catch(() => undefined);
        await vi.advanceTimersByTimeAsync(2_999);
        expect(ask).toHaveBeenCalledTimes(1);
        await vi.advanceTimersByTimeAsync(1);
        await call;
        expect(ask).toHaveBeenCalledTimes(times);
      },
    );
  });

  it('C-07 A-11 a call whose screen has gone waits for no renewal', async () => {
    const screen = new AbortController();
    const afterRefusal = (signal?: AbortSignal) =>
      new Promise<string>((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('left')));
        screen.abort();
      });
    const ticket = { accessToken: 'access-1', mayBeDead: () => false, afterRefusal };
    const http = await client((_, response) => answerJson(response, 401, undefined), {
      session: { ticket: () => Promise.resolve(ticket) },
    });

    await expect(http('/api/a', { signal: screen.signal })).rejects.toMatchObject({ code: 'request.cancelled' });
  });

  it('C-08 tells why a file was refused, in the server’s words', async () => {
    const error = { message: 'Chưa có giấy chứng nhận có hiệu lực.' };
    const http = await client((_, response) => answerJson(response, 403, { error }, { _AbpErrorFormat: 'true' }));

    await expect(http('/api/a', { isFile: true })).rejects.toMatchObject({ code: 'server.message', server: error });
  });

  it('C-07 lets a file take any time while its bytes come, and gives up one of which nothing comes any more', async () => {
    vi.useFakeTimers();
    const arrivals = [
      [20, 40, 60, 80],
      [20, 70],
    ];
    vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
      const seconds = arrivals.shift() ?? [];
      const start = (stream: ReadableStreamDefaultController<Uint8Array>) => {
        init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
        seconds.forEach((second) => setTimeout(() => stream.enqueue(new Uint8Array(5)), second * 1_000));
        setTimeout(() => stream.close(), Math.max(...seconds) * 1_000 + 1);
      };
      return Promise.resolve(new Response(new ReadableStream({ start })));
    });
    const http = await client((_, response) => answerJson(response, 200, {}));

    const slow = http('/api/a', { isFile: true });
    await vi.advanceTimersByTimeAsync(81_000);
    expect((await slow).size).toBe(20);

    const stalled = http('/api/a', { isFile: true }).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(51_000);
    expect(await stalled).toMatchObject({ code: 'network.timeout', circumstance: 'reading' });
  });

  it('C-07 nothing counts on when a call has ended, well or badly', async () => {
    const begun = vi.spyOn(globalThis, 'setTimeout');
    const stopped = vi.spyOn(globalThis, 'clearTimeout');
    const http = await client(({ url }, response) => answerJson(response, url === '/api/a' ? 200 : 404, {}));
    await http('/api/a');
    await expect(http('/api/b')).rejects.toMatchObject({ status: 404 });

    const limits = begun.mock.results.filter((_, at) => begun.mock.calls[at]?.[1] === requestTimeoutMs);
    expect(limits).toHaveLength(2);
    const ended: readonly unknown[] = stopped.mock.calls.map(([timer]) => timer);
    expect(limits.every(({ value }) => ended.includes(value))).toBe(true);
  });
});

/** Waits without a timer. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
