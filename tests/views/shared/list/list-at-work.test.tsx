// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { BulkInput, BulkItem } from '@/domain/lists/bulk-action';
import type { UnitListItem } from '@/domain/units/unit';
import { storedKeys, removeStored, writeStored } from '@/views/app/browser-storage';
import type { Services } from '@/views/app/services-context';
import { unitsList } from '@/views/database/units/units-list';
import type { UnitsListTextKey } from '@/views/database/units/units-list-texts';
import type { ListDescription } from '@/views/shared/list/list-description';
import { ListScreen } from '@/views/shared/list/list-screen';

import { fakeServices, signedInAuth, Surroundings } from './list-fixtures';
import { dataRows, showOn } from './list-page';

type RunArguments = readonly [services: Services, items: readonly BulkItem[], input: BulkInput];

type UnitsList = ListDescription<UnitListItem, UnitsListTextKey>;

const address = '/csdl/don-vi';

beforeEach(() => {
  storedKeys().forEach(removeStored);
  // Cards are cheaper to show than the grid, and hold the same parts.
  showOn('phone');
});

afterEach(cleanup);

describe('list screen: saved filters', () => {
  it('W-07 keeps the present query under a name, shows it again, and opens the next visit with it', async () => {
    const user = userEvent.setup({ delay: null });
    await open({ url: `${address}?tu-khoa=giang&trang=1&sap-xep=-ma` });
    await user.click(screen.getByRole('button', { name: 'Bộ lọc đã lưu' }));
    await user.click(screen.getByLabelText('Lưu điều kiện hiện tại với tên'));
    await user.paste('Lam Giang');
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Mở danh sách bằng bộ lọc Lam Giang' }));
    cleanup();

    const { asked } = await open({ url: address });
    await waitFor(() => expect(location.search).toBe('?sap-xep=-ma&tu-khoa=giang'));
    expect(asked.at(-1)?.query).toMatchObject({ search: 'giang', sort: { field: 'ma', direction: 'desc' } });

    await user.click(screen.getByRole('button', { name: 'Xóa bộ lọc' }));
    await waitFor(() => expect(location.search).toBe('?sap-xep=-ma'));
  });

  it('W-07 asks before another filter of that name is replaced, and survives a broken storage', async () => {
    const user = userEvent.setup({ delay: null });
    writeStored(`ui.savedFilters.${userId()}.units`, '{"broken');
    await open({ url: `${address}?tu-khoa=sao` });
    await user.click(screen.getByRole('button', { name: 'Bộ lọc đã lưu' }));
    for (const name of ['Sao Mai', 'SAO MAI']) {
      await user.click(screen.getByLabelText('Lưu điều kiện hiện tại với tên'));
      await user.paste(name);
      await user.keyboard('{Enter}');
    }
    const question = await screen.findByRole('alertdialog', { name: 'Xác nhận' });
    expect(within(question).getByText('Đã có bộ lọc tên Sao Mai. Bạn có muốn thay bộ lọc đó không?')).toBeDefined();
  });
});

describe('list screen: totals and many rows', () => {
  it('B-11 shows the sums of the whole filter below the page', async () => {
    await open({ url: address });
    const totals = await screen.findByRole('group', { name: 'Tổng cộng (cả bộ lọc)' });
    expect(within(totals).getByText('97.500.000 ₫')).toBeDefined();
  });

  it('reads months, amounts, several choices and yes or no as people type them, and says what is none', async () => {
    const user = userEvent.setup({ delay: null });
    const filters = [
      { kind: 'period', from: 'kyTu', to: 'kyDen', label: 'units.licensedOn' },
      { kind: 'moneyRange', from: 'noTu', to: 'noDen', label: 'units.duNoNld' },
      { kind: 'boolean', field: 'coNo', label: 'units.duNoDoanhThu' },
      { kind: 'multiSelect', field: 'loai', label: 'units.type', options: { kind: 'lookup', name: 'loai-don-vi' } },
    ] as const;
    await open({ url: `${address}?coNo=true&loai=2,4`, list: { ...unitsList, filters } });
    await user.click(screen.getByRole('button', { name: 'Bộ lọc (2)' }));
    const type = async (label: string, text: string) => {
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
      await user.keyboard('{Enter}');
    };
    await type('Ngày cấp từ', '5/2026');
    await type('Ngày cấp đến', '13/2026');
    expect(screen.getByText('Tháng không hợp lệ. Vui lòng nhập theo dạng tháng/năm.')).toBeDefined();
    await type('Dư nợ theo NLĐ từ', '1.000.000');

    await waitFor(() => expect(location.search).toContain('noTu'));
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      coNo: 'true',
      loai: '2,4',
      kyTu: '2026-05',
      noTu: '1000000',
    });
    const chips = document.querySelector('[aria-label="Điều kiện đang lọc"]')?.textContent;
    expect(chips).toContain('Ngày cấp: từ 05/2026');
    expect(chips).toContain('Dư nợ theo NLĐ: từ 1.000.000\u00a0₫');
    expect(chips).toContain('Dư nợ theo doanh thu: Có');
    expect(chips).toMatch(/Loại đơn vị: [^,]+, [^,]+/u);
  });

  it('does something with the chosen rows once, says what was refused and keeps it chosen', async () => {
    const user = userEvent.setup({ delay: null });
    const run = vi.fn((...[, items]: RunArguments) =>
      Promise.resolve(
        items.map(({ id }) => ({
          id,
          ma: id.toUpperCase(),
          thanhCong: id !== 'unit-1',
          ...(id === 'unit-1' ? { loi: { message: 'Còn báo cáo chưa đối chiếu.' } } : {}),
        })),
      ),
    );
    const list: UnitsList = {
      ...unitsList,
      bulkActions: [
        {
          id: 'close',
          label: 'units.canBoPhuTrachId',
          policy: 'DucLongPhatCsdl.CsdlDonVi.Edit',
          most: 50,
          isOffered: ({ ma }) => ma !== 'DV0003',
          needs: 'reason',
          confirm: 'units.empty',
          run,
        },
      ],
    };
    await open({ url: address, list });
    await user.click(await screen.findByRole('checkbox', { name: /^Chọn DV0001/u }));
    await user.click(screen.getByRole('button', { name: 'Chọn tất cả 12 bản ghi khớp bộ lọc' }));
    expect(await screen.findByText('Đã chọn 12 bản ghi')).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'Cán bộ phụ trách' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Cán bộ phụ trách' }));
    const dialog = screen.getByRole('dialog', { name: 'Cán bộ phụ trách' });
    expect(within(dialog).getByText(/^DV0003 – /u)).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Cán bộ phụ trách' }));
    expect(within(dialog).getByText('Vui lòng nhập lý do, từ 10 đến 500 ký tự.')).toBeDefined();
    await user.click(within(dialog).getByRole('textbox', { name: /Lý do/u }));
    await user.paste('Đã đối chiếu đủ chứng từ.');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Cán bộ phụ trách' }));

    expect(await within(dialog).findByText('Thành công: 10 bản ghi')).toBeDefined();
    expect(run.mock.calls.map(([, items]) => items.length)).toEqual([5, 5, 1]);
    expect(new Set(run.mock.calls.flatMap(([, items]) => items.map(({ id }) => id))).size).toBe(11);
    const inputs = run.mock.calls.map(([, , input]) => input);
    expect(inputs.map(({ lyDo }) => lyDo)).toEqual(inputs.map(() => 'Đã đối chiếu đủ chứng từ.'));
    expect(new Set(inputs.map(({ maLanGui }) => maLanGui)).size).toBe(3);
    expect(within(dialog).getByText('Còn báo cáo chưa đối chiếu.')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Chỉ giữ các dòng lỗi' }));
    expect(await screen.findByText('Đã chọn 1 bản ghi')).toBeDefined();
  });

  it.each(['desktop', 'phone'] as const)(
    'W-07 draws nothing anew when the rows that come are those that stand there, on a %s',
    async (device) => {
      const user = userEvent.setup({ delay: null });
      showOn(device);
      const draw = vi.fn(({ ten }: UnitListItem) => ten);
      const columns = unitsList.columns.map((column) => (column.field === 'ten' ? { ...column, value: draw } : column));
      const { asked, table } = await open({ url: address, list: { ...unitsList, columns } });
      await (device === 'phone' ? screen.findByRole('checkbox', { name: /^Chọn DV0001/u }) : dataRows());
      const refresh = async () => {
        const calls = asked.length;
        draw.mockClear();
        await user.click(screen.getByRole('button', { name: 'Làm mới' }));
        await waitFor(() => expect(asked).toHaveLength(calls + 1));
        await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
      };
      await refresh();
      expect(draw).not.toHaveBeenCalled();

      table.units = table.units.map((unit, index) => (index === 0 ? { ...unit, ten: 'Đơn vị đã đổi tên' } : unit));
      await refresh();
      expect(draw).toHaveBeenCalled();
      await waitFor(() => expect(document.body.textContent).toContain('Đơn vị đã đổi tên'));
    },
  );

  it('costs as many calls and shows as many rows with a million records as with a thousand', async () => {
    const costs: unknown[] = [];
    for (const totalCount of [1_000, 1_000_000]) {
      const { asked } = await open({ url: address, totalCount });
      await screen.findByRole('checkbox', { name: /^Chọn DV0001/u });
      costs.push([asked.length, asked.map(({ query }) => query.pageSize), document.querySelectorAll('*').length]);
      cleanup();
    }
    expect(costs[1]).toEqual(costs[0]);
  });
});

type Opening = { readonly url: string; readonly list?: UnitsList; readonly totalCount?: number };

async function open({ url, list = unitsList, totalCount }: Opening) {
  history.pushState(null, '', url);
  const { services, asked, table } = fakeServices();
  const withTotals: Services = {
    ...services,
    units: {
      ...services.units,
      list: async (query, signal) => {
        const page = await services.units.list(query, signal);
        const tong = { duNoNld: 97_500_000, duNoDoanhThu: 0 };
        return { ...page, totalCount: totalCount ?? page.totalCount, tong };
      },
    },
  };
  await act(async () => {
    render(
      <Surroundings services={withTotals} authRef={signedInAuth()}>
        <ListScreen description={list} />
      </Surroundings>,
    );
    await Promise.resolve();
  });
  return { asked, table };
}

function userId(): string {
  return signedInAuth().getSnapshot().context.configuration?.currentUser.id ?? '';
}
