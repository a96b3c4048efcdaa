import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { handedBackOf } from '@/domain/abp/handed-back';

import { AppError } from '@/domain/errors/app-error';
import { emptyUser } from '@/domain/users/user-input';
import { createAccountApi } from '@/services/api/account-api';
import { createRolesApi } from '@/services/api/roles-api';
import { createTenantsApi } from '@/services/api/tenants-api';
import { createUsersApi } from '@/services/api/users-api';
import type { StoredRecord } from '@/machines/records/record-form-setup';
import type { RecordCalls } from '@/views/shared/record/use-record-form';
import type { HttpClient, RequestOptions } from '@/services/http/http-client';

const { signal } = new AbortController();

/**
 * A host that has added required properties to the records of ABP, and treats them as ABP does: an input object begins
 * with the properties' defaults, the table of the request takes their place, the whole of it is judged, and what it then
 * names is stored.
 */
function hostWith(stored: Record<string, unknown>) {
  const answer = () => ({ id: '1', name: 'n', userName: 'u', concurrencyStamp: 's', extraProperties: { ...stored } });
  const http = (path: string, { method = 'GET', body, schema }: RequestOptions<v.GenericSchema>) => {
    if (path.endsWith('/roles')) {
      return Promise.resolve({ items: [] });
    }
    if (method === 'PUT') {
      const defaults = Object.fromEntries(Object.keys(stored).map((name) => [name, null]));
      const sent = (body as { readonly extraProperties?: Record<string, unknown> }).extraProperties ?? defaults;
      if (Object.keys(stored).some((name) => (sent[name] ?? null) === null)) {
        return Promise.reject(new AppError('http.validation', { status: 400 }));
      }
      Object.assign(stored, sent);
    }
    return Promise.resolve(v.parse(schema ?? v.unknown(), answer()));
  };
  return { stored, http: http as unknown as HttpClient };
}

/** Reads a record and changes it as its form does. */
async function changed<Input extends object, Entity extends StoredRecord>(
  { get, update }: Omit<RecordCalls<Input, Entity>, 'create'>,
  input: Input,
): Promise<void> {
  await update('1', { ...input, ...handedBackOf(await get('1', signal)) }, signal);
}

describe('what a host adds to ABP’s own records', () => {
  it('A-20 outlives a change of one’s own profile: the unit is one of these properties', async () => {
    const { stored, http } = hostWith({ DonViId: 'unit-1', chucVu: 'Kế toán' });
    const profile = { userName: 'u', email: 'u@example.com', name: 'n', surname: null, phoneNumber: null };
    const { getProfile, updateProfile } = createAccountApi(http);
    await updateProfile({ ...profile, ...handedBackOf(await getProfile(signal)) }, signal);
    expect(stored).toEqual({ DonViId: 'unit-1', chucVu: 'Kế toán' });
  });

  it('B-20 outlives a change of a role', async () => {
    const { stored, http } = hostWith({ nhom: 'Quỹ' });
    await changed(createRolesApi(http), { name: 'r', isDefault: false, isPublic: true });
    expect(stored).toEqual({ nhom: 'Quỹ' });
  });

  it('C-05 outlives a change of a tenant', async () => {
    const { stored, http } = hostWith({ hetHan: '2030-01-01' });
    await changed(createTenantsApi(http), { name: 't' });
    expect(stored).toEqual({ hetHan: '2030-01-01' });
  });

  it('B-19 outlives a change of a user, whose unit changes along', async () => {
    const { stored, http } = hostWith({ DonViId: 'unit-1', chucVu: 'Kế toán' });
    await changed(createUsersApi(http), { ...emptyUser(), userName: 'u', donViId: 'unit-2' });
    expect(stored).toEqual({ DonViId: 'unit-2', chucVu: 'Kế toán' });
  });

  it('C-05 stays as it is where a change does not know it, in place of ABP’s defaults', async () => {
    const sent: unknown[] = [];
    const http = ((_path: string, { body }: RequestOptions) => {
      sent.push(body);
      return Promise.resolve({ id: '1', name: 't' });
    }) as unknown as HttpClient;
    await createTenantsApi(http).update('1', { name: 't', concurrencyStamp: 's' }, signal);
    expect(sent).toEqual([{ name: 't', concurrencyStamp: 's', extraProperties: {} }]);
  });
});
