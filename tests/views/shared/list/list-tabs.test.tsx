// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { storedKeys, removeStored } from '@/views/app/browser-storage';
import { unitsList } from '@/views/database/units/units-list';
import { ListScreen } from '@/views/shared/list/list-screen';

import { fakeServices, signedInAuth, Surroundings } from './list-fixtures';
import { showOn } from './list-page';

const address = '/csdl/don-vi';
const all = { value: '', label: 'units.title' } as const;
const withFew = { value: '2,3', label: 'units.name' } as const;
const withNone = { value: '9', label: 'units.mst' } as const;

beforeEach(() => {
  storedKeys().forEach(removeStored);
  showOn('phone');
});

afterEach(cleanup);

describe('tabs of a list', () => {
  it('S-11 shows a filter as tabs with counters, and the chosen one in the address', async () => {
    const user = userEvent.setup({ delay: null });
    await open(address, [all, withFew]);
    expect(await screen.findByRole('tab', { name: /^Cơ sở dữ liệu đơn vị\s*12\s*bản ghi$/u })).toHaveProperty(
      'ariaSelected',
      'true',
    );
    await user.click(screen.getByRole('tab', { name: /^Tên đơn vị\s*5\s*bản ghi$/u }));
    await waitFor(() => expect(location.search).toBe('?trangThai=2%2C3'));
  });

  it('S-11 says of an empty tab that it is the tab that is empty, and leads to all that the list has', async () => {
    const user = userEvent.setup({ delay: null });
    await open(`${address}?trangThai=9`, [all, withNone]);
    expect(await screen.findByText('Mục “Mã số thuế” không có bản ghi nào.')).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'Xem tất cả' }));
    await waitFor(() => expect(location.search).toBe(''));
    expect(await screen.findByText('DV0001')).toBeDefined();
  });

  it('S-11 leads nowhere from an empty tab of a list that has no tab of all', async () => {
    await open(`${address}?trangThai=9`, [withFew, withNone]);
    expect(await screen.findByText('Mục “Mã số thuế” không có bản ghi nào.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Xem tất cả' })).toBeNull();
  });

  it('S-11 says of an address with a tab that does not exist that nothing matches, not that there is nothing', async () => {
    await open(`${address}?trangThai=77`, [all, withFew]);
    expect(await screen.findByText(/^Không tìm thấy kết quả phù hợp/u)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Xem tất cả' })).toBeDefined();
  });
});

type TabItem = typeof all | typeof withFew | typeof withNone;

/** The list of units with these tabs; with a filter it finds none. */
async function open(url: string, items: readonly TabItem[]): Promise<void> {
  history.pushState(null, '', url);
  const { services } = fakeServices();
  const counted = {
    ...services,
    units: {
      ...services.units,
      list: async (...asked: Parameters<typeof services.units.list>) => {
        const page = await services.units.list(...asked);
        const found = 'trangThai' in asked[0].filters ? { items: [], totalCount: 0 } : {};
        return { ...page, ...found, dem: { 1: 7, 2: 3, 3: 2 } };
      },
    },
  };
  await act(async () => {
    render(
      <Surroundings services={counted} authRef={signedInAuth()}>
        <ListScreen description={{ ...unitsList, tabs: { label: 'units.state', field: 'trangThai', items } }} />
      </Surroundings>,
    );
    await Promise.resolve();
  });
}
