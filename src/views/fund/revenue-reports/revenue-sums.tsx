import { formatMoney, formatPercent } from '@/domain/format/numbers';
import type { Settlement } from '@/domain/fund/settlement';
import type { RevenueAccount } from '@/domain/revenue-reports/revenue-rules';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { ReportSums } from '../quarter-reports/report-sums';
import { revenueTexts } from './revenue-texts';

type RevenueSumsProps = {
  /** Integer đồng. */
  readonly tongDoanhThu: number;
  /** Per cent. */
  readonly tyLe: number;
  /** As it is reckoned while it is typed, or as the stored report has it: a rejected one owes nothing. */
  readonly account: RevenueAccount & Settlement;
};

/** From the revenue to the debt carried forward (M1–M3). */
export function RevenueSums({ tongDoanhThu, tyLe, account }: RevenueSumsProps) {
  const texts = useTexts(revenueTexts);
  const { language } = useLocalizer();
  const money = (amount: number) => formatMoney(amount, language);
  const { phaiNopTrongKy, tongPhaiNop, noChuyenKySau, nopThua, duNoKyTruoc, nopThuaKyTruoc, daNop } = account;
  return (
    <ReportSums
      sums={[
        { label: texts('settle.tongDoanhThu'), value: money(tongDoanhThu), tone: 'strong' },
        { label: texts('settle.tyLe'), value: formatPercent(tyLe, language) },
        { label: texts('settle.phaiNopTrongKy'), value: money(phaiNopTrongKy) },
        { label: texts('settle.duNoKyTruoc'), value: money(duNoKyTruoc) },
        ...(nopThuaKyTruoc === 0 ? [] : [{ label: texts('settle.nopThuaKyTruoc'), value: money(-nopThuaKyTruoc) }]),
        { label: texts('settle.tongPhaiNop'), value: money(tongPhaiNop), tone: 'strong' },
        { label: texts('settle.daNop'), value: money(daNop) },
        {
          label: texts('settle.noChuyenKySau'),
          value: money(noChuyenKySau),
          tone: noChuyenKySau > 0 ? 'owed' : undefined,
        },
        ...(nopThua === 0 ? [] : [{ label: texts('settle.nopThua'), value: money(nopThua) }]),
      ]}
    />
  );
}
