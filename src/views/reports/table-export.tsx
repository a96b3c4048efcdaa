import { useSelector } from '@xstate/react';

import type { ReportFilters, ReportRow } from '@/domain/reports/report';
import { ExportFrame } from '@/views/shared/list/export/export-frame';
import { useExport, type ExportCalls } from '@/views/shared/list/export/use-export';

import { reportFileName, type WantedFile } from './report-file';
import { reportSpreadsheet } from './report-spreadsheet';
import type { ReportWords } from './report-words';

type TableExportProps = {
  /** As it stood when the file was asked for: what the report shows meanwhile does not change the file. */
  readonly wanted: WantedFile;
  readonly words: ReportWords;
  readonly onClose: () => void;
};

const explanations = { xlsx: 'table.export', csv: 'table.exportText' } as const;

/** The file of a report that is one table, in the kind that is chosen. That of R4 has people behind it: `UnpaidExport`. */
export function TableExport({ wanted, words, onClose }: TableExportProps) {
  const { report, filters } = wanted.answered;
  const total = report.nhom.length;
  const exportRef = useExport(tableCalls(wanted), { query: filters, total });
  const format = useSelector(exportRef, ({ context }) => context.format);
  return (
    <ExportFrame exportRef={exportRef} total={total} onClose={onClose}>
      {words.text(explanations[format], { n: words.formats.number(total) })}
    </ExportFrame>
  );
}

/** The rows are those of the answer that is shown. The file is noted before it is handed over, as that of R4 is. */
function tableCalls({ description, answered, facts }: WantedFile): ExportCalls<ReportRow, ReportFilters> {
  const { filters, report } = answered;
  const { nhom } = report;
  return {
    fileName: reportFileName(description),
    fetchPage: (_services, _filters, { page, pageSize }) =>
      Promise.resolve({ totalCount: nhom.length, items: nhom.slice(page * pageSize, (page + 1) * pageSize) }),
    writeFile: async ({ spreadsheets, reports }, { rows, format }, signal) => {
      const file = await spreadsheets.write(reportSpreadsheet(description, answered, facts), signal, { format });
      await reports.noteExport(description.code, { rowCount: rows.length, filters }, signal);
      return file;
    },
  };
}
