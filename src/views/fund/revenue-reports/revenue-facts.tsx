import { Alert, Typography } from '@mui/material';

import { formatDate } from '@/domain/format/dates';
import { formatMoney, formatNumber, formatPercent } from '@/domain/format/numbers';
import { amountInWords } from '@/domain/fund/amount-in-words';
import type { RevenueLine, RevenueReport } from '@/domain/revenue-reports/revenue-report';
import { revenueSums } from '@/domain/revenue-reports/revenue-rules';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useNames } from '@/views/shared/list/cells/use-names';

import { ReportCard, ReportTable, type ReportTableColumn } from '../quarter-reports/report-table';
import { RevenueSums } from './revenue-sums';
import { revenueTexts } from './revenue-texts';

const lookups = ['thi-truong'] as const;

/** Doanh thu theo thị trường, for reading. */
export function RevenueLinesFacts({ report }: { readonly report: RevenueReport }) {
  const texts = useTexts(revenueTexts);
  const { language } = useLocalizer();
  const names = useNames(lookups);
  const money = (amount: number) => formatMoney(amount, language);
  const columns: readonly ReportTableColumn<RevenueLine>[] = [
    {
      key: 'thiTruongId',
      header: texts('line.thiTruongId'),
      value: ({ thiTruongId }) => names.of('thi-truong', thiTruongId),
      total: texts('line.total'),
    },
    {
      key: 'soLaoDong',
      header: texts('line.soLaoDong'),
      isNumber: true,
      value: ({ soLaoDong }) => formatNumber(soLaoDong, language),
      total: formatNumber(report.soLaoDong, language),
    },
    {
      key: 'dtNld',
      header: texts('line.dtNld'),
      isNumber: true,
      value: ({ dtNld }) => money(dtNld),
      total: money(report.dtNld),
    },
    {
      key: 'dtNuocNgoai',
      header: texts('line.dtNuocNgoai'),
      isNumber: true,
      value: ({ dtNuocNgoai }) => money(dtNuocNgoai),
      total: money(report.dtNuocNgoai),
    },
    {
      key: 'tong',
      header: texts('line.tong'),
      isNumber: true,
      value: (line) => money(revenueSums([line]).tongDoanhThu),
      total: money(report.tongDoanhThu),
    },
  ];
  return (
    <ReportCard title={texts('revenue.lines')}>
      {report.tyLeDenNgay === null ? null : (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {texts('revenue.untilDay', {
            rate: formatPercent(report.tyLe, language),
            day: formatDate(report.tyLeDenNgay),
          })}
        </Alert>
      )}
      {report.khongPhatSinh ? (
        <Typography>{texts('revenue.nil')}</Typography>
      ) : (
        <ReportTable
          label={texts('revenue.lines')}
          columns={columns}
          rows={report.chiTiet}
          keyOf={({ thiTruongId }) => thiTruongId}
          emptyText={texts('revenue.noLines')}
        />
      )}
    </ReportCard>
  );
}

/** Quyết toán, as it stands. */
export function RevenueSettlementFacts({ report }: { readonly report: RevenueReport }) {
  const texts = useTexts(revenueTexts);
  return (
    <ReportCard title={texts('settle.title')}>
      <RevenueSums tongDoanhThu={report.tongDoanhThu} tyLe={report.tyLe} account={report} />
      <Typography sx={{ mt: 1, fontStyle: 'italic' }}>
        {texts('settle.words')} <span lang="vi">{amountInWords(report.tongPhaiNop)}./.</span>
      </Typography>
    </ReportCard>
  );
}
