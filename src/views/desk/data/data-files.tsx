import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { largestDataFileBytes, DataFileProblem } from '@/domain/desk/data-sets';
import { todayAt } from '@/domain/format/calendar';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { FileButton } from '@/views/shared/files/file-button';

import { useDesk } from '../desk-context';
import { dataTexts } from './data-texts';
import { useDataAction } from './use-data-action';

/** The demo's rows as a file, and back. */
export function DataFiles() {
  const texts = useTexts(dataTexts);
  const { spreadsheets } = useServices();
  const { data } = useDesk().desk;
  const { run, isBusy } = useDataAction();

  const exportFile = () => {
    run({
      action: async () => {
        const text = await data.exported();
        const file = new Blob([text], { type: 'application/json' });
        spreadsheets.save(file, `du-lieu-demo-${todayAt(Date.now())}.json`);
      },
    });
  };
  const importFile = (file: File) => {
    run({
      question: texts('data.importQuestion', { name: file.name }),
      action: async () => {
        if (file.size > largestDataFileBytes) {
          throw new DataFileProblem('tooLarge');
        }
        await data.takeFile(await file.text());
      },
    });
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" color="secondary" startIcon={<DownloadIcon />} disabled={isBusy} onClick={exportFile}>
        {texts('data.export')}
      </Button>
      <FileButton
        label={texts('data.import')}
        inputLabel={texts('data.importInput')}
        accept=".json,application/json"
        variant="outlined"
        icon={<UploadIcon />}
        onFiles={([file]) => {
          if (file !== undefined) {
            importFile(file);
          }
        }}
      />
    </Box>
  );
}
