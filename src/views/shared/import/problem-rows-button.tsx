import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';

import { useTexts } from '@/views/app/localization-context';

import { exportFileName } from '../list/export/list-spreadsheet';
import type { ImportDescription } from './import-description';
import { problemSpreadsheet } from './import-spreadsheets';
import { importTexts } from './import-texts';
import { useFileDownload } from './use-file-download';

type ProblemRowsButtonProps<Input> = {
  readonly description: ImportDescription<Input>;
  readonly rows: Parameters<typeof problemSpreadsheet>[0];
  readonly label: string;
};

/** Hands back the rows that did not come in, with what is wrong with them; nothing where there are none. */
export function ProblemRowsButton<Input>({ description, rows, label }: ProblemRowsButtonProps<Input>) {
  const texts = useTexts(importTexts);
  const { isMaking, download } = useFileDownload();
  return rows.length === 0 ? null : (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<FileDownloadIcon />}
      disabled={isMaking}
      onClick={() => {
        const fileName = exportFileName(`${description.fileName}_Loi`, Date.now());
        download({ spreadsheet: problemSpreadsheet(rows, description.columns, texts), fileName });
      }}
    >
      {label}
    </Button>
  );
}
