import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';

import type { SubmissionSnapshot } from '@/machines/submission-machine';
import type { Spreadsheet } from '@/services/spreadsheet/spreadsheet-writer';
import { useNotices } from '@/views/app/notices';
import { useServices } from '@/views/app/services-context';

import { onTrouble, useSubmission } from '../use-submission';

type Wanted = { readonly spreadsheet: Spreadsheet; readonly fileName: string };

/** Makes a small spreadsheet and hands it over at once; a failure is shown as the catalogue says. */
export function useFileDownload(): {
  readonly isMaking: boolean;
  readonly download: (spreadsheet: Spreadsheet, fileName: string) => void;
} {
  const { spreadsheets } = useServices();
  const notices = useNotices();
  const fileRef = useSubmission(async ({ spreadsheet, fileName }: Wanted, signal) => {
    spreadsheets.save(await spreadsheets.write(spreadsheet, signal), fileName);
  });
  const isMaking = useSelector(fileRef, (snapshot: SubmissionSnapshot<Wanted>) => snapshot.hasTag('busy'));

  useEffect(() => {
    const subscription = onTrouble(fileRef, notices.report);
    return () => {
      subscription.unsubscribe();
    };
  }, [fileRef, notices]);

  const download = useCallback(
    (spreadsheet: Spreadsheet, fileName: string) => {
      fileRef.send({ type: 'submission.begin' });
      fileRef.send({ type: 'submission.submit', input: { spreadsheet, fileName } });
    },
    [fileRef],
  );
  return { isMaking, download };
}
