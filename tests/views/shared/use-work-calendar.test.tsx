// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { statutoryCalendar } from '@/domain/fund/work-calendar';
import type { DaysOffApi } from '@/services/api/days-off-api';
import { useWorkCalendar } from '@/views/shared/days/use-work-calendar';

import { fakeServices, Surroundings } from './list/list-fixtures';

afterEach(cleanup);

function openPage(all: DaysOffApi['all']) {
  const { services } = fakeServices({ daysOff: { all } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Surroundings services={services}>{children}</Surroundings>
  );
  return renderHook(() => useWorkCalendar(), { wrapper });
}

it('B-01 B-08 counts by the law until the administrator’s table has come, and by the table from then on', async () => {
  const rows = [
    { ngay: '2026-08-31', loai: 1 },
    { ngay: '2026-08-22', loai: 2 },
  ];
  const { result } = openPage(() => Promise.resolve(rows as never));
  expect(result.current).toBe(statutoryCalendar);
  await waitFor(() => {
    expect(result.current).toEqual({ off: new Set(['2026-08-31']), worked: new Set(['2026-08-22']) });
  });
});

it('B-01 B-08 counts by the law where the table cannot be loaded', async () => {
  const all = vi.fn(() => Promise.reject(new AppError('http.server', { status: 500 })));
  const { result } = openPage(all);
  await waitFor(() => expect(all).toHaveBeenCalled());
  await Promise.resolve();
  expect(result.current).toBe(statutoryCalendar);
});
