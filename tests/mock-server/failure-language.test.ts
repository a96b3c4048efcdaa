import { describe, expect, it } from 'vitest';

import { bearer, call, createTestBackend, signIn } from './support/test-backend';

describe('what the framework refuses', () => {
  it.each([
    [
      'a wrong input',
      'POST',
      '/api/identity/users',
      400,
      'Your request is not valid!',
      'The following errors were detected during validation.',
    ],
    [
      'a record that is not there',
      'GET',
      `/api/identity/users/${crypto.randomUUID()}`,
      404,
      'The data were not found. They may have been deleted.',
      undefined,
    ],
  ])('D-02 K-03 %s is said in the language of the call', async (_, method, path, status, message, details) => {
    const { backend } = await createTestBackend();
    const headers = { ...bearer((await signIn(backend, 'admin')).access_token), 'Content-Type': 'application/json' };
    const ask = async (language: string) => {
      const init = { method, headers: { ...headers, 'Accept-Language': language } };
      const response = await call(backend, path, method === 'GET' ? init : { ...init, body: '{}' });
      const { error } = (await response.json()) as { error: { message: string; details: string | null } };
      return { status: response.status, message: error.message, details: error.details?.split('\n')[0] };
    };
    expect(await ask('en')).toEqual({ status, message, details });
    expect((await ask('vi')).message).toMatch(/^(?:Yêu cầu của bạn không hợp lệ!|Không tìm thấy dữ liệu\.)/u);
  });

  it('D-02 names what somebody typed letter by letter, also what reads like a pattern of replacing', async () => {
    const { backend } = await createTestBackend();
    const tenant = await call(backend, '/api/abp/application-configuration', {
      headers: { __tenant: 'a$&b', 'X-Requested-With': 'XMLHttpRequest' },
    });
    const mail = await call(backend, '/api/account/send-password-reset-code', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'a$&b@example.com', appName: 'Angular' }),
    });
    expect([await tenant.text(), await mail.text()]).toEqual([
      expect.stringContaining('a$&b'),
      expect.stringContaining('a$&b@example.com'),
    ]);
  });

  it('D-02 K-03 a stale record is said in the language of the call', async () => {
    const { backend } = await createTestBackend();
    const [tenant] = [...backend.database.tenants.rows()];
    const headers = { ...bearer((await signIn(backend, 'admin')).access_token), 'Content-Type': 'application/json' };
    const response = await call(backend, `/api/multi-tenancy/tenants/${tenant?.id ?? ''}`, {
      method: 'PUT',
      headers: { ...headers, 'Accept-Language': 'en' },
      body: JSON.stringify({ name: 'x', concurrencyStamp: 'stale' }),
    });
    expect(await response.json()).toMatchObject({
      error: { message: expect.stringMatching(/^The data you have submitted has already been changed/u) as string },
    });
  });
});
