// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { createFormats } from '@/domain/format/formats';
import type { ListQuery } from '@/domain/lists/list-query';
import type { User, UserListItem } from '@/domain/users/user';
import { FilterField } from '@/views/shared/list/filters/filter-field';
import type { ListFilter } from '@/views/shared/list/list-description';
import { ListScreen } from '@/views/shared/list/list-screen';
import { useAccountName } from '@/views/shared/list/cells/use-account-name';
import { logList } from '@/views/system/log/log-list';

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

it('B-23 W-07 a person is found by a text, twenty at a time, and stands there by name also when only the address has them', async () => {
  const asked: ListQuery[] = [];
  const list = (query: ListQuery) => {
    asked.push(query);
    const items = [{ id: 'user-an', userName: 'an.lv', hoTen: 'Lê Văn An' }];
    return Promise.resolve({ totalCount: 3_000, items: items as unknown as readonly UserListItem[] });
  };
  const get = (id: string) => Promise.resolve({ id, userName: 'binh.nv', surname: 'Nguyễn Văn', name: 'Bình' } as User);
  const user = userEvent.setup({ delay: null });
  render(
    <Surroundings services={fakeServices({ users: { list, get } }).services} authRef={signedInAuth()}>
      <Filtered
        filter={{ kind: 'person', field: 'nguoiDungId', label: 'Người dùng' }}
        set={{ nguoiDungId: 'user-binh' }}
      />
    </Surroundings>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Người dùng' });
  await waitFor(() => expect(field.value).toBe('Nguyễn Văn Bình (binh.nv)'));
  expect(asked).toEqual([]);
  await user.click(field);
  await user.clear(field);
  await user.paste('an');
  await user.click(await screen.findByRole('option', { name: 'Lê Văn An (an.lv)' }));
  expect(field.value).toBe('Lê Văn An (an.lv)');
  expect(asked.at(-1)).toMatchObject({ search: 'an', page: 0, pageSize: 20 });
});

it('B-23 W-07 a person whom the log is narrowed to is named, asked for once', async () => {
  const get = vi.fn((id: string) =>
    Promise.resolve({ id, userName: 'binh.nv', surname: 'Nguyễn Văn', name: 'Bình' } as User),
  );
  const list = () => Promise.resolve({ totalCount: 0, items: [] });
  window.history.pushState(null, '', '/system/logging?nguoiDungId=user-binh');
  render(
    <Surroundings
      services={fakeServices({ users: { get }, log: { list } }).services}
      authRef={signedInAuth()}
      isStrict={false}
    >
      <ListScreen description={logList} />
    </Surroundings>,
  );
  expect(await screen.findByText('Người dùng: Nguyễn Văn Bình (binh.nv)')).toBeDefined();
  expect(get).toHaveBeenCalledTimes(1);
});

const unitFilter = { kind: 'unit', field: 'donViId', label: 'Đơn vị' } as const;

type FilteredProps = { readonly filter?: ListFilter; readonly set?: ListQuery['filters'] };

function Filtered({ filter = unitFilter, set = {} }: FilteredProps) {
  const [query, setQuery] = useState<ListQuery>({
    page: 0,
    pageSize: 10,
    sort: undefined,
    search: '',
    filters: set,
    columns: undefined,
  });
  const personName = useAccountName(query.filters['nguoiDungId']);
  return (
    <FilterField
      filter={filter}
      view={{
        description: { filters: [filter] },
        text: (key) => key,
        unitName: undefined,
        personName,
        formats: createFormats('vi'),
        query,
        show: setQuery,
      }}
    />
  );
}
