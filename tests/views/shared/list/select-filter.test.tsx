// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { createFormats } from '@/domain/format/formats';
import type { ListQuery } from '@/domain/lists/list-query';
import type { LookupItem } from '@/domain/lookups/lookup';
import { FilterField } from '@/views/shared/list/filters/filter-field';
import type { ListFilter } from '@/views/shared/list/list-description';

import { fakeServices, signedInAuth, Surroundings } from './list-fixtures';

afterEach(cleanup);

const officer: ListFilter = {
  kind: 'select',
  field: 'canBoPhuTrachId',
  label: 'Cán bộ',
  options: { kind: 'lookup', name: 'can-bo-quy' },
};
const officers: ListFilter = { ...officer, kind: 'multiSelect' };
const khoa = { id: 'user-1', ten: 'Trần Minh Khoa' };

describe('a filter whose choices come from the server', () => {
  it('W-07 names what the address holds, and waits for its name instead of saying that nothing is chosen', async () => {
    let answer: (items: readonly LookupItem[]) => void = () => undefined;
    show(officer, 'user-1', () => new Promise((resolve) => (answer = resolve)));
    expect(screen.getByRole('combobox', { name: 'Cán bộ' }).textContent).toBe('…');
    answer([khoa]);
    expect(await screen.findByText('Trần Minh Khoa')).toBeDefined();
  });

  it('X-01 W-07 says the catalogue’s title, and not “Tất cả” over a list that is narrowed, though its choices are unknown', async () => {
    show(officer, 'user-9', () => Promise.reject(new AppError('network.timeout')));
    expect(await screen.findByText('Máy chủ trả lời quá lâu')).toBeDefined();
    expect(screen.getByRole('combobox', { name: 'Cán bộ' }).textContent).toBe('user-9');
    expect(screen.queryByText('Tất cả')).toBeNull();
  });

  it('W-07 counts several of them, though their names are unknown', async () => {
    show(officers, 'user-8,user-9', () => Promise.reject(new AppError('network.timeout')));
    expect(await screen.findByText('Máy chủ trả lời quá lâu')).toBeDefined();
    expect(screen.getByRole('combobox', { name: 'Cán bộ' }).getAttribute('placeholder')).toBe('2 mục đã chọn');
  });

  it('X-01 W-07 says the server’s own sentence where it refuses its choices', async () => {
    const server = { code: null, message: 'Danh mục đang khóa.', details: null, data: null, validationErrors: null };
    show(officer, '', () => Promise.reject(new AppError('server.message', { status: 403, server })));
    expect(await screen.findByText('Danh mục đang khóa.')).toBeDefined();
  });

  it('W-07 X-04 asks for its choices again when it is opened', async () => {
    let asked = 0;
    show(officer, '', () =>
      ++asked === 1 ? Promise.reject(new AppError('network.timeout')) : Promise.resolve([khoa]),
    );
    await screen.findByText('Máy chủ trả lời quá lâu');
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('combobox', { name: 'Cán bộ' }));
    await user.click(await screen.findByRole('option', { name: 'Trần Minh Khoa' }));
    expect(screen.getByRole('combobox', { name: 'Cán bộ' }).textContent).toBe('Trần Minh Khoa');
    expect(screen.queryByText('Máy chủ trả lời quá lâu')).toBeNull();
  });
});

function show(filter: ListFilter, held: string, all: () => Promise<readonly LookupItem[]>): void {
  render(
    <Surroundings services={fakeServices({ lookups: { all } }).services} authRef={signedInAuth()}>
      <Filtered filter={filter} held={held} />
    </Surroundings>,
  );
}

function Filtered({ filter, held }: { readonly filter: ListFilter; readonly held: string }) {
  const [query, setQuery] = useState<ListQuery>({
    page: 0,
    pageSize: 10,
    sort: undefined,
    search: '',
    filters: held === '' ? {} : { canBoPhuTrachId: held },
    columns: undefined,
  });
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
