import { useSelector } from '@xstate/react';

import { AppError } from '@/domain/errors/app-error';
import { policies } from '@/domain/policies/policy-names';
import type { Report, ReportFilters, UnpaidContract } from '@/domain/reports/report';
import type { ReportsApi } from '@/services/api/reports-api';
import { useGranted } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { ExportFrame } from '@/views/shared/list/export/export-frame';
import { exportTexts } from '@/views/shared/list/export/export-texts';
import { useExport, writeSliced, type ExportCalls } from '@/views/shared/list/export/use-export';

import { reportFileName, type WantedFile } from './report-file';
import { reportSpreadsheet } from './report-spreadsheet';
import type { ReportWords } from './report-words';

type UnpaidExportProps = {
  /** As it stood when the file was asked for: what the report shows meanwhile does not change the file. */
  readonly wanted: WantedFile;
  readonly words: ReportWords;
  readonly onClose: () => void;
};

const explanations = { xlsx: 'people.export', csv: 'people.exportText' } as const;

/** The file of R4 with everybody behind it: long work, with the figure, the limit and the ways out of an export. */
export function UnpaidExport({ wanted, words, onClose }: UnpaidExportProps) {
  const { report, filters } = wanted.answered;
  const total = Number(report.tong['soChuaDong'] ?? 0);
  const exportRef = useExport(unpaidCalls(wanted), { query: filters, total });
  const format = useSelector(exportRef, ({ context }) => context.format);
  const texts = useTexts(exportTexts);
  // Whoever may see whole numbers gets them in the file, too.
  const areWhole = useGranted(policies.workersViewSensitive);
  return (
    <ExportFrame exportRef={exportRef} total={total} onClose={onClose}>
      {words.text(explanations[format], { n: words.formats.number(total) })}
      {areWhole ? '' : ` ${texts('export.masked')}`}
    </ExportFrame>
  );
}

/** The file is noted before it is handed over: what could not be noted is not given away. */
function unpaidCalls({ description, answered, facts }: WantedFile): ExportCalls<UnpaidContract, ReportFilters> {
  return {
    fileName: reportFileName(description),
    fetchPage: ({ reports }, filters, page, signal) => reports.unpaid(filters, page, signal),
    writeFile: async ({ spreadsheets, reports }, wanted, signal) => {
      const summed = wanted.format === 'csv' ? answered : await sumsOf(wanted.rows, signal, reports);
      const workbookOf = (some: typeof wanted.rows) => reportSpreadsheet(description, summed, facts, some);
      const file = await writeSliced(spreadsheets, wanted, workbookOf, signal);
      const taken = { rowCount: wanted.rows.length, filters: answered.filters };
      await reports.noteExport(description.code, taken, signal);
      return file;
    },
  };

  /** The report as it is shown, or read anew where somebody has come or gone since; text holds no sums. */
  async function sumsOf(people: readonly UnpaidContract[], signal: AbortSignal, reports: ReportsApi) {
    if (isSumOf(people, answered.report)) {
      return answered;
    }
    const report = await reports.get(description.code, answered.filters, signal);
    if (!isSumOf(people, report)) {
      throw new AppError('export.failed', { detail: 'The people are others than those of the sums.' });
    }
    return { ...answered, report };
  }
}

function isSumOf(people: readonly UnpaidContract[], { tong }: Report): boolean {
  return tong['soChuaDong'] === people.length && tong['tong'] === people.reduce((sum, one) => sum + one.tong, 0);
}
