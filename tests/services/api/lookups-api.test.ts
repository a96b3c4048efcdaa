import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { sharedListsKeptMs } from '@/domain/constants';
import type { LookupItem } from '@/domain/lookups/lookup';
import { emptyUser } from '@/domain/users/user-input';
import { createLookupsApi } from '@/services/api/lookups-api';
import { createUsersApi } from '@/services/api/users-api';
import type { HttpClient, RequestOptions } from '@/services/http/http-client';

afterEach(() => {
  vi.useRealTimers();
});

describe('look-ups', () => {
  it('asks once for all who need the same list, and again after a failure', async () => {
    const { lookups, asked, answer, fail } = openLookups();
    const failed = lookups.all('thi-truong');
    fail(0);
    await expect(failed).rejects.toThrow('no answer');

    const both = [lookups.all('thi-truong'), lookups.all('thi-truong')];
    answer(1, 'Nhật Bản');

    expect(await Promise.all(both)).toEqual([[{ id: '1', ten: 'Nhật Bản' }], [{ id: '1', ten: 'Nhật Bản' }]]);
    expect(asked).toEqual(['/api/app/danh-muc/thi-truong', '/api/app/danh-muc/thi-truong']);
  });

  it('C-08 takes an entry that has no English name and belongs to none: ABP writes null for both', async () => {
    const items = [{ id: '970436', ten: 'Vietcombank', tenEn: null, thuocId: null }];
    const http = (_path: string, { schema }: { readonly schema: v.GenericSchema }) =>
      Promise.resolve().then(() => v.parse(schema, { items }));
    const [bank] = await createLookupsApi(http as unknown as HttpClient).all('ngan-hang');
    expect([bank?.ten, bank?.tenEn, bank?.thuocId]).toEqual(['Vietcombank', undefined, undefined]);
  });

  it('keeps nothing for the next person, not even an answer that comes late', async () => {
    const { lookups, asked, answer, fail } = openLookups();
    const ofFirst = lookups.all('can-bo-quy');
    const late = lookups.all('ngan-hang');
    answer(0, 'Trần Minh Khoa');
    await ofFirst;

    lookups.forget();
    const ofSecond = lookups.all('can-bo-quy');
    const again = lookups.all('ngan-hang');
    fail(1);
    await expect(late).rejects.toThrow('no answer');
    answer(2, 'Lê Thị Hoa');
    answer(3, 'Ngân hàng A');

    expect(await ofSecond).toEqual([{ id: '1', ten: 'Lê Thị Hoa' }]);
    expect(await again).toEqual([{ id: '1', ten: 'Ngân hàng A' }]);
    expect(await lookups.all('ngan-hang')).toEqual([{ id: '1', ten: 'Ngân hàng A' }]);
    expect(asked).toHaveLength(4);
  });

  it('B-11 B-19 asks for the officers again after some minutes, since others enter and move people: the rest it keeps', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { lookups, asked, answer } = openLookups();
    const first = [lookups.all('can-bo-quy'), lookups.all('ngan-hang')];
    answer(0, 'Trần Minh Khoa');
    answer(1, 'Ngân hàng A');
    await Promise.all(first);

    vi.setSystemTime(Date.now() + sharedListsKeptMs - 1);
    await Promise.all([lookups.all('can-bo-quy'), lookups.all('ngan-hang')]);
    expect(asked).toHaveLength(2);

    vi.setSystemTime(Date.now() + 1);
    const later = lookups.all('can-bo-quy');
    answer(2, 'Lê Thị Hoa');
    expect(await later).toEqual([{ id: '1', ten: 'Lê Thị Hoa' }]);
    await lookups.all('ngan-hang');
    expect(asked).toHaveLength(3);
  });
});

it('B-11 B-19 offers the officers as they are after a user was entered, changed or removed, also where that went wrong', async () => {
  const asked: string[] = [];
  const http = ((path: string, { method = 'GET' }: RequestOptions) => {
    asked.push(`${method} ${path}`);
    return method === 'DELETE'
      ? Promise.reject(new Error('lost on the way back'))
      : Promise.resolve({ id: 'u1', userName: 'hang.nt', extraProperties: {}, items: [] });
  }) as HttpClient;
  const lookups = createLookupsApi(http);
  const users = createUsersApi(http, lookups.forget);
  const { signal } = new AbortController();
  for (const change of [
    () => users.create(emptyUser(), signal),
    () => users.update('u1', { ...emptyUser(), concurrencyStamp: 'a' }, signal),
    () => users.remove('u1', signal).catch(() => undefined),
  ]) {
    await lookups.all('can-bo-quy');
    await change();
    asked.length = 0;
    await lookups.all('can-bo-quy');
    expect(asked).toEqual(['GET /api/app/danh-muc/can-bo-quy']);
  }
});

/** Look-ups over a client whose answers the test gives, call by call. */
function openLookups() {
  const asked: string[] = [];
  const calls: { readonly resolve: (body: unknown) => void; readonly reject: (error: Error) => void }[] = [];
  const http = ((path: string) =>
    new Promise((resolve, reject) => {
      asked.push(path);
      calls.push({ resolve, reject });
    })) as HttpClient;
  const bodyOf = (ten: string): { readonly items: readonly LookupItem[] } => ({ items: [{ id: '1', ten }] });
  return {
    lookups: createLookupsApi(http),
    asked,
    answer: (call: number, ten: string) => calls[call]?.resolve(bodyOf(ten)),
    fail: (call: number) => calls[call]?.reject(new Error('no answer')),
  };
}
