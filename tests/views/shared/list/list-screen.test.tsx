// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { loaderDelayMs } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import type { ListQuery } from '@/domain/lists/list-query';
import { writeStored } from '@/views/app/browser-storage';

import { fakeServices, workers } from './list-fixtures';
import { address, dataRows, firstRow, goBack, headers, open, openWithKeyAtOnce, showOn } from './list-page';
import { seenText } from './seen-text';

beforeEach(() => {
  writeStored('ui.list.workers', '{}');
  showOn('desktop');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('list screen: rows', () => {
  it('B-10 shows the columns of a worker by name, with what is missing as a dash', async () => {
    await open(`${address}?tu-khoa=Ứng 7`);
    const row = await firstRow();
    expect(headers()).toEqual([
      'Số CCCD',
      'Họ và tên',
      'Ngày sinh',
      'Giới tính',
      'Tỉnh/Thành phố',
      'Hợp đồng hiện tại',
      'Ngày xuất cảnh',
      'Tình trạng làm việc',
      'Đóng quỹ',
      'Thao tác',
    ]);
    const cells = within(row).getAllByRole('gridcell');
    expect(cells.map(seenText)).toEqual([
      '038203000007',
      'Nguyễn Thị Ứng 7',
      '17/08/1992',
      'Nam',
      'Hà Nội',
      'Đài Loan (Trung Quốc) Hợp tác quốc tế Sao Mai',
      '08/11/2025',
      'Chưa xuất cảnh',
      'Chưa đến hạn',
      '',
    ]);
  });

  it('opens a record by its link, and by Enter on any of its cells', async () => {
    const user = userEvent.setup({ delay: null });
    await open(`${address}?tu-khoa=Ứng 7`);
    const row = await firstRow();
    expect(within(row).getByRole('link').getAttribute('href')).toBe(`${address}/worker-7`);

    await user.click(within(row).getByText('17/08/1992'));
    await waitFor(() => expect(location.pathname).toBe(`${address}/worker-7`));

    await goBack();
    within(row).getByText('Hà Nội').closest<HTMLElement>('[role="gridcell"]')?.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe(`${address}/worker-7`));
  });

  it('shows a skeleton when the first rows take long, and keeps the rows while others come', async () => {
    const answers: (() => void)[] = [];
    const fake = fakeServices();
    const list = vi.fn((query: ListQuery, signal: AbortSignal) =>
      new Promise<void>((resolve) => answers.push(resolve)).then(() => fake.services.workers.list(query, signal)),
    );
    // A screen may take longer to be drawn here than the list waits before it shows the skeleton.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await open(address, { services: { ...fake.services, workers: { ...fake.services.workers, list } } });
    expect(screen.queryByRole('status', { name: 'Đang tải dữ liệu…' })).toBeNull();
    act(() => {
      vi.advanceTimersByTime(loaderDelayMs);
    });
    vi.useRealTimers();
    expect(await screen.findByRole('status', { name: 'Đang tải dữ liệu…' })).toBeDefined();

    for (const answer of answers.splice(0)) {
      answer();
    }
    expect(await dataRows()).toHaveLength(10);

    await userEvent.click(screen.getByRole('button', { name: 'Trang sau' }));
    expect(await screen.findByRole('progressbar', { name: 'Đang cập nhật danh sách…' })).toBeDefined();
    expect(await dataRows()).toHaveLength(10);
  });

  it('says that nothing was found, and takes the conditions away on request', async () => {
    const user = userEvent.setup({ delay: null });
    await open(`${address}?tu-khoa=khongcoai&tinhTrang=2`);

    const message = 'Không tìm thấy kết quả phù hợp. Hãy thử thay đổi điều kiện tìm kiếm.';
    expect(await screen.findByText(message)).toBeDefined();
    const [button] = screen.getAllByRole('button', { name: 'Xóa bộ lọc' }).reverse();
    await user.click(button ?? document.body);

    await waitFor(() => expect(location.search).toBe(''));
    expect(await dataRows()).toHaveLength(10);
  });

  it('says that there is nothing yet, and offers the first record to who may add it', async () => {
    const fake = fakeServices();
    fake.table.workers = [];
    await open(address, fake);
    expect(await screen.findByText('Chưa có người lao động trong danh sách.')).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Thêm mới' }).map((link) => link.getAttribute('href'))).toEqual([
      `${address}/them-moi`,
      `${address}/them-moi`,
    ]);
    expect(screen.getByRole('button', { name: 'Xuất Excel' })).toHaveProperty('disabled', true);
  });

  it('says in place why rows did not come, and tries again on request', async () => {
    const fake = fakeServices();
    const list = vi
      .fn(fake.services.workers.list)
      .mockRejectedValueOnce(new AppError('http.unavailable', { status: 503 }));
    await open(address, { services: { ...fake.services, workers: { ...fake.services.workers, list } } });

    expect(await screen.findByText('Dịch vụ tạm gián đoạn')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));

    expect(await dataRows()).toHaveLength(10);
    expect(screen.queryByText('Dịch vụ tạm gián đoạn')).toBeNull();
  });

  it('asks for the rows again on request, with the same conditions', async () => {
    const { asked } = await open(`${address}?tu-khoa=Ứng 7`);
    await firstRow();
    const before = asked.length;
    await userEvent.click(screen.getByRole('button', { name: 'Làm mới' }));

    await waitFor(() => expect(asked).toHaveLength(before + 1));
    expect(asked.at(-1)?.query).toEqual(asked[before - 1]?.query);
  });

  it('C-07 calls its request off when the screen goes', async () => {
    const fake = fakeServices();
    const signals: AbortSignal[] = [];
    const list = (_: ListQuery, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<never>(() => undefined);
    };
    await open(address, { services: { ...fake.services, workers: { ...fake.services.workers, list } } });
    await waitFor(() => expect(signals.some(({ aborted }) => !aborted)).toBe(true));
    cleanup();
    expect(signals.filter(({ aborted }) => !aborted)).toEqual([]);
  });
});

describe('list screen: what can be done', () => {
  it('removes a row after a question, and shows the page before when it was the last of its page', async () => {
    const user = userEvent.setup({ delay: null });
    const fake = fakeServices();
    fake.table.workers = workers(11);
    await open(`${address}?trang=2`, fake);
    const row = await firstRow();
    const name = within(row).getByRole('link').textContent;

    await user.click(within(row).getByRole('button', { name: `Thao tác với ${name}` }));
    await user.click(screen.getByRole('menuitem', { name: 'Xóa' }));
    const question = `Bạn có chắc chắn muốn xóa ${name} không? Dữ liệu đã xóa không thể khôi phục.`;
    expect(await screen.findByText(question)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Có' }));

    await waitFor(() => expect(fake.removed).toHaveLength(1));
    expect(await screen.findByText('Xóa thành công.')).toBeDefined();
    await waitFor(() => expect(location.search).toBe(''));
    expect(await screen.findByText('Hiển thị 1 – 10 trong tổng số 10 bản ghi')).toBeDefined();
  });

  it('removes nothing when the question is answered with no', async () => {
    const user = userEvent.setup({ delay: null });
    const { removed } = await open(address);
    const row = await firstRow();
    await user.click(within(row).getByRole('button', { name: /Thao tác/u }));
    await user.click(screen.getByRole('menuitem', { name: 'Xóa' }));
    await user.click(await screen.findByRole('button', { name: 'Không' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Không' })).toBeNull());
    expect(removed).toEqual([]);
  });

  it('offers nothing that the person may not do', async () => {
    const user = userEvent.setup({ delay: null });
    await open(address, fakeServices(), ['DucLongPhatCsdl.CsdlNguoiLaoDong']);
    const row = await firstRow();
    await user.click(within(row).getByRole('button', { name: /Thao tác/u }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Xem chi tiết']);
    expect(screen.queryByText('Thêm mới')).toBeNull();
    expect(screen.queryByText('Xuất Excel')).toBeNull();
  });

  it('W-07 shows, hides and moves columns, keeps them in the address and for the next visit', async () => {
    const user = userEvent.setup({ delay: null });
    await open(`${address}?cot=soCccd&cot=hoTen`);
    await dataRows();
    await user.click(screen.getByRole('button', { name: 'Cột' }));
    await user.click(screen.getByRole('checkbox', { name: 'Số hộ chiếu' }));
    await user.click(screen.getByRole('button', { name: 'Đưa cột Họ và tên lên trước' }));
    await waitFor(() => expect(location.search).toBe('?cot=hoTen&cot=soCccd&cot=soHoChieu'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(headers()).toEqual(['Họ và tên', 'Số CCCD', 'Số hộ chiếu', 'Thao tác']);
    cleanup();

    await open(address);
    await dataRows();
    expect(headers()).toEqual(['Họ và tên', 'Số CCCD', 'Số hộ chiếu', 'Thao tác']);
  });

  it('leads to the search with the slash key, unless somebody types', async () => {
    const user = userEvent.setup({ delay: null });
    await open(address);
    await dataRows();
    const search = screen.getByLabelText('Tìm kiếm');
    await user.keyboard('/');
    expect(document.activeElement).toBe(search);
    await user.keyboard('a/b');
    expect(search).toHaveProperty('value', 'a/b');
  });

  it('B-10 the slash key pressed as soon as the list is seen leads to the search, too', async () => {
    expect(await openWithKeyAtOnce('/')).toBe(false);
    expect(document.activeElement).toBe(await screen.findByLabelText('Tìm kiếm'));
  });

  it('shows cards instead of the table on a narrow screen', async () => {
    showOn('phone');
    await open(`${address}?tu-khoa=Ứng 7`);
    const list = await screen.findByRole('list', { name: 'Cơ sở dữ liệu người lao động' });
    const card = within(list).getByRole('listitem');
    expect(within(card).getByRole('link', { name: 'Nguyễn Thị Ứng 7' })).toBeDefined();
    expect(within(card).getByText('17/08/1992')).toBeDefined();
    expect(screen.queryByRole('grid')).toBeNull();
  });
});
