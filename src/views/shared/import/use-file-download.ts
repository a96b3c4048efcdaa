import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';

import type { SubmissionSnapshot } from '@/machines/records/submission-machine';
import type { Spreadsheet } from '@/services/spreadsheet/spreadsheet-writer';
import { useNotices } from '@/views/app/notices';
import { useServices } from '@/views/app/services-context';

import { onTrouble, useSubmission } from '../use-submission';

type Wanted = {
  readonly spreadsheet: Spreadsheet;
  readonly fileName: string;
  /** Has the log say that people's data are taken away; without its word nothing is handed over. */
  readonly note?: ((signal: AbortSignal) => Promise<void>) | undefined;
};

/** Makes a small spreadsheet and hands it over at once; a failure is shown as the catalogue says. */
export function useFileDownload(): {
  readonly isMaking: boolean;
  readonly download: (wanted: Wanted) => void;
} {
  const { spreadsheets } = useServices();
  const notices = useNotices();
  const fileRef = useSubmission(async ({ spreadsheet, fileName, note }: Wanted, signal) => {
    const file = await spreadsheets.write(spreadsheet, signal);
    await note?.(signal);
    spreadsheets.save(file, fileName);
  });
  const isMaking = useSelector(fileRef, (snapshot: SubmissionSnapshot<Wanted>) => snapshot.hasTag('busy'));

  useEffect(() => {
    const subscription = onTrouble(fileRef, notices.report);
    return () => {
      subscription.unsubscribe();
    };
  }, [fileRef, notices]);

  const download = useCallback(
    (input: Wanted) => {
      fileRef.send({ type: 'submission.begin' });
      fileRef.send({ type: 'submission.submit', input });
    },
    [fileRef],
  );
  return { isMaking, download };
}
