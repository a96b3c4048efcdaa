// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { formatMoney } from '@/domain/format/numbers';
import type { RevenueReport } from '@/domain/revenue-reports/revenue-report';
import { RevenueSettlementFacts } from '@/views/fund/revenue-reports/revenue-facts';
import { RevenuePaper } from '@/views/fund/revenue-reports/revenue-paper';

import { fakeServices, signedInAuth, Surroundings } from '../../shared/list/list-fixtures';

afterEach(cleanup);

/** A report of 5.000.001 đồng that was rejected: it owes nothing (docs/api/parts/revenue-reports.yaml). */
const rejected = {
  id: 'report-1',
  ma: 'BCDT.2022Q1.DV0007',
  donViTen: 'Công ty Cổ phần Nhân lực Lam Giang',
  nam: 2022,
  quy: 1,
  ngayQt: null,
  trangThai: 5,
  chiTiet: [],
  soLaoDong: 0,
  dtNld: 500_000_001,
  dtNuocNgoai: 0,
  tongDoanhThu: 500_000_001,
  tyLe: 1,
  duNoKyTruoc: 0,
  nopThuaKyTruoc: 0,
  daNop: 0,
  phaiNopTrongKy: 5_000_001,
  tongPhaiNop: 5_000_001,
  noChuyenKySau: 0,
  nopThua: 0,
} as unknown as RevenueReport;

function show(report: RevenueReport, part: 'facts' | 'paper', culture = 'vi') {
  render(
    <Surroundings services={fakeServices().services} authRef={signedInAuth([], culture)}>
      {part === 'facts' ? (
        <RevenueSettlementFacts report={report} />
      ) : (
        <RevenuePaper report={report} takenAt="2026-11-15T09:00:00.000" onClose={() => undefined} />
      )}
    </Surroundings>,
  );
}

it('B-06 a rejected report shows what it came to, and no debt that nobody owes', () => {
  show(rejected, 'facts');
  const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect([valueOf('Tổng số tiền phải nộp'), valueOf('Số tiền nợ chuyển kỳ sau')]).toEqual([
    formatMoney(5_000_001),
    formatMoney(0),
  ]);
});

it('B-06 C-03 an amount’s words are in Vietnamese, and say so to the voice that reads an English page', () => {
  show(rejected, 'facts', 'en');
  const words = screen.getByText(/^Năm triệu không trăm/u);
  expect(words.lang).toBe('vi');
  expect(words.parentElement?.textContent).toMatch(/^In words: Năm triệu .* đồng\.\/\.$/u);
});

it('B-06 the paper says what was paid too much, where it was', () => {
  show({ ...rejected, trangThai: 4, daNop: 6_000_000, nopThua: 999_999 }, 'paper');
  expect(screen.getByText('Số tiền nộp thừa chuyển kỳ sau').closest('tr')?.textContent).toContain('999.999');
  cleanup();
  show(rejected, 'paper');
  expect(screen.queryByText('Số tiền nộp thừa chuyển kỳ sau')).toBeNull();
});
