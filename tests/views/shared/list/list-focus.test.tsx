// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { writeStored } from '@/views/app/browser-storage';
import { unitsList } from '@/views/database/units/units-list';
import { ListScreen } from '@/views/shared/list/list-screen';

import { allPolicies, fakeServices, signedInAuth, Surroundings } from './list-fixtures';
import { address, dataRows, firstRow, open, showOn } from './list-page';

beforeEach(() => {
  writeStored('ui.list.workers', '{}');
  showOn('desktop');
});

afterEach(cleanup);

describe('what goes with its own press, for who works by keyboard', () => {
  it('B-10 a condition that is taken away leaves the focus to the search, at the chips and where nothing was found', async () => {
    const user = userEvent.setup({ delay: null });
    await open(`${address}?tu-khoa=Ứng 7&gioiTinh=1`);
    await firstRow();
    const search = screen.getByLabelText('Tìm kiếm');
    const chip = await screen.findByRole('button', { name: /^Bỏ điều kiện.*Ứng 7/u });
    chip.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(search));
    // The field itself hears of it, and is drawn with its ring (WCAG 2.4.7).
    await waitFor(() => expect(search.parentElement?.classList).toContain('Mui-focused'));

    await user.clear(search);
    await user.type(search, 'không có ai{Enter}');
    await screen.findByText(/^Không tìm thấy kết quả phù hợp/u);
    const clear = screen.getAllByRole('button', { name: 'Xóa bộ lọc' }).at(-1);
    clear?.focus();
    await user.keyboard('{Enter}');
    await dataRows();
    await waitFor(() => expect(document.activeElement).toBe(search));
  });

  it('W-07 another page is read out: nothing else on the screen says that the rows are others', async () => {
    const user = userEvent.setup({ delay: null });
    await open(address);
    await firstRow();
    const range = await screen.findByText(/^Hiển thị 1 – 10/u);
    expect(range.ariaLive).toBe('polite');
    await user.click(screen.getByRole('button', { name: 'Trang sau' }));
    await waitFor(() => expect(range.textContent).toMatch(/^Hiển thị 11 – /u));
  });

  it('B-10 a condition that a finger takes away opens no keyboard: the heading gets the focus', async () => {
    const user = userEvent.setup({ delay: null });
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width') || query === '(pointer: coarse)',
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }));
    await open(`${address}?tu-khoa=Ứng 7`);
    await user.click(await screen.findByRole('button', { name: /^Bỏ điều kiện.*Ứng 7/u }));
    await waitFor(() => expect(location.search).toBe(''));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('W-07 B-10 rows that are chosen are counted aloud; those no longer chosen leave the focus to the heading, a whole page that was chosen to its bar', async () => {
    const user = userEvent.setup({ delay: null });
    showOn('phone');
    window.history.pushState(null, '', '/csdl/don-vi');
    render(
      <Surroundings services={fakeServices().services} authRef={signedInAuth(allPolicies)}>
        <main>
          <ListScreen description={unitsList} />
        </main>
      </Surroundings>,
    );
    const [box] = await screen.findAllByRole('checkbox');
    // There before the first one is chosen: a screen reader hears what comes into it (WCAG 4.1.3).
    const heard = screen.getByRole('status');
    expect([heard.textContent, screen.queryByRole('region', { name: 'Bản ghi đã chọn' })]).toEqual(['', null]);
    await user.click(box ?? document.body);
    expect(screen.getByText('Đã chọn 1 bản ghi')).toBe(heard);
    const bar = await screen.findByRole('region', { name: 'Bản ghi đã chọn' });
    within(bar).getByRole('button', { name: /trang/u }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(bar));
    within(bar).getByRole('button', { name: 'Bỏ chọn' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('W-07 columns that go back to the list’s own leave the focus on what was pressed, which has nothing to do any more', async () => {
    const user = userEvent.setup({ delay: null });
    await open(`${address}?cot=soCccd&cot=hoTen`);
    await dataRows();
    await user.click(screen.getByRole('button', { name: 'Cột' }));
    const back = within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', {
      name: 'Khôi phục mặc định',
    });
    expect(back.ariaDisabled).toBe('false');
    back.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect([back.ariaDisabled, location.search]).toEqual(['true', '']));
    // A browser takes the focus from a button that is disabled.
    expect([document.activeElement, back.disabled]).toEqual([back, false]);
    await user.keyboard('{Enter}');
    expect(location.search).toBe('');
  });

  it('W-07 choosing columns goes on at the box that was pressed, which another place in the list does not make another one', async () => {
    const user = userEvent.setup({ delay: null });
    await open(`${address}?cot=soCccd&cot=hoTen`);
    await dataRows();
    await user.click(screen.getByRole('button', { name: 'Cột' }));
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Số hộ chiếu' });
    box().focus();
    for (const isShown of [true, false]) {
      await user.keyboard(' ');
      await waitFor(() => expect(box().checked).toBe(isShown));
      expect(document.activeElement).toBe(box());
    }
  });
});
