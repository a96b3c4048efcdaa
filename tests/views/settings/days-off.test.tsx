// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { DayOff, DayOffInput } from '@/domain/days-off/day-off';
import { AppError } from '@/domain/errors/app-error';
import { policies } from '@/domain/policies/policy-names';
import type { DaysOffApi } from '@/services/api/days-off-api';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { enter } from '../../support/enter';
import { refusalOf } from '../shared/form/refusals';
import { showOn } from '../shared/list/list-page';
import { renderSettings } from './settings-fixtures';

beforeEach(() => {
  showOn('desktop');
});

afterEach(() => {
  cleanup();
  forgetDrafts();
  window.history.pushState(null, '', '/');
});

const stored = (id: string, input: DayOffInput): DayOff => ({
  ...input,
  id,
  creationTime: '2026-01-05T08:00:00.000',
  creatorId: null,
  lastModificationTime: null,
  lastModifierId: null,
  concurrencyStamp: `stamp ${id}`,
});

const swap = stored('swap', { ngay: '2026-08-31', loai: 1, ten: 'Nghỉ hoán đổi', ghiChu: 'Làm bù 22/08.' });
const worked = stored('worked', { ngay: '2026-08-22', loai: 2, ten: 'Làm bù cho 31/08', ghiChu: null });

/** The tab over a table that remembers what is done to it. */
function openDays({
  granted = [policies.daysOff, policies.daysOffEdit],
  search = '?tab=days-off&nam=2026',
  ...calls
}: Partial<DaysOffApi> & { readonly granted?: readonly string[]; readonly search?: string } = {}) {
  let rows: readonly DayOff[] = [worked, swap];
  const api = {
    list: vi.fn<DaysOffApi['list']>(
      calls.list ?? ((year) => Promise.resolve(rows.filter(({ ngay }) => ngay.startsWith(String(year))))),
    ),
    create: vi.fn<DaysOffApi['create']>(
      calls.create ??
        ((input) => {
          const row = stored('new', input);
          rows = [...rows, row];
          return Promise.resolve(row);
        }),
    ),
    update: vi.fn<DaysOffApi['update']>(
      calls.update ??
        ((id, { ngay, loai, ten, ghiChu }) => {
          const row = stored(id, { ngay, loai, ten, ghiChu });
          rows = rows.map((each) => (each.id === id ? row : each));
          return Promise.resolve(row);
        }),
    ),
    remove: vi.fn<DaysOffApi['remove']>(
      calls.remove ??
        ((id) => {
          rows = rows.filter((each) => each.id !== id);
          return Promise.resolve();
        }),
    ),
  };
  return { api, ...renderSettings({ search, granted, daysOff: api }) };
}

const table = (year = 2026) => screen.findByRole('table', { name: `Ngày nghỉ và ngày làm bù năm ${String(year)}` });
const lines = async (year = 2026) =>
  within(await table(year))
    .getAllByRole('rowheader')
    .map(({ parentElement }) =>
      [...(parentElement?.querySelectorAll('th, td') ?? [])]
        .slice(0, 4)
        .map(({ textContent }) => textContent)
        .join(' | '),
    );
const dialog = (name = 'Thêm ngày nghỉ hoặc làm bù') => screen.findByRole('dialog', { name });

describe('days off in the settings', () => {
  it('S-10 B-01 shows the law’s days and the administrator’s together, in order, with their weekdays', async () => {
    openDays();
    const shown = await lines();
    expect(shown).toHaveLength(14);
    expect(shown[0]).toBe('01/01/2026Thứ Năm | Tết Dương lịch | Nghỉ | Theo luật');
    expect(shown.slice(-4)).toEqual([
      '22/08/2026Thứ Bảy | Làm bù cho 31/08 | Làm bù | Quỹ quy định',
      '31/08/2026Thứ Hai | Nghỉ hoán đổiLàm bù 22/08. | Nghỉ | Quỹ quy định',
      '01/09/2026Thứ Ba | Quốc khánh | Nghỉ | Theo luật',
      '02/09/2026Thứ Tư | Quốc khánh | Nghỉ | Theo luật',
    ]);
    expect(screen.getAllByRole('button', { name: /^(Sửa|Xóa) ngày/u }).map(({ ariaLabel }) => ariaLabel)).toHaveLength(
      4,
    );
  });

  it('S-10 goes to another year, which stays in the address, and says where a year has no days of its own', async () => {
    const { user } = openDays();
    await table();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Năm' }), '2025');
    expect(await lines(2025)).toContain('30/04/2025Thứ Tư | Ngày Chiến thắng | Nghỉ | Theo luật');
    expect(screen.getByText('Chưa có ngày nào ngoài các ngày nghỉ theo luật trong năm 2025.')).toBeDefined();
    expect(window.location.search).toBe('?tab=days-off&nam=2025');
  });

  it('S-10 P-03 leaves the table as it is for who may only read it', async () => {
    openDays({ granted: [policies.daysOff] });
    await table();
    expect(screen.queryByRole('button', { name: /ngày/u })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Thao tác' })).toBeNull();
  });

  it('S-10 V-01 refuses a row that says nothing new, and adds one that does', async () => {
    const { user, api } = openDays();
    await table();
    await user.click(screen.getByRole('button', { name: 'Thêm ngày' }));
    const form = within(await dialog());
    await enter(user, form.getByLabelText(/^Ngày/u), '2/9/2026');
    await enter(user, form.getByLabelText(/^Tên/u), '  Nghỉ   theo thông báo ');
    await user.click(form.getByRole('button', { name: 'Lưu' }));
    expect(await form.findByText('Ngày này đã là ngày nghỉ theo luật hoặc ngày nghỉ hằng tuần.')).toBeDefined();
    expect(api.create).not.toHaveBeenCalled();
    await user.clear(form.getByLabelText(/^Ngày/u));
    await enter(user, form.getByLabelText(/^Ngày/u), '24/11/2026');
    await user.click(form.getByRole('button', { name: 'Lưu' }));
    expect(await screen.findByText('Đã lưu ngày 24/11/2026.')).toBeDefined();
    expect(api.create.mock.calls.map(([input]) => input)).toEqual([
      { ngay: '2026-11-24', loai: 1, ten: 'Nghỉ theo thông báo', ghiChu: null },
    ]);
    await waitFor(async () => {
      expect((await lines()).at(-1)).toBe('24/11/2026Thứ Ba | Nghỉ theo thông báo | Nghỉ | Quỹ quy định');
    });
  });

  it('S-10 V-01 says at its field that a day has a row already, and keeps what was typed', async () => {
    const taken = refusalOf({ message: 'Trường Ngày đã có trong cơ sở dữ liệu.', members: ['ngay'] });
    const { user } = openDays({ create: () => Promise.reject(taken) });
    await table();
    await user.click(screen.getByRole('button', { name: 'Thêm ngày' }));
    const form = within(await dialog());
    await enter(user, form.getByLabelText(/^Ngày/u), '24/11/2026');
    await enter(user, form.getByLabelText(/^Tên/u), 'Nghỉ');
    await user.click(form.getByRole('button', { name: 'Lưu' }));
    expect(await form.findByText('Trường Ngày đã có trong cơ sở dữ liệu.')).toBeDefined();
    expect(form.getByLabelText(/^Tên/u)).toHaveProperty('value', 'Nghỉ');
  });

  it('S-10 changes a row with its stamp; where somebody else was faster the table is loaded again', async () => {
    const update = vi
      .fn<DaysOffApi['update']>()
      .mockRejectedValueOnce(new AppError('http.conflict', { status: 409 }))
      .mockImplementation((id, { ngay, loai, ten, ghiChu }) =>
        Promise.resolve(stored(id, { ngay, loai, ten, ghiChu })),
      );
    const { user, api } = openDays({ update });
    await table();
    await user.click(screen.getByRole('button', { name: 'Sửa ngày 31/08/2026' }));
    const form = within(await dialog('Sửa ngày nghỉ hoặc làm bù'));
    expect(form.getByLabelText(/^Ngày/u)).toHaveProperty('value', '31/08/2026');
    await user.click(form.getByRole('button', { name: 'Lưu' }));
    await user.click(await form.findByRole('button', { name: 'Tải lại bảng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.update.mock.calls.map(([id, { concurrencyStamp }]) => [id, concurrencyStamp])).toEqual([
      ['swap', 'stamp swap'],
    ]);
    await waitFor(() => expect(api.list).toHaveBeenCalledTimes(2));
  });

  it('S-10 shows the year of a day that was saved into another one', async () => {
    const { user } = openDays();
    await table();
    await user.click(screen.getByRole('button', { name: 'Thêm ngày' }));
    const form = within(await dialog());
    await enter(user, form.getByLabelText(/^Ngày/u), '04/01/2027');
    await enter(user, form.getByLabelText(/^Tên/u), 'Nghỉ');
    await user.click(form.getByRole('button', { name: 'Lưu' }));
    expect(await lines(2027)).toContain('04/01/2027Thứ Hai | Nghỉ | Nghỉ | Quỹ quy định');
    expect(window.location.search).toBe('?tab=days-off&nam=2027');
  });

  it('S-10 W-05 asks before a row is removed, and says why one could not be', async () => {
    const remove = vi.fn<DaysOffApi['remove']>().mockRejectedValueOnce(new AppError('http.server', { status: 500 }));
    remove.mockResolvedValue();
    const { user, api } = openDays({ remove });
    await table();
    const press = async (answer: 'Có' | 'Không') => {
      await user.click(screen.getByRole('button', { name: 'Xóa ngày 31/08/2026' }));
      const question = await screen.findByRole('alertdialog');
      expect(question.textContent).toContain('ngày 31/08/2026');
      await user.click(within(question).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await press('Không');
    expect(api.remove).not.toHaveBeenCalled();
    await press('Có');
    expect(await screen.findByText(/\[500\]/u)).toBeDefined();
    expect(api.remove.mock.calls.map(([id]) => id)).toEqual(['swap']);
  });

  it('S-10 W-05 leaves the focus on the next row that can be removed, at last on the table', async () => {
    const { user } = openDays();
    await table();
    const press = async (day: string) => {
      await user.click(screen.getByRole('button', { name: `Xóa ngày ${day}` }));
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Có' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: `Xóa ngày ${day}` })).toBeNull());
    };
    await press('22/08/2026');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Xóa ngày 31/08/2026' }));
    await press('31/08/2026');
    expect(document.activeElement).toBe(await table());
  });

  it('S-10 X-01 says in place that the table could not be loaded, and loads it on demand', async () => {
    const list = vi
      .fn<DaysOffApi['list']>()
      .mockRejectedValueOnce(new AppError('http.server', { status: 500 }))
      .mockResolvedValue([swap]);
    const { user } = openDays({ list });
    await user.click(await screen.findByRole('button', { name: 'Thử lại' }));
    expect(await lines()).toHaveLength(13);
  });
});
