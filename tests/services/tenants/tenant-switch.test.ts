import { describe, expect, it, vi } from 'vitest';

import type { HttpClient } from '@/services/http/http-client';
import { createTenantMemory } from '@/services/tenants/tenant-memory';
import { createTenantSwitch } from '@/services/tenants/tenant-switch';

const guid = '3a1312ab-7c3d-4d8e-9a52-0f1c2b3d4e5f';
const signal = new AbortController().signal;

describe('tenant switch', () => {
  it('C-04 keeps the tenant of a name, and the host side for none', async () => {
    const { tenants, asked, memory } = switchWith({ success: true, tenantId: guid, name: 'acme', isActive: true });
    await tenants?.choose(' acme ', signal);
    expect([asked, memory.read()]).toEqual([['/api/abp/multi-tenancy/tenants/by-name/acme'], guid]);
    await tenants?.choose('\u200bacme\ufeff', signal);
    expect(asked[1]).toBe(asked[0]);
    await tenants?.choose(' \u200b', signal);
    expect([asked.length, memory.read()]).toEqual([2, undefined]);
  });

  it.each([
    [{ success: false, tenantId: null, name: null, isActive: false }, 'tenant.notFound'],
    [{ success: true, tenantId: guid, name: 'acme', isActive: false }, 'tenant.inactive'],
  ])('C-04 keeps nothing of a tenant that cannot be worked in: %o', async (answer, code) => {
    const { tenants, memory } = switchWith(answer);
    await expect(tenants?.choose('acme', signal)).rejects.toMatchObject({ code, params: { tenant: 'acme' } });
    expect(memory.read()).toBeUndefined();
  });

  it('C-04 says so where the browser keeps nothing', async () => {
    const { tenants } = switchWith({ success: true, tenantId: guid, name: 'acme', isActive: true }, { isDeaf: true });
    await expect(tenants?.choose('acme', signal)).rejects.toMatchObject({ code: 'storage.unavailable' });
  });

  it('C-04 offers no choice where the host name says which tenant this is', () => {
    const { tenants } = switchWith({}, { tenant: { id: guid, name: 'acme' } });
    expect(tenants).toBeUndefined();
  });

  it('C-04 starts anew without the parameter that would name the tenant of before', () => {
    const plain = switchWith({});
    plain.tenants?.restart();
    expect([plain.reload.mock.calls.length, plain.replace.mock.calls]).toEqual([1, []]);

    const named = switchWith({}, { href: 'https://quy.vn/auth/login?__tenant=acme&Tenant=acme&returnUrl=%2Fcsdl' });
    named.tenants?.restart();
    expect([named.reload.mock.calls.length, named.replace.mock.calls]).toEqual([
      0,
      [['https://quy.vn/auth/login?returnUrl=%2Fcsdl']],
    ]);
  });
});

type Given = {
  readonly isDeaf?: boolean;
  readonly tenant?: { readonly id: string; readonly name: string };
  readonly href?: string;
};

function switchWith(answer: object, { isDeaf = false, tenant, href = 'https://quy.vn/auth/login' }: Given = {}) {
  const values = new Map<string, string>();
  const memory = createTenantMemory(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (!isDeaf) {
        values.set(key, value);
      }
    },
    removeItem: (key) => {
      values.delete(key);
    },
  }));
  const asked: string[] = [];
  const http = ((path: string) => {
    asked.push(path);
    return Promise.resolve(answer);
  }) as unknown as HttpClient;
  const reload = vi.fn();
  const replace = vi.fn();
  const tenants = createTenantSwitch({
    tenant,
    parameters: ['Tenant', '__tenant'],
    memory,
    http,
    location: { href, reload, replace },
  });
  return { tenants, asked, memory, reload, replace };
}
