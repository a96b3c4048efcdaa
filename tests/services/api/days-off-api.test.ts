import { expect, it, vi } from 'vitest';

import { sharedListsKeptMs } from '@/domain/constants';
import { createDaysOffApi } from '@/services/api/days-off-api';
import type { HttpClient } from '@/services/http/http-client';

const input = { ngay: '2026-11-24', loai: 1, ten: 'Nghỉ', ghiChu: null } as const;
const { signal } = new AbortController();

function openApi() {
  const http = vi.fn((path: string, options?: { readonly method?: string }) =>
    Promise.resolve(options?.method === undefined ? { items: [{ id: 'a', ...input }] } : { id: 'a', path, ...input }),
  );
  return { http, api: createDaysOffApi(http as unknown as HttpClient) };
}

it('B-01 asks for the table to reckon by once in some minutes, and again after it was changed or the session has ended', async () => {
  const { http, api } = openApi();
  await Promise.all([api.all(), api.all()]);
  expect(http).toHaveBeenCalledTimes(1);
  for (const change of [
    () => api.create(input, signal),
    () => api.update('a', { ...input, concurrencyStamp: 's' }, signal),
    () => api.remove('a', signal),
    async () => {
      api.forget();
      await Promise.resolve();
    },
  ]) {
    await change();
    http.mockClear();
    expect(await api.all()).toEqual([{ id: 'a', ...input }]);
    await api.all();
    expect(http).toHaveBeenCalledTimes(1);
  }
});

it('B-01 asks again after some minutes: another administrator may have changed the table', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { http, api } = openApi();
    await api.all();
    vi.setSystemTime(Date.now() + sharedListsKeptMs - 1);
    await api.all();
    expect(http).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 1);
    await api.all();
    expect(http).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

it('B-01 keeps no failed answer', async () => {
  const { http, api } = openApi();
  http.mockRejectedValueOnce(new Error('offline'));
  await expect(api.all()).rejects.toThrow('offline');
  expect(await api.all()).toHaveLength(1);
});

it('S-10 asks for the rows of a year', async () => {
  const { http, api } = openApi();
  await api.list(2026, signal);
  expect(http.mock.calls).toEqual([['/api/app/ngay-nghi', { query: { nam: 2026 }, signal }]]);
});
