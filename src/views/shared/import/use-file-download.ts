import { useCallback, useState } from 'react';

import type { Spreadsheet } from '@/services/spreadsheet/spreadsheet-writer';
import { useNotices } from '@/views/app/notices';
import { useServices } from '@/views/app/services-context';

/** Makes a small spreadsheet and hands it over at once; a failure is shown as the catalogue says. */
export function useFileDownload(): {
  readonly isMaking: boolean;
  readonly download: (spreadsheet: Spreadsheet, fileName: string) => void;
} {
  const { spreadsheets } = useServices();
  const notices = useNotices();
  const [isMaking, setIsMaking] = useState(false);

  const download = useCallback(
    (spreadsheet: Spreadsheet, fileName: string) => {
      const make = () => {
        setIsMaking(true);
        spreadsheets
          .write(spreadsheet, new AbortController().signal)
          .then((file) => {
            spreadsheets.save(file, fileName);
          })
          .catch((thrown: unknown) => {
            notices.report(thrown, make);
          })
          .finally(() => {
            setIsMaking(false);
          });
      };
      make();
    },
    [spreadsheets, notices],
  );
  return { isMaking, download };
}
