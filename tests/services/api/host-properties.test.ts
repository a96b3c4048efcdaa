import { describe, expect, it } from 'vitest';

import { createAccountApi } from '@/services/api/account-api';
import { createRolesApi } from '@/services/api/roles-api';
import { createTenantsApi } from '@/services/api/tenants-api';
import type { HttpClient } from '@/services/http/http-client';

const { signal } = new AbortController();

/**
 * A host that has added a property to the records of ABP, and treats it as ABP does: an input object begins with the
 * properties' defaults, the table of the request takes their place, and what it then names is stored.
 */
function hostWith(stored: Record<string, unknown>) {
  const answer = { id: '1', name: 'n', userName: 'u', concurrencyStamp: 's' };
  const http = (_path: string, { body }: { readonly body?: unknown } = {}) => {
    const defaults = Object.fromEntries(Object.keys(stored).map((name) => [name, null]));
    const sent = (body as { readonly extraProperties?: Record<string, unknown> }).extraProperties;
    Object.assign(stored, sent ?? defaults);
    return Promise.resolve(answer);
  };
  return { stored, http: http as unknown as HttpClient };
}

describe('what a host adds to ABP’s own records', () => {
  it('A-20 outlives a change of one’s own profile: the unit is one of these properties', async () => {
    const { stored, http } = hostWith({ DonViId: 'unit-1', chucVu: 'Kế toán' });
    const profile = { userName: 'u', email: 'u@example.com', name: 'n', surname: null, phoneNumber: null };
    await createAccountApi(http).updateProfile({ ...profile, concurrencyStamp: 's' }, signal);
    expect(stored).toEqual({ DonViId: 'unit-1', chucVu: 'Kế toán' });
  });

  it('B-20 outlives a change of a role', async () => {
    const { stored, http } = hostWith({ nhom: 'Quỹ' });
    const role = { name: 'r', isDefault: false, isPublic: true, concurrencyStamp: 's' };
    await createRolesApi(http).update('1', role, signal);
    expect(stored).toEqual({ nhom: 'Quỹ' });
  });

  it('C-05 outlives a change of a tenant', async () => {
    const { stored, http } = hostWith({ hetHan: '2030-01-01' });
    await createTenantsApi(http).update('1', { name: 't', concurrencyStamp: 's' }, signal);
    expect(stored).toEqual({ hetHan: '2030-01-01' });
  });
});
