import type { MockBackend } from '@mock-server/backend';
import { businessFailure, entityNotFound, staleRecord, validationFailure } from '@mock-server/failures';
import type { MockRequest, MockRoute } from '@mock-server/routing';
import { beforeEach, describe, expect, it } from 'vitest';

import { bearer, call, createTestBackend, signIn } from './support/test-backend';

let seen: MockRequest | undefined;

function failing(path: string, error: () => unknown): MockRoute {
  return {
    method: 'GET',
    path: `/api/test/${path}`,
    access: 'anonymous',
    handle: () => {
      throw error();
    },
  };
}

const testRoutes: readonly MockRoute[] = [
  {
    method: 'POST',
    path: '/api/test/echo/:name',
    access: 'anonymous',
    handle: (request) => {
      seen = request;
      return { status: 200, body: request.body ?? null };
    },
  },
  {
    method: 'GET',
    path: '/api/test/thing/:id',
    access: 'anonymous',
    handle: ({ params }) => ({ status: 200, body: params }),
  },
  { method: 'GET', path: '/api/test/thing/all', access: 'anonymous', handle: () => ({ status: 200, body: 'all' }) },
  { method: 'DELETE', path: '/api/test/thing/:id', access: 'anonymous', handle: () => ({ status: 204 }) },
  {
    method: 'GET',
    path: '/api/test/text',
    access: 'anonymous',
    handle: () => ({ status: 200, headers: { 'Content-Type': 'text/plain' }, body: 'UTC' }),
  },
  {
    method: 'GET',
    path: '/api/test/bytes',
    access: 'anonymous',
    handle: () => ({
      status: 200,
      headers: { 'Content-Type': 'application/octet-stream' },
      body: Uint8Array.of(0, 255, 128),
    }),
  },
  {
    method: 'GET',
    path: '/api/test/mine',
    access: 'signedIn',
    handle: ({ user }) => ({ status: 200, body: user?.userName }),
  },
  {
    method: 'GET',
    path: '/api/test/users',
    access: { policy: 'AbpIdentity.Users' },
    handle: () => ({ status: 200, body: 'ok' }),
  },
  failing('business', () => businessFailure('QuyHoTro:00001', 'Không được phép.', { ma: 'A1' })),
  failing('missing', entityNotFound),
  failing('stale', staleRecord),
  failing('invalid', () => validationFailure([{ message: 'Trường Tên là bắt buộc.', members: ['ten'] }])),
  failing('broken', () => new TypeError('secret detail')),
];

let backend: MockBackend;
let advanceSeconds: (seconds: number) => void;

beforeEach(async () => {
  seen = undefined;
  const made = await createTestBackend({ extraRoutes: testRoutes });
  backend = made.backend;
  advanceSeconds = made.clock.advanceSeconds;
});

describe('routing', () => {
  it('hands a route its decoded parameters, case-blind query, native headers and parsed body', async () => {
    const response = await call(backend, '/api/test/echo/%C4%90%C3%A0o?SkipCount=5', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Own': 'co' },
      body: JSON.stringify({ ten: 'Đặng' }),
    });

    expect(await response.json()).toEqual({ ten: 'Đặng' });
    expect(seen?.params).toEqual({ name: 'Đào' });
    expect(seen?.query).toEqual(new Map([['skipcount', '5']]));
    expect(seen?.headers.get('x-own')).toBe('co');
    expect(seen?.culture).toBe('vi');
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

  it('lets a hook replace an answer, break the network, and read the log', async () => {
    const log: string[] = [];
    backend.hooks.log = ({ request, response }) => log.push(`${request.method} ${response.status}`);
    backend.hooks.before = () => new Response(null, { status: 503 });
    expect((await call(backend, '/api/test/text')).status).toBe(503);

    backend.hooks.before = () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(call(backend, '/api/test/text')).rejects.toThrow('Failed to fetch');
    expect(log).toEqual(['GET 503']);
  });

  it("rejects with the signal's own reason when a call is aborted", async () => {
    backend.hooks.before = () => new Promise(() => undefined);
    const controller = new AbortController();
    const answer = call(backend, '/api/test/text', { signal: controller.signal });
    controller.abort('left the screen');

    await expect(answer).rejects.toBe('left the screen');
  });
});

describe('permissions', () => {
  it('D-02 answers 401 without a body where a token is needed', async () => {
    const response = await call(backend, '/api/test/mine');

    expect([response.status, await response.text()]).toEqual([401, '']);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(response.headers.has('_AbpErrorFormat')).toBe(false);
  });

  it('D-02 refuses an expired and a forged token, saying why in the challenge', async () => {
    const { access_token } = await signIn(backend, 'khoa.tm');
    expect(await (await call(backend, '/api/test/mine', { headers: bearer(access_token) })).json()).toBe('khoa.tm');

    const [head, body] = access_token.split('.');
    const forged = await call(backend, '/api/test/mine', { headers: bearer(`${head}.${body}.${'A'.repeat(86)}`) });
    expect(forged.status).toBe(401);
    expect(forged.headers.get('WWW-Authenticate')).toContain('error="invalid_token"');

    advanceSeconds(3_601);
    const expired = await call(backend, '/api/test/mine', { headers: bearer(access_token) });
    expect([expired.status, await expired.text()]).toEqual([401, '']);
    expect(expired.headers.get('WWW-Authenticate')).toBe(
      `Bearer error="invalid_token", error_description="The token expired at '2026-11-15T02:00:00.000Z'"`,
    );
  });

  it('D-02 answers 403 without a body where the policy is not granted', async () => {
    const officer = await signIn(backend, 'khoa.tm');
    const admin = await signIn(backend, 'admin');
    const refused = await call(backend, '/api/test/users', { headers: bearer(officer.access_token) });

    expect([refused.status, await refused.text(), refused.headers.get('_AbpErrorFormat')]).toEqual([403, '', null]);
    expect((await call(backend, '/api/test/users', { headers: bearer(admin.access_token) })).status).toBe(200);
  });

  it('takes the roles and the activity of this moment, not those of the token', async () => {
    const { access_token } = await signIn(backend, 'khoa.tm');
    const user = [...backend.database.users.rows()].find(({ userName }) => userName === 'khoa.tm');
    backend.database.users.put({ ...user!, roles: ['quan-tri'] });
    expect((await call(backend, '/api/test/users', { headers: bearer(access_token) })).status).toBe(200);

    backend.database.users.put({ ...user!, isActive: false });
    expect((await call(backend, '/api/test/mine', { headers: bearer(access_token) })).status).toBe(401);
  });
});

describe('anti-forgery', () => {
  const post = (headers: Record<string, string>) => call(backend, '/api/test/echo/x', { method: 'POST', headers });

  it('D-02 refuses a change that carries the cookie but does not repeat it, with 400 and no body', async () => {
    const cookie = 'a=1; XSRF-TOKEN=abc%2Bd';
    const absent = await post({ cookie });
    const wrong = await post({ cookie, RequestVerificationToken: 'other' });

    expect([absent.status, await absent.text(), wrong.status]).toEqual([400, '', 400]);
    expect((await post({ cookie, RequestVerificationToken: 'abc+d' })).status).toBe(200);
    expect((await post({})).status).toBe(200);
  });

  it('exempts the token endpoint', async () => {
    const response = await call(backend, '/connect/token', {
      method: 'POST',
      headers: { cookie: 'XSRF-TOKEN=abc' },
      body: new URLSearchParams(),
    });

    expect(await response.json()).toMatchObject({ error: 'invalid_request' });
  });
});

describe('tenant', () => {
  it('passes a known tenant on, by id or by name', async () => {
    await call(backend, '/api/test/echo/x', { method: 'POST', headers: { __tenant: 'DAO-TAO' } });

    expect(seen?.tenantId).toBe('3a1312ab-0000-4d8e-9a52-000000000001');
  });

  it.each([
    [
      'khong-co',
      'Không tìm thấy người thuê nhà!',
      'Không có đối tượng thuê nào có id hoặc tên đối tượng thuê: khong-co',
    ],
    [
      'da-ngung',
      'Người thuê nhà không hoạt động!',
      'Đối tượng thuê không hoạt động với id hoặc tên đối tượng thuê: da-ngung',
    ],
  ])('D-02 answers tenant %s with ABP’s special 404', async (name, message, details) => {
    const response = await call(backend, '/api/test/text', {
      headers: { __tenant: name, 'X-Requested-With': 'XMLHttpRequest' },
    });

    expect(response.status).toBe(404);
    expect(response.headers.get('Abp-Tenant-Resolve-Error')).toMatch(/^[ -~]+$/);
    expect(response.headers.has('_AbpErrorFormat')).toBe(false);
    expect(await response.json()).toEqual({
      error: { code: null, message, details, data: null, validationErrors: null },
    });
  });

  it('ignores the header once a token is present', async () => {
    const { access_token } = await signIn(backend, 'khoa.tm');
    const response = await call(backend, '/api/test/mine', {
      headers: { ...bearer(access_token), __tenant: 'khong-co' },
    });

    expect(response.status).toBe(200);
  });
});

describe('culture', () => {
  it.each([
    [{}, 'vi'],
    [{ 'Accept-Language': 'fr;q=0.9, en-GB;q=0.8, vi;q=0.1' }, 'en'],
    [{ 'Accept-Language': 'vi', cookie: '.AspNetCore.Culture=c%3Den%7Cuic%3Den' }, 'en'],
    [{ 'Accept-Language': 'ar', cookie: '.AspNetCore.Culture=broken%' }, 'ar'],
  ])('of %o is %s', async (headers, culture) => {
    await call(backend, '/api/test/echo/x', { method: 'POST', headers });

    expect(seen?.culture).toBe(culture);
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

  it('answers 400 for what claims to be JSON and is none', async () => {
    const response = await call(backend, '/api/test/echo/x', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"ten":',
    });

    expect([response.status, response.headers.get('_AbpErrorFormat')]).toEqual([400, 'true']);
  });
});
