// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { isSendable, type ImportPreview } from '@/domain/import/import-row';
import { createStatementRowReader, withMatches, type StatementInput } from '@/domain/pay-ins/statement';
import { StatementPreview } from '@/views/fund/pay-ins/statement/statement-preview';

import { fakeServices, Surroundings } from '../../shared/list/list-fixtures';

afterEach(cleanup);

const voucher = {
  id: 'v',
  ma: 'NQ.2026.000123',
  nguoiNop: 'Lam Giang',
  soTien: 9_000_000,
  ngayNop: '2026-11-09',
  concurrencyStamp: 's',
};
const read = createStatementRowReader('2026-11-15');
const rows = withMatches(
  [2, 3].map((rowNumber) =>
    read({
      rowNumber,
      cells: { ngay: '12/11/2026', soTien: '8.000.000', noiDung: 'x', maGiaoDich: `FT${String(rowNumber)}` },
    }),
  ),
  [
    { dong: 2, ketQua: 'khop-mot-phan', phieu: voucher },
    { dong: 3, ketQua: 'khong-khop', phieu: null },
  ],
);

describe('the preview of a statement', () => {
  it('B-05 shows the sum of what is chosen as money, not as one more number of rows', () => {
    render(
      <Surroundings services={fakeServices({}).services}>
        <StatementPreview
          preview={{ rows, remarks: { ignoredHeadings: [], ignoredSheets: [], hiddenRows: 0 } }}
          fileName="sao-ke.csv"
          onFile={() => undefined}
          onChange={() => undefined}
          onTouch={() => undefined}
          onStart={() => undefined}
        />
      </Surroundings>,
    );
    expect(screen.getByText('Tổng tiền').nextElementSibling?.textContent.replace(/\s/gu, ' ')).toBe('0 ₫');
  });

  it('B-05 S-11 tells the buttons of the rows from each other, and says with each what it is about', () => {
    render(
      <Surroundings services={fakeServices({}).services}>
        <StatementPreview
          preview={{ rows, remarks: { ignoredHeadings: [], ignoredSheets: [], hiddenRows: 0 } }}
          fileName="sao-ke.csv"
          onFile={() => undefined}
          onChange={() => undefined}
          onTouch={() => undefined}
          onStart={() => undefined}
        />
      </Surroundings>,
    );
    const choice = screen.getByRole('button', { name: 'Đổi phiếu, dòng 2' });
    expect(screen.getByRole('button', { name: 'Chọn phiếu, dòng 3' })).toBeDefined();
    const box = screen.getByRole('checkbox', { name: 'Đối soát dòng 2' });
    expect([choice, box].map(descriptionOf)).toEqual([
      expect.stringMatching(/^8\.000\.000\s₫.*Khớp một phần.*NQ\.2026\.000123 – Lam Giang.*Lệch -1\.000\.000\s₫$/u),
      expect.stringMatching(/^8\.000\.000\s₫/u),
    ]);
  });

  it('B-05 W-07 shows ten rows of a longer statement to begin with, as every list does', () => {
    const long = Array.from({ length: 11 }, (_, index) =>
      read({
        rowNumber: index + 2,
        cells: { ngay: '12/11/2026', soTien: '8.000.000', noiDung: 'x', maGiaoDich: `FT${index}` },
      }),
    );
    render(
      <Surroundings services={fakeServices().services}>
        <StatementPreview
          preview={{ rows: long, remarks: { ignoredHeadings: [], ignoredSheets: [], hiddenRows: 0 } }}
          fileName="sao-ke.csv"
          onFile={() => undefined}
          onChange={() => undefined}
          onTouch={() => undefined}
          onStart={() => undefined}
        />
      </Surroundings>,
    );
    expect(screen.getByRole('list', { name: 'Các dòng sao kê' }).children).toHaveLength(10);
  });

  it('B-05 V-05 starts nothing before a person agrees to a partial match and says why the amounts differ, which is told at once', async () => {
    const person = userEvent.setup({ delay: null });
    let touched = 0;
    const started: (readonly (string | undefined)[])[] = [];
    function Host() {
      const [preview, setPreview] = useState<ImportPreview<StatementInput>>({
        rows,
        remarks: { ignoredHeadings: [], ignoredSheets: [], hiddenRows: 0 },
      });
      return (
        <StatementPreview
          preview={preview}
          fileName="sao-ke.csv"
          onFile={() => undefined}
          onChange={(changed) => {
            setPreview(changed);
            started.push(changed.rows.filter(isSendable).map(({ input }) => input.lyDo));
          }}
          onTouch={() => {
            touched += 1;
          }}
          onStart={() => {
            started.push(['start']);
          }}
        />
      );
    }
    render(
      <Surroundings services={fakeServices().services}>
        <Host />
      </Surroundings>,
    );
    const start = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Đối soát \d+ dòng$/u });
    expect(start().disabled).toBe(true);
    await person.click(screen.getByRole('checkbox', { name: 'Đối soát dòng 2' }));
    expect(start().disabled).toBe(true);
    await person.click(screen.getByRole('textbox', { name: /Lý do chênh lệch/u }));
    await person.paste('Ngân hàng đã trừ phí.');
    await person.click(start());
    await person.click(await screen.findByRole('button', { name: 'Có' }));
    expect(touched).toBe(1);
    expect(started).toEqual([[undefined], ['Ngân hàng đã trừ phí.'], ['start']]);
  });

  it('B-05 neither draws rows nor counts them anew while the reason is typed, and draws only the row that was decided', async () => {
    const person = userEvent.setup({ delay: null });
    const watched = [watchedVoucher('v2'), watchedVoucher('v3')] as const;
    const [first, second] = watched;
    const partial = withMatches(rows, [
      { dong: 2, ketQua: 'khop-mot-phan', phieu: first.voucher },
      { dong: 3, ketQua: 'khop-mot-phan', phieu: second.voucher },
    ]);
    let touched = 0;
    function Host() {
      const [preview, setPreview] = useState<ImportPreview<StatementInput>>({
        rows: partial,
        remarks: { ignoredHeadings: [], ignoredSheets: [], hiddenRows: 0 },
      });
      // As the screen does: what is typed draws all of the preview's surroundings, with handlers of their own.
      const [, setTouches] = useState(0);
      return (
        <StatementPreview
          preview={preview}
          fileName="sao-ke.csv"
          onFile={() => undefined}
          onChange={(changed) => setPreview(changed)}
          onTouch={() => {
            touched += 1;
            setTouches(touched);
          }}
          onStart={() => undefined}
        />
      );
    }
    render(
      <Surroundings services={fakeServices().services}>
        <Host />
      </Surroundings>,
    );
    await person.click(screen.getByRole('checkbox', { name: 'Đối soát dòng 2' }));
    const reason = screen.getByRole('textbox', { name: /Lý do chênh lệch/u });
    await person.click(reason);
    watched.forEach(({ reads }) => reads.clear());
    await person.keyboard('Trừ phí');
    expect([touched, reason.textContent, watched.map(({ reads }) => [...reads])]).toEqual([7, 'Trừ phí', [[], []]]);

    await person.click(screen.getByRole('checkbox', { name: 'Đối soát dòng 3' }));
    expect(watched.map(({ reads }) => reads.has('nguoiNop'))).toEqual([false, true]);
    expect(screen.getByRole('button', { name: 'Đối soát 2 dòng' })).toBeDefined();
  });
});

/** A voucher that tells which of its fields were read: the payer by a row that is drawn, the amount also by the counts. */
function watchedVoucher(id: string) {
  const reads = new Set<string>();
  const watched = {
    ...voucher,
    id,
    get nguoiNop() {
      reads.add('nguoiNop');
      return voucher.nguoiNop;
    },
    get soTien() {
      reads.add('soTien');
      return voucher.soTien;
    },
  };
  return { voucher: watched, reads };
}

/** What a screen reader says after a control's name. */
function descriptionOf(control: HTMLElement): string {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
