// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import { AppError } from '@/domain/errors/app-error';
import type { UnitListItem } from '@/domain/units/unit';
import { unitsList } from '@/views/database/units/units-list';
import type { UnitsListTextKey } from '@/views/database/units/units-list-texts';
import type { ListDescription } from '@/views/shared/list/list-description';
import { ListScreen } from '@/views/shared/list/list-screen';

import { fakeServices, signedInAuth, Surroundings } from './list-fixtures';
import { showOn } from './list-page';

afterEach(cleanup);

type Description = ListDescription<UnitListItem, UnitsListTextKey>;

const tabs: Description['tabs'] = {
  label: 'units.state',
  field: 'trangThai',
  items: [
    { value: '', label: 'units.title' },
    { value: '9', label: 'units.state' },
  ],
};

it('W-07 B-02 the tab that a list opens with says what the list says', async () => {
  await open('', { tabs: { ...tabs, initial: '9' } });
  expect(await screen.findByText('Chưa có đơn vị trong danh sách.')).toBeDefined();
});

it('W-07 a list without records says so on the tab for all of them', async () => {
  await open('', { tabs, load: () => Promise.resolve({ totalCount: 0, items: [] }) });
  expect(await screen.findByText('Chưa có đơn vị trong danh sách.')).toBeDefined();
});

it('W-07 B-01 a condition with which the list opens is taken away with the others, by the button that says so', async () => {
  await open('', { initialFilters: { loaiDonViId: '99' } });
  expect(await screen.findByText(/^Không tìm thấy kết quả phù hợp\./u)).toBeDefined();
  fireEvent.click(screen.getAllByText('Xóa bộ lọc', { selector: 'button' }).at(-1) ?? document.body);

  expect(await screen.findByText('Công ty TNHH Hợp tác quốc tế Sao Mai 1')).toBeDefined();
  expect(window.location.search).toBe('?loaiDonViId=');
  expect(screen.queryByText('Xóa bộ lọc', { selector: 'button' })).toBeNull();
});

const nothing: Page<UnitListItem> = { totalCount: 0, items: [] };
const sentenceOfAll = 'Chưa có đơn vị trong danh sách.';
const clearConditions = () => {
  fireEvent.click(screen.getAllByText('Xóa bộ lọc', { selector: 'button' }).at(-1) ?? document.body);
};

it('W-07 what was empty for other conditions is not said of the whole list while its rows are on their way', async () => {
  const answers: ((page: Page<UnitListItem>) => void)[] = [];
  await open('?tu-khoa=khongcoai', {
    load: (_, { search }) =>
      search === '' ? new Promise((resolve) => answers.push(resolve)) : Promise.resolve(nothing),
  });
  expect(await screen.findByText(/^Không tìm thấy kết quả phù hợp\./u)).toBeDefined();

  clearConditions();
  expect(await screen.findByRole('status', { name: 'Đang tải dữ liệu…' })).toBeDefined();
  expect(screen.queryByText(sentenceOfAll)).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();

  await act(async () => {
    for (const answer of answers) {
      answer(nothing);
    }
    await Promise.resolve();
  });
  expect(await screen.findByText(sentenceOfAll)).toBeDefined();
});

it('W-07 A-06 nor when they do not come: then it is said why, and nothing else', async () => {
  await open('?tu-khoa=khongcoai', {
    load: (_, { search }) =>
      search === '' ? Promise.reject(new AppError('http.unavailable', { status: 503 })) : Promise.resolve(nothing),
  });
  expect(await screen.findByText(/^Không tìm thấy kết quả phù hợp\./u)).toBeDefined();

  clearConditions();
  expect(await screen.findByText('Dịch vụ tạm gián đoạn')).toBeDefined();
  expect(screen.queryByText(sentenceOfAll)).toBeNull();
  expect(screen.queryByRole('status', { name: 'Đang tải dữ liệu…' })).toBeNull();
});

async function open(search: string, own: Partial<Description>) {
  showOn('phone');
  window.history.pushState(null, '', `/csdl/don-vi${search}`);
  await act(async () => {
    render(
      <Surroundings services={fakeServices().services} authRef={signedInAuth()} isStrict={false}>
        <ListScreen description={{ ...unitsList, ...own }} />
      </Surroundings>,
    );
    await Promise.resolve();
  });
}
