import type { MockBackend } from '@mock-server/backend';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createProbe } from './support/probe';
import { call, createTestBackend } from './support/test-backend';

let backend: MockBackend;
let probe: ReturnType<typeof createProbe>;

beforeEach(async () => {
  probe = createProbe();
  ({ backend } = await createTestBackend({ extraRoutes: probe.routes }));
});

afterEach(() => {
  vi.useRealTimers();
});

describe('routing', () => {
  it('hands a route its decoded parameters, case-blind query, native headers and parsed body', async () => {
    const response = await call(backend, '/api/test/echo/%C4%90%C3%A0o?SkipCount=5', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Own': 'co' },
      body: JSON.stringify({ ten: 'Đặng' }),
    });

    expect(await response.json()).toEqual({ ten: 'Đặng' });
    expect(probe.seen?.params).toEqual({ name: 'Đào' });
    expect(probe.seen?.query).toEqual(new Map([['skipcount', '5']]));
    expect(probe.seen?.headers.get('x-own')).toBe('co');
    expect(probe.seen?.culture).toBe('vi');
  });

  it('prefers a fixed segment to a parameter, whatever the order of routes', async () => {
    expect(await (await call(backend, '/api/test/thing/all')).json()).toBe('all');
    expect(await (await call(backend, '/api/test/thing/7')).json()).toEqual({ id: '7' });
  });

  it('answers 404 for an unknown path and 405 for a wrong verb, both without body or error header', async () => {
    const unknown = await call(backend, '/api/test/nowhere');
    const wrongVerb = await call(backend, '/api/test/thing/7', { method: 'PUT' });

    expect([unknown.status, await unknown.text(), unknown.headers.get('_AbpErrorFormat')]).toEqual([404, '', null]);
    expect([wrongVerb.status, await wrongVerb.text()]).toEqual([405, '']);
  });

  it('keeps text, bytes and empty answers as they are', async () => {
    const text = await call(backend, '/api/test/text');
    const bytes = await call(backend, '/api/test/bytes');
    const empty = await call(backend, '/api/test/thing/7', { method: 'DELETE' });

    expect([text.headers.get('Content-Type'), await text.text()]).toEqual(['text/plain', 'UTC']);
    expect(new Uint8Array(await bytes.arrayBuffer())).toEqual(Uint8Array.of(0, 255, 128));
    expect([empty.status, await empty.text()]).toEqual([204, '']);
  });

  it('echoes a correlation id or makes one of 32 hex digits', async () => {
    const echoed = await call(backend, '/api/test/text', { headers: { 'X-Correlation-Id': 'abc' } });
    const made = await call(backend, '/api/test/text');

    expect(echoed.headers.get('X-Correlation-Id')).toBe('abc');
    expect(made.headers.get('X-Correlation-Id')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('lets a hook replace an answer, break the network, and tells a watcher of both', async () => {
    const log: string[] = [];
    backend.hooks.watchers.add(({ request }) => (response) => {
      log.push(`${request.method} ${response?.status ?? 'failed'}`);
    });
    backend.hooks.before = () => new Response(null, { status: 503 });
    expect((await call(backend, '/api/test/text')).status).toBe(503);

    backend.hooks.before = () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(call(backend, '/api/test/text')).rejects.toThrow('Failed to fetch');
    expect(log).toEqual(['GET 503', 'GET failed']);
  });

  it('waits for the set latency before each answer', async () => {
    vi.useFakeTimers();
    backend.hooks.latencyMs = 120;
    const before = vi.fn(() => undefined);
    backend.hooks.before = before;
    const answer = call(backend, '/api/test/text');
    await vi.advanceTimersByTimeAsync(119);
    expect(before).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);

    expect((await answer).status).toBe(200);
    expect(before).toHaveBeenCalledTimes(1);
  });

  it("rejects with the signal's own reason when a call is aborted", async () => {
    backend.hooks.before = () => new Promise(() => undefined);
    const controller = new AbortController();
    const answer = call(backend, '/api/test/text', { signal: controller.signal });
    controller.abort('left the screen');

    await expect(answer).rejects.toBe('left the screen');
  });
});

describe('errors', () => {
  it.each([
    [
      'business',
      403,
      {
        code: 'QuyHoTro:00001',
        message: 'Không được phép.',
        details: null,
        data: { ma: 'A1' },
        validationErrors: null,
      },
    ],
    [
      'missing',
      404,
      {
        code: null,
        message: 'Không tìm thấy dữ liệu. Có thể dữ liệu đã bị xóa.',
        details: null,
        data: null,
        validationErrors: null,
      },
    ],
    [
      'stale',
      409,
      {
        code: null,
        message:
          'Dữ liệu bạn gửi đã bị người dùng/khách hàng khác thay đổi. Vui lòng hủy các thay đổi bạn đã thực hiện và thử lại từ đầu.',
        details: null,
        data: null,
        validationErrors: null,
      },
    ],
    [
      'invalid',
      400,
      {
        code: null,
        message: 'Yêu cầu của bạn không hợp lệ!',
        details: 'Các lỗi sau đây đã được phát hiện trong quá trình xác nhận\n - Trường Tên là bắt buộc.\n',
        data: {},
        validationErrors: [{ message: 'Trường Tên là bắt buộc.', members: ['ten'] }],
      },
    ],
    [
      'broken',
      500,
      {
        code: null,
        message: 'Có một lỗi nội bộ xảy ra trong quá trình thực hiện yêu cầu của bạn!',
        details: null,
        data: {},
        validationErrors: null,
      },
    ],
  ])('D-02 answers "%s" in ABP’s format, all five keys present', async (path, status, error) => {
    const response = await call(backend, `/api/test/${path}`);

    expect(response.status).toBe(status);
    expect(response.headers.get('_AbpErrorFormat')).toBe('true');
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(await response.json()).toEqual({ error });
  });

  it.each([
    ['JSON', 'application/json', '{"ten":'],
    ['JSON as .NET reads it, 64 deep', 'application/json', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['a form', 'multipart/form-data; boundary=x', 'ten=An'],
    ['a form with a boundary', 'multipart/form-data', 'ten=An'],
  ])('D-02 answers 400 for what claims to be %s and is none', async (_, type, body) => {
    const response = await call(backend, '/api/test/echo/x', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });

    expect([response.status, response.headers.get('_AbpErrorFormat')]).toEqual([400, 'true']);
  });
});
