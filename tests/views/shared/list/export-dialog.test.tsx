// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { ListQuery } from '@/domain/lists/list-query';
import type { Spreadsheet } from '@/services/spreadsheet/spreadsheet-writer';
import { writeStored } from '@/views/app/browser-storage';
import { removePreferences } from '@/views/app/preferences';
import type { Services } from '@/views/app/services-context';
import { UnitsScreen } from '@/views/database/units/units-screen';
import { WorkersScreen } from '@/views/database/workers/workers-screen';

import { fakeServices, signedInAuth, Surroundings, workers } from './list-fixtures';

beforeEach(() => {
  removePreferences();
  history.pushState(null, '', '/csdl/nguoi-lao-dong?tu-khoa=dang&sap-xep=-hoTen');
});

afterEach(cleanup);

describe('export dialog', () => {
  it('B-10 exports all that the filter finds, by name, in the order of the list, to a file with day and time', async () => {
    const written: Spreadsheet[] = [];
    const saved: string[] = [];
    const user = userEvent.setup({ delay: null });
    await open(<WorkersScreen />, {
      write: (spreadsheet) => {
        written.push(spreadsheet);
        return Promise.resolve(new Blob(['xlsx']));
      },
      save: (_, name) => saved.push(name),
    });

    await user.click(await enabledExport());
    expect(await screen.findByText(/Tệp sẽ có 8 dòng/u)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Xuất 8 dòng' }));

    expect(await screen.findByText('Xuất dữ liệu thành công.')).toBeDefined();
    expect(saved).toEqual([expect.stringMatching(/^CSDL_NguoiLaoDong_\d{8}_\d{4}\.xlsx$/u)]);
    expect(written[0]?.columns.map(({ header, kind }) => [header, kind])).toEqual([
      ['Số CCCD', 'text'],
      ['Họ và tên', 'text'],
      ['Ngày sinh', 'date'],
      ['Giới tính', 'text'],
      ['Số hộ chiếu', 'text'],
      ['Điện thoại', 'text'],
      ['Tỉnh/Thành phố', 'text'],
      ['Trình độ học vấn', 'text'],
      ['Hợp đồng hiện tại', 'text'],
      ['Ngày xuất cảnh', 'date'],
      ['Ngày hết hạn HĐ', 'date'],
      ['Tình trạng làm việc', 'text'],
      ['Đóng quỹ', 'text'],
    ]);
    expect(written[0]?.rows.at(-1)).toEqual([
      '038203000004',
      'Đặng Thị Dũng 4',
      '1989-05-14',
      'Nữ',
      'P1000004',
      null,
      'Nghệ An',
      'Trung cấp',
      'Singapore – Công ty TNHH Hợp tác quốc tế Sao Mai',
      '2025-11-05',
      '2028-11-05',
      'Về nước trước hạn',
      'Đã đóng',
    ]);
  });

  it('B-10 makes a text file of the same table on request, says what Excel does to it, and offers it first from then on', async () => {
    const write = vi.fn<Services['spreadsheets']['write']>(() => Promise.resolve(new Blob(['csv'])));
    const saved: string[] = [];
    const user = userEvent.setup({ delay: null });
    await open(<WorkersScreen />, { write, save: (_, name) => saved.push(name) });

    await user.click(await enabledExport());
    expect(kindOfFile('Excel (.xlsx)').checked).toBe(true);
    expect(screen.queryByText(/làm mất số 0 ở đầu/u)).toBeNull();
    await user.click(kindOfFile('CSV (.csv)'));
    expect(screen.getByText(/làm mất số 0 ở đầu/u)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Xuất 8 dòng' }));

    expect(await screen.findByText('Xuất dữ liệu thành công.')).toBeDefined();
    expect(write.mock.calls.map(([, , options]) => options?.format)).toEqual(['csv']);
    expect(saved).toEqual([expect.stringMatching(/^CSDL_NguoiLaoDong_\d{8}_\d{4}\.csv$/u)]);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await enabledExport());
    expect(kindOfFile('CSV (.csv)').checked).toBe(true);
  });

  it('B-10 makes a workbook where storage remembers what is no kind of file', async () => {
    writeStored('ui.exportFormat', 'exe');
    const user = userEvent.setup({ delay: null });
    await open(<WorkersScreen />, {});
    await user.click(await enabledExport());
    expect(kindOfFile('Excel (.xlsx)').checked).toBe(true);
  });

  it('W-06 shows figures while it runs, and writes nothing once it is cancelled', async () => {
    const user = userEvent.setup({ delay: null });
    const write = vi.fn<Services['spreadsheets']['write']>();
    const fake = fakeServices();
    const list = (query: ListQuery, signal: AbortSignal) =>
      query.page > 0 && query.pageSize === 1_000
        ? new Promise<never>(() => undefined)
        : fake.services.workers.list(query, signal);
    fake.table.workers = workers(2_100);
    history.pushState(null, '', '/csdl/nguoi-lao-dong');
    await open(<WorkersScreen />, { write }, { ...fake.services, workers: { ...fake.services.workers, list } });

    await user.click(await enabledExport());
    await user.click(screen.getByRole('button', { name: 'Xuất 2.100 dòng' }));
    expect(await screen.findByText('Đang tải dữ liệu: 1.000 / 2.100 dòng')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Tiến độ xuất dữ liệu' }).getAttribute('aria-valuenow')).toBe('48');
    await user.click(screen.getByRole('button', { name: 'Hủy xuất' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(write).not.toHaveBeenCalled();
  });

  it('says why a file was not made, and tries again on request', async () => {
    const user = userEvent.setup({ delay: null });
    const write = vi
      .fn<Services['spreadsheets']['write']>()
      .mockRejectedValueOnce(new Error('no memory'))
      .mockResolvedValue(new Blob(['xlsx']));
    await open(<WorkersScreen />, { write });
    await user.click(await enabledExport());
    await user.click(screen.getByRole('button', { name: 'Xuất 8 dòng' }));

    await user.click(await screen.findByRole('button', { name: 'Thử lại' }));

    expect(await screen.findByText('Xuất dữ liệu thành công.')).toBeDefined();
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('B-11 exports debts of units as amounts', async () => {
    const written: Spreadsheet[] = [];
    const user = userEvent.setup({ delay: null });
    history.pushState(null, '', '/csdl/don-vi');
    await open(<UnitsScreen />, {
      write: (spreadsheet) => {
        written.push(spreadsheet);
        return Promise.resolve(new Blob(['xlsx']));
      },
    });
    await user.click(await enabledExport());
    await user.click(screen.getByRole('button', { name: 'Xuất 12 dòng' }));
    await waitFor(() => expect(written).toHaveLength(1));
    const debt = written[0]?.columns.findIndex(({ header }) => header === 'Dư nợ theo NLĐ') ?? -1;
    expect([written[0]?.columns[debt]?.kind, written[0]?.rows[1]?.[debt]]).toEqual(['money', 2_500_000]);
  });
});

async function open(
  page: ReactNode,
  spreadsheets: Partial<Services['spreadsheets']>,
  services: Services = fakeServices().services,
) {
  const withSpreadsheets = { ...services, spreadsheets: { ...services.spreadsheets, ...spreadsheets } };
  await act(async () => {
    render(
      <Surroundings services={withSpreadsheets} authRef={signedInAuth()}>
        {page}
      </Surroundings>,
    );
    await Promise.resolve();
  });
}

function kindOfFile(name: string): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('radio', { name });
}

async function enabledExport(): Promise<HTMLElement> {
  return waitFor(() => {
    const button = screen.getByRole('button', { name: 'Xuất Excel' });
    expect(button).toHaveProperty('disabled', false);
    return button;
  });
}
