// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Route, Router } from 'wouter';

import { AppError } from '@/domain/errors/app-error';
import type { SheetRow, SheetRows } from '@/domain/import/sheet';
import { href } from '@/domain/navigation/routes';
import type { StatementLine } from '@/domain/pay-ins/statement';
import { StatementScreen } from '@/views/fund/pay-ins/statement/statement-screen';
import { guardedNavigation } from '@/views/shared/unsaved/use-unsaved-guard';

import { fakeServices, Surroundings } from '../../shared/list/list-fixtures';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const question = /^Dữ liệu đã thay đổi nhưng chưa được lưu/u;
const voucher = {
  id: 'v',
  ma: 'NQ.2026.000123',
  nguoiNop: 'Lam Giang',
  soTien: 9_000_000,
  ngayNop: '2026-11-09',
  concurrencyStamp: 's',
};
const rows: readonly SheetRow[] = [
  { rowNumber: 2, cells: { ngay: '12/11/2025', soTien: '8.000.000', noiDung: 'x', maGiaoDich: 'FT1' } },
];

describe('a bank statement that is being matched', () => {
  it('V-05 B-05 asks before decisions about its rows go with the page', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Đối soát dòng 2' }));
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);

    await user.click(screen.getByRole('link', { name: 'Về danh sách' }));
    expect(await screen.findByText(question)).toBeDefined();
    await user.click(screen.getByText('Không'));
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Đối soát dòng 2' }).checked).toBe(true);

    await user.click(screen.getByRole('link', { name: 'Về danh sách' }));
    await user.click(await screen.findByText('Có'));
    expect(await screen.findByText('các phiếu nộp')).toBeDefined();
  });

  it('V-05 B-05 asks before another file takes their place, and keeps them on a "Không"', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Đối soát dòng 2' }));
    chooseFile('khac.csv');
    expect(await screen.findByText(question)).toBeDefined();
    await user.click(screen.getByText('Không'));
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    expect(screen.getByText('Tệp sao-ke.csv')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Đối soát dòng 2' }).checked).toBe(true);

    chooseFile('khac.csv');
    await user.click(await screen.findByText('Có'));
    expect(await screen.findByText('Tệp khac.csv')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Đối soát dòng 2' }).checked).toBe(false);
  });

  it('V-05 B-05 asks nothing while nobody has decided anything', async () => {
    const { user } = await open();
    await screen.findByRole('checkbox', { name: 'Đối soát dòng 2' });
    chooseFile('khac.csv');
    expect(await screen.findByText('Tệp khac.csv')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Về danh sách' }));
    expect(await screen.findByText('các phiếu nộp')).toBeDefined();
  });
});

it('B-05 says before a file is chosen that its credits are sent while it is read', async () => {
  await openEmpty();
  expect(screen.getByText(/Các khoản ghi có hợp lệ được gửi đến máy chủ ngay khi đọc tệp/u)).toBeDefined();
  expect(screen.queryByText(/chỉ được đọc trên máy này/u)).toBeNull();
});

it('B-05 does not say of an old workbook that a CSV file is not taken, where it is', async () => {
  await openEmpty(() => Promise.reject(new AppError('import.notSpreadsheet')));
  chooseFile('sao-ke.xls');
  const refusal = await screen.findByRole('alert');
  expect(refusal.textContent).toContain('tệp CSV chỉ nhập được khi nhập sao kê');
  expect(refusal.textContent).not.toContain('Tệp CSV');
});

it('B-05 V-05 a debit is shown as one, is no error, asks for no voucher and is not sent to be matched', async () => {
  const debit = { rowNumber: 3, cells: { ngay: '12/11/2026', ghiNo: 5_000_000, noiDung: 'CHI HO TRO' } };
  const asked: number[] = [];
  await open([...rows, debit], (lines) => asked.push(...lines.map(({ dong }) => dong)));
  const [, line] = within(await screen.findByRole('list', { name: 'Các dòng sao kê' })).getAllByRole('listitem');
  const shown = within(line ?? document.body);
  expect([shown.getByText('Ghi nợ').textContent, shown.getByText('-5.000.000 ₫').textContent]).toHaveLength(2);
  expect([shown.queryByRole('button'), shown.getByRole<HTMLInputElement>('checkbox').disabled]).toEqual([null, true]);
  expect(screen.getByRole('button', { name: 'Ghi nợ (1)' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Dòng lỗi/u })).toBeNull();
  expect(asked).toEqual([2]);
});

/** Opens the screen with a statement, the first of whose rows matches a voucher in part. */
async function open(given: readonly SheetRow[] = rows, onMatch?: (lines: readonly StatementLine[]) => void) {
  const remarks = { ignoredHeadings: [], ignoredSheets: [], hiddenRows: 0 };
  await openEmpty(() => Promise.resolve({ rows: given, remarks }), onMatch);
  chooseFile('sao-ke.csv');
  return { user: userEvent.setup({ delay: null }) };
}

/** Opens the screen before a file is chosen. */
async function openEmpty(read?: () => Promise<SheetRows>, onMatch?: (lines: readonly StatementLine[]) => void) {
  window.history.replaceState(null, '', href('payInStatement'));
  const { services } = fakeServices({
    spreadsheets: read === undefined ? {} : { read },
    payIns: {
      match: (lines) => {
        onMatch?.(lines);
        return Promise.resolve([{ dong: 2, ketQua: 'khop-mot-phan' as const, phieu: voucher }]);
      },
    },
  });
  await act(async () => {
    render(
      <Surroundings services={services}>
        <Router aroundNav={guardedNavigation}>
          <Route path={href('payInStatement')} component={StatementScreen} />
          <Route path={href('payIns')}>các phiếu nộp</Route>
        </Router>
      </Surroundings>,
    );
    await Promise.resolve();
  });
}

function chooseFile(name: string): void {
  const input = document.querySelector('input[type=file]') ?? document.body;
  fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
}
