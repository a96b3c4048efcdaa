import { formatNumber, formatPercent } from '@/domain/format/numbers';
import { markets } from '@/domain/reference/markets';
import type { RevenueReport } from '@/domain/revenue-reports/revenue-report';
import { revenueSums } from '@/domain/revenue-reports/revenue-rules';
import { useTexts } from '@/views/app/localization-context';
import { openPlace } from '@/views/shared/print/paper-words';
import { AmountInWords, PrintPage, Signatures } from '@/views/shared/print/print-page';
import { PrintPreview } from '@/views/shared/print/print-preview';
import { PrintTable } from '@/views/shared/print/print-table';

import { periodInPrint, unitSignatories } from '../quarter-reports/print-words';
import { revenuePaperWords as words } from './revenue-paper-words';
import { revenueTexts } from './revenue-texts';

type RevenuePaperProps = {
  readonly report: RevenueReport;
  /** ISO moment. */
  readonly takenAt: string;
  readonly onClose: () => void;
};

/** Báo cáo quyết toán theo doanh thu, the paper that the unit signs and seals. */
export function RevenuePaper({ report, takenAt, onClose }: RevenuePaperProps) {
  const texts = useTexts(revenueTexts);
  const { chiTiet, donViTen, ma, ngayQt } = report;
  const settlement: readonly (readonly [string, string])[] = [
    [words.revenue, formatNumber(report.tongDoanhThu)],
    [words.rate, formatPercent(report.tyLe)],
    [words.due, formatNumber(report.phaiNopTrongKy)],
    [words.broughtForward, formatNumber(report.duNoKyTruoc)],
    ...(report.nopThuaKyTruoc === 0 ? [] : [[words.credit, formatNumber(report.nopThuaKyTruoc)] as const]),
    [words.totalDue, formatNumber(report.tongPhaiNop)],
    [words.paid, formatNumber(report.daNop)],
    [words.carriedForward, formatNumber(report.noChuyenKySau)],
    ...(report.nopThua === 0 ? [] : [[words.overpaid, formatNumber(report.nopThua)] as const]),
  ];
  return (
    <PrintPreview title={`${texts('print.report')} ${ma}`} onClose={onClose}>
      <PrintPage
        organisation={{ name: donViTen }}
        title={words.title}
        subtitle={`${words.period} ${periodInPrint(report)} – ${words.no} ${ma}`}
        takenAt={takenAt}
      >
        <p>
          <strong>{words.revenuePart}</strong>
        </p>
        <PrintTable
          rows={chiTiet}
          keyOf={({ thiTruongId }) => thiTruongId}
          unit={words.unit}
          columns={[
            {
              key: 'thiTruong',
              header: words.market,
              width: '28%',
              value: ({ thiTruongId }) => markets.find(({ id }) => id === thiTruongId)?.ten ?? thiTruongId,
            },
            {
              key: 'soLaoDong',
              header: words.workers,
              align: 'right',
              value: ({ soLaoDong }) => formatNumber(soLaoDong),
              total: formatNumber(report.soLaoDong),
            },
            {
              key: 'dtNld',
              header: words.fromWorkers,
              align: 'right',
              value: ({ dtNld }) => formatNumber(dtNld),
              total: formatNumber(report.dtNld),
            },
            {
              key: 'dtNuocNgoai',
              header: words.fromAbroad,
              align: 'right',
              value: ({ dtNuocNgoai }) => formatNumber(dtNuocNgoai),
              total: formatNumber(report.dtNuocNgoai),
            },
            {
              key: 'tong',
              header: words.sum,
              align: 'right',
              value: (line) => formatNumber(revenueSums([line]).tongDoanhThu),
              total: formatNumber(report.tongDoanhThu),
            },
          ]}
        />
        <p>
          <strong>{words.settlementPart}</strong>
        </p>
        <PrintTable
          rows={settlement}
          keyOf={([label]) => label}
          columns={[
            { key: 'label', header: words.item, width: '64%', value: ([label]) => label },
            { key: 'value', header: words.amount, align: 'right', value: ([, value]) => value },
          ]}
        />
        <AmountInWords amount={report.tongPhaiNop} />
        <Signatures place={openPlace} day={ngayQt ?? undefined} signatories={unitSignatories} />
      </PrintPage>
    </PrintPreview>
  );
}
