import { expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { statementColumns } from '@/domain/pay-ins/statement';
import { readWorkbook } from '@/services/spreadsheet/read-workbook';

const cells = ['09/11/2026', '11.000', '0', 'Phí', 'FT1'];
const read = { ngay: '09/11/2026', ghiNo: '11.000', soTien: '0', noiDung: 'Phí', maGiaoDich: 'FT1' };

it.each([
  [
    'in two languages',
    [
      'Ngày giao dịch/Transaction date',
      'Ghi nợ / Debit',
      'Ghi có / Credit',
      'Mô tả\nDescription',
      'Số tham chiếu | Reference',
    ],
  ],
  ['with their currency', ['Ngày', 'Số tiền ghi nợ (VND)', 'Số tiền ghi có (VNĐ)', 'Nội dung', 'Mã GD']],
  [
    'in two languages with their currency',
    ['Ngày', 'Nợ (VND)/Debit (VND)', 'Có (VND)/Credit (VND)', 'Nội dung', 'Mã GD'],
  ],
])('B-05 the columns of a bank’s own statement are found by headings %s', async (_, headings) => {
  expect((await rowsUnder(headings))[0]?.cells).toEqual(read);
});

it('B-05 a heading that names two columns is none of them', async () => {
  const headings = ['Ngày', 'Nợ/Có', 'Nội dung', 'Mã GD', 'Ghi chú/Số tiền'];
  const refusal = await rowsUnder(headings).catch((thrown: unknown) => thrown);
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal).toMatchObject({ code: 'import.headingsMissing', params: { headings: 'Số tiền' } });
});

async function rowsUnder(headings: readonly string[]) {
  const lines = [headings, cells].map((line) => line.map((text) => `"${text}"`).join(';'));
  const bytes = new TextEncoder().encode(lines.join('\r\n'));
  return (await readWorkbook(bytes, { columns: statementColumns, ownHeadings: [], acceptsText: true })).rows;
}
