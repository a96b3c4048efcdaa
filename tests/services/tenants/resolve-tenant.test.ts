import { describe, expect, it } from 'vitest';

import { checkEnvironment } from '@/domain/environment/check-environment';
import { defaultEnvironment } from '@/domain/environment/default-environment';
import type { Environment } from '@/domain/environment/environment';
import { AppError } from '@/domain/errors/app-error';
import type { HttpClient } from '@/services/http/http-client';
import { resolveTenant } from '@/services/tenants/resolve-tenant';
import { createTenantMemory, type TenantMemory } from '@/services/tenants/tenant-memory';

const base = defaultEnvironment('https://quy.example.vn');
const withPlaceholder: Environment = {
  ...base,
  application: { ...base.application, baseUrl: 'https://{0}.quy.example.vn' },
  oAuthConfig: {
    ...base.oAuthConfig,
    issuer: 'https://{0}.id.example.vn/',
    redirectUri: 'https://{0}.quy.example.vn/auth/callback',
  },
  apis: { default: { url: 'https://{0}.api.example.vn' } },
};
const guid = '3a1312ab-7c3d-4d8e-9a52-0f1c2b3d4e5f';

describe('resolveTenant', () => {
  it('C-04 takes the tenant from the host name and fills every placeholder', async () => {
    const { resolved, asked } = await resolve(withPlaceholder, 'https://acme.quy.example.vn/csdl/don-vi');

    expect(asked).toEqual(['/api/abp/multi-tenancy/tenants/by-name/acme']);
    expect(resolved.tenant).toEqual({ id: guid, name: 'acme' });
    expect([resolved.environment.oAuthConfig.issuer, resolved.environment.apis.default.url]).toEqual([
      'https://acme.id.example.vn/',
      'https://acme.api.example.vn',
    ]);
  });

  it('C-04 C-06 fills every address in which a placeholder is let through', async () => {
    const environment: Environment = {
      ...withPlaceholder,
      application: { ...withPlaceholder.application, logoUrl: 'https://{0}.quy.example.vn/logo.svg' },
      oAuthConfig: {
        ...withPlaceholder.oAuthConfig,
        postLogoutRedirectUri: 'https://{0}.quy.example.vn/auth/login',
      },
    };
    const { resolved } = await resolve(
      checkEnvironment(environment, 'https://acme.quy.example.vn'),
      'https://acme.quy.example.vn/',
    );

    expect(JSON.stringify(resolved.environment)).not.toContain('{0}');
    expect(resolved.environment.oAuthConfig.postLogoutRedirectUri).toBe('https://acme.quy.example.vn/auth/login');
  });

  it('C-04 takes the placeholder out, dot and all, where the address names no tenant', async () => {
    const { resolved, asked } = await resolve(withPlaceholder, 'https://quy.example.vn/');

    expect(asked).toEqual([]);
    expect(resolved.environment.apis.default.url).toBe('https://api.example.vn');
    expect(resolved.environment.application.baseUrl).toBe('https://quy.example.vn');
  });

  it.each([
    [`https://quy.example.vn/?__tenant=${guid}`, `/api/abp/multi-tenancy/tenants/by-id/${guid}`],
    ['https://quy.example.vn/?__tenant=acme', '/api/abp/multi-tenancy/tenants/by-name/acme'],
    ['https://quy.example.vn/?__tenant=../evil', '/api/abp/multi-tenancy/tenants/by-name/..%2Fevil'],
  ])('C-04 asks for %s by id or by name', async (href, path) => {
    const { asked } = await resolve(base, href);

    expect(asked).toEqual([path]);
  });

  it.each([
    ['?Tenant=acme', 'acme'],
    // ABP's mails say it so whatever the host calls it.
    ['?__tenant=acme', 'acme'],
    ['?Tenant=acme&__tenant=other', 'acme'],
  ])('C-04 takes %s where the environment calls the tenant "Tenant"', async (query, name) => {
    const { asked } = await resolve(
      { ...base, multiTenancy: { tenantKey: 'Tenant' } },
      `https://quy.example.vn/${query}`,
    );

    expect(asked).toEqual([`/api/abp/multi-tenancy/tenants/by-name/${name}`]);
  });

  it('C-04 keeps the tenant that the address named, until an empty parameter goes back to the host side', async () => {
    const memory = memoryOf();
    await resolve(base, 'https://quy.example.vn/?__tenant=acme', undefined, memory);

    const later = await resolve(base, 'https://quy.example.vn/csdl/don-vi', undefined, memory);
    expect(later.asked).toEqual([`/api/abp/multi-tenancy/tenants/by-id/${guid}`]);
    expect(later.resolved.tenant?.id).toBe(guid);

    await resolve(base, 'https://quy.example.vn/?__tenant=', undefined, memory);
    expect((await resolve(base, 'https://quy.example.vn/', undefined, memory)).resolved.tenant).toBeUndefined();
  });

  it('C-04 says once that a remembered tenant is switched off, before its people are taken for those of the host', async () => {
    const memory = memoryOf(guid);
    const off = { success: true, tenantId: guid, name: 'acme', isActive: false };
    const href = 'https://quy.example.vn/';

    await expect(resolve(base, href, off, memory)).rejects.toMatchObject({ code: 'tenant.inactive' });
    expect((await resolve(base, href, off, memory)).resolved.tenant).toBeUndefined();
  });

  it('C-04 forgets a remembered tenant that is gone, so that nobody is locked out by it', async () => {
    const memory = memoryOf(guid);
    const gone = { success: false, tenantId: null, name: null, isActive: false };

    expect((await resolve(base, 'https://quy.example.vn/', gone, memory)).resolved.tenant).toBeUndefined();
    expect(memory.read()).toBeUndefined();
  });

  it('C-04 goes on in the tenant of the application of before, until somebody chooses otherwise', async () => {
    const memory = memoryOf(undefined, { abpSession: JSON.stringify({ language: 'vi', tenant: { id: guid } }) });
    const href = 'https://quy.example.vn/auth/login';

    expect((await resolve(base, href, undefined, memory)).resolved.tenant).toEqual({ id: guid, name: 'acme' });
    memory.keep(undefined);
    expect((await resolve(base, href, undefined, memory)).resolved.tenant).toBeUndefined();
  });

  it('C-04 forgets a tenant of the application of before that is gone', async () => {
    const memory = memoryOf(undefined, { abpSession: JSON.stringify({ tenant: { id: guid } }) });
    const gone = { success: false, tenantId: null, name: null, isActive: false };

    expect((await resolve(base, 'https://quy.example.vn/', gone, memory)).resolved.tenant).toBeUndefined();
    expect((await resolve(base, 'https://quy.example.vn/', gone, memory)).asked).toEqual([]);
  });

  it('C-04 starts without a remembered tenant where the back end has no look-up of tenants', async () => {
    const memory = memoryOf(undefined, { abpSession: JSON.stringify({ tenant: { id: guid } }) });
    const http = (() => Promise.reject(new AppError('http.notFound', { status: 404 }))) as unknown as HttpClient;
    const surroundings = { href: 'https://quy.example.vn/', memory, httpOf: () => http };

    expect((await resolveTenant(base, surroundings, new AbortController().signal)).tenant).toBeUndefined();
  });

  it.each(['', 'x', 'null', '5', '{}', '{"tenant":null}', '{"tenant":{"id":null}}', '{"tenant":{"id":"a/b"}}'])(
    'C-04 takes no tenant out of a former session that names none: %s',
    (abpSession) => {
      expect(memoryOf(undefined, { abpSession }).read()).toBeUndefined();
    },
  );

  it('C-04 lives without storage', () => {
    const memory = createTenantMemory(() => {
      throw new DOMException('denied', 'SecurityError');
    });

    expect(memory.read()).toBeUndefined();
    expect(() => memory.keep(guid)).not.toThrow();
  });

  it('C-04 an unknown and an inactive tenant have messages of their own', async () => {
    await expect(
      resolve(base, 'https://quy.example.vn/?__tenant=x', {
        success: false,
        tenantId: null,
        name: null,
        isActive: false,
      }),
    ).rejects.toMatchObject({ code: 'tenant.notFound', params: { tenant: 'x' } });
    await expect(
      resolve(base, 'https://quy.example.vn/?__tenant=x', {
        success: true,
        tenantId: guid,
        name: 'x',
        isActive: false,
      }),
    ).rejects.toMatchObject({ code: 'tenant.inactive' });
  });
});

async function resolve(
  environment: Environment,
  href: string,
  answer: object = { success: true, tenantId: guid, name: 'acme', isActive: true },
  memory: TenantMemory = memoryOf(),
) {
  const asked: string[] = [];
  const http = ((path: string) => {
    asked.push(path);
    return Promise.resolve(answer);
  }) as HttpClient;
  const resolved = await resolveTenant(environment, { href, memory, httpOf: () => http }, new AbortController().signal);
  return { resolved, asked };
}

function memoryOf(initial?: string, others: Readonly<Record<string, string>> = {}): TenantMemory {
  const values = new Map(Object.entries(others));
  if (initial !== undefined) {
    values.set('quy.tenant', initial);
  }
  return createTenantMemory(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
  }));
}
