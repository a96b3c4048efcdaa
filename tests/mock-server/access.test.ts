import type { MockBackend } from '@mock-server/backend';
import { beforeEach, describe, expect, it } from 'vitest';

import { createProbe } from './support/probe';
import { bearer, call, createTestBackend, signIn, userNamed } from './support/test-backend';

let backend: MockBackend;
let probe: ReturnType<typeof createProbe>;
let advanceSeconds: (seconds: number) => void;

beforeEach(async () => {
  probe = createProbe();
  const made = await createTestBackend({ extraRoutes: probe.routes });
  backend = made.backend;
  advanceSeconds = made.clock.advanceSeconds;
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
    const user = userNamed(backend, 'khoa.tm');
    backend.database.users.put({ ...user, roles: ['quan-tri'] });
    expect((await call(backend, '/api/test/users', { headers: bearer(access_token) })).status).toBe(200);

    backend.database.users.put({ ...user, isActive: false });
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

  it.each(['PUT', 'DELETE'])('D-02 asks %s for it as well, before it looks at what there is', async (method) => {
    const { access_token } = await signIn(backend, 'admin');
    const path = `/api/app/ngay-nghi/${crypto.randomUUID()}`;
    const headers = { ...bearer(access_token), cookie: 'XSRF-TOKEN=abc' };
    const forged = await call(backend, path, { method, headers });

    expect([forged.status, await forged.text()]).toEqual([400, '']);
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

    expect(probe.seen?.tenantId).toBe('3a1312ab-0000-4d8e-9a52-000000000001');
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

    expect(probe.seen?.culture).toBe(culture);
  });
});
