import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import type { AppError } from '@/domain/errors/app-error';

import { answerJson, type SeenRequest } from '../../support/loopback-server';
import { client, server } from './loopback-client';
import { portWith } from '../../support/session-port';

describe('headers', () => {
  it('C-01 sends token, language, tenant and X-Requested-With to the API', async () => {
    const http = await client((_, response) => answerJson(response, 200, { ok: true }));

    await http('/api/app/nguoi-lao-dong', { query: { filter: 'dang thi', page: undefined, sorting: '' } });

    const { headers, url } = onlyRequest();
    expect(url).toBe('/api/app/nguoi-lao-dong?filter=dang+thi');
    expect({
      authorization: headers.authorization,
      language: headers['accept-language'],
      tenant: headers['__tenant'],
      requestedWith: headers['x-requested-with'],
    }).toEqual({
      authorization: 'Bearer access-1',
      language: 'vi',
      tenant: 'tenant-1',
      requestedWith: 'XMLHttpRequest',
    });
  });

  it('C-01 C-04 names the tenant as this host calls it, and never in place of a header of its own', async () => {
    const tenantMark = { 'X-Don-Vi': 'tenant-1', 'Accept-Language': 'hostile' };
    const http = await client((_, response) => answerJson(response, 200, {}), {
      readContext: () => ({ culture: 'vi', tenantMark }),
      readAntiForgeryToken: () => undefined,
    });
    await http('/api/app/nguoi-lao-dong');

    expect(onlyRequest().headers).toMatchObject({ 'x-don-vi': 'tenant-1', 'accept-language': 'vi' });
    expect(onlyRequest().headers).not.toHaveProperty('__tenant');
  });

  it('K-04 a day that .NET sends as a midnight without a zone is that day, a moment stays one', async () => {
    const body = {
      ngaySinh: '1990-01-01T00:00:00',
      ngayKy: '2026-05-10T00:00:00.0000000',
      ngayGui: '2026-05-10T07:00:00',
      capNhat: '2026-05-10T00:00:00Z',
      ghiChu: 'Giờ ghi là "2026-05-10T00:00:00" trong thư.',
    };
    const http = await client((_, response) => answerJson(response, 200, body));
    expect(await http('/api/app/nguoi-lao-dong/1')).toEqual({ ...body, ngaySinh: '1990-01-01', ngayKy: '2026-05-10' });
  });

  it('C-01 sends no token with an anonymous call', async () => {
    const http = await client((_, response) => answerJson(response, 200, {}));

    await http('/api/abp/application-localization', { isAnonymous: true });

    expect(onlyRequest().headers.authorization).toBeUndefined();
  });

  it.each(['https://evil.example/api', '//evil.example/api', String.raw`\\evil.example/api`, 'javascript:alert(1)'])(
    'C-01 refuses to call %s at all',
    async (address) => {
      const http = await client((_, response) => answerJson(response, 200, {}));

      await expect(http(address)).rejects.toMatchObject({ code: 'request.foreignOrigin' });
      expect(server.seen).toEqual([]);
    },
  );

  it('C-01 is not fooled by an origin that begins like the API', async () => {
    const http = await client((_, response) => answerJson(response, 200, {}), { apiUrl: 'https://api.example' });

    await expect(http('https://api.example.evil/api')).rejects.toMatchObject({ code: 'request.foreignOrigin' });
    expect(server.seen).toEqual([]);
  });

  it('C-02 echoes the anti-forgery cookie on writes to the page’s own origin only', async () => {
    const own = await client((_, response) => answerJson(response, 200, {}));
    await own('/api/a', { method: 'POST', body: {} });
    await own('/api/a');
    const sent = server.seen.map(({ headers }) => headers['requestverificationtoken']);

    const foreign = await client((_, response) => answerJson(response, 200, {}), { appOrigin: 'https://app.example' });
    await foreign('/api/a', { method: 'POST', body: {} });

    expect(sent).toEqual(['forgery-1', undefined]);
    expect(onlyRequest().headers['requestverificationtoken']).toBeUndefined();
  });
});

describe('401', () => {
  it('A-11 renews once and repeats the call once with the new token', async () => {
    const http = await client(
      (request, response) => {
        answerJson(response, request.headers.authorization === 'Bearer access-2' ? 200 : 401, { ok: true });
      },
      { session: portWith('access-1', 'access-2') },
    );

    await expect(http('/api/a')).resolves.toEqual({ ok: true });
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer access-1', 'Bearer access-2']);
  });

  it('A-11 gives up after one repeat', async () => {
    const http = await client((_, response) => answerJson(response, 401, undefined), {
      session: portWith('access-1', 'access-2'),
    });

    await expect(http('/api/a')).rejects.toMatchObject({ code: 'http.unauthenticated', status: 401 });
    expect(server.seen).toHaveLength(2);
  });

  it('A-11 says that the session is over when there is no next token', async () => {
    const http = await client((_, response) => answerJson(response, 401, undefined), {
      session: portWith('access-1'),
    });

    await expect(http('/api/a')).rejects.toMatchObject({ code: 'http.sessionExpired' });
    expect(server.seen).toHaveLength(1);
  });
});

describe('failures', () => {
  const format = { _AbpErrorFormat: 'true' };
  const remote = (extra: object = {}) => ({
    error: { code: null, message: 'Không được', details: null, data: null, validationErrors: null, ...extra },
  });

  it.each<[string, string, number, unknown, Record<string, string>]>([
    ['a missing permission (403 without body)', 'http.forbidden', 403, undefined, {}],
    ['a firewall’s page (403 in HTML)', 'http.blocked', 403, {}, { 'Content-Type': 'text/html; charset=utf-8' }],
    ['a business refusal (403 in ABP format)', 'server.message', 403, remote({ code: 'QuyHoTro:07001' }), format],
    ['a record that is not there (404 in ABP format)', 'server.message', 404, remote(), format],
    ['an address that is not there (404 without body)', 'http.notFound', 404, undefined, {}],
    [
      'a validation failure',
      'http.validation',
      400,
      remote({ validationErrors: [{ message: 'x', members: ['hoTen'] }] }),
      format,
    ],
    ['an empty 400', 'http.badRequest', 400, undefined, {}],
    ['a stale record', 'http.conflict', 409, remote(), format],
    ['a server failure', 'http.server', 500, remote(), format],
    ['too many requests', 'http.tooManyRequests', 429, undefined, { 'Retry-After': '7' }],
    ['too many requests, said so', 'http.tooManyRequests', 429, remote(), format],
    ['a file too large, said so', 'http.tooLarge', 413, remote(), format],
    ['data that is understood and refused', 'http.unprocessable', 422, remote(), format],
    [
      'refused fields',
      'http.validation',
      422,
      remote({ validationErrors: [{ message: 'x', members: ['a'] }] }),
      format,
    ],
    [
      'a tenant that is not there',
      'tenant.notFound',
      404,
      remote(),
      { 'Abp-Tenant-Resolve-Error': 'Tenant not found!' },
    ],
    [
      'a tenant that is switched off, as its body alone can say in Vietnamese',
      'tenant.inactive',
      404,
      remote({ message: 'Người thuê nhà không hoạt động!' }),
      { 'Abp-Tenant-Resolve-Error': 'Ng&#432;&#7901;i thu&#234; nh&#224; kh&#244;ng ho&#7841;t &#273;&#7897;ng!' },
    ],
    [
      'a tenant that is switched off, as the mark says',
      'tenant.inactive',
      404,
      undefined,
      { 'Abp-Tenant-Resolve-Error': 'Tenant is not active!' },
    ],
    ['a status nobody foresaw', 'http.other', 418, undefined, {}],
    ['a redirect', 'response.malformed', 302, undefined, { Location: 'https://evil.example/' }],
  ])('X-02 C-08 %s is %s', async (_, code, status, body, headers) => {
    const http = await client((request, response) => answerJson(response, status, body, headers));

    await expect(http('/api/a', { method: 'POST', body: {} })).rejects.toMatchObject({ code });
    expect(server.seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('X-02 keeps what the server said, its code, the wait and the correlation id', async () => {
    const http = await client((_, response) =>
      answerJson(response, 403, remote({ code: 'QuyHoTro:07001', details: 'd' }), {
        ...format,
        'Retry-After': '7',
        'X-Correlation-Id': 'c0ffee',
      }),
    );

    const error = (await http('/api/a').catch((thrown: unknown) => thrown)) as AppError;

    expect(error.server?.code).toBe('QuyHoTro:07001');
    expect(error.server?.message).toBe('Không được');
    expect([error.status, error.retryAfterSeconds, error.correlationId]).toEqual([403, 7, 'c0ffee']);
  });

  it.each([
    ['HTML instead of JSON', 'text/html', '<!doctype html><p>hello'],
    ['broken JSON', 'application/json', '{"ok":'],
  ])('C-08 %s is malformed, not a crash', async (_, type, body) => {
    const http = await client((request, response) => {
      response.writeHead(200, { 'Content-Type': type });
      response.end(body);
    });

    await expect(http('/api/a')).rejects.toMatchObject({ code: 'response.malformed' });
  });

  it('C-08 an answer of another shape is malformed', async () => {
    const http = await client((_, response) => answerJson(response, 200, { totalCount: 'many' }));

    await expect(http('/api/a', { schema: v.object({ totalCount: v.number() }) })).rejects.toMatchObject({
      code: 'response.malformed',
    });
  });

  it('C-08 an answer without an end is given up, and the rest of it is not fetched', async () => {
    let tellEnd: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      tellEnd = resolve;
    });
    const http = await client((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const pour = () => {
        while (!response.destroyed && response.write(' '.repeat(1_048_576))) {
          // As fast as the client takes it.
        }
      };
      response.on('drain', pour).on('close', tellEnd);
      pour();
    });

    await expect(http('/api/a')).rejects.toMatchObject({ code: 'response.malformed', status: 200 });
    await ended;
  });

  it.each([
    ['as long as any may be is read', 0, 'read'],
    ['one byte longer is not', 1, 'response.malformed'],
  ])('C-08 an answer %s', async (_name, more, outcome) => {
    const longest = 32 * 1_024 * 1_024;
    const http = await client((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/plain' });
      response.end(' '.repeat(longest + more));
    });

    const answer = http('/api/a').then(
      (text) => (typeof text === 'string' && text.length === longest ? 'read' : 'cut'),
      (error: unknown) => (error as AppError).code,
    );
    expect([await answer, server.seen.length]).toEqual([outcome, 1]);
  });

  it('C-08 a letter that comes in two pieces is one letter', async () => {
    const bytes = Buffer.from(JSON.stringify({ ten: 'Đặng Thị Ưng' }));
    const http = await client((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write(bytes.subarray(0, 9));
      setImmediate(() => response.end(bytes.subarray(9)));
    });

    await expect(http('/api/a')).resolves.toEqual({ ten: 'Đặng Thị Ưng' });
  });

  it('C-08 an empty answer is nothing', async () => {
    const http = await client((_, response) => answerJson(response, 204, undefined));

    await expect(http('/api/a', { method: 'DELETE' })).resolves.toBeUndefined();
  });
});

function onlyRequest(): SeenRequest {
  const [request, ...others] = server.seen;
  if (request === undefined || others.length > 0) {
    throw new Error(`The server has seen ${server.seen.length} requests instead of one.`);
  }
  return request;
}
