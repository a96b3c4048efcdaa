// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { LogScreen } from '@/views/system/log/log-screen';
import { removeStored, storedKeys } from '@/views/app/browser-storage';
import { href } from '@/domain/navigation/routes';

import { fakeServices, signedInAuth, Surroundings } from './list-fixtures';
import { address, open, showOn } from './list-page';

beforeEach(() => {
  storedKeys().forEach(removeStored);
  // In Vietnam the second of March has begun.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T17:30:00Z') });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('ranges to choose by one press', () => {
  it('W-07 fill the two fields of a filter, say which one is chosen, and are taken back by a second press', async () => {
    const { user, group, pressed } = await openFilters();
    expect(
      within(group())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Hôm nay', '7 ngày qua', 'Tháng này', 'Tháng trước', 'Quý này', 'Năm nay']);
    expect(pressed()).toEqual([]);

    await user.click(within(group()).getByRole('button', { name: 'Tháng trước' }));
    expect([field('từ').value, field('đến').value, pressed()]).toEqual(['01/02/2026', '28/02/2026', ['Tháng trước']]);
    expect(location.search).toBe('?ngayXuatCanhTu=2026-02-01&ngayXuatCanhDen=2026-02-28');

    await user.click(within(group()).getByRole('button', { name: 'Hôm nay' }));
    expect([field('từ').value, field('đến').value, pressed()]).toEqual(['02/03/2026', '02/03/2026', ['Hôm nay']]);

    await user.click(within(group()).getByRole('button', { name: 'Hôm nay' }));
    expect([field('từ').value, field('đến').value, pressed()]).toEqual(['', '', []]);
  });

  it('W-07 are reached by keyboard after the fields, and follow days that somebody types', async () => {
    const { user, group, pressed } = await openFilters();
    await user.click(field('từ'));
    await user.paste('01/03/2026');
    await user.click(field('đến'));
    await user.paste('31/03/2026');
    await user.tab();
    expect(pressed()).toEqual(['Tháng này']);

    await user.tab();
    expect(document.activeElement).toBe(within(group()).getByRole('button', { name: 'Hôm nay' }));
    await user.tab();
    await user.keyboard('{Enter}');
    expect([field('từ').value, field('đến').value, pressed()]).toEqual(['24/02/2026', '02/03/2026', ['7 ngày qua']]);
  });

  it('W-07 take the place of days that were refused', async () => {
    const { user, group } = await openFilters();
    await user.click(field('từ'));
    await user.paste('31/02/2026');
    await user.keyboard('{Enter}');
    expect(field('từ').getAttribute('aria-invalid')).toBe('true');

    await user.click(within(group()).getByRole('button', { name: 'Năm nay' }));
    expect([field('từ').value, field('từ').getAttribute('aria-invalid')]).toEqual(['01/01/2026', 'false']);
  });

  it('B-23 stand below the line of search and filters where the filter is on it, none longer than the log allows', async () => {
    showOn('desktop');
    history.pushState(null, '', href('log'));
    const asked: unknown[] = [];
    const { services } = fakeServices({
      log: {
        list: (query) => {
          asked.push(query.filters);
          return Promise.resolve({ totalCount: 0, items: [] });
        },
      },
    });
    render(
      <Surroundings services={services} authRef={signedInAuth()}>
        <LogScreen />
      </Surroundings>,
    );
    const group = await screen.findByRole('group', { name: 'Chọn nhanh Thời gian' });
    expect(within(group).queryByRole('button', { name: 'Năm nay' })).toBeNull();
    await userEvent.setup({ delay: null }).click(within(group).getByRole('button', { name: 'Quý này' }));
    expect(asked.at(-1)).toEqual({ tu: '2026-01-01', den: '2026-03-31' });
  });
});

const filterName = 'Ngày xuất cảnh';

async function openFilters() {
  showOn('phone');
  await open(address);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Bộ lọc' }));
  const group = () => screen.getByRole('group', { name: `Chọn nhanh ${filterName}` });
  const pressed = () =>
    within(group())
      .queryAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent);
  return { user, group, pressed };
}

function field(end: 'từ' | 'đến'): HTMLInputElement {
  return screen.getByRole('textbox', { name: `${filterName} ${end}` });
}
