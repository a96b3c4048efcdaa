// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { amountInWords } from '@/domain/fund/amount-in-words';
import type { FundReport } from '@/domain/fund-reports/fund-report';
import type { Services } from '@/views/app/services-context';
import { SettlementTab } from '@/views/fund/fund-reports/settlement-tab';
import { useReportEdit } from '@/views/fund/fund-reports/use-report-edit';

import { report } from '../../../domain/fund-reports/report-fixtures';
import { fakeServices, signedInAuth, Surroundings } from '../../shared/list/list-fixtures';

afterEach(cleanup);

const voucher = { ngayNop: '2026-11-09', soTien: 500_000 };
const chungTuNop: FundReport['chungTuNop'] = [
  { ...voucher, id: 'voucher-1', ma: 'NQ.2026.000001', trangThai: 7 },
  { ...voucher, id: 'voucher-2', ma: 'NQ.2026.000002', trangThai: 2 },
];
const shown = { ...report(), chungTuNop };

function Tab() {
  return <SettlementTab editRef={useReportEdit(shown)} isLocked />;
}

function renderTab(policies: readonly string[], culture = 'vi') {
  const lines = vi.fn<Services['fundReports']['lines']>().mockResolvedValue([]);
  render(
    <Surroundings
      services={fakeServices({ fundReports: { lines } }).services}
      authRef={signedInAuth(policies, culture)}
    >
      <Tab />
    </Surroundings>,
  );
}

it('B-01 P-02 leads to a voucher who may open it, and names it to whoever reads reports alone', async () => {
  renderTab(['DucLongPhatQuanLyQuy.BaoCaoQuy']);
  expect(await screen.findByText(/^NQ\.2026\.000001/u)).toBeDefined();
  expect(screen.queryAllByRole('link', { name: /^NQ\.2026\./u })).toEqual([]);

  cleanup();
  renderTab(['DucLongPhatQuanLyQuy.BaoCaoQuy', 'DucLongPhatQuanLyQuy.NopQuy']);
  const [first] = await screen.findAllByRole<HTMLAnchorElement>('link', { name: /^NQ\.2026\./u });
  expect(first?.pathname).toBe('/quan-ly-quy/nop-quy/voucher-1');
});

it('B-01 B-05 says of a voucher that has not been reconciled where it stands', async () => {
  renderTab(['DucLongPhatQuanLyQuy.NopQuy']);
  const entries = await screen.findAllByText(/^NQ\.2026\./u);
  const isWaiting = entries.map((link) => link.parentElement?.textContent.includes('Chờ đối soát'));
  expect(isWaiting).toEqual([false, true]);
});

it('B-01 C-03 the amount due is in Vietnamese words, and says so to the voice that reads an English page', async () => {
  renderTab([], 'en');
  const words = await screen.findByText(/ đồng\.\/\.$/u, { selector: 'span' });
  expect(words.lang).toBe('vi');
  expect(words.parentElement?.textContent).toBe(`In words: ${amountInWords(shown.tongPhaiNop)}./.`);
});
