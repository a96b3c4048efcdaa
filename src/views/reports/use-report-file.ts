import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import type { ReportDescription } from '@/domain/reports/report-description';
import type { SubmissionSnapshot } from '@/machines/submission-machine';
import { useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';
import { useServices } from '@/views/app/services-context';
import { exportFileName } from '@/views/shared/list/list-spreadsheet';
import { onTrouble, useSubmission } from '@/views/shared/use-submission';

import type { AnsweredReport, PaperFacts } from './report-paper-content';
import { reportSpreadsheet } from './report-spreadsheet';

/** What a workbook is made of. */
export type WantedFile = {
  readonly description: ReportDescription;
  readonly answered: AnsweredReport;
  readonly facts: PaperFacts;
};

/**
 * Makes the workbook of a report that is one answer and hands it over; a failure is told as ever. That of R4, with
 * everybody behind it, is long work: `UnpaidExport`.
 */
export function useReportFile(): { readonly isMaking: boolean; readonly make: (wanted: WantedFile) => void } {
  const { spreadsheets, reports } = useServices();
  const notices = useNotices();
  const common = useTexts(commonTexts);
  const fileRef = useSubmission(async ({ description, answered, facts }: WantedFile, signal) => {
    const file = await spreadsheets.write(reportSpreadsheet(description, answered, facts), signal);
    await reports.noteExport(description.code, answered.report.nhom.length, signal);
    spreadsheets.save(file, exportFileName(reportFileName(description), Date.now()));
  });
  const isMaking = useSelector(fileRef, (snapshot: SubmissionSnapshot<WantedFile>) => snapshot.hasTag('busy'));

  useEffect(() => {
    const subscriptions = [
      onTrouble(fileRef, notices.report),
      fileRef.on('submission.done', () => {
        notices.success(common('toast.exported'));
      }),
    ];
    return () => {
      for (const subscription of subscriptions) {
        subscription.unsubscribe();
      }
    };
  }, [fileRef, notices, common]);

  return {
    isMaking,
    make: (wanted) => {
      fileRef.send({ type: 'submission.begin' });
      fileRef.send({ type: 'submission.submit', input: wanted });
    },
  };
}

/** First part of a file's name (domain dictionary §6). @example 'BaoCao_LaoDongXuatCanh' */
export function reportFileName({ fileName }: ReportDescription): string {
  return `BaoCao_${fileName}`;
}
