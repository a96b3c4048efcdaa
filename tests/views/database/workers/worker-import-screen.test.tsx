// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { ImportResult } from '@/domain/import/import-row';
import type { SheetRow, SheetRows } from '@/domain/import/sheet';
import type { WorkerInput } from '@/domain/workers/worker';
import { workerImportColumns } from '@/domain/workers/worker-import-columns';
import type { Spreadsheet } from '@/services/spreadsheet/spreadsheet-writer';
import type { Services } from '@/views/app/services-context';
import { WorkerImportScreen } from '@/views/database/workers/worker-import-screen';

import { contractCells, personCells, type WorkerCells } from '../../../domain/workers/import-fixtures';
import { fakeServices, signedInAuth, Surroundings } from '../../shared/list/list-fixtures';

afterEach(cleanup);

const units = { ...contractCells, 'hopDong[0].donViId': 'DV0001' };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

describe('importing workers', () => {
  it('B-10 shows what is wrong at its row and column, sends the good rows, and says what became of each', async () => {
    const sent: (readonly WorkerInput[])[] = [];
    const { user } = await open({
      rows: [
        { ...personCells, ...units },
        { ...personCells, soCccd: '04219600004' },
        { ...personCells, soCccd: '042196000046', tinhThanhMa: 'Hà Tây' },
        { ...personCells, soCccd: '042196000047' },
      ],
      importRows: (rows) => {
        sent.push(rows);
        const refusal = {
          code: 'QuyHoTro:07001',
          message: 'Số CCCD 042196000047 đã tồn tại.',
          details: null,
          data: null,
          validationErrors: null,
        };
        return Promise.resolve([{ id: 'a' }, { refusal }]);
      },
    });
    await chooseFile();

    const preview = await screen.findByRole('region', { name: 'Kiểm tra dữ liệu' });
    expect(countsOf(preview)).toEqual(['Hợp lệ 2', 'Có lỗi 2', 'Tổng số dòng 4']);
    const third = await screen.findByRole('row', { name: /^3/u });
    expect(third.textContent).toContain('Số CCCD: Số CCCD phải gồm đúng 12 chữ số.');
    expect((await screen.findByRole('row', { name: /^4/u })).textContent).toContain(
      '“Hà Tây” không có trong danh mục.',
    );
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Kiểm tra dữ liệu'));

    await user.click(screen.getByRole('switch', { name: 'Chỉ hiện dòng lỗi' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));

    await user.click(screen.getByRole('button', { name: 'Nhập 2 dòng hợp lệ' }));
    const question = await screen.findByRole('alertdialog', { name: 'Xác nhận' });
    expect(question.textContent).toContain('2 dòng lỗi sẽ không được nhập.');
    await user.click(within(question).getByRole('button', { name: 'Có' }));

    const result = await screen.findByRole('region', { name: 'Kết quả nhập' });
    expect(countsOf(result)).toEqual(['Đã nhập 1', 'Bị từ chối 1', 'Chưa gửi 0', 'Có lỗi 2']);
    expect((await screen.findByRole('row', { name: /^5/u })).textContent).toContain('Số CCCD 042196000047 đã tồn tại.');
    const numbers = screen.getAllByRole('row').slice(1);
    expect(numbers.map(({ textContent }) => textContent.charAt(0))).toEqual(['3', '4', '5']);
    expect(within(result).getByRole('link', { name: 'Về danh sách' }).getAttribute('href')).toBe(
      '/csdl/nguoi-lao-dong',
    );
    expect(sent.map((rows) => rows.map(({ soCccd }) => soCccd))).toEqual([['042196000045', '042196000047']]);
  });

  it('B-10 says in place why a file is refused, and takes the next one that is dropped', async () => {
    const read = vi
      .fn<Services['spreadsheets']['read']>()
      .mockRejectedValueOnce(new AppError('import.headingsMissing', { params: { headings: 'Số CCCD' } }))
      .mockResolvedValue(sheetOf([personCells]));
    await open({ read });
    await chooseFile('sai.xlsx');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Không nhập được tệp sai.xlsx');
    expect(alert.textContent).toContain('Tệp thiếu cột: Số CCCD.');

    fireEvent.drop(screen.getByText(/Kéo tệp/u), { dataTransfer: { files: [new File(['PK'], 'dung.xlsx')] } });
    expect(await screen.findByText('Tệp dung.xlsx')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Nhập 1 dòng hợp lệ' })).toBeDefined();
  });

  it('B-10 loses nothing when the network dies: the rows that are left can be sent on or taken away as a file', async () => {
    const written: Spreadsheet[] = [];
    const importRows = vi
      .fn<Services['workers']['importRows']>()
      .mockRejectedValueOnce(new AppError('network.unreachable'))
      .mockResolvedValueOnce([{ id: 'a' }]);
    const { user } = await open({
      rows: [personCells],
      importRows,
      write: (spreadsheet) => {
        written.push(spreadsheet);
        return Promise.resolve(new Blob(['xlsx']));
      },
    });
    await chooseFile();
    await startImport(user);
    expect((await screen.findByRole('alert')).textContent).toContain('Không kết nối được máy chủ');
    await user.click(screen.getByRole('button', { name: 'Gửi tiếp 1 dòng còn lại' }));

    expect(await screen.findByText('Tất cả các dòng đã gửi đều được nhập.')).toBeDefined();
    expect(importRows.mock.calls[0]?.slice(0, 2)).toEqual(importRows.mock.calls[1]?.slice(0, 2));

    importRows.mockRejectedValueOnce(new AppError('network.unreachable'));
    await user.click(screen.getByRole('button', { name: 'Nhập tệp khác' }));
    await chooseFile();
    await startImport(user);
    await user.click(await screen.findByRole('button', { name: 'Kết thúc' }));
    const result = await screen.findByRole('region', { name: 'Kết quả nhập' });
    expect(countsOf(result)).toEqual(['Đã nhập 0', 'Bị từ chối 0', 'Chưa gửi 1']);
    const keys = [...new Set(importRows.mock.calls.map(([, key]) => key))];
    expect(keys).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)]);
    await user.click(screen.getByRole('button', { name: 'Tải các dòng chưa nhập được' }));
    await waitFor(() => expect(written).toHaveLength(1));
    expect(written[0]?.columns.at(-1)?.header).toBe('Lỗi');
    expect(written[0]?.rows.map((row) => [row[0], row[2], row.at(-1)])).toEqual([
      ['Phạm Thị Hồng Sen', { date: '1996-06-14' }, 'Chưa gửi đến máy chủ.'],
    ]);
  });

  it('W-06 B-10 an import that stops begins at its heading, and so does one that goes on: the button became another one under the hand', async () => {
    let fail: () => void = () => undefined;
    const answer = new Promise<readonly ImportResult[]>((_, reject) => {
      fail = () => {
        reject(new AppError('network.unreachable'));
      };
    });
    const importRows = vi
      .fn<Services['workers']['importRows']>()
      .mockReturnValueOnce(answer)
      .mockReturnValueOnce(new Promise(() => undefined));
    const { user } = await open({ rows: [personCells], importRows });
    await chooseFile();
    await startImport(user);
    (await screen.findByRole('button', { name: 'Dừng sau lượt này' })).focus();
    fail();
    await screen.findByRole('alert');
    expect(document.activeElement?.textContent).toBe('Việc nhập bị gián đoạn');
    await user.click(screen.getByRole('button', { name: 'Gửi tiếp 1 dòng còn lại' }));
    await screen.findByRole('button', { name: 'Dừng sau lượt này' });
    expect(document.activeElement?.textContent).toBe('Đang nhập dữ liệu');
  });

  it('B-10 hands out a template with every column, an example, and what each column takes', async () => {
    const written: Spreadsheet[] = [];
    const saved: string[] = [];
    const { user } = await open({
      rows: [],
      write: (spreadsheet) => {
        written.push(spreadsheet);
        return Promise.resolve(new Blob(['xlsx']));
      },
      save: (_, name) => saved.push(name),
    });
    await user.click(screen.getByRole('button', { name: 'Tải mẫu' }));
    await waitFor(() => expect(saved).toEqual(['Mau_NguoiLaoDong.xlsx']));
    const [guide] = written;
    const headings = workerImportColumns.map(({ heading }) => heading);
    expect(guide?.sheetName).toBe('Huong dan');
    expect(guide?.rows.map(([heading]) => heading)).toEqual(headings);
    expect(guide?.rows[3]).toEqual([
      'Giới tính',
      'Có',
      'Một giá trị của cột cùng tên ở trang Danh muc, không phân biệt hoa thường và dấu',
    ]);
    const [data, choices] = guide?.furtherSheets ?? [];
    expect(data?.sheetName).toBe('Du lieu');
    expect(data?.columns.map(({ header }) => header)).toEqual(headings);
    expect(data?.rows).toEqual([workerImportColumns.map(({ example }) => example)]);
    expect(choices?.sheetName).toBe('Danh muc');
    expect(choices?.columns[0]?.header).toBe('Giới tính');
    expect(choices?.rows.slice(0, 4).map(([sex]) => sex)).toEqual(['Nam', 'Nữ', 'Khác', null]);
  });
});

type Fakes = Partial<Services['spreadsheets']> & {
  readonly rows?: readonly WorkerCells[];
  readonly importRows?: (
    rows: readonly WorkerInput[],
    key: string,
    signal: AbortSignal,
  ) => Promise<readonly ImportResult[]>;
};

async function open({ rows = [], importRows, ...spreadsheets }: Fakes) {
  history.pushState(null, '', '/csdl/nguoi-lao-dong/nhap-excel');
  const { services } = fakeServices({
    ...(importRows === undefined ? {} : { workers: { importRows } }),
    spreadsheets: { read: () => Promise.resolve(sheetOf(rows)), ...spreadsheets },
  });
  await act(async () => {
    render(
      <Surroundings services={services} authRef={signedInAuth()}>
        <WorkerImportScreen />
      </Surroundings>,
    );
    await Promise.resolve();
  });
  return { user: userEvent.setup({ delay: null }) };
}

function sheetOf(rows: readonly WorkerCells[]): SheetRows {
  return {
    rows: rows.map((cells, index) => ({ rowNumber: index + 2, cells: cells as SheetRow['cells'] })),
    remarks: { ignoredHeadings: [], ignoredSheets: [], hiddenRows: 0 },
  };
}

async function chooseFile(name = 'a.xlsx'): Promise<void> {
  const input = await screen.findByLabelText<HTMLInputElement>('Tệp Excel để nhập');
  fireEvent.change(input, { target: { files: [new File(['PK'], name)] } });
}

async function startImport(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Nhập \d+ dòng hợp lệ/u }));
  await user.click(await screen.findByRole('button', { name: 'Có' }));
}

function countsOf(step: HTMLElement): readonly string[] {
  return [...step.querySelectorAll('dl > div')].map(
    (count) => `${count.querySelector('dt')?.textContent ?? ''} ${count.querySelector('dd')?.textContent ?? ''}`,
  );
}
