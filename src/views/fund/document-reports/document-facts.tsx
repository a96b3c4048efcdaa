import { Typography } from '@mui/material';

import type { DocumentLine, DocumentReport } from '@/domain/document-reports/document-report';
import { usagePercent } from '@/domain/document-reports/stock-rules';
import { missingValue } from '@/domain/format/identities';
import { formatNumber, formatPercent } from '@/domain/format/numbers';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useNames } from '@/views/shared/list/cells/use-names';

import { ReportCard, ReportTable, type ReportTableColumn } from '../quarter-reports/report-table';
import { documentTexts } from './document-texts';

const lookups = ['tai-lieu', 'thi-truong'] as const;
const figures = ['tonDau', 'nhan', 'daCap', 'hongMat', 'tonCuoi', 'deNghi', 'duocDuyet'] as const;

/** Danh sách tài liệu, for reading. */
export function DocumentLinesFacts({ report }: { readonly report: DocumentReport }) {
  const texts = useTexts(documentTexts);
  const { language } = useLocalizer();
  const names = useNames(lookups);
  const count = (value: number | null) => (value === null ? missingValue : formatNumber(value, language));
  const percent = (value: number | undefined) => (value === undefined ? missingValue : formatPercent(value, language));
  const columns: readonly ReportTableColumn<DocumentLine>[] = [
    {
      key: 'taiLieuId',
      header: texts('line.taiLieuId'),
      value: ({ taiLieuId, lyDoSuaTonDau, tonCuoiKyTruoc }) => (
        <>
          {names.of('tai-lieu', taiLieuId)}
          {lyDoSuaTonDau === null ? null : (
            <Typography variant="caption" color="textSecondary" component="div">
              {texts('line.corrected', { n: count(tonCuoiKyTruoc), reason: lyDoSuaTonDau })}
            </Typography>
          )}
        </>
      ),
      total: texts('line.total'),
    },
    {
      key: 'thiTruongId',
      header: texts('line.thiTruongId'),
      value: ({ thiTruongId }) =>
        thiTruongId === null ? texts('line.allMarkets') : names.of('thi-truong', thiTruongId),
    },
    ...figures.map((field): ReportTableColumn<DocumentLine> => ({
      key: field,
      header: texts(`line.${field}`),
      isNumber: true,
      value: (line) => count(line[field]),
      total: count(report[field]),
    })),
    {
      key: 'usage',
      header: texts('line.usage'),
      isNumber: true,
      value: (line) => percent(usagePercent(line)),
      total: percent(usagePercent(report)),
    },
  ];
  return (
    <ReportCard title={texts('document.lines')}>
      <ReportTable
        label={texts('document.lines')}
        columns={columns}
        rows={report.chiTiet}
        keyOf={({ id }) => id}
        emptyText={texts('document.noLines')}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {texts('document.departures', { n: formatNumber(report.soXuatCanh, language) })}
      </Typography>
    </ReportCard>
  );
}
