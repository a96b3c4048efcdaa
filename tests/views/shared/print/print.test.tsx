// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { fundHeading, placeAndDate } from '@/views/shared/print/paper-words';
import { AmountInWords, PrintPage, Signatures } from '@/views/shared/print/print-page';
import { PrintPreview } from '@/views/shared/print/print-preview';
import { PrintTable } from '@/views/shared/print/print-table';
import { usePrintRequest } from '@/views/shared/print/use-print-request';

import { fakeServices, Surroundings } from '../list/list-fixtures';

afterEach(() => {
  cleanup();
  window.history.pushState(null, '', '/');
});

const rows = [
  { market: 'Nhật Bản', amount: 5_500_000 },
  { market: 'Đài Loan (Trung Quốc)', amount: 4_250_000 },
];

it('shows a paper at its address with heading, numbered rows, total, words and signatures; prints and closes it', async () => {
  window.history.pushState(null, '', '/quan-ly-quy/bao-cao-quy/42?tab=chung&in=bang-quyet-toan');
  const print = vi.fn();
  const { services } = fakeServices({ printing: { print } });
  const user = userEvent.setup({ delay: null });
  render(
    <Surroundings services={services}>
      <Settlement />
    </Surroundings>,
  );

  const paper = within(await screen.findByRole('dialog', { name: 'Bảng quyết toán' })).getByRole('article');
  expect([...paper.querySelectorAll('header p')].map(({ textContent }) => textContent)).toEqual([
    'BỘ NỘI VỤ',
    'QUỸ HỖ TRỢ VIỆC LÀM NGOÀI NƯỚC',
    'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM',
    'Độc lập - Tự do - Hạnh phúc',
  ]);
  expect(
    within(paper)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent)),
  ).toEqual([
    ['STT', 'Thị trường', 'Số tiền'],
    ['1', 'Nhật Bản', '5.500.000'],
    ['2', 'Đài Loan (Trung Quốc)', '4.250.000'],
    ['Tổng cộng', '9.750.000'],
  ]);
  expect(within(paper).getByText('Bằng chữ: Chín triệu bảy trăm năm mươi nghìn đồng./.')).toBeDefined();
  expect(within(paper).getByText('Hà Nội, ngày 20 tháng 11 năm 2026')).toBeDefined();
  expect(within(paper).getByText('Dữ liệu lấy lúc 20/11/2026 09:30')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'In' }));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Đóng' }));
  expect([screen.queryByRole('dialog'), window.location.search]).toEqual([null, '?tab=chung']);
  await user.click(screen.getByRole('button', { name: 'mở' }));
  expect(window.location.search).toBe('?tab=chung&in=bang-quyet-toan');
});

it('prints nothing as long as no paper has come, nor once it has gone', async () => {
  const preview = (content: ReactNode) => (
    <Surroundings services={fakeServices().services}>
      <PrintPreview title="Giấy chứng nhận" onClose={() => undefined}>
        {content}
      </PrintPreview>
    </Surroundings>
  );
  const paper = (
    <PrintPage title="Giấy chứng nhận" takenAt="2026-11-20T02:30:00Z">
      nội dung
    </PrintPage>
  );
  const { rerender } = render(preview('đang tải'));
  await screen.findByText('đang tải');
  expect(screen.queryByRole('button', { name: 'In' })).toBeNull();
  rerender(preview(paper));
  expect(screen.getByRole('button', { name: 'In' })).toBeDefined();
  rerender(preview('không tải được'));
  expect(screen.queryByRole('button', { name: 'In' })).toBeNull();
});

it('writes place and day as Nghị định 30/2020 has them, or leaves them for the pen', () => {
  expect([placeAndDate('Hà Nội', '2026-02-05'), placeAndDate('Hà Nội', '2026-10-05'), placeAndDate('Vinh')]).toEqual([
    'Hà Nội, ngày 05 tháng 02 năm 2026',
    'Hà Nội, ngày 05 tháng 10 năm 2026',
    'Vinh, ngày …… tháng …… năm ……',
  ]);
  expect(placeAndDate('Vinh', '2026-02-05T23:30:00Z')).toBe('Vinh, ngày 06 tháng 02 năm 2026');
});

function Settlement() {
  const { paper, open, close } = usePrintRequest();
  const money = (amount: number) => amount.toLocaleString('vi-VN');
  return (
    <>
      <button
        onClick={() => {
          open('bang-quyet-toan');
        }}
      >
        mở
      </button>
      {paper === 'bang-quyet-toan' ? (
        <PrintPreview title="Bảng quyết toán" onClose={close}>
          <PrintPage organisation={fundHeading} title="Bảng quyết toán" takenAt="2026-11-20T02:30:00Z">
            <PrintTable
              columns={[
                { key: 'market', header: 'Thị trường', value: ({ market }) => market },
                {
                  key: 'amount',
                  header: 'Số tiền',
                  align: 'right',
                  value: ({ amount }) => money(amount),
                  total: money(9_750_000),
                },
              ]}
              rows={rows}
              keyOf={({ market }) => market}
              unit="đồng"
            />
            <AmountInWords amount={9_750_000} />
            <Signatures place="Hà Nội" day="2026-11-20" signatories={[{ title: 'Người lập biểu' }]} />
          </PrintPage>
        </PrintPreview>
      ) : null}
    </>
  );
}
