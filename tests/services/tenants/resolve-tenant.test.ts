import { describe, expect, it } from 'vitest';

import { defaultEnvironment } from '@/domain/environment/default-environment';
import type { Environment } from '@/domain/environment/environment';
import type { HttpClient } from '@/services/http/http-client';
import { resolveTenant } from '@/services/tenants/resolve-tenant';

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
) {
  const asked: string[] = [];
  const http = ((path: string) => {
    asked.push(path);
    return Promise.resolve(answer);
  }) as HttpClient;
  const resolved = await resolveTenant(environment, href, () => http, new AbortController().signal);
  return { resolved, asked };
}
