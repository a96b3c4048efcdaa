// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { createFormats } from '@/domain/format/formats';
import type { ListQuery } from '@/domain/lists/list-query';
import { FilterField } from '@/views/shared/list/filter-field';

import { fakeServices, signedInAuth, Surroundings } from './list-fixtures';

afterEach(cleanup);

it('W-07 a unit that was chosen stands there by its name, also for those who may not read units', async () => {
  const user = userEvent.setup({ delay: null });
  render(
    <Surroundings services={fakeServices().services} authRef={signedInAuth()}>
      <Filtered />
    </Surroundings>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Đơn vị' });
  await user.click(field);
  await user.click(await screen.findByRole('option'));
  expect(field.value).toBe('DV0001 – Công ty Cổ phần Nhân lực Lam Giang');
});

it('W-07 offers no units of an earlier text while those of another are awaited', async () => {
  const lamGiang = { id: 'unit-1', ma: 'DV0001', ten: 'Công ty Cổ phần Nhân lực Lam Giang' };
  const findUnits = (text: string) => (text === '' ? Promise.resolve([lamGiang]) : new Promise<never>(() => undefined));
  const user = userEvent.setup({ delay: null });
  render(
    <Surroundings services={fakeServices({ lookups: { findUnits } }).services} authRef={signedInAuth()}>
      <Filtered />
    </Surroundings>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Đơn vị' });
  await user.click(field);
  expect(await screen.findByRole('option')).toBeDefined();
  await user.type(field, 'sao');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByText('Đang tải dữ liệu…')).toBeDefined();
});

it('X-01 W-07 says in the catalogue’s words why units could not be searched', async () => {
  const findUnits = () => Promise.reject(new AppError('http.server', { status: 500 }));
  render(
    <Surroundings services={fakeServices({ lookups: { findUnits } }).services} authRef={signedInAuth()}>
      <Filtered />
    </Surroundings>,
  );
  await userEvent.setup({ delay: null }).click(screen.getByRole('combobox', { name: 'Đơn vị' }));
  expect(await screen.findByText(/^Hệ thống có lỗi\./u)).toBeDefined();
});

function Filtered() {
  const [query, setQuery] = useState<ListQuery>({
    page: 0,
    pageSize: 10,
    sort: undefined,
    search: '',
    filters: {},
    columns: undefined,
  });
  const filter = { kind: 'unit', field: 'donViId', label: 'Đơn vị' } as const;
  return (
    <FilterField
      filter={filter}
      view={{
        description: { filters: [filter] },
        text: (key) => key,
        unitName: undefined,
        formats: createFormats('vi'),
        query,
        show: setQuery,
      }}
    />
  );
}
