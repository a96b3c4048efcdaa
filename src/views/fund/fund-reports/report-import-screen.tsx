import { useMemo } from 'react';
import { useParams } from 'wouter';

import type { FundReportLineInput } from '@/domain/fund-reports/fund-report';
import { createLineRowReader, withOtherLines } from '@/domain/fund-reports/line-import';
import { lineImportColumns } from '@/domain/fund-reports/line-import-columns';
import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { href } from '@/domain/navigation/routes';
import { fundReportWorkflow } from '@/machines/workflows/fund-report-workflow-machine';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import type { ImportDescription } from '@/views/shared/import/import-description';
import { ImportScreen } from '@/views/shared/import/import-screen';
import { PageHeading } from '@/views/shared/page-heading';
import { LockedRecord } from '@/views/shared/record/locked-record';
import { noPause, useLiveAnswer } from '@/views/shared/use-live-answer';
import { useWhyLocked } from '@/views/shared/workflow/use-why-locked';

/** Nhập Excel: the workers of a report from a file (domain dictionary §5.1, register B-01). */
export function ReportImportScreen() {
  const { reportId } = useParams<{ reportId: string }>();
  const texts = useTexts(navigationTexts);
  const title = texts('page.fundReportImport');
  const { fundReports } = useServices();
  // Sent meanwhile, or never open to this person: as with a form, nobody shall choose a file and check it for nothing.
  const { answer: report } = useLiveAnswer(reportId, (id, signal) => fundReports.get(id, signal), noPause);
  const whyLocked = useWhyLocked(fundReportWorkflow);
  const lockedBecause = report === undefined ? undefined : whyLocked(report);
  const description = useMemo<ImportDescription<FundReportLineInput>>(
    () => ({
      title,
      columns: lineImportColumns,
      titleField: 'hoTen',
      fileName: 'Mau_DanhSachNguoiLaoDong',
      listHref: href('fundReport', { reportId }),
      prepare: async ({ fundReports, lookups }, signal) => {
        const [report, markets, occupations] = await Promise.all([
          fundReports.get(reportId, signal),
          lookups.all('thi-truong'),
          lookups.all('nganh-nghe'),
        ]);
        return createLineRowReader({ markets, occupations }, report);
      },
      judgeTogether: async (rows, { fundReports }, signal) =>
        withOtherLines(await fundReports.lines(reportId, signal))(rows),
      send: ({ fundReports }, rows, key, signal) => fundReports.importRows(reportId, rows, key, signal),
    }),
    [title, reportId],
  );
  return lockedBecause === undefined ? (
    <ImportScreen description={description} />
  ) : (
    <>
      <PageHeading title={title} />
      <LockedRecord href={description.listHref} reason={lockedBecause} />
    </>
  );
}
