import type { DocumentLine, DocumentReport } from '@/domain/document-reports/document-report';
import { usagePercent } from '@/domain/document-reports/stock-rules';
import { formatNumber, formatPercent } from '@/domain/format/numbers';
import { documents } from '@/domain/reference/documents';
import { markets } from '@/domain/reference/markets';
import { useTexts } from '@/views/app/localization-context';
import { fundHeading, openPlace } from '@/views/shared/print/paper-words';
import { PrintPage, Signatures } from '@/views/shared/print/print-page';
import { PrintPreview } from '@/views/shared/print/print-preview';
import { PrintTable, type PrintColumn } from '@/views/shared/print/print-table';

import { periodInPrint, unitSignatories } from '../quarter-reports/print-words';
import { documentPaperWords as words } from './document-paper-words';
import { documentTexts } from './document-texts';

type PaperProps = {
  readonly report: DocumentReport;
  /** ISO moment. */
  readonly takenAt: string;
  readonly onClose: () => void;
};

/** Báo cáo quỹ theo sử dụng tài liệu, the paper that the unit signs and seals. */
export function DocumentPaper({ report, takenAt, onClose }: PaperProps) {
  const texts = useTexts(documentTexts);
  return (
    <PrintPreview title={`${texts('print.report')} ${report.ma}`} onClose={onClose}>
      <PrintPage
        organisation={{ name: report.donViTen }}
        title={words.reportTitle}
        subtitle={`${words.period} ${periodInPrint(report)} – ${words.no} ${report.ma}`}
        orientation="landscape"
        takenAt={takenAt}
      >
        <PrintTable
          rows={report.chiTiet}
          keyOf={({ id }) => id}
          unit={words.unit}
          columns={[
            { ...documentColumn, width: '30%' },
            marketColumn,
            ...(['tonDau', 'nhan', 'daCap', 'hongMat', 'tonCuoi', 'deNghi'] as const).map(
              (field): PrintColumn<DocumentLine> => ({
                key: field,
                header: words[field],
                align: 'right',
                value: (line) => formatNumber(line[field]),
                total: formatNumber(report[field]),
              }),
            ),
            {
              key: 'usage',
              header: words.usage,
              align: 'right',
              value: (line) => percentText(usagePercent(line)),
              total: percentText(usagePercent(report)),
            },
          ]}
        />
        <Signatures place={openPlace} day={report.ngayQt ?? undefined} signatories={unitSignatories} />
      </PrintPage>
    </PrintPreview>
  );
}

/** Phiếu xuất tài liệu: what the Fund hands out after an approval. */
export function IssuePaper({ report, takenAt, onClose }: PaperProps) {
  const texts = useTexts(documentTexts);
  const { ma, donViTen, chiTiet, duocDuyet, ngayDuyet } = report;
  const granted = chiTiet.filter((line) => (line.duocDuyet ?? 0) > 0);
  return (
    <PrintPreview title={`${texts('print.issue')} ${ma}`} onClose={onClose}>
      <PrintPage
        organisation={fundHeading}
        title={words.issueTitle}
        subtitle={`${words.basedOn} ${ma} – ${periodInPrint(report)}`}
        takenAt={takenAt}
      >
        <p>
          {words.receiver} <strong>{donViTen}</strong>
        </p>
        <PrintTable
          rows={granted}
          keyOf={({ id }) => id}
          unit={words.unit}
          columns={[
            { ...documentColumn, width: '44%' },
            marketColumn,
            {
              key: 'deNghi',
              header: words.deNghi,
              align: 'right',
              value: ({ deNghi }) => formatNumber(deNghi),
            },
            {
              key: 'duocDuyet',
              header: words.granted,
              align: 'right',
              value: (line) => formatNumber(line.duocDuyet ?? 0),
              total: formatNumber(duocDuyet ?? 0),
            },
          ]}
        />
        <Signatures
          place={words.place}
          day={ngayDuyet ?? undefined}
          signatories={[
            { title: words.receiverSigns },
            { title: words.storekeeper },
            { title: words.maker },
            { title: words.director },
          ]}
        />
      </PrintPage>
    </PrintPreview>
  );
}

const documentColumn: PrintColumn<DocumentLine> = {
  key: 'taiLieu',
  header: words.document,
  value: ({ taiLieuId }) => documents.find(({ id }) => id === taiLieuId)?.ten ?? taiLieuId,
};

const marketColumn: PrintColumn<DocumentLine> = {
  key: 'thiTruong',
  header: words.market,
  value: ({ thiTruongId }) =>
    thiTruongId === null ? words.allMarkets : (markets.find(({ id }) => id === thiTruongId)?.ten ?? thiTruongId),
};

function percentText(percent: number | undefined): string {
  return percent === undefined ? '' : formatPercent(percent);
}
